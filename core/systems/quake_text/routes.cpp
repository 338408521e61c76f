#include "core/systems/quake_text/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/quake_text/access.h"

#include <glm/geometric.hpp>

namespace navsmith::systems::quake_text {

using model::Model;
using model::Slot;

namespace {

constexpr float kTeleportCost = 1;

void ways(const Model& m, const routing::Traveller&, Slot n, std::vector<routing::Way>& out) {
    const auto from = placeOf(m, n);
    for (const Slot l : linksOf(m, n)) {
        const auto ends = endsOf(m, l);
        const auto kind = kindOf(m, l);
        if (!ends || kind == WayKind::Other)
            continue;
        // Markers of the map without a map have no place.
        const auto to = placeOf(m, ends->to);
        const float length = from && to && kind != WayKind::Teleport ? glm::distance(*from, *to) : 0;
        out.push_back({.to = ends->to,
                       .via = {kLink, l},
                       .cost = length > 0 ? length : kTeleportCost,
                       .length = length,
                       .kind = static_cast<std::uint8_t>(kind)});
    }
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    constexpr model::Column<std::uint32_t> rank{kLink, model::kRank};
    routing::Routing result{.node = kNode,
                            .travellers = {{"bot", "Bot", "Takes every link"}},
                            .ways = ways,
                            .dependsOn = {own(node::x, node::y, node::z, node::upperX, node::upperY, node::upperZ,
                                              node::flags, node::fromMap),
                                          at({against(link::owner)}, link::target, link::slot, link::flags, rank),
                                          at({against(link::owner), along(link::target)}, node::x, node::y, node::z,
                                             node::upperX, node::upperY, node::upperZ, node::fromMap)},
                            .place = over<kGraph, slot_graph::placeOrOrigin>,
                            .remoteness = over<kGraph, slot_graph::remoteness>};
    for (std::size_t kind = 0; kind < kWayKinds; ++kind)
        result.kinds.push_back(lookOf(static_cast<WayKind>(kind)).title);
    return result;
}

} // namespace navsmith::systems::quake_text
