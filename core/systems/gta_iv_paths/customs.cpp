#include "core/systems/gta_iv_paths/customs.h"

#include "core/systems/gta_iv_paths/access.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

void count(Reading& reading, bool agrees) {
    ++reading.cases;
    reading.against += agrees ? 0 : 1;
}

/// Two readings that have to hold both: the one that fares worse.
Reading worse(const Reading& a, const Reading& b) {
    return a.against * b.cases > b.against * a.cases ? a : b;
}

} // namespace

std::vector<Reading> readingsOf(const Model& m) {
    Reading lanes{custom::mirroredLanes, "IV012", "a link back has the two lane counts swapped", "links"};
    Reading counts{custom::linkCount, "IV013", "flag bits 16-19 are the number of links", "linked nodes"};
    Reading disabled{custom::linkingDisabled, "IV014", "flag bit 15 is set on nodes without links",
                     "nodes without links"};
    Reading enabled{custom::linkingDisabled, "IV014", "flag bit 15 is not set on nodes with links", "linked nodes"};
    Reading groups{custom::floodGroups, "IV018", "linked nodes have one flood group", "links"};
    std::vector<std::size_t> links(m.capacity(kNode));
    m.forEachLive(kLink, [&](Slot l) {
        ++links[m.get(link::owner, l).slot()];
        const Ref target = m.get(link::target, l);
        if (!target.isSlot())
            return;
        count(groups, m.get(node::floodGroup, m.get(link::owner, l).slot()) == m.get(node::floodGroup, target.slot()));
        const auto own = m.get(link::lanes, l);
        const Slot back = lanesA(own) == lanesB(own) ? kNoSlot : reverseOf(m, l); // the same both ways tells nothing
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

std::uint8_t customsOf(const std::vector<Reading>& readings) {
    unsigned customs = 0;
    for (const auto& reading : readings)
        customs |= reading.holds() ? reading.custom : 0U;
    return static_cast<std::uint8_t>(customs);
}

std::string describe(const Reading& reading) {
    return fmt::format("{} is off: {} of {} {} ({:.0f} %) speak against the belief that {}. The values are shown and "
                       "kept, but neither checked nor worked out",
                       reading.rule, reading.against, reading.cases, reading.witnesses,
                       100.0 * static_cast<double>(reading.against) / static_cast<double>(reading.cases),
                       reading.belief);
}

} // namespace navsmith::systems::gta_iv_paths
