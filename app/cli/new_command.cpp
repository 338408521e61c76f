#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "core/files/batch_reader.h"
#include "core/files/disk.h"
#include "core/files/path_text.h"
#include "core/opening/begin_document.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <ostream>
#include <string>
#include <vector>

namespace navsmith::cli {

namespace {

/// Checks that the map exists, on disk or in an archive.
files::Result<void> expectThere(const std::filesystem::path& map) {
    if (files::Disk()->info(map, files::Links::Follow))
        return {};
    if (const auto way = files::throughArchive(map)) {
        if (auto stamp = files::BatchReader().entryStamp(*way); !stamp)
            return tl::unexpected(std::move(stamp.error()));
        return {};
    }
    return tl::unexpected(files::FileError{files::FileErrorKind::Missing, map, "does not exist"});
}

files::Result<std::filesystem::path> begin(const Arguments& arguments, Session& session) {
    const auto* system = systems::find(arguments.system);
    if (system != nullptr && system->codec.blankSet != nullptr)
        return opening::beginSet(*system, arguments.map).map([&] { return arguments.map; });
    if (system == nullptr || system->map.blank == nullptr)
        return tl::unexpected(files::FileError{
            files::FileErrorKind::Invalid, arguments.map,
            fmt::format("cannot be created: no system \"{}\" that can create empty files", arguments.system)});
    if (auto there = expectThere(arguments.map); !there)
        return tl::unexpected(std::move(there.error()));
    std::vector<std::string> notes;
    const auto place = opening::placeToBegin(*system, arguments.map, {}, &notes);
    for (const auto& note : notes)
        session.log().warn("{}", note);
    if (place.there)
        return tl::unexpected(files::FileError{files::FileErrorKind::Invalid, place.file, "already exists"});
    return opening::beginDocument(*system, arguments.map);
}

} // namespace

ExitStatus runNew(const Arguments& arguments, Session& session) {
    Json result;
    if (auto path = begin(arguments, session)) {
        if (arguments.json)
            result = {{"file", files::toText(*path)}};
        else
            session.out() << fmt::format("{}: created\n", files::toText(*path));
    } else {
        session.add(std::move(path.error()));
    }
    if (arguments.json)
        print(session.out(), {{"new", std::move(result)}, {"problems", toJson(std::span(session.problems()))}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
