#include "core/systems/gta_sa_paths/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/traffic.h"
#include "core/systems/shared/path_routing.h"

namespace navsmith::systems::gta_sa_paths {

using routing::ClosedBy;
using routing::Traveller;
using routing::Way;

namespace {

/// Traveller::rules, as bits.
enum Rules : std::uint32_t {
    OnFoot = 1U << 0U,
    KeepsToLanes = 1U << 1U,
    AvoidsSwitchedOff = 1U << 2U, ///< does not turn into a road that is switched off
};

/// Positions in the table below, plus 1.
enum Closed : ClosedBy { NotClosed, NoLane, LandAndWater, SwitchedOff, ForPeds, ForVehicles };

/// Lanes from the owner of a link to its target, as the search counts them: an end to which the navi node is not
/// attached counts as the other one. One that is not open does not matter.
bool hasLane(const Model& m, Slot l) {
    const Ref ref = m.get(link::navi, l);
    if (!ref.isSlot())
        return true;
    const auto lanes = m.get(navi::lanes, ref.slot());
    const bool leaves = m.get(navi::attached, ref.slot()).pointsTo(m.get(link::owner, l).slot());
    return (leaves ? lanesFromAttached(lanes) : lanesToAttached(lanes)) != 0;
}

/// The search takes the links of a node in the order of the file.
constexpr model::Column<std::uint32_t> kLinkRank{kLink, model::kRank};

ClosedBy closedTo(const Model& m, const Traveller& traveller, Slot node) {
    if ((traveller.rules & OnFoot) != 0)
        return isPed(m, node) ? NotClosed : ForVehicles;
    return isPed(m, node) ? ForPeds : NotClosed;
}

ClosedBy closing(const Model& m, const Traveller& traveller, Slot l, Slot to) {
    const Slot from = m.get(link::owner, l).slot();
    if ((m.get(node::flags, from) & flag::water) != (m.get(node::flags, to) & flag::water))
        return LandAndWater;
    if ((traveller.rules & KeepsToLanes) != 0 && !hasLane(m, l))
        return NoLane;
    if ((traveller.rules & AvoidsSwitchedOff) != 0 && isOff(m, to) && !isOff(m, from))
        return SwitchedOff;
    return closedTo(m, traveller, to);
}

/// The navi node, at the middle height: it has none.
void between(const Model& m, Slot from, const Way& way, std::vector<glm::vec3>& out) {
    const Ref ref = m.get(link::navi, way.via.slot);
    if (!ref.isSlot())
        return;
    const float height = (paths::placeOf(kGraph, m, from).z + paths::placeOf(kGraph, m, way.to).z) / 2;
    const auto at = placeOfNavi(m, ref.slot());
    out.emplace_back(at.x * paths::kStep, at.y * paths::kStep, height);
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    auto routing = paths::routingOf<kGraph, closing, isOff>();
    routing.travellers = {
        {"vehicle", "Car or Boat", "On the way to a place: keeps to the lanes", KeepsToLanes},
        {"vehicle_any_lane", "Car, Any Lane", "Does not care about lanes, as in a chase", 0},
        {"traffic", "Random Traffic", "Keeps to the lanes, and does not turn into roads that are switched off",
         KeepsToLanes | AvoidsSwitchedOff},
        {"ped", "Pedestrian", "Walks along the nodes for pedestrians", OnFoot},
    };
    routing.closures = {
        {"one_way", "No lane leads from {0} to {1}."},
        {"land_and_water", "{0} and {1} are not both on land or both on water."},
        {"switched_off", "{1} is switched off, and random traffic does not turn into it from {0}."},
        {"wrong_graph", "{1} is for pedestrians."},
        {"wrong_graph", "{1} is for cars and boats."},
    };
    routing.closedTo = closedTo;
    routing.between = between;
    routing.dependsOn = {
        own(node::flags, node::group, node::x, node::y, node::z),
        at({against(link::owner)}, link::target, link::length, link::navi, kLinkRank),
        at({against(link::owner), along(link::target)}, node::flags, node::group, node::x, node::y, node::z),
        at({against(link::owner), along(link::navi)}, navi::lanes, navi::attached)};
    return routing;
}

} // namespace navsmith::systems::gta_sa_paths
