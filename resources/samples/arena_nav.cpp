#include "resources/samples/arena_nav.h"

#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "formats/quake/nav_file.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

#include "resources/samples/arena_map.h"

namespace navsmith::samples::arena {
namespace {

using glm::vec3;

// docs/formats/quake-nav.md, sections 3, 6 and 7.
constexpr float kAboveFloor = 0.53125F;
constexpr float kBoxGrowth = 2;
constexpr float kRunUp = 32;      // run-up before a long jump
constexpr float kShortRunUp = 12; // run-up before a jump onto something

constexpr float kNearFloor = 1; // tolerance between the plan's floors and the map's

struct Draft {
    std::vector<quake::NavNode> nodes;
    std::vector<std::vector<Way>> ways; ///< outgoing links by node
};

std::optional<std::size_t> find(const Plan& plan, std::string_view name) {
    const auto found =
        std::find_if(plan.waypoints.begin(), plan.waypoints.end(), [&](const Waypoint& w) { return w.name == name; });
    if (found == plan.waypoints.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - plan.waypoints.begin());
}

const Mover* findMover(const Plan& plan, std::string_view name) {
    const auto found =
        std::find_if(plan.movers.begin(), plan.movers.end(), [&](const Mover& m) { return m.name == name; });
    return found == plan.movers.end() ? nullptr : &*found;
}

tl::expected<Draft, std::string> draw(const Plan& plan, const world::RayCaster& rays) {
    Draft draft;
    for (const auto& waypoint : plan.waypoints) {
        const auto ground = rays.ground(waypoint.at.x, waypoint.at.y, waypoint.at.z + 8);
        if (!ground || std::abs(ground->point.z - waypoint.at.z) > kNearFloor)
            return tl::unexpected(fmt::format("{} stands on no floor", waypoint.name));
        quake::NavNode node;
        node.flags = waypoint.flags;
        node.radius = waypoint.radius;
        node.origin = {waypoint.at.x, waypoint.at.y, ground->point.z + kAboveFloor};
        draft.nodes.push_back(node);
    }
    draft.ways.resize(draft.nodes.size());
    for (const auto& way : plan.ways) {
        const auto from = find(plan, way.from);
        const auto to = find(plan, way.to);
        if (!from || !to || (!way.mover.empty() && findMover(plan, way.mover) == nullptr))
            return tl::unexpected(fmt::format("no way from {} to {}", way.from, way.to));
        draft.ways[*from].push_back(way);
        if (way.back) {
            auto other = way;
            std::swap(other.from, other.to);
            draft.ways[*to].push_back(other);
        }
    }
    return draft;
}

/// A point at a distance from one point towards another in plan, at the height of the first.
vec3 towards(const vec3& from, const vec3& to, float distance) {
    const auto way = glm::normalize(glm::vec2(to.x - from.x, to.y - from.y)) * distance;
    return from + vec3(way.x, way.y, 0);
}

std::optional<quake::NavTraversal> traversalOf(const Plan& plan, const Draft& draft, const Way& way, const vec3& from,
                                               const vec3& to) {
    quake::NavTraversal made;
    made.start = towards(from, to, way.leave);
    made.end = towards(to, from, way.land);
    switch (way.type) {
    case way::kLongJump:
        made.exit = towards(made.start, from, kRunUp);
        return made;
    case way::kBarrierJump:
        made.exit = towards(made.start, from, kShortRunUp);
        return made;
    case way::kLedge:
        return made;
    case way::kLift:
        made.start = from;
        made.end = to;
        // The place to wait for the lift: the first other node that is connected with it in both directions.
        for (const auto& other : draft.ways[*find(plan, way.from)]) {
            if (other.type == way::kWalk) {
                made.exit = draft.nodes[*find(plan, other.to)].origin;
                break;
            }
        }
        return made;
    default:
        return std::nullopt;
    }
}

/// The bounds that the game has when it saves, with the mover at its position at that time.
quake::NavEdict edictOf(const Plan& plan, const Mover& mover, std::size_t link) {
    const vec3 lowered(0, 0, mover.lowered);
    quake::NavEdict edict;
    edict.link = static_cast<std::uint16_t>(link);
    edict.minimum = mover.box.low - lowered - vec3(kBoxGrowth);
    edict.maximum = mover.box.high - lowered + vec3(kBoxGrowth);
    edict.entity = -edictOf(plan, mover.name) - 1;
    return edict;
}

quake::NavFile fileOf(const Plan& plan, const Draft& draft) {
    quake::NavFile file;
    file.version = quake::kLastNav2Version;
    file.layout = quake::layoutsOf(file.game, file.version).front();
    file.nodes = draft.nodes;
    for (std::size_t n = 0; n < file.nodes.size(); ++n) {
        auto& node = file.nodes[n];
        node.firstLink = static_cast<std::uint16_t>(file.links.size());
        node.linkCount = static_cast<std::uint16_t>(draft.ways[n].size());
        for (const auto& way : draft.ways[n]) {
            const auto to = *find(plan, way.to);
            quake::NavLink link;
            link.target = static_cast<std::uint16_t>(to);
            link.type = way.type;
            link.mask = quake::kAllTeams;
            if (const auto made = traversalOf(plan, draft, way, node.origin, file.nodes[to].origin)) {
                link.traversal = static_cast<std::uint16_t>(file.traversals.size());
                file.traversals.push_back(*made);
            }
            if (!way.mover.empty())
                file.edicts.push_back(edictOf(plan, *findMover(plan, way.mover), file.links.size()));
            file.links.push_back(link);
        }
    }
    return file;
}

} // namespace

tl::expected<std::vector<std::byte>, std::string> navigation(const Plan& plan, std::span<const std::byte> map) {
    const auto geometry = world::readMapGeometry(map);
    if (!geometry)
        return tl::unexpected("the map: " + bytes::describe(geometry.error()));
    const auto rays = world::RayCaster::build(*geometry);
    if (!rays)
        return tl::unexpected(std::string("the map has no triangles"));
    const auto draft = draw(plan, *rays);
    if (!draft)
        return tl::unexpected(draft.error());
    return quake::writeNav(fileOf(plan, *draft));
}

} // namespace navsmith::samples::arena
