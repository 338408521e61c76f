// Rules that compare nodes with the ground of the game's world. Limits were measured on the roads of a total conversion
// and on stock boat nodes over stock water (docs/checks.md).
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/lane_ground.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/ground_height.h"
#include "core/systems/shared/path_symbols.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <cmath>
#include <optional>

namespace navsmith::systems::gta_sa_paths {

using world::MapLayer;

namespace {

// Metres.
constexpr float kMostOff = 1;    ///< of 1,822 car nodes over a face, 1,795 are nearer to one
constexpr float kUnderWater = 1; ///< fords are shallower
constexpr float kSky = 400;      ///< higher than any water over a road
constexpr float kChest = 1.2F;   ///< height at which a pedestrian runs into walls
constexpr float kPiece = 4;      ///< between two places of a road that are compared with the ground
constexpr float kMostSag = 5;    ///< straight links over crests and dips are nearer to the ground
constexpr float kUpright = 0.3F; ///< a wall's normal rises less; kerbs, stairs and slopes more

/// None where the world has no ground.
std::optional<float> aboveGround(const world::RayCaster& rays, const glm::vec3& p) {
    return heightAboveGround(rays, p, kMostOff);
}

void checkHeight(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot row : rows) {
        if (typeOf(m, row) == NodeType::Boat)
            continue;
        const auto off = aboveGround(rays, placeOf(m, row));
        if (off && std::abs(*off) > kMostOff)
            out.add(row, aboveGroundText(*off));
    }
}

void dropToGround(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot row = issue.element.slot;
    const auto off = m.map() == nullptr ? std::nullopt : aboveGround(m.map()->rays, placeOf(m, row));
    if (off && std::abs(*off) > kMostOff)
        tx.set(node::z, row, m.get(node::z, row) - static_cast<Coordinate>(std::lround(*off * 8)));
}

std::optional<world::RayHit> waterAt(const world::RayCaster& rays, const glm::vec3& p) {
    return rays.cast({p.x, p.y, p.z + kSky}, {0, 0, -1},
                     {.maxDistance = 2 * kSky, .layers = layerBit(MapLayer::Water)});
}

void checkDry(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot row : rows) {
        if (typeOf(m, row) == NodeType::Boat)
            continue;
        const auto p = placeOf(m, row);
        // Where no ground is known, a tunnel's roof may not be known either.
        const auto off = aboveGround(rays, p);
        if (!off || std::abs(*off) > kMostOff)
            continue;
        const auto water = waterAt(rays, p);
        const float depth = water ? water->point.z - p.z : 0;
        // A tunnel has a roof below the water.
        if (depth > kUnderWater && !rays.cast(p + glm::vec3(0, 0, kUnderWater), {0, 0, 1},
                                              {.maxDistance = depth - kUnderWater, .layers = world::groundLayers()}))
            out.add(row, texts::format("{:.1f} m under water", depth));
    }
}

void checkAfloat(const Model& m, Rows rows, Findings& out) {
    if ((m.map()->layers() & layerBit(MapLayer::Water)) == 0)
        return;
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Boat)
            continue;
        const auto p = placeOf(m, row);
        const auto water = waterAt(m.map()->rays, p);
        if (!water)
            out.add(row, texts::format("There is no water here"));
        else if (const float off = p.z - water->point.z; std::abs(off) > kMostOff)
            out.add(row, off > 0 ? texts::format("{:.1f} m above the water", off)
                                 : texts::format("{:.1f} m below the water", -off));
    }
}

void checkWalls(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot row : rows) {
        const auto edge = paths::drawnEdge(kGraph, m, row); // one issue an edge
        if (!edge || !isPed(m, edge->from) || !isPed(m, edge->to))
            continue;
        const auto from = edge->a + glm::vec3(0, 0, kChest);
        const auto way = edge->b - edge->a;
        const float length = glm::length(way);
        if (length == 0)
            continue;
        const auto hit = rays.cast(from, way, {.maxDistance = length, .layers = layerBit(MapLayer::Solid)});
        if (hit && std::abs(hit->normal.z) < kUpright)
            out.add(row, texts::format("A wall stands in the way, {:.1f} m from {}", hit->distance,
                                       nodeName(m, edge->from)));
    }
}

