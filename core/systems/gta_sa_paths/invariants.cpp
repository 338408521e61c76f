#include "core/systems/gta_sa_paths/invariants.h"

#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/invariant_parts.h"
#include "core/systems/gta_sa_paths/junction_lights.h"
#include "core/systems/shared/path_flood.h"

#include <array>
#include <set>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Bit 8 is the loader's copy of bit 5: it follows where it agreed before.
void enforceSwitchedOff(Transaction& tx) {
    for (const Slot n : tx.touched(node::flags)) {
        const auto was = tx.before(node::flags, n);
        const auto is = tx.model().get(node::flags, n);
        const bool agreed = ((was & flag::switchedOff) != 0) == ((was & flag::switchedOffOriginal) != 0);
        if (!agreed || ((was ^ is) & flag::switchedOff) == 0)
            continue;
        const bool off = (is & flag::switchedOff) != 0;
        tx.set(node::flags, n, off ? is | flag::switchedOffOriginal : is & ~flag::switchedOffOriginal);
    }
}

constexpr model::Column<std::uint8_t> kNaviAlive{kNavi, model::kAlive};

/// Files that navi nodes were made in or moved to.
std::set<Slot> filesOfNewNavis(const Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> files;
    for (const auto column : {kNaviAlive.column, navi::file.column}) {
        for (const Slot n : tx.touched(kNavi, column)) {
            const Ref now = m.get(navi::file, n);
            const bool came = tx.before(kNaviAlive, n) == 0 || tx.before(navi::file, n) != now;
            if (came && now.isSlot() && m.isLive({kNavi, n}))
                files.insert(now.slot());
        }
    }
    return files;
}

/// A new navi node is the last of its file: in one that has too many, no link could name it, whatever goes besides.
tl::expected<void, model::EditError> refuseTooManyNavis(const Transaction& tx) {
    for (const Slot f : filesOfNewNavis(tx)) {
        if (const auto navis = naviCount(tx.model(), f); navis > traitsOf(tx.model()).maxNavis)
            return tl::unexpected(model::EditError{noRoomForNavis(tx.model(), f, navis)});
    }
    return {};
}

constexpr paths::Limits kLimits{.linksOfNode = kMaxLinks, .nodes = kMaxNodes, .links = kMaxFileLinks};
constexpr std::array kNumbered{paths::Numbered{node::file, node::group, link::owner, "nodes"},
                               paths::Numbered{navi::file, std::nullopt, link::navi, "navi nodes"}};

} // namespace

tl::expected<void, model::EditError> enforceInvariants(Transaction& tx) {
    const auto edit = paths::graphEdit(kGraph, tx);
    enforceEdges(tx, edit);
    enforceLinks(tx, edit);
    enforceSwitchedOff(tx);
    enforceDeadEnds(tx, edit);
    tellOfUnlitRoads(tx);
    paths::enforceLinkLayout(kGraph, tx);
    if (auto room = paths::refuseOverflow(kGraph, tx, edit, kLimits); !room)
        return room;
    if (auto room = refuseTooManyNavis(tx); !room)
        return room;
    if (auto outcome = paths::refuseShiftsUnderClosedAreas(kGraph, tx, kNumbered); !outcome)
        return outcome;
    return paths::enforceFloodGroups(kGraph, tx, edit);
}

} // namespace navsmith::systems::gta_sa_paths
