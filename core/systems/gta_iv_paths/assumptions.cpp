#include "core/systems/gta_iv_paths/assumptions.h"

#include "core/systems/gta_iv_paths/access.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

namespace {

void count(Assumption& assumption, bool agrees) {
    ++assumption.cases;
    assumption.against += agrees ? 0 : 1;
}

/// Of two tests of one assumption, the one with the larger share of contradictions.
Assumption worse(const Assumption& a, const Assumption& b) {
    return a.against * b.cases > b.against * a.cases ? a : b;
}

} // namespace

std::vector<Assumption> testAssumptions(const Model& m) {
    Assumption lanes{assumption::mirroredLanes, "IV012", "a reverse link has the two lane counts swapped", "links"};
    Assumption counts{assumption::linkCount, "IV013", "flag bits 16-19 are the number of links", "linked nodes"};
    Assumption disabled{assumption::linkingDisabled, "IV014", "flag bit 15 is set on nodes without links",
                        "nodes without links"};
    Assumption enabled{assumption::linkingDisabled, "IV014", "flag bit 15 is not set on nodes with links",
                       "linked nodes"};
    Assumption groups{assumption::floodGroups, "IV018", "linked nodes have one flood group", "links"};
    std::vector<std::size_t> links(m.capacity(kNode));
    m.forEachLive(kLink, [&](Slot l) {
        ++links[m.get(link::owner, l).slot()];
        const Ref target = m.get(link::target, l);
        if (!target.isSlot())
            return;
        count(groups, m.get(node::floodGroup, m.get(link::owner, l).slot()) == m.get(node::floodGroup, target.slot()));
        const auto own = m.get(link::lanes, l);
        const Slot back =
            lanesA(own) == lanesB(own) ? kNoSlot : reverseOf(m, l); // equal counts both ways imply nothing
        if (back != kNoSlot)
            count(lanes, areMirrored(own, m.get(link::lanes, back)));
    });
    m.forEachLive(kNode, [&](Slot n) {
        const auto flags = m.get(node::flags, n);
        const bool flagged = (flags & flag::linkingDisabled) != 0;
        if (links[n] == 0) {
            count(disabled, flagged);
        } else {
            count(enabled, !flagged);
            count(counts, flag::storedCount(flags) == links[n]);
        }
    });
    return {lanes, counts, worse(enabled, disabled), groups};
}

std::uint8_t assumptionsThatHold(const std::vector<Assumption>& tested) {
    unsigned assumptions = 0;
    for (const auto& each : tested)
        assumptions |= each.holds() ? each.bit : 0U;
    return static_cast<std::uint8_t>(assumptions);
}

std::string describe(const Assumption& assumption) {
    return texts::format(
        "{} is off: {} of {} {} ({:.0f} %) contradict the assumption that {}. The values are shown and "
        "kept, but not checked or computed.",
        assumption.rule, assumption.against, assumption.cases, assumption.witnesses,
        100.0 * static_cast<double>(assumption.against) / static_cast<double>(assumption.cases), assumption.text);
}

} // namespace navsmith::systems::gta_iv_paths
