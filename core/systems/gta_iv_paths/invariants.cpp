#include "core/systems/gta_iv_paths/invariants.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_edit.h"
#include "core/systems/shared/path_flood.h"

#include <array>
#include <map>

namespace navsmith::systems::gta_iv_paths {

namespace {

constexpr paths::Limits kLimits{.linksOfNode = kMaxLinks, .nodes = kMaxNodes, .links = kMaxFileLinks};
constexpr std::array kNumbered{paths::Numbered{node::file, node::group, link::owner, "nodes"}};

/// What both directions of an edge share: the length, and the lanes, mirrored.
void enforceLinks(Transaction& tx) {
    const auto& m = tx.model();
    paths::mirrorColumn(kGraph, tx, link::length);
    for (const Slot l : tx.touched(link::lanes)) {
        const Slot back = paths::backOfChanged(kGraph, tx, link::lanes, l);
        if (back == model::kNoSlot)
            continue;
        const auto own = m.get(link::lanes, l);
        const auto other = m.get(link::lanes, back);
        if (mirrorsLanes(m, l) && areMirrored(tx.before(link::lanes, l), other))
            tx.set(link::lanes, back, mirrored(own, other));
    }
}

/// The stored number of links and the flag of nodes without any, of nodes where they were right before.
void enforceCounts(Transaction& tx, const paths::GraphEdit& edit) {
    const auto& m = tx.model();
    std::map<Slot, int> more; // links now against before
    for (const Slot n : edit.nodes)
        more[n] += 0;
    for (const auto& ends : edit.come)
        ++more[ends.from];
    for (const auto& ends : edit.gone)
        --more[ends.from];
    for (const auto& [n, by] : more) {
        if (!m.isLive({kNode, n}))
            continue;
        const auto links = linkCount(m, n);
        const auto linksBefore = static_cast<std::size_t>(static_cast<int>(links) - by);
        const bool isNew = tx.before(kGraph.alive(kNode), n) == 0;
        const auto was = tx.before(node::flags, n);
        auto flags = m.get(node::flags, n);
        if (holdsAtNode(m, n, assumption::linkCount) && links <= kMaxLinks &&
            (isNew || flag::storedCount(was) == linksBefore))
            flags = flag::withCount(flags, links);
        if (holdsAtNode(m, n, assumption::linkingDisabled) &&
            (isNew || ((was & flag::linkingDisabled) != 0) == (linksBefore == 0)))
            flags = flag::withDisabled(flags, links == 0);
        if (flags != m.get(node::flags, n))
            tx.set(node::flags, n, flags);
    }
}

} // namespace

tl::expected<void, model::EditError> enforceInvariants(Transaction& tx) {
    const auto edit = paths::graphEdit(kGraph, tx);
    paths::enforcePlaces(kGraph, tx, edit);
    enforceLinks(tx);
    enforceCounts(tx, edit);
    paths::enforceLinkLayout(kGraph, tx);
    if (auto room = paths::refuseOverflow(kGraph, tx, edit, kLimits); !room)
        return room;
    if (auto outcome = paths::refuseShiftsUnderClosedAreas(kGraph, tx, kNumbered); !outcome)
        return outcome;
    if (edit.empty() || !holdsAnywhere(tx.model(), assumption::floodGroups))
        return {};
    return paths::enforceFloodGroups(kGraph, tx, edit);
}

} // namespace navsmith::systems::gta_iv_paths
