#include "core/systems/gta_iv_paths/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_routing.h"

#include <algorithm>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Ref;
using model::Slot;
using routing::ClosedBy;
using routing::Traveller;
using routing::Way;

namespace {

/// Positions in the table below, plus 1.
enum Closed : ClosedBy { NotClosed, LandAndWater, Intersection };

ClosedBy closedTo(const Model& m, const Traveller& /*traveller*/, Slot node) {
    return m.get(node::group, node) == 0 ? NotClosed : Intersection;
}

void ways(const Model& m, const Traveller& traveller, Slot node, std::vector<Way>& out) {
    for (const Slot l : linksFrom(m, node)) {
        const Ref target = m.get(link::target, l);
        if (!target.isSlot())
            continue;
        auto way = paths::wayAlong(kGraph, m, l);
        const bool shore = (m.get(node::flags, node) & flag::water) != (m.get(node::flags, way.to) & flag::water);
        way.closed = shore ? ClosedBy{LandAndWater} : closedTo(m, traveller, way.to);
        out.push_back(way);
    }
}

void remarks(const Model& m, const Traveller& /*traveller*/, const std::vector<Slot>& nodes,
             std::vector<routing::Reason>& out) {
    const auto off =
        std::ranges::count_if(nodes, [&](Slot n) { return (m.get(node::flags, n) & flag::switchedOff) != 0; });
    if (off != 0)
        out.push_back(paths::switchedOffRemark(static_cast<std::size_t>(off)));
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    auto made = paths::routingOf<kGraph>();
    made.travellers = {{"vehicle", "Car or Boat", "Does not care about lanes: their direction is not known"}};
    made.closures = {
        {"land_and_water", "{0} and {1} are not both on land or both on water."},
        {"intersection", "{1} is a record of an intersection, and no traffic uses it."},
    };
    made.ways = ways;
    made.closedTo = closedTo;
    made.remarks = remarks;
    made.dependsOn = {
        own(node::flags, node::group, node::x, node::y, node::z),
        at({against(link::owner)}, link::target, link::length, model::Column<std::uint32_t>{kLink, model::kRank}),
        at({against(link::owner), along(link::target)}, node::flags, node::group, node::x, node::y, node::z)};
    return made;
}

} // namespace navsmith::systems::gta_iv_paths
