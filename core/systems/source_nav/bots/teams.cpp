#include "core/systems/source_nav/bots/teams.h"

#include "core/routing/graph_cache.h"
#include "core/routing/reach.h"
#include "core/systems/source_nav/bots/routes.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/world/backdrop.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Slot;

namespace {

constexpr std::uint32_t kControlPoint = 1U << 6U;

/// The area under a place, or the nearest one below.
std::optional<Slot> areaBelow(const Model& m, const glm::vec3& place) {
    constexpr float kAbove = 32; // of the floor: a start may lie in it
    std::optional<Slot> best;
    float height = std::numeric_limits<float>::lowest();
    m.forEachLive(kArea, [&](Slot a) {
        const auto patch = patchOf(m, a);
        const auto [west, east] = std::minmax(patch.west, patch.east);
        const auto [north, south] = std::minmax(patch.north, patch.south);
        if (place.x < west || place.x > east || place.y < north || place.y > south)
            return;
        const float z = patch.heightAt(place.x, place.y);
        if (z <= place.z + kAbove && z > height) {
            best = a;
            height = z;
        }
    });
    return best;
}

} // namespace

bool isTeamFortress(const Model& m) {
    const auto files = m.order(kFile).all();
    return !files.empty() && formatOf(m, files.front()).layout == source::NavLayout::TeamFortress;
}

std::vector<Slot> areasUnderEntities(const Model& m, const std::function<bool(const world::MapEntity&)>& counts) {
    std::vector<Slot> areas;
    if (m.map() == nullptr)
        return areas;
    for (const auto& entity : m.map()->geometry.entities) {
        if (!entity.origin || !counts(entity))
            continue;
        if (const auto area = areaBelow(m, *entity.origin))
            areas.push_back(*area);
    }
    return areas;
}

std::vector<Slot> areasWithFlags(const Model& m, std::uint32_t bits) {
    std::vector<Slot> areas;
    m.forEachLive(kArea, [&](Slot a) {
        if ((m.get(area::gameFlags, a) & bits) != 0)
            areas.push_back(a);
    });
    return areas;
}

std::vector<Slot> startsOf(const Model& m, const Team& team) {
    auto starts = areasUnderEntities(m, [&](const world::MapEntity& entity) {
        return entity.className() == "info_player_teamspawn" && entity.number("TeamNum") == team.number;
    });
    return starts.empty() ? areasWithFlags(m, team.spawnRoom) : starts;
}

std::vector<Slot> controlPointAreas(const Model& m) {
    auto points = areasUnderEntities(
        m, [](const world::MapEntity& entity) { return entity.className() == "team_control_point"; });
    const auto controlPoints = areasWithFlags(m, kControlPoint);
    points.insert(points.end(), controlPoints.begin(), controlPoints.end());
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

std::vector<float> incursionOf(const Model& m, const Team& team) {
    auto starts = startsOf(m, team);
    if (starts.empty())
        return {};
    const auto ways = routing();
    const auto& traveller = *std::ranges::find(ways.travellers, team.traveller, &routing::Traveller::id);
    routing::GraphCache graphs;
    routing::Search search;
    const auto& graph = graphs.of(ways, m, traveller);
    std::erase_if(starts, [&](Slot node) { return !graph.isOpen(node); });
    return routing::reachOf(graph, search, starts).lengths;
}

} // namespace navsmith::systems::source_nav
