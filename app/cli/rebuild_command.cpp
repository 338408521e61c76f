// Rebuilds an archive without its gaps.
#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "core/files/path_text.h"
#include "core/files/rebuild_archive.h"

#include <fmt/format.h>

#include <ostream>

namespace navsmith::cli {

ExitStatus runRebuild(const Arguments& arguments, Session& session) {
    auto result = Json::array();
    const auto rebuild = [&]() -> files::Result<void> {
        const auto undone = files::recoverArchive(arguments.archive);
        if (!undone)
            return tl::unexpected(undone.error());
        if (undone->isNews())
            session.log().warn("{}", undone->message);
        const auto report = files::rebuildArchive(arguments.archive, arguments.outFile);
        if (!report)
            return tl::unexpected(report.error());
        for (const auto& warning : report->warnings)
            session.log().warn("{}", warning);
        const auto& output = arguments.outFile.value_or(arguments.archive);
        if (!arguments.json) {
            session.out() << fmt::format("{}: {} bytes, was {}\n", files::toText(output), report->newSize,
                                         report->oldSize);
            if (report->backupSet)
                session.out() << fmt::format("the previous content is in {}\n", files::toText(*report->backupSet));
            return {};
        }
        Json one = {{"from", files::toText(arguments.archive)},
                    {"to", files::toText(output)},
                    {"bytesBefore", report->oldSize},
                    {"bytes", report->newSize}};
        if (report->backupSet)
            one["backup"] = files::toText(*report->backupSet);
        result.push_back(std::move(one));
        return {};
    };
    if (auto done = rebuild(); !done)
        session.add(std::move(done.error()));
    if (arguments.json)
        print(session.out(),
              {{"rebuilt", std::move(result)}, {"problems", cli::toJson(std::span(session.problems()))}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
