#include "core/systems/gta_iv_paths/customs.h"

#include "core/systems/gta_iv_paths/access.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

namespace {

struct Tally {
    std::size_t cases = 0;
    std::size_t against = 0;

    void add(bool agrees) {
        ++cases;
        against += agrees ? 0 : 1;
    }
    [[nodiscard]] bool holds() const { return against * 4 <= cases; }
};

} // namespace

std::uint8_t customsOf(const Model& m) {
    Tally counts;
    Tally disabled;
    Tally enabled;
    Tally groups;
    Tally lanes;
    std::vector<std::size_t> links(m.capacity(kNode));
    m.forEachLive(kLink, [&](Slot l) {
        ++links[m.get(link::owner, l).slot()];
        const Ref target = m.get(link::target, l);
        if (!target.isSlot())
            return;
        groups.add(m.get(node::floodGroup, m.get(link::owner, l).slot()) == m.get(node::floodGroup, target.slot()));
        const auto own = m.get(link::lanes, l);
        const Slot back = lanesA(own) == lanesB(own) ? kNoSlot : reverseOf(m, l); // the same both ways tells nothing
        if (back != kNoSlot)
            lanes.add(areMirrored(own, m.get(link::lanes, back)));
    });
    m.forEachLive(kNode, [&](Slot n) {
        const auto flags = m.get(node::flags, n);
        const bool flagged = (flags & flag::linkingDisabled) != 0;
        if (links[n] == 0) {
            disabled.add(flagged);
        } else {
            enabled.add(!flagged);
            counts.add(flag::storedCount(flags) == links[n]);
        }
    });
    unsigned customs = counts.holds() ? custom::linkCount : 0U;
    customs |= disabled.holds() && enabled.holds() ? custom::linkingDisabled : 0U;
    customs |= groups.holds() ? custom::floodGroups : 0U;
    customs |= lanes.holds() ? custom::mirroredLanes : 0U;
    return static_cast<std::uint8_t>(customs);
}

std::string describeCustoms(std::uint8_t customs) {
    std::vector<std::string_view> off;
    if ((customs & custom::mirroredLanes) == 0)
        off.push_back("lanes mirrored on the link back (IV012)");
    if ((customs & custom::linkCount) == 0)
        off.push_back("link counts in flag bits 16-19 (IV013)");
    if ((customs & custom::linkingDisabled) == 0)
        off.push_back("flag bit 15 on nodes without links (IV014)");
    if ((customs & custom::floodGroups) == 0)
        off.push_back("one flood group for linked nodes (IV018)");
    if (off.empty())
        return {};
    return fmt::format("these files do not bear out what is believed of the format, so it is neither checked nor "
                       "kept in step: {}",
                       fmt::join(off, "; "));
}

} // namespace navsmith::systems::gta_iv_paths
