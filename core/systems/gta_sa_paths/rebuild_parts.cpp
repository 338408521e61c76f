// "Rebuild Derived Data": applies the fixes of the rules on derived data, so what the rules accept stays as it is.
#include "core/systems/gta_sa_paths/rebuild.h"
#include "core/systems/gta_sa_paths/rules.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::gta_sa_paths {

using checks::Issue;
using checks::Rule;

namespace {

// In this order: the positions and directions of navi nodes follow from the end that they are attached to.
constexpr std::array kParts{
    RebuildPart{"flood_groups", "Flood groups", "One number for each component", {"SA033"}},
    RebuildPart{"flags", "Dead ends and bit 8", "Flags of nodes that follow from others", {"SA034", "SA035"}},
    RebuildPart{"lengths", "Lengths", "Of links, where they are more than the game's rounding off", {"SA025"}},
    RebuildPart{"crossings", "Crossing flags", "Same flags in both directions, on pedestrian links only", {"SA036"}},
    RebuildPart{"navi_links", "Links to navi nodes", "One navi node for both directions", {"SA029", "SA037"}},
    RebuildPart{"attachment", "Attachment of navi nodes", "To the lower end of their edge", {"SA027"}},
    RebuildPart{"positions", "Positions of navi nodes", "Those far from the middle of their edge", {"SA052", "SA030"}},
    RebuildPart{"directions", "Directions of navi nodes", "Towards the end that they are attached to", {"SA028"}},
    RebuildPart{"widths",
                "Widths of navi nodes",
                "Those of the wider end. The game's own data has some other widths on purpose.",
                {"SA056"},
                false},
};

void applyFixes(Transaction& tx, const Rule& rule) {
    const auto& m = tx.model();
    const auto rows = m.liveRows(rule.type);
    std::vector<Issue> issues;
    checks::Findings findings(rule.id, rule.severity, rule.type, issues);
    rule.check(m, rows, findings);
    for (const Issue& issue : issues) {
        rule.fix(tx, issue);
        if (rule.fixAppliesToAll)
            break;
    }
}

} // namespace

std::span<const RebuildPart> rebuildParts() {
    return kParts;
}

void rebuild(Transaction& tx, const RebuildPart& part) {
    for (const std::string_view id : part.rules) {
        if (!id.empty())
            applyFixes(tx, *std::ranges::find(rules(), id, &Rule::id));
    }
}

} // namespace navsmith::systems::gta_sa_paths
