#include "app/cli/map_pack_words.h"

#include "core/files/path_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace navsmith::cli {

std::vector<std::size_t> filesCalled(const opening::MapPack& pack, const std::filesystem::path& map,
                                     std::span<const std::string> names, Session& session) {
    std::vector<bool> chosen(pack.files.size(), names.empty());
    for (const auto& name : names) {
        const auto matches = opening::filesCalled(pack, name);
        if (matches.empty())
            session.add({files::FileErrorKind::Missing, map, fmt::format("has no file \"{}\" packed into it", name)});
        for (const auto i : matches)
            chosen[i] = true;
    }
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i])
            result.push_back(i);
    return result;
}

void addOutcome(Json& to, const files::PlannedEntries& planned, const std::optional<files::InPlaceReport>& report) {
    if (report)
        to["changed"] = report->changed;
    to["mapBytesBefore"] = planned.oldSize;
    to["mapBytes"] = planned.plan.archiveSize;
    if (report && report->backupSet)
        to["backup"] = files::toText(*report->backupSet);
}

void tellOutcome(Session& session, const files::PlannedEntries& planned,
                 const std::optional<files::InPlaceReport>& report, bool json) {
    if (report)
        for (const auto& warning : report->warnings)
            session.log().warn("{}", warning);
    if (json)
        return;
    auto& out = session.out();
    const auto map = files::toText(planned.archive);
    if (report && !report->changed) {
        out << fmt::format("{}: up to date\n", map);
        return;
    }
    const auto& plan = planned.plan;
    if (plan.entries.size() + plan.erased.size() > 1) {
        for (const auto& entry : plan.entries)
            out << fmt::format("{:>12}  {} {}\n", entry.size, entry.replaced ? "replaces" : "adds", entry.name);
        for (const auto& entry : plan.erased)
            out << fmt::format("{:>12}  erases {}\n", entry.size, entry.name);
    }
    out << fmt::format("{}: {}{}\n", map, report ? "" : "not changed, a dry run: ", opening::describeMapPack(planned));
    if (report && report->backupSet)
        out << fmt::format("the previous content is in {}\n", files::toText(*report->backupSet));
}

} // namespace navsmith::cli
