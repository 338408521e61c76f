#include "app/cli/saving.h"

#include "app/cli/path_options.h"
#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "core/model/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

fs::path resolved(const fs::path& path) {
    std::error_code error;
    auto result = fs::weakly_canonical(path, error);
    if (error)
        result = files::absolutePath(path);
    return result.has_filename() ? result : result.parent_path();
}

/// The folder that a path of the command line is, or lies in; that of an archive for what is in it.
fs::path folderOf(const fs::path& path) {
    std::error_code error;
    auto folder = resolved(path);
    while (!fs::is_directory(folder, error) && folder.has_relative_path())
        folder = folder.parent_path();
    return folder;
}

fs::path commonOf(const fs::path& a, const fs::path& b) {
    fs::path common;
    for (auto i = a.begin(), k = b.begin(); i != a.end() && k != b.end() && *i == *k; ++i, ++k)
        common /= *i;
    return common;
}

} // namespace

CLI::Option* addOutputFolder(CLI::App& command, SaveOptions& to, const std::string& help) {
    return addPath(command, "-o,--output", to.outFolder, help)->type_name("FOLDER");
}

CLI::Option* addBothCopies(CLI::App& command, SaveOptions& to) {
    return command.add_flag("--both-copies", to.bothCopies,
                            "If the game has the same files in a second place, save them there as well");
}

void addSaveOptions(CLI::App& command, SaveOptions& to) {
    auto* into = addOutputFolder(command, to);
    addBothCopies(command, to)->excludes(into);
}

OutputTree::OutputTree(const SaveOptions& options, const InputOptions& inputs)
    : mirrors_(options.outFolder && (inputs.recursive || inputs.listFile)) {
    if (!mirrors_)
        return;
    for (const auto& path : inputs.paths)
        common_ = common_.empty() ? folderOf(path) : commonOf(common_, folderOf(path));
}

fs::path OutputTree::folderFor(const opening::OpenedDocument& document, const fs::path& out) const {
    if (!mirrors_)
        return out;
    const auto below = resolved(document.place.folder).lexically_relative(common_);
    return below.empty() || below == "." || *below.begin() == ".." ? out : out / below;
}

std::optional<files::SaveReport> Saving::save(opening::OpenedDocument& document, const model::Change& change) {
    if (!options_.outFolder && change.empty())
        return std::nullopt;
    if (auto* open = session_.openDocuments(); open != nullptr) {
        open->changed(document, change);
        return files::SaveReport{};
    }
    opening::UnsavedFiles unsaved;
    unsaved.follow(document.model, change);
    return write(document, unsaved);
}

std::optional<files::SaveReport> Saving::write(opening::OpenedDocument& document,
                                               const opening::UnsavedFiles& unsaved) {
    std::optional<fs::path> out;
    if (options_.outFolder)
        out = tree_.folderFor(document, *options_.outFolder);
    opening::HeldBefore held;
    held.remember(document.place);
    // Use the names to be written: a converted file may have another name.
    const auto pending = out ? opening::pendingInto(*document.system, document.model, *out)
                             : opening::pendingInPlace(*document.system, document.model, document.place, {}, &unsaved);
    const auto& names = pending.names;
    const auto twice =
        std::ranges::find_if(names, [&](const auto& name) { return out && writtenPaths_.contains(*out / name); });
    if (twice != names.end()) {
        session_.add({files::FileErrorKind::Other, *out / *twice,
                      fmt::format("was already written for another document; {} was not saved. --recursive keeps "
                                  "the folders of the input apart",
                                  files::toText(document.shownPath)),
                      std::nullopt});
        return std::nullopt;
    }
    auto saved = opening::write(pending, {.replaceChanged = options_.replace || out});
    if (!saved) {
        session_.add(std::move(saved.error()));
        return std::nullopt;
    }
    opening::updatePlace(document.place, pending, *saved);
    if (out) {
        for (const auto& name : names)
            writtenPaths_.insert(*out / name);
    }
    for (const auto& warning : saved->warnings)
        session_.log().warn("{}", warning);
    if (options_.bothCopies) {
        held.saved(pending, *saved);
        saveCopies(document, held, *saved);
    }
    return std::move(*saved);
}

void Saving::saveCopies(const opening::OpenedDocument& document, const opening::HeldBefore& held,
                        files::SaveReport& saved) {
    const auto copies = opening::otherCopies(*document.system, document.place, held);
    if (!copies) {
        session_.add(copies.error());
        return;
    }
    const bool replaces = options_.replace || options_.replaceCopies;
    for (const auto& copy : *copies) {
        if (!copy.foreign.empty() || !copy.missing.empty())
            session_.log().warn("{}", opening::describe(copy, replaces));
        const auto& pending = replaces ? copy.replacing : copy.pending;
        if (pending.files.empty())
            continue;
        auto written = opening::write(pending);
        if (!written) {
            session_.add(std::move(written.error()));
            continue;
        }
        for (const auto& warning : written->warnings)
            session_.log().warn("{}", warning);
        std::ranges::move(written->files, std::back_inserter(saved.files));
        std::ranges::move(written->backupSets, std::back_inserter(saved.backupSets));
    }
}

files::SaveOptions withoutBackups() {
    files::SaveOptions options;
    options.keepBackups = 0;
    return options;
}

Json toJson(const std::optional<files::SaveReport>& saved) {
    auto paths = Json::array();
    auto backups = Json::array();
    if (saved) {
        for (const auto& file : saved->files) {
            if (file.as != files::SavedAs::Unchanged)
                paths.push_back(files::toText(file.target));
        }
        for (const auto& folder : saved->backupSets)
            backups.push_back(files::toText(folder));
    }
    return {{"saved", std::move(paths)}, {"backups", std::move(backups)}};
}

std::optional<files::SaveReport> saveFiles(std::span<const files::PendingFile> files, Session& session,
                                           const files::SaveOptions& options) {
    auto saved = files::saveSet(files, options);
    if (!saved) {
        session.add(std::move(saved.error()));
        return std::nullopt;
    }
    for (const auto& warning : saved->warnings)
        session.log().warn("{}", warning);
    return std::move(*saved);
}

void printSaved(std::ostream& out, std::string_view path, const files::SaveReport& saved) {
    const auto written =
        std::ranges::count_if(saved.files, [](const auto& file) { return file.as != files::SavedAs::Unchanged; });
    out << fmt::format("{}: saved {}", path, model::counted(static_cast<std::size_t>(written), "file"));
    for (const auto& folder : saved.backupSets)
        out << fmt::format(", backup in {}", files::toText(folder));
    out << '\n';
}

} // namespace navsmith::cli
