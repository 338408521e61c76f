#include "core/systems/gta_iv_paths/invariants.h"

#include "core/systems/gta_iv_paths/invariant_parts.h"
#include "core/systems/shared/path_flood.h"

#include <array>

namespace navsmith::systems::gta_iv_paths {

using model::Slot;
using model::Transaction;

namespace {

constexpr paths::Limits kLimits{.linksOfNode = kMaxLinks, .nodes = kMaxNodes, .links = kMaxFileLinks};
constexpr std::array kNumbered{paths::Numbered{node::file, node::group, link::owner, "nodes"}};

/// Whether some of the open files bear out what is assumed of flood groups.
bool numbersParts(const model::Model& m) {
    bool any = false;
    m.forEachLive(kFile, [&](Slot f) { any = any || holds(m, f, assumption::floodGroups); });
    return any;
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
    if (auto kept = paths::refuseShiftsUnderClosedAreas(kGraph, tx, kNumbered); !kept)
        return kept;
    if (edit.empty() || !numbersParts(tx.model()))
        return {};
    return paths::enforceFloodGroups(kGraph, tx, edit);
}

} // namespace navsmith::systems::gta_iv_paths
