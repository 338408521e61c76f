#include "core/systems/shared/path_routing.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace navsmith::systems::paths {

using routing::Reason;

namespace {

/// A node whose search cost is this counts as not reached, so no route may be as long.
constexpr float kNotReached = 0x7FFE;
constexpr std::size_t kMostNodes = 4950; ///< 5,000 fit the game's list; it stops 50 before
constexpr double kHeightWeight = 3;

} // namespace

double remoteness(const Graph& g, const Model& m, Slot node, const glm::vec3& place) {
    const auto away = glm::dvec3(placeOf(g, m, node)) - glm::dvec3(place);
    return std::abs(away.x) + std::abs(away.y) + kHeightWeight * std::abs(away.z);
}

std::optional<Reason> groupRefusal(const Graph& g, const Model& m, const routing::Traveller& /*traveller*/, Slot from,
                                   Slot to) {
    const unsigned a = m.get(g.floodGroup, from);
    const unsigned b = m.get(g.floodGroup, to);
    if (a == b)
        return std::nullopt;
    return Reason{"other_group", texts::format("{} has flood group {}, and {} has {}: the game does not even search.",
                                               nodeName(g, m, from), a, nodeName(g, m, to), b)};
}

void addWays(const Graph& g, const Model& m, const routing::Traveller& traveller, Slot node,
             std::vector<routing::Way>& out, Closing closing) {
    for (const Slot l : linksFrom(g, m, node)) {
        const model::Ref target = m.get(g.target, l);
        if (target.isSlot())
            out.push_back({.to = target.slot(),
                           .via = {g.linkType(), l},
                           .cost = static_cast<float>(m.get(g.length, l)),
                           .length = static_cast<float>(edgeLength(g, m, l)),
                           .closed = closing(m, traveller, l, target.slot())});
    }
}

void addRemarks(const Graph& /*g*/, const Model& m, const routing::Traveller& /*traveller*/,
                const std::vector<Slot>& nodes, std::vector<Reason>& out, IsOff isOff) {
    const auto off = std::ranges::count_if(nodes, [&](Slot node) { return isOff(m, node); });
    if (off != 0)
        out.push_back(
            {"switched_off", texts::format("{} of the route switched off: random traffic does not go there, but "
                                           "the search does not care.",
                                           model::counted(static_cast<std::size_t>(off), "node"))});
}

routing::SearchRules searchRules(const Model& /*m*/) {
    return {.fromGoal = true, .wholeCosts = true, .costLimit = kNotReached, .nodeLimit = kMostNodes};
}

} // namespace navsmith::systems::paths
