#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "core/files/file_source.h"
#include "core/opening/begin_document.h"
#include "core/systems/registry.h"

#include <fmt/format.h>

#include <ostream>
#include <system_error>

namespace navsmith::cli {

namespace {

files::Result<std::filesystem::path> begin(const Arguments& arguments) {
    const auto* system = systems::find(arguments.system);
    if (system == nullptr || system->blank == nullptr)
        return tl::unexpected(
            files::FileError{files::FileErrorKind::Invalid, arguments.map,
                             fmt::format("cannot be begun: no system \"{}\" that begins empty", arguments.system)});
    std::error_code error;
    if (!std::filesystem::exists(arguments.map, error))
        return tl::unexpected(files::FileError{files::FileErrorKind::Missing, arguments.map, "is not there"});
    if (const auto place = opening::placeToBegin(*system, arguments.map); std::filesystem::exists(place, error))
        return tl::unexpected(files::FileError{files::FileErrorKind::Invalid, place, "is there already"});
    return opening::beginDocument(*system, arguments.map);
}

} // namespace

ExitStatus runNew(const Arguments& arguments, Session& session) {
    Json result;
    if (auto made = begin(arguments)) {
        if (arguments.json)
            result = {{"file", made->string()}};
        else
            session.out() << fmt::format("{}: written, empty\n", made->string());
    } else {
        session.add(opening::problemOf(std::move(made.error())));
    }
    if (arguments.json)
        print(session.out(), {{"new", std::move(result)}, {"problems", toJson(std::span(session.problems()))}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
