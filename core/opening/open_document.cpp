#include "core/opening/open_document.h"

#include "core/files/archive.h"
#include "core/files/batch_reader.h"
#include "core/files/path_text.h"
#include "core/files/recover_folder.h"
#include "core/files/save_plan.h"
#include "core/opening/game_copies.h"
#include "core/opening/game_folder.h"
#include "core/opening/packed_files.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace navsmith::opening {

namespace fs = std::filesystem;

namespace {

// Reading comes first and is the smaller part.
constexpr double kReadingShare = 0.3;

files::FileError cancelled(const fs::path& path) {
    return {files::FileErrorKind::Cancelled, path, texts::format("was not opened: cancelled"), std::nullopt};
}

/// True if the folder contains the record of a save, interrupted or running.
bool hasUnfinishedSave(const fs::path& folder, const files::Disk& disk) {
    return std::ranges::any_of(
        std::array{files::kJournalName, files::kStagingName, files::kPointerName},
        [&](std::string_view name) { return disk->info(folder / name, files::Links::Keep).has_value(); });
}

/// None, or the error that prevents opening.
std::optional<files::FileError> lookForInterruptedSave(const fs::path& folder, const OpenOptions& options,
                                                       std::vector<systems::Notice>& notices) {
    if (options.recovery == Recovery::Recover) {
        auto report = files::recoverFolder(folder, options.read.disk);
        if (!report)
            return std::move(report.error());
        if (report->isNews())
            notices.push_back({{}, std::move(report->message)});
    } else if (hasUnfinishedSave(folder, options.read.disk)) {
        notices.push_back(
            {{},
             texts::format("A save in {} was interrupted or is still running. The files are read as they "
                           "are and may be inconsistent. \"navsmith-cli recover {}\" finishes or undoes it.",
                           files::toText(folder), files::toText(folder))});
    }
    return std::nullopt;
}

/// The folders in which an interrupted save may concern these files.
std::vector<fs::path> foldersToLookAt(const Candidate& candidate, const files::Disk& disk) {
    std::vector folders{candidate.folder};
    for (const auto& file : candidate.files) {
        if (candidate.archive.empty())
            break;
        auto loose = looseFolderOf(*candidate.system, candidate.folder, file, disk);
        if (disk->info(loose, files::Links::Follow) && std::ranges::find(folders, loose) == folders.end())
            folders.push_back(std::move(loose));
    }
    return folders;
}

struct ReadFiles {
    std::vector<DocumentFile> files;
    std::vector<files::FileError> failures;
};

/// None if cancelled.
std::optional<ReadFiles> readFiles(std::span<const fs::path> paths, const OpenOptions& options,
                                   const systems::Progress& progress) {
    ReadFiles read;
    files::BatchReader reader(options.read);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (progress && !progress(kReadingShare * static_cast<double>(i) / static_cast<double>(paths.size())))
            return std::nullopt;
        auto name = files::toText(paths[i].filename());
        const auto elsewhere = options.elsewhere.find(name);
        auto stamped = reader.read(elsewhere == options.elsewhere.end() ? paths[i] : elsewhere->second);
        if (stamped)
            read.files.push_back({paths[i], std::move(name), stamped->stamp, std::move(stamped->bytes)});
        else
            read.failures.push_back(std::move(stamped.error()));
    }
    return read;
}

std::vector<systems::InputFile> inputsOf(const std::vector<DocumentFile>& files, std::string_view variant) {
    std::vector<systems::InputFile> inputs;
    inputs.reserve(files.size());
    for (const auto& file : files)
        inputs.push_back({file.name, file.bytes, variant});
    return inputs;
}

/// The path of a file; an empty name stands for the whole document.
fs::path pathOf(const Candidate& candidate, std::string_view name) {
    const auto file = std::ranges::find_if(
        candidate.files, [&](const fs::path& path) { return files::toText(path.filename()) == name; });
    if (file != candidate.files.end())
        return *file;
    return name.empty() ? candidate.folder : candidate.folder / files::fromBytes(name);
}

files::FileError malformed(bytes::FormatError error, const Candidate& candidate) {
    const auto path = pathOf(candidate, error.file);
    return files::fileError(std::move(error), path);
}