/// The edge of a car road, from one of its two links.
std::optional<paths::DrawnEdge> roadAt(const Model& m, Slot row) {
    auto edge = paths::drawnEdge(kGraph, m, row);
    return edge && typeOf(m, edge->from) == NodeType::Car && typeOf(m, edge->to) == NodeType::Car ? edge : std::nullopt;
}

void checkLanes(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    constexpr auto lane = static_cast<float>(paths::kLaneWidth);
    for (const Slot row : rows) {
        const auto edge = roadAt(m, row);
        const auto traffic = trafficOf(m, row);
        const auto middle = edge && traffic.hasNavi ? groundNear(rays, edge->middle()) : std::nullopt;
        const auto way = edge ? glm::vec2(edge->b - edge->a) : glm::vec2(0);
        if (!middle || way == glm::vec2(0))
            continue;
        const auto along = glm::normalize(way);
        const glm::vec3 right(along.y, -along.x, 0);
        const bool both = traffic.away > 0 && traffic.back > 0;
        const auto outer = [&](unsigned lanes) {
            const auto count = static_cast<float>(lanes);
            return both ? static_cast<float>(traffic.width * paths::kStep) / 2 + (count - 0.5F) * lane
                        : (count - 1) / 2 * lane;
        };
        const auto leaves = [&](float offset) { return besideRoad(rays, *middle, middle->point + right * offset); };
        const unsigned onRight = both ? traffic.away : traffic.away + traffic.back;
        const unsigned onLeft = both ? traffic.back : onRight;
        std::optional<std::string> what;
        if (onRight > 0)
            what = leaves(outer(onRight));
        if (!what && onLeft > 0)
            what = leaves(-outer(onLeft));
        if (what)
            out.add(row,
                    texts::format("The middle of the outer lane lies beside the road, on this surface: {}", *what));
    }
}

void checkSpans(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot row : rows) {
        const auto edge = roadAt(m, row);
        if (!edge || !groundNear(rays, edge->a) || !groundNear(rays, edge->b))
            continue;
        const auto pieces = static_cast<int>(glm::distance(edge->a, edge->b) / kPiece) + 1;
        for (int i = 1; i < pieces; ++i) {
            const auto p = glm::mix(edge->a, edge->b, static_cast<float>(i) / static_cast<float>(pieces));
            const auto off = aboveGround(rays, p);
            if (!off || std::abs(*off) <= kMostSag)
                continue;
            out.add(row, *off > 0 ? texts::format("{:.1f} m above the ground between its nodes", *off)
                                  : texts::format("{:.1f} m below the ground between its nodes", -*off));
            break;
        }
    }
}

} // namespace

std::vector<Rule> groundRules() {
    const auto place = own(node::x, node::y, node::z, node::flags, node::group);
    const auto edges = paths::edgeDependencies(kGraph, place.columns);
    auto lanes = edges;
    lanes.push_back(at({along(link::navi)}, navi::lanes, navi::width, navi::attached));
    return {
        {.id = "SA059",
         .title = "Nodes lie on the ground",
         .fault = "Node above or below the ground",
         .severity = Warning,
         .type = kNode,
         .check = checkHeight,
         .dependsOn = {place},
         .fix = dropToGround,
         .fixTitle = "Drop to Ground",
         .onMap = true},
        {.id = "SA060",
         .title = "Roads and pavements are dry",
         .fault = "Node under water",
         .severity = Warning,
         .type = kNode,
         .check = checkDry,
         .dependsOn = {place},
         .onMap = true},
        {.id = "SA061",
         .title = "Boat lanes lie on water",
         .fault = "Boat node off the water",
         .severity = Warning,
         .type = kNode,
         .check = checkAfloat,
         .dependsOn = {place},
         .onMap = true},
        {.id = "SA062",
         .title = "No wall crosses a pedestrian path",
         .fault = "Pedestrian path through a wall",
         .severity = Warning,
         .type = kLink,
         .check = checkWalls,
         .dependsOn = edges,
         .onMap = true},
        {.id = "SA063",
         .title = "Lanes lie on the road surface",
         .fault = "Lane beside the road surface",
         .severity = Note,
         .type = kLink,
         .check = checkLanes,
         .dependsOn = lanes,
         .onMap = true},
        {.id = "SA064",
         .title = "Roads follow the ground between their nodes",
         .fault = "Road off the ground",
         .severity = Warning,
         .type = kLink,
         .check = checkSpans,
         .dependsOn = edges,
         .onMap = true},
    };
}

} // namespace navsmith::systems::gta_sa_paths
