#include "formats/source/nav_file.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

#include "resources/samples/mesh_draft.h"

namespace navsmith::samples {
namespace {

using glm::vec3;
using systems::source_nav::portal;

constexpr float kStandingEye = 62; ///< eye height above the floor of a player 71 units high
constexpr float kDuckedEye = 28;
constexpr float kPathLift = 35.5F; ///< docs/formats/source-nav.md, section 4

vec3 raised(vec3 point, float by) {
    point.z += by;
    return point;
}

bool sees(const world::RayCaster& map, const vec3& from, const vec3& to) {
    return !map.cast(from, to - from, {.maxDistance = glm::distance(from, to), .layers = world::groundLayers()});
}

float eyeOf(const DraftArea& area) {
    return (area.attributes & kCrouch) != 0 ? kDuckedEye : kStandingEye;
}

/// The corners of an area moved inward by `by` units, or to its centre if it is smaller.
std::array<vec3, 4> innerCorners(const Patch& patch, float by) {
    const float x = std::min(by, (patch.east - patch.west) / 2);
    const float y = std::min(by, (patch.south - patch.north) / 2);
    std::array<vec3, 4> corners{vec3(patch.west + x, patch.north + y, 0), vec3(patch.east - x, patch.north + y, 0),
                                vec3(patch.east - x, patch.south - y, 0), vec3(patch.west + x, patch.south - y, 0)};
    for (auto& corner : corners)
        corner.z = patch.heightAt(corner.x, corner.y);
    return corners;
}

/// Casts rays from the centre of each area at eye height to the centre and corners of every other area.
void findVisible(MeshDraft& mesh, const world::RayCaster& map) {
    for (auto& area : mesh.areas) {
        const vec3 eye = raised(area.patch.middle(), eyeOf(area));
        for (std::size_t b = 0; b < mesh.areas.size(); ++b) {
            const auto& other = mesh.areas[b];
            if (&other == &area)
                continue; // an area always sees itself
            int seen = sees(map, eye, raised(other.patch.middle(), eyeOf(other))) ? 1 : 0;
            for (const auto& corner : innerCorners(other.patch, 8))
                seen += sees(map, eye, raised(corner, eyeOf(other))) ? 1 : 0;
            if (seen > 0)
                area.visible.push_back({b, static_cast<std::uint8_t>(seen == 5 ? 3 : 1)});
        }
    }
}

bool isVisible(const DraftArea& area, std::size_t other) {
    return std::any_of(area.visible.begin(), area.visible.end(),
                       [&](const DraftVisible& v) { return v.area == other; });
}

/// A view as long as a yard makes a good sniper spot, a view across the whole map an ideal one.
std::uint8_t sniperFlags(const MeshDraft& mesh, const world::RayCaster& map, const vec3& spot) {
    constexpr float good = 1000;
    constexpr float ideal = 1250;
    constexpr int wanted = 6; // number of areas in view
    int far = 0;
    int veryFar = 0;
    for (const auto& area : mesh.areas) {
        const vec3 target = raised(area.patch.middle(), eyeOf(area));
        const vec3 eye = raised(spot, kStandingEye);
        const float distance = glm::distance(eye, target);
        if (distance < good || !sees(map, eye, target))
            continue;
        ++far;
        veryFar += distance >= ideal ? 1 : 0;
    }
    if (veryFar >= wanted)
        return source::kIdealSniperSpot;
    return far >= wanted ? source::kGoodSniperSpot : 0;
}

/// Cover is a corner with walls or boxes close by on two sides. A larger area without cover gets a spot in the open.
void findHidingSpots(MeshDraft& mesh, const world::RayCaster& map) {
    constexpr float fromCorner = 16;
    constexpr float reach = 48; // distance to the wall: spot to wall, half a player, and room for a player
    constexpr float openSize = 120;
    const auto add = [&](DraftArea& area, const vec3& at, std::uint8_t flags) {
        area.spots.push_back(mesh.spots.size());
        mesh.spots.push_back({at, static_cast<std::uint8_t>(flags | sniperFlags(mesh, map, at))});
    };
    for (auto& area : mesh.areas) {
        const auto corners = innerCorners(area.patch, fromCorner);
        constexpr std::array<std::array<float, 2>, 4> outward{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const vec3 head = raised(corners[i], kDuckedEye);
            const auto blocked = [&](const vec3& direction) {
                return map.cast(head, direction, {.maxDistance = reach, .layers = world::groundLayers()}).has_value();
            };
            if (blocked({outward[i][0], 0, 0}) && blocked({0, outward[i][1], 0}))
                add(area, corners[i], source::kInCover);
        }
        if (area.spots.empty() && area.patch.east - area.patch.west >= openSize &&
            area.patch.south - area.patch.north >= openSize)
            add(area, area.patch.middle(), source::kExposed);
    }
}

/// The spots that become visible along a path, in order.
std::vector<DraftSighting> sightings(const MeshDraft& mesh, const world::RayCaster& map, const vec3& from,
                                     const vec3& to) {
    constexpr float range = 400;
    constexpr float stride = 25; // step size of the game's generator
    const int steps = std::max(1, static_cast<int>(glm::distance(from, to) / stride));
    std::vector<DraftSighting> found;
    std::vector<bool> seen(mesh.spots.size());
    for (int i = 0; i <= steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        const vec3 at = glm::mix(from, to, t);
        for (std::size_t s = 0; s < mesh.spots.size(); ++s) {
            const auto& spot = mesh.spots[s];
            const vec3 target = raised(spot.position, kDuckedEye);
            if (seen[s] || (spot.flags & source::kInCover) == 0 || glm::distance(at, target) > range ||
                !sees(map, at, target))
                continue;
            seen[s] = true;
            found.push_back({s, static_cast<std::uint8_t>(std::lround(t * 255))});
        }
    }
    return found;
}

/// One path from each entry to each other exit over the sides.
void findEncounters(MeshDraft& mesh, const world::RayCaster& map) {
    struct Side {
        std::size_t area;
        Direction direction;
    };
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        auto& area = mesh.areas[a];
        std::vector<Side> in;
        std::vector<Side> out;
        for (std::size_t s = 0; s < 4; ++s) {
            for (const auto b : area.sides[s]) {
                const auto direction = static_cast<Direction>(s);
                out.push_back({b, direction});
                const auto& back = mesh.areas[b].sides[static_cast<std::size_t>(opposite(direction))];
                if (std::find(back.begin(), back.end(), a) != back.end())
                    in.push_back({b, direction});
            }
        }
        for (const auto& from : in) {
            const vec3 entry = portal(area.patch, mesh.areas[from.area].patch, from.direction).from;
            for (const auto& to : out) {
                if (to.area == from.area)
                    continue;
                const vec3 exit = portal(area.patch, mesh.areas[to.area].patch, to.direction).from;
                area.encounters.push_back({from.area, from.direction, to.area, to.direction,
                                           sightings(mesh, map, raised(entry, kPathLift), raised(exit, kPathLift))});
            }
        }
    }
}

struct Step {
    float distance = std::numeric_limits<float>::infinity();
    std::size_t from = kNoArea; ///< kNoArea: the start
};

/// Shortest paths from some areas to all others, or (`backward`) from all others to those.
std::vector<Step> shortestWays(const MeshDraft& mesh, const std::vector<std::size_t>& starts, bool backward) {
    struct Edge {
        std::size_t from;
        std::size_t to;
        float length;
    };
    std::vector<Edge> edges;
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        for (const auto& way : waysFrom(mesh, a)) {
            const float length = glm::distance(mesh.areas[a].patch.middle(), mesh.areas[way.to].patch.middle());
            edges.push_back(backward ? Edge{way.to, a, length} : Edge{a, way.to, length});
        }
    }
    std::vector<Step> steps(mesh.areas.size());
    for (const auto start : starts)
        steps[start].distance = 0;
    for (bool changed = true; changed;) { // with some hundred edges a priority queue is not worth it
        changed = false;
        for (const auto& edge : edges) {
            const float distance = steps[edge.from].distance + edge.length;
            if (distance < steps[edge.to].distance) {
                steps[edge.to] = {distance, edge.from};
                changed = true;
            }
        }
    }
    return steps;
}