/// Adds notices about files inside an archive.
void addArchiveNotices(const Candidate& candidate, const files::Disk& disk, std::vector<systems::Notice>& notices) {
    if (candidate.archive.empty())
        return;
    const auto archive = files::toText(candidate.archive.filename());
    if (files::placeAt(candidate.archive, disk).savedInto() != nullptr) {
        notices.push_back({{},
                           texts::format("This document is inside {}. Saving writes into the archive.",
                                         files::toText(candidate.archive))});
        return;
    }
    for (const auto& file : candidate.files) {
        const auto name = files::toText(file.filename());
        const auto loose = looseFolderOf(*candidate.system, candidate.folder, file, disk) / files::fromBytes(name);
        const bool beside = loose.parent_path() == candidate.folder;
        if (candidate.system->map.packedFirst && hasMapName(candidate.archive)) {
            notices.push_back(
                {name, texts::format("This file is inside {}, where the game reads it first. Saving writes "
                                     "it as {}; Pack into Map puts it into the map.",
                                     archive, files::toText(loose))});
            continue;
        }
        notices.push_back(
            {name, beside ? texts::format("This file is inside {}, which is read-only. Saving writes it beside the "
                                          "archive, as {}.",
                                          archive, files::toText(loose))
                          : texts::format("This file is inside {}, which is read-only. Saving writes it in the folder "
                                          "where the game looks first, as {}.",
                                          archive, files::toText(loose))});
        if (!disk->info(loose, files::Links::Follow))
            continue;
        notices.push_back(
            {{},
             beside
                 ? texts::format(
                       "{} exists beside {}. The opened document is the file inside {}, but the game uses the "
                       "file beside it.",
                       files::toText(loose), archive, archive)
                 : texts::format(
                       "{} exists already. The opened document is the file inside {}, but the game uses the other one.",
                       files::toText(loose), archive)});
    }
}

/// If loading fails, its error names one file only. Load the others one by one to report all errors.
void addEveryFailure(const Candidate& candidate, const std::vector<DocumentFile>& files,
                     const bytes::FormatError& first, std::string_view variant,
                     std::vector<files::FileError>& failures) {
    const auto before = failures.size();
    for (const auto& input : inputsOf(files, variant)) {
        auto alone = candidate.system->codec.load(std::span(&input, 1), {});
        if (!alone) {
            failures.push_back(malformed(std::move(alone.error()), candidate));
            failures.back().path = pathOf(candidate, input.name);
        }
    }
    if (failures.size() == before)
        failures.push_back(malformed(first, candidate));
}

} // namespace

const DocumentFile* DocumentPlace::find(std::string_view name) const {
    const auto it = std::ranges::find(files, name, &DocumentFile::name);
    return it == files.end() ? nullptr : &*it;
}

fs::path archiveOf(const DocumentPlace& place, const files::Disk& disk) {
    for (const auto& file : place.files) {
        const auto parent = file.path.parent_path();
        const auto there = disk->info(parent, files::Links::Follow);
        if (parent == place.folder || (there && there->kind == files::FileKind::Folder))
            continue;
        const auto way = files::throughArchive(file.path, disk);
        return way ? way->archive : parent;
    }
    return {};
}

tl::expected<OpenedDocument, std::vector<files::FileError>>
openDocument(const Candidate& candidate, const OpenOptions& options, const systems::Progress& progress) {
    const auto fail = [](files::FileError problem) { return tl::unexpected(std::vector{std::move(problem)}); };
    std::vector<systems::Notice> notices;
    for (const auto& folder : foldersToLookAt(candidate, options.read.disk)) {
        if (auto problem = lookForInterruptedSave(folder, options, notices))
            return fail(std::move(*problem));
    }

    addArchiveNotices(candidate, options.read.disk, notices);
    for (auto& notice : copyNotices(candidate, options.read.disk))
        notices.push_back({{}, std::move(notice)});

    auto read = readFiles(candidate.files, options, progress);
    if (!read)
        return fail(cancelled(candidate.shownPath));
    if (read->files.empty())
        return tl::unexpected(std::move(read->failures));

    bool stopped = false;
    const systems::Progress loading = [&](double done) {
        stopped = stopped || (progress && !progress(kReadingShare + (1 - kReadingShare) * done));
        return !stopped;
    };
    auto loaded = candidate.system->codec.load(inputsOf(read->files, options.variant), loading);
    if (stopped)
        return fail(cancelled(candidate.shownPath));
    if (!loaded) {
        addEveryFailure(candidate, read->files, loaded.error(), options.variant, read->failures);
        return tl::unexpected(std::move(read->failures));
    }

    OpenedDocument document{candidate.system,         candidate.shownPath,
                            std::move(loaded->model), {candidate.folder, {}, candidate.archive},
                            std::move(notices),       std::move(read->failures)};
    document.given = candidate.given;
    std::ranges::move(loaded->notices, std::back_inserter(document.notices));
    for (auto& failure : loaded->failures)
        document.failures.push_back(malformed(failure, candidate));
    for (auto& file : read->files) {
        if (std::ranges::find(loaded->failures, file.name, &bytes::FormatError::file) != loaded->failures.end())
            continue;
        if (!options.keepBytes)
            file.bytes = {};
        document.place.files.push_back(std::move(file));
    }
    if (auto notice = readFromMap(*candidate.system, document.place, options.read.disk))
        document.notices.push_back({{}, std::move(*notice)});
    if (progress && !progress(1))
        return fail(cancelled(candidate.shownPath));
    return document;
}

} // namespace navsmith::opening
