#include "core/systems/gta_iv_paths/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_routing.h"

namespace navsmith::systems::gta_iv_paths {

using routing::ClosedBy;
using routing::Traveller;

namespace {

/// Positions in the table below, plus 1.
enum Closed : ClosedBy { NotClosed, LandAndWater, Intersection };

ClosedBy closedTo(const Model& m, const Traveller& /*traveller*/, Slot node) {
    return m.get(node::group, node) == 0 ? NotClosed : Intersection;
}

ClosedBy closing(const Model& m, const Traveller& traveller, Slot l, Slot to) {
    const Slot from = m.get(link::owner, l).slot();
    if ((m.get(node::flags, from) & flag::water) != (m.get(node::flags, to) & flag::water))
        return LandAndWater;
    return closedTo(m, traveller, to);
}

bool isOff(const Model& m, Slot node) {
    return (m.get(node::flags, node) & flag::switchedOff) != 0;
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    auto routing = paths::routingOf<kGraph, closing, isOff>();
    routing.travellers = {{"vehicle", "Car or Boat", "Does not care about lanes: their direction is not known"}};
    routing.closures = {
        {"land_and_water", "{0} and {1} are not both on land or both on water."},
        {"intersection", "{1} is a record of an intersection, and no traffic uses it."},
    };
    routing.closedTo = closedTo;
    routing.dependsOn = {
        own(node::flags, node::group, node::x, node::y, node::z),
        at({against(link::owner)}, link::target, link::length, model::Column<std::uint32_t>{kLink, model::kRank}),
        at({against(link::owner), along(link::target)}, node::flags, node::group, node::x, node::y, node::z)};
    return routing;
}

} // namespace navsmith::systems::gta_iv_paths
