#include "core/systems/yapb/routes.h"

#include "core/checks/dependencies.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/symbols.h"

#include <glm/geometric.hpp>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;

namespace {

enum Rules : std::uint32_t { kAlone, kWithHostages };

constexpr float kSlowFactor = 1.5F;
constexpr float kNoHostageCost = 65535;
constexpr float kSlowWithHostages = 500;

float costOf(const Model& m, Slot l, Slot to, bool withHostages) {
    const auto stored = static_cast<float>(m.get(link::distance, l));
    const float distance = stored > 0 ? stored : 0;
    const bool slow = has(m, to, kCrouch | kLadder);
    if (withHostages) {
        if (has(m, to, kNoHostage))
            return kNoHostageCost;
        if (slow)
            return distance * kSlowWithHostages;
    }
    return slow ? distance * kSlowFactor : distance;
}

void ways(const Model& m, const routing::Traveller& traveller, Slot n, std::vector<routing::Way>& out) {
    const auto from = placeOf(m, n);
    for (const Slot l : linksOf(m, n)) {
        const auto ends = endsOf(m, l);
        if (!ends)
            continue;
        const auto to = placeOf(m, ends->to);
        out.push_back({.to = ends->to,
                       .via = {kLink, l},
                       .cost = costOf(m, l, ends->to, traveller.rules == kWithHostages),
                       .length = from && to ? glm::distance(*from, *to) : 0,
                       .kind = static_cast<std::uint8_t>(kindOf(m, l))});
    }
}

void between(const Model& m, Slot from, const routing::Way& way, std::vector<glm::vec3>& out) {
    const auto start = placeOf(m, from);
    const auto end = placeOf(m, way.to);
    if (static_cast<WayKind>(way.kind) != WayKind::Jump || !start || !end)
        return;
    const auto velocity = velocityOf(m, way.via.slot);
    if (!isFinite(velocity) || velocity == glm::vec3(0))
        return;
    const auto flight = flightOf(*start, *end, velocity);
    out.insert(out.end(), flight.begin() + 1, flight.end());
}

} // namespace

routing::Routing routing() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    constexpr model::Column<std::uint32_t> rank{kLink, model::kRank};
    return {
        .node = kNode,
        .travellers = {{"bot", "Bot", "Takes the cheapest way; crouching and ladders cost half as much again", kAlone},
                       {"hostages", "Counter-terrorist with hostages",
                        "Keeps away from ladders, crouching and nodes that are not for hostages", kWithHostages}},
        .kinds = {"Walk", "Jump", "Climb"},
        .ways = ways,
        .dependsOn = {own(node::x, node::y, node::z, node::flags),
                      at({against(link::owner)}, link::target, link::slot, link::flags, link::distance, link::velocityX,
                         link::velocityY, link::velocityZ, rank),
                      at({against(link::owner), along(link::target)}, node::x, node::y, node::z, node::flags)},
        .place = over<kGraph, slot_graph::placeOrOrigin>,
        .between = between,
        .remoteness = over<kGraph, slot_graph::remoteness>};
}

} // namespace navsmith::systems::yapb
