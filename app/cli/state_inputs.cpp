#include "app/cli/state_inputs.h"

#include "app/cli/common_options.h"
#include "app/cli/path_options.h"
#include "core/files/path_text.h"
#include "core/text_form/text_form.h"
#include "formats/bytes/text_bytes.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::cli {

namespace {

/// The name by which a file is opened; empty: its own.
std::string nameFor(const StateOptions& options, const std::filesystem::path& path,
                    const std::filesystem::path& likeThis) {
    // Of "nav/de_dust.nav", as version control names a file, only the last part counts.
    if (!options.name.empty())
        return files::toText(options.name.filename());
    return opening::mayBeFile(likeThis) ? opening::nameAsVersion(path, likeThis) : std::string();
}

} // namespace

void addStateOptions(CLI::App& command, StateOptions& to, OptionChoices& choices) {
    addPath(command, "--path", to.name, "Name of the file, if PATH is a copy that has another")->type_name("NAME");
    addVariant(command, to.variant, choices);
}

std::optional<opening::DocumentState> openState(const StateOptions& options, const std::filesystem::path& path,
                                                Session& session, const std::filesystem::path& likeThis) {
    auto opened = opening::openState(path, {.name = nameFor(options, path, likeThis), .variant = options.variant});
    if (!opened) {
        for (auto& problem : opened.error())
            session.add(std::move(problem));
        return std::nullopt;
    }
    for (const auto& notice : opened->notices)
        session.log().info("{}: {}", notice.file, notice.text);
    for (const auto& failure : opened->failures)
        session.add(failure);
    if (!opened->failures.empty())
        return std::nullopt;
    return std::move(*opened);
}

bool isPlainName(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.find_first_of("/\\:") == std::string_view::npos &&
           name.find('\0') == std::string_view::npos;
}

std::string textOf(const opening::DocumentState& state) {
    return text_form::write(state.model, *state.system->identities);
}

namespace {

/// Whether a text gives back the files of the document that it was made from.
bool givesBack(std::string_view text, const opening::DocumentState& state) {
    const auto& identities = *state.system->identities;
    const auto again = text_form::read(text, [&](std::string_view) -> std::optional<text_form::KnownSystem> {
        return text_form::KnownSystem{state.system->schema, &identities};
    });
    if (!again)
        return false;
    const auto same = [](const auto& one, const auto& other) {
        return one.name == other.name && one.bytes == other.bytes;
    };
    return std::ranges::equal(state.system->codec.save(*again).files, state.system->codec.save(state.model).files,
                              same);
}

} // namespace

namespace {

bool hasAllFiles(const opening::DocumentState& state, const systems::Saved& saved) {
    return saved.files.size() == state.model.count(model::kFileType);
}

/// A document that its format cannot hold, such as a text with a version that no game reads.
void addUnwritten(const systems::Saved& saved, const std::filesystem::path& out, Session& session) {
    const auto isWritten = [&](const systems::Notice& notice) {
        return std::ranges::find(saved.files, notice.file, &systems::OutputFile::name) != saved.files.end();
    };
    bool any = false;
    for (const auto& notice : saved.notices) {
        if (isWritten(notice))
            continue;
        const auto name = notice.file.empty() ? std::string() : notice.file + " ";
        session.add({files::FileErrorKind::Invalid, out, name + notice.text, std::nullopt});
        any = true;
    }
    if (!any)
        session.add({files::FileErrorKind::Invalid, out, texts::inEnglish("the document cannot be written as files"),
                     std::nullopt});
}

/// What somebody wrote into a text may be no file of the format: no game would read it either.
bool canBeRead(const systems::System& system, const systems::Saved& saved, const std::filesystem::path& out,
               Session& session) {
    std::vector<systems::InputFile> inputs;
    for (const auto& file : saved.files)
        inputs.push_back({.name = file.name, .bytes = file.bytes});
    auto loaded = system.codec.load(inputs, {});
    const auto refuse = [&](const bytes::FormatError& error) {
        session.add({files::FileErrorKind::Invalid, out,
                     fmt::format("not written, because the result would be no file of {}: {}", system.title,
                                 bytes::describe(error)),
                     std::nullopt});
    };
    if (!loaded)
        refuse(loaded.error());
    else
        std::ranges::for_each(loaded->failures, refuse);
    return loaded && loaded->failures.empty();
}

} // namespace

std::vector<files::PendingFile> filesFor(const opening::DocumentState& state, const std::filesystem::path& out,
                                         Session& session) {
    if (!state.isText) {
        const auto text = textOf(state);
        if (!givesBack(text, state)) {
            session.add(
                {files::FileErrorKind::Invalid, out,
                 texts::inEnglish("the document cannot be written as text: not every byte of it would come back"),
                 std::nullopt});
            return {};
        }
        return {{.target = out, .bytes = bytes::bytesOf(text)}};
    }
    auto saved = state.system->codec.save(state.model);
    if (!hasAllFiles(state, saved)) {
        addUnwritten(saved, out, session);
        return {};
    }
    for (const auto& notice : saved.notices)
        session.log().info("{}: {}", notice.file, notice.text);
    if (!canBeRead(*state.system, saved, out, session))
        return {};
    std::error_code error;
    const bool folder = std::filesystem::is_directory(out, error);
    std::vector<files::PendingFile> pending;
    for (auto& file : saved.files) {
        const bool single = saved.files.size() == 1 && !folder;
        if (!single && !isPlainName(file.name)) {
            session.add({files::FileErrorKind::Invalid, out,
                         fmt::format("\"{}\" is no name of a file in a folder", file.name), std::nullopt});
            return {};
        }
        pending.push_back({.target = single ? out : out / files::fromBytes(file.name), .bytes = std::move(file.bytes)});
    }
    return pending;
}

} // namespace navsmith::cli
