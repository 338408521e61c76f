#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "core/files/batch_reader.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/begin_document.h"
#include "core/systems/registry.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace navsmith::cli {

namespace {

struct NewOptions {
    std::string system;
    std::string format;
    std::filesystem::path map; ///< or folder
    bool json = false;
};

void addNewOptions(CLI::App& command, NewOptions& to, OptionChoices& choices) {
    std::vector<std::string> beginners;
    std::vector<std::string> formats;
    for (const auto& system : systems::all()) {
        if (system.map.blanks != nullptr || system.codec.blankSet != nullptr)
            beginners.emplace_back(system.id);
    }
    for (const auto& beginner : opening::beginners()) {
        if (!beginner.kind.empty())
            formats.push_back(beginner.kind);
    }
    choices.limit(*command.add_option("SYSTEM", to.system, "System of the file")->required()->type_name(""), beginners);
    addPath(command, "MAP", to.map, "Map that the file is for, or folder for a set of files")
        ->required()
        ->type_name("");
    choices.limit(
        *command.add_option("--format", to.format, "Kind of file, where the system has several")->type_name("FORMAT"),
        formats);
    addJson(command, to.json);
}

/// Checks that the map exists, on disk or in an archive.
files::Result<void> expectThere(const std::filesystem::path& map) {
    if (files::Disk()->info(map, files::Links::Follow))
        return {};
    if (const auto way = files::throughArchive(map)) {
        if (auto stamp = files::BatchReader().entryStamp(*way); !stamp)
            return tl::unexpected(std::move(stamp.error()));
        return {};
    }
    return tl::unexpected(files::FileError{files::FileErrorKind::Missing, map, texts::inEnglish("does not exist")});
}

files::Result<std::filesystem::path> begin(const NewOptions& options, Session& session) {
    const auto* system = systems::find(options.system);
    if (system != nullptr && system->codec.blankSet != nullptr)
        return opening::beginSet(*system, options.map).map([&] { return options.map; });
    const auto beginner = system == nullptr ? std::nullopt : opening::beginnerOf(*system, options.format);
    if (!beginner)
        return tl::unexpected(files::FileError{
            files::FileErrorKind::Invalid, options.map,
            fmt::format("cannot be created: no system \"{}\" that can create empty files{}{}", options.system,
                        options.format.empty() ? "" : " of the format ", options.format)});
    if (auto there = expectThere(options.map); !there)
        return tl::unexpected(std::move(there.error()));
    std::vector<std::string> notes;
    const auto place = opening::placeToBegin(*beginner, options.map, {}, &notes);
    for (const auto& note : notes)
        session.log().warn("{}", note);
    if (place.there)
        return tl::unexpected(
            files::FileError{files::FileErrorKind::Invalid, place.file, texts::inEnglish("already exists")});
    return opening::beginDocument(*beginner, options.map);
}

ExitStatus runNew(const NewOptions& options, Session& session) {
    Json result;
    if (auto path = begin(options, session)) {
        if (options.json)
            result = {{"file", files::toText(*path)}};
        else
            session.out() << fmt::format("{}: created\n", files::toText(*path));
    } else {
        session.add(std::move(path.error()));
    }
    if (options.json)
        print(session, {{"new", std::move(result)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command newCommand() {
    return command<NewOptions, addNewOptions, runNew>(
        "new", "Create an empty file for a map, or an empty set of files in a folder");
}

} // namespace navsmith::cli
