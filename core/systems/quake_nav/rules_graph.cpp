#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/graph.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"

#include <fmt/format.h>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Slot;

namespace {

std::vector<bool> membersOf(const Model& m, const StrongParts& parts, std::uint32_t part) {
    std::vector<bool> marked(m.capacity(kNode), false);
    m.forEachLive(kNode, [&](Slot n) { marked[n] = parts.partOf[n] == part; });
    return marked;
}

/// Groups the nodes for which `belongs` is true into pieces connected in either direction, and reports each piece at
/// its first node.
template <typename F>
void reportPieces(const Model& m, Findings& out, F&& belongs, std::string_view text) {
    std::vector<bool> reported(m.capacity(kNode), false);
    std::vector<Slot> work;
    const auto add = [&](Slot n) {
        if (!reported[n] && belongs(n)) {
            reported[n] = true;
            work.push_back(n);
        }
    };
    for (const Slot first : m.order(kNode).all()) {
        std::size_t count = 0;
        for (add(first); !work.empty(); ++count) {
            const Slot n = work.back();
            work.pop_back();
            m.forEachReferrer(link::owner, n, [&](Slot l) {
                if (const auto target = m.get(link::target, l); target.isSlot())
                    add(target.slot());
            });
            m.forEachReferrer(link::target, n, [&](Slot l) { add(m.get(link::owner, l).slot()); });
        }
        if (count != 0)
            out.add(first, fmt::format("{} {}", model::counted(count, "node"), text));
    }
}

struct WaysOfLargest {
    std::vector<bool> reached; ///< from the largest part
    std::vector<bool> back;    ///< leads to the largest part
};
WaysOfLargest waysOf(const Model& m) {
    const auto parts = strongParts(m);
    const auto main = membersOf(m, parts, largestOf(parts));
    return {reachedFrom(m, main), leadingTo(m, main)};
}

void checkIslands(const Model& m, RowSpan rows, Findings& out) {
    if (rows.empty())
        return;
    const auto ways = waysOf(m);
    reportPieces(
        m, out, [&](Slot n) { return !ways.reached[n] && !ways.back[n]; }, "not connected with the largest component");
}

void checkTraps(const Model& m, RowSpan rows, Findings& out) {
    if (rows.empty())
        return;
    const auto ways = waysOf(m);
    reportPieces(
        m, out, [&](Slot n) { return ways.reached[n] && !ways.back[n]; },
        "from which bots cannot return to the largest component");
}

void checkNoWayIn(const Model& m, RowSpan rows, Findings& out) {
    if (rows.empty())
        return;
    const auto ways = waysOf(m);
    reportPieces(
        m, out, [&](Slot n) { return !ways.reached[n] && ways.back[n]; },
        "that bots cannot reach from the largest component. Normal at spawn points.");
}

} // namespace

std::vector<checks::Rule> graphRules() {
    using checks::own;
    using enum checks::Severity;
    const checks::Dependencies graph{own(link::owner, link::target), own(kNodeRank)};
    return {
        {.id = "QN040",
         .title = "The graph is connected",
         .fault = "Disconnected component",
         .severity = Warning,
         .type = kNode,
         .check = checkIslands,
         .dependsOn = graph,
         .wholeDocument = true},
        {.id = "QN041",
         .title = "Bots can return from every node",
         .fault = "One-way trap",
         .severity = Warning,
         .type = kNode,
         .check = checkTraps,
         .dependsOn = graph,
         .wholeDocument = true},
        {.id = "QN042",
         .title = "Bots can reach every node",
         .fault = "Unreachable nodes",
         .severity = Note,
         .type = kNode,
         .check = checkNoWayIn,
         .dependsOn = graph,
         .wholeDocument = true},
    };
}

} // namespace navsmith::systems::quake_nav
