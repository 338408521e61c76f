#include "core/checks/dependencies.h"
#include "core/systems/source2_nav/rules.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source2_nav {

using checks::Findings;
using checks::Issue;
using model::Model;
using model::Slot;
using model::Transaction;
using RowSpan = std::span<const Slot>;

namespace {

void checkEnds(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto missing =
            std::ranges::find_if(ladder::ends, [&](const auto& end) { return m.get(end.column, l).isRaw(); });
        if (missing != ladder::ends.end())
            out.add(l, texts::format("The ladder ends at {}", areaText(m, missing->column, l)));
    }
}

void fixEnds(Transaction& tx, const Issue& issue) {
    for (const auto& end : ladder::ends) {
        if (tx.model().get(end.column, issue.element.slot).isRaw())
            tx.set(end.column, issue.element.slot, model::Ref::none());
    }
}

bool leadsNowhere(const Model& m, Slot l, std::span<const ladder::End> ends) {
    return std::ranges::all_of(ends, [&](const auto& end) { return m.get(end.column, l).isNone(); });
}

void checkLeads(const Model& m, RowSpan rows, Findings& out) {
    const std::span ends(ladder::ends);
    for (const Slot l : rows) {
        if (leadsNowhere(m, l, ends.first(ladder::kTopEnds)))
            out.add(l, texts::format("No area is at the top of the ladder"));
        else if (leadsNowhere(m, l, ends.subspan(ladder::kFoot)))
            out.add(l, texts::format("No area is at the foot of the ladder"));
    }
}

model::Dependency ladderEnds() {
    model::Dependency all{{}, kLadder, {}};
    for (const auto& end : ladder::ends)
        all.columns.push_back(end.column.column);
    return all;
}

} // namespace

std::vector<checks::Rule> ladderRules() {
    using enum checks::Severity;
    return {
        {.id = "S2020",
         .title = "The areas at a ladder's ends exist",
         .fault = "Ladder to a missing area",
         .severity = Error,
         .type = kLadder,
         .check = checkEnds,
         .dependsOn = {ladderEnds()},
         .fix = fixEnds,
         .fixTitle = "Clear the End"},
        {.id = "S2022",
         .title = "Ladders lead from an area to another",
         .fault = "Ladder to nothing",
         .severity = Warning,
         .type = kLadder,
         .check = checkLeads,
         .dependsOn = {ladderEnds()}},
    };
}

} // namespace navsmith::systems::source2_nav
