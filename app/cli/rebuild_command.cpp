// Rebuilds an archive without its gaps.
#include "app/cli/commands.h"
#include "app/cli/common_options.h"
#include "app/cli/json_output.h"
#include "app/cli/path_options.h"
#include "core/files/path_text.h"
#include "core/files/rebuild_archive.h"

#include <fmt/format.h>

#include <ostream>

namespace navsmith::cli {

namespace {

struct RebuildOptions {
    std::filesystem::path archive;
    std::optional<std::filesystem::path> outFile; ///< none: in place
    bool json = false;
};

void addRebuildOptions(CLI::App& command, RebuildOptions& to, OptionChoices&) {
    addPath(command, "ARCHIVE", to.archive, "Archive to rebuild")->required()->type_name("");
    addPath(command, "-o,--output", to.outFile, "File to write (default: replace the archive, with a backup)")
        ->type_name("FILE");
    addJson(command, to.json);
}

ExitStatus runRebuild(const RebuildOptions& options, Session& session) {
    auto result = Json::array();
    const auto rebuild = [&]() -> files::Result<void> {
        const auto undone = files::recoverArchive(options.archive);
        if (!undone)
            return tl::unexpected(undone.error());
        if (undone->isNews())
            session.log().warn("{}", undone->message);
        const auto report = files::rebuildArchive(options.archive, options.outFile);
        if (!report)
            return tl::unexpected(report.error());
        for (const auto& warning : report->warnings)
            session.log().warn("{}", warning);
        const auto& output = options.outFile.value_or(options.archive);
        if (!options.json) {
            session.out() << fmt::format("{}: {} bytes, was {}\n", files::toText(output), report->newSize,
                                         report->oldSize);
            if (report->backupSet)
                session.out() << fmt::format("the previous content is in {}\n", files::toText(*report->backupSet));
            return {};
        }
        Json one = {{"from", files::toText(options.archive)},
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
    if (options.json)
        print(session, {{"rebuilt", std::move(result)}});
    return session.statusOr(ExitStatus::Ok);
}

} // namespace

Command rebuildCommand() {
    return command<RebuildOptions, addRebuildOptions, runRebuild>("rebuild", "Rebuild an IMG archive without gaps");
}

} // namespace navsmith::cli