How howBetween(const MeshDraft& mesh, std::size_t from, std::size_t to) {
    for (const auto& way : waysFrom(mesh, from)) {
        if (way.to == to)
            return way.how;
    }
    return How::None;
}

/// Where enemies on their way to an area come into view: the first area visible from there after an invisible one.
void findApproaches(MeshDraft& mesh) {
    constexpr std::size_t most = 16; // section 5
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        auto& area = mesh.areas[a];
        const auto steps = shortestWays(mesh, {a}, true);
        for (std::size_t previous = 0; previous < mesh.areas.size() && area.approaches.size() < most; ++previous) {
            const auto here = steps[previous].from;
            if (here == kNoArea || here == a || isVisible(area, previous) || !isVisible(area, here))
                continue;
            const bool known = std::any_of(area.approaches.begin(), area.approaches.end(),
                                           [&](const DraftApproach& other) { return other.here == here; });
            const auto next = steps[here].from;
            if (!known)
                area.approaches.push_back(
                    {here, previous, howBetween(mesh, previous, here), next, howBetween(mesh, here, next)});
        }
    }
}

void findOccupyTimes(MeshDraft& mesh, const OutpostPlan& plan) {
    constexpr std::array<std::string_view, 2> teams{"info_player_terrorist", "info_player_counterterrorist"};
    constexpr float speed = 250; // units per second, running with a knife
    constexpr float longest = 120;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        std::vector<std::size_t> starts;
        for (const auto& thing : plan.things) {
            const auto area = areaAt(mesh, {thing.at[0], thing.at[1], thing.at[2]});
            if (thing.className == teams[team] && area != kNoArea)
                starts.push_back(area);
        }
        const auto steps = shortestWays(mesh, starts, false);
        for (std::size_t a = 0; a < mesh.areas.size(); ++a)
            mesh.areas[a].occupyTimes[team] = std::min(longest, steps[a].distance / speed);
    }
}

/// Daylight under the open sky, lamps where they reach, and a little ambient light everywhere.
void findLight(MeshDraft& mesh, const OutpostPlan& plan, const world::RayCaster& map) {
    constexpr float shade = 0.125F;
    constexpr float daylight = 0.75F;
    constexpr float lampRange = 400;
    for (auto& area : mesh.areas) {
        const auto corners = innerCorners(area.patch, 2);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const vec3 at = raised(corners[i], 4);
            float light = shade;
            if (!map.cast(at, {0, 0, 1}, {.layers = world::groundLayers()}))
                light += daylight;
            for (const auto& thing : plan.things) {
                const vec3 lamp(thing.at[0], thing.at[1], thing.at[2]);
                const float distance = glm::distance(at, lamp);
                if (thing.className == "light" && distance < lampRange && sees(map, at, lamp))
                    light += daylight * (1 - distance / lampRange);
            }
            area.light[i] = std::min(1.0F, light);
        }
    }
}

} // namespace

void analyse(MeshDraft& mesh, const OutpostPlan& plan, const world::RayCaster& map) {
    findVisible(mesh, map);
    findHidingSpots(mesh, map);
    findEncounters(mesh, map);
    findApproaches(mesh);
    findOccupyTimes(mesh, plan);
    findLight(mesh, plan, map);
}

} // namespace navsmith::samples
