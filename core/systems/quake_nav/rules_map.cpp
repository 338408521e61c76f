// Rules that compare waypoints with their map. Limits were first measured on a pair in which the map is older: of 115
// nodes 65 stand on floors that have not changed since, and the rules must not report those. What is not reported at
// all was decided on 13 pairs of the games and their mission packs (docs/checks.md).
#include "core/checks/dependencies.h"
#include "core/routing/reach.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/brush_match.h"
#include "core/systems/quake_nav/movement.h"
#include "core/systems/quake_nav/routes.h"
#include "core/systems/quake_nav/rule_parts.h"
#include "core/systems/quake_nav/rules.h"
#include "core/world/backdrop.h"
#include "core/world/solid.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

using checks::at;
using checks::own;
using checks::Rule;
using model::against;
using model::along;
using model::Model;
using model::Slot;
using model::Transaction;
using enum checks::Severity;

namespace {

// Node flags that explain a missing floor (docs/formats/quake-nav.md, section 3). In both games they stand for a lift
// (in Quake II also for a ladder), for water, and for a floor that the game finds at run time.
constexpr std::uint16_t kCarried = 4 | 8;
constexpr std::uint16_t kCheckFloor = 64;
constexpr std::uint16_t kNeedsNoFloor = kCarried | kUnderWater | kCheckFloor;

/// A node below the floor that is at most this far from its surface has sunk into it.
constexpr float kSunk = 40.0F;
/// All 20 nodes of those pairs that lie inside walls have this radius, which 7 % of all nodes have: bots walk into a
/// button or a teleporter there.
constexpr std::uint16_t kTouchRadius = 4;
/// So far from the box around a brush entity in plan, a node may belong to where it moves.
constexpr float kBesideMover = 24.0F;

/// A player's own origin relative to the feet.
constexpr glm::vec3 kOriginOverFeet{0.0F, 0.0F, 24.0F};
/// From an item or start to the edge of a node's radius. Of 57 on the map, 48 are within 40, and two that the designers
/// left out on purpose are at 121 and 129. The rest is on floors that were moved.
constexpr float kFarItem = 128.0F;
constexpr float kItemStorey = 72.0F; ///< beyond this it is another storey: items float up to 24 above the floor

const world::Backdrop* mapOf(const Model& m) {
    return m.map().get();
}

bool isOpen(const world::RayCaster& rays, const glm::vec3& feet) {
    return !world::insideSolid(rays, feet + kOriginOverFeet);
}

/// The floor of a node: below it, or above it if it has sunk.
std::optional<glm::vec3> floorOf(const world::RayCaster& rays, const glm::vec3& origin) {
    const auto below = standOn(rays, origin);
    if (below && std::abs(origin.z - below->z) <= kMostOffFloor)
        return below;
    const auto above = standOn(rays, origin + glm::vec3(0.0F, 0.0F, kSunk));
    const bool sank = above && (!below || above->z - origin.z < origin.z - below->z) && isOpen(rays, *above);
    return sank ? above : below;
}

bool standsOnFloor(const world::RayCaster& rays, const glm::vec3& origin) {
    const auto floor = floorOf(rays, origin);
    return floor && std::abs(origin.z - floor->z) <= kMostOffFloor;
}

/// Elevators and trains carry the floor of their nodes.
bool isCarried(const Model& m, Slot n) {
    bool result = (m.get(node::flags, n) & kCarried) != 0;
    const auto look = [&](Slot l) {
        const auto type = m.get(link::type, l);
        result = result || type == nav2::kElevator || type == nav2::kTrain;
    };
    m.forEachReferrer(link::owner, n, look);
    m.forEachReferrer(link::target, n, look);
    return result;
}

/// Whether bots stand there. At others they fall past, are thrown to, or begin. A node without links is not done yet.
bool isStoodOn(const Model& m, Slot n) {
    bool walkedTo = false;
    bool isReached = false;
    m.forEachReferrer(link::target, n, [&](Slot l) {
        isReached = true;
        walkedTo = walkedTo || m.get(link::type, l) == nav2::kWalk;
    });
    return walkedTo || (!isReached && linkCount(m, n) == 0);
}

/// In a liquid, or on its surface.
bool swims(const world::RayCaster& rays, const glm::vec3& origin) {
    world::RayOptions options;
    options.layers = world::groundLayers() | world::layerBit(world::MapLayer::Water);
    const auto up = rays.cast(origin + kOriginOverFeet, {0.0F, 0.0F, 1.0F}, options);
    if (up && up->layer == world::MapLayer::Water)
        return true;
    options.maxDistance = kOriginOverFeet.z + kMostOffFloor;
    const auto down = rays.cast(origin + kOriginOverFeet, {0.0F, 0.0F, -1.0F}, options);
    return down && down->layer == world::MapLayer::Water;
}

/// A player who stands over an edge stands on what is under a part of the box.
bool standsOnEdge(const world::RayCaster& rays, const glm::vec3& origin) {
    constexpr std::array<float, 3> kAside{-1.0F, 0.0F, 1.0F};
    constexpr float reach = 15.0F; // a little less than the box
    return std::ranges::any_of(kAside, [&](float x) {
        return std::ranges::any_of(kAside, [&](float y) {
            const auto below = standOn(rays, origin + glm::vec3(x * reach, y * reach, 0.0F));
            return below && std::abs(origin.z - below->z) <= kMostOffFloor;
        });
    });
}

/// Doors, trains and the like carry floors to places that the map's file does not tell.
bool isAtMover(const world::MapGeometry& map, const glm::vec3& origin) {
    constexpr std::array<std::string_view, 4> kStill{"worldspawn", "func_wall", "func_illusionary", "func_areaportal"};
    return std::ranges::any_of(map.entities, [&](const world::MapEntity& entity) {
        const auto name = entity.className();
        if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size() || name.starts_with("trigger") ||
            std::ranges::find(kStill, name) != kStill.end())
            return false;
        const auto& box = map.models[*entity.model];
        const glm::vec2 at = glm::vec2(origin) - glm::vec2(entity.origin.value_or(glm::vec3(0.0F)));
        return at.x >= box.minimum.x - kBesideMover && at.x <= box.maximum.x + kBesideMover &&
               at.y >= box.minimum.y - kBesideMover && at.y <= box.maximum.y + kBesideMover;
    });
}

checks::Severity severityOf(const Model& m, Slot n) {
    return m.get(node::radius, n) <= kTouchRadius ? Note : Warning;
}

void checkSolid(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr)
        return;
    for (const Slot n : rows) {
        const glm::vec3 origin = originOf(m, n);
        if (isFinite(origin) && !isOpen(map->rays, origin))
            out.add(n, severityOf(m, n),
                    texts::format("A player at this position would be inside a wall or floor, or outside the map"));
    }
}

/// A node farther above the floor stands on something that this map lacks, such as a lift, or belongs to another
/// revision. Dropping it would break its links.
constexpr float kFarthestFloor = 72;

void checkFloor(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr)
        return;
    for (const Slot n : rows) {
        const glm::vec3 origin = originOf(m, n);
        if (!isFinite(origin) || (m.get(node::flags, n) & kNeedsNoFloor) != 0 || isCarried(m, n))
            continue;
        const auto floor = floorOf(map->rays, origin);
        const float off = floor ? origin.z - floor->z : 0.0F;
        if (floor && std::abs(off) <= kMostOffFloor)
            continue;
        if (!isStoodOn(m, n) || standsOnEdge(map->rays, origin) || swims(map->rays, origin) ||
            isAtMover(map->geometry, origin))
            continue;
        if (!floor)
            out.add(n, severityOf(m, n), texts::format("No floor below the node"));
        else if (off > kFarthestFloor)
            out.add(n, severityOf(m, n),
                    texts::format(
                        "{:.1f} units above the floor: it stands on something that the map lacks, such as a lift, "
                        "or is of another revision",
                        off + kFootHeight));
        else
            out.add(n, severityOf(m, n),
                    off > 0.0F ? texts::format("{:.1f} units above the floor (nodes stand {:.2f} above it)",
                                               std::abs(off + kFootHeight), kFootHeight)
                               : texts::format("{:.1f} units below the floor (nodes stand {:.2f} above it)",
                                               std::abs(off + kFootHeight), kFootHeight));
        if (!floor || off > kFarthestFloor)
            out.setBeyondFix();
    }
}

void fixFloor(Transaction& tx, const Issue& issue) {
    const auto* map = mapOf(tx.model());
    if (map == nullptr)
        return;
    const Slot n = issue.element.slot;
    const auto origin = originOf(tx.model(), n);
    if (const auto floor = floorOf(map->rays, origin); floor && origin.z - floor->z <= kFarthestFloor)
        tx.set(node::z, n, floor->z);
}

/// Simulates a link that can be judged: between two nodes on dry floor, without moving brushes.
std::optional<Walk> walkOf(const Model& m, const world::Backdrop& map, Slot l) {
    const auto ends = endsOf(m, l);
    if (!ends || m.get(link::type, l) != nav2::kWalk || edictOf(m, l) != model::kNoSlot)
        return std::nullopt;
    std::array<glm::vec3, 2> feet{};
    for (std::size_t i = 0; i < 2; ++i) {
        const Slot n = i == 0 ? ends->from : ends->to;
        const glm::vec3 origin = originOf(m, n);
        if (!isFinite(origin) || (m.get(node::flags, n) & kNeedsNoFloor) != 0 || !standsOnFloor(map.rays, origin))
            return std::nullopt; // reported by another rule, or a bot swims there
        feet.at(i) = floorOf(map.rays, origin).value_or(origin);
    }
    return walk(map.rays, feet[0], feet[1]);
}

void checkWay(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr)
        return;
    for (const Slot l : rows) {
        const auto walked = walkOf(m, *map, l);
        // Doors open, and any brush entity may be a door.
        if (walked && walked->end == Walk::End::Wall && walked->layer == world::MapLayer::Solid)
            out.add(l, texts::format("A player walking straight is blocked at ({:.0f}, {:.0f}, {:.0f})",
                                     walked->where.x, walked->where.y, walked->where.z));
    }
}

void checkGap(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr)
        return;
    for (const Slot l : rows) {
        const auto walked = walkOf(m, *map, l);
        if (walked && walked->end == Walk::End::Falls)
            out.add(l, texts::format("A player walking straight falls at ({:.0f}, {:.0f}, {:.0f})", walked->where.x,
                                     walked->where.y, walked->where.z));
    }
}

void checkBrush(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr || map->geometry.models.empty())
        return;
    for (const Slot e : rows) {
        const glm::vec3 low = pointOf(m, kEdictMin, e);
        const glm::vec3 high = pointOf(m, kEdictMax, e);
        if (!isFinite(low) || !isFinite(high) || !matches(map->geometry, low, high).empty())
            continue;
        const glm::vec3 size = high - low;
        out.add(e, texts::format("The map has no moving brush of this size ({:.0f} x {:.0f} x {:.0f})", size.x, size.y,
                                 size.z));
    }
}

/// Whether bots need a node at an entity: items and start points, also of mods, which put a prefix before the class
/// name.
bool wantsNode(const world::MapEntity& entity) {
    const std::string_view name = entity.className();
    // From an intermission one only looks.
    return entity.origin && name != "info_player_intermission" &&
           (name.starts_with("info_player_") || name.starts_with("item_") || name.starts_with("weapon_") ||
            name.starts_with("ammo_") || name.find("_item_") != std::string_view::npos ||
            name.find("_weapon_") != std::string_view::npos);
}

/// Items fall to the floor when the map starts, so nodes may be beside the entity or below it.
std::vector<Slot> nodesNear(const Model& m, const world::RayCaster& rays, const glm::vec3& place) {
    std::vector<Slot> near;
    const auto floor = rays.ground(place.x, place.y, place.z);
    m.forEachLive(kNode, [&](Slot n) {
        const glm::vec3 apart = originOf(m, n) - place;
        const float above = floor ? std::abs(apart.z + floor->distance) : std::abs(apart.z);
        if (std::min(std::abs(apart.z), above) <= kItemStorey &&
            glm::length(glm::vec2(apart)) - static_cast<float>(m.get(node::radius, n)) <= kFarItem)
            near.push_back(n);
    });
    return near;
}

void checkItems(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr || m.count(kNode) == 0)
        return;
    const auto& entities = map->geometry.entities;
    for (const Slot f : rows) {
        for (std::uint32_t i = 0; i < entities.size(); ++i) {
            const auto& origin = entities[i].origin;
            if (wantsNode(entities[i]) && nodesNear(m, map->rays, *origin).empty())
                out.addEntity(f, i,
                              texts::format("Bots have no node near {} at ({:.0f}, {:.0f}, {:.0f})",
                                            entities[i].className(), origin->x, origin->y, origin->z));
        }
    }
}

/// Items and starts with a node, but with no way there from any start.
void checkReached(const Model& m, RowSpan rows, Findings& out) {
    const auto* map = mapOf(m);
    if (map == nullptr)
        return;
    const auto& entities = map->geometry.entities;
    std::vector<std::pair<std::uint32_t, std::vector<Slot>>> goals;
    std::vector<Slot> starts;
    for (std::uint32_t i = 0; i < entities.size(); ++i) {
        if (!wantsNode(entities[i]))
            continue;
        auto nodes = nodesNear(m, map->rays, *entities[i].origin);
        if (entities[i].className().starts_with("info_player_"))
            starts.insert(starts.end(), nodes.begin(), nodes.end());
        if (!nodes.empty())
            goals.emplace_back(i, std::move(nodes));
    }
    if (starts.empty())
        return;
    const auto declared = routing(gameOf(m));
    const routing::Graph graph(declared, m, declared.travellers.front());
    std::erase_if(starts, [&](Slot n) { return !graph.isOpen(n); });
    routing::Search search;
    const auto reach = reachOf(graph, search, starts);
    for (const auto& [entity, nodes] : goals) {
        if (std::ranges::any_of(nodes, [&](Slot n) { return !std::isinf(reach.lengths[n]); }))
            continue;
        const auto& origin = *entities[entity].origin;
        for (const Slot f : rows)
            out.addEntity(f, entity,
                          texts::format("No way leads from where players start to {} at ({:.0f}, {:.0f}, {:.0f})",
                                        entities[entity].className(), origin.x, origin.y, origin.z));
    }
}

checks::Dependencies placeOfNode() {
    return {own(node::x, node::y, node::z, node::flags)};
}

checks::Dependencies placeOfWalk() {
    return {own(link::owner, link::target, link::type),
            at({along(link::owner)}, node::x, node::y, node::z, node::flags),
            at({along(link::target)}, node::x, node::y, node::z, node::flags), at({against(edict::link)}, edict::link)};
}

} // namespace

std::vector<Rule> mapRules() {
    return {{.id = "QN050",
             .title = "Nodes are in open space",
             .fault = "Node inside a wall or outside the map",
             .severity = Warning,
             .type = kNode,
             .check = checkSolid,
             .dependsOn = {own(node::x, node::y, node::z, node::radius)},
             .onMap = true},
            {.id = "QN051",
             .title = "Nodes stand on the floor",
             .fault = "Node off the floor",
             .severity = Warning,
             .type = kNode,
             .check = checkFloor,
             .dependsOn = placeOfNode() + checks::Dependencies{own(node::radius),
                                                               at({against(link::owner)}, link::owner, link::type),
                                                               at({against(link::target)}, link::target, link::type)},
             .fix = fixFloor,
             .fixTitle = "Move to Floor",
             .onMap = true},
            {.id = "QN052",
             .title = "Walk links are not blocked",
             .fault = "Walk link through a wall",
             .severity = Warning,
             .type = kLink,
             .check = checkWay,
             .dependsOn = placeOfWalk(),
             .onMap = true},
            {.id = "QN053",
             .title = "The map contains the moving brush of an edict",
             .fault = "Edict without a brush in the map",
             .severity = Warning,
             .type = kEdict,
             .check = checkBrush,
             .dependsOn = {own(edict::minX, edict::minY, edict::minZ, edict::maxX, edict::maxY, edict::maxZ)},
             .onMap = true},
            {.id = "QN054",
             .title = "Items and starts have a node nearby",
             .fault = "Item or start without a node nearby",
             .severity = Note,
             .type = kFile,
             .check = checkItems,
             .dependsOn = {own(node::x, node::y, node::z, node::radius)},
             .wholeDocument = true,
             .onMap = true},
            {.id = "QN055",
             .title = "Walk links have ground along their whole length",
             .fault = "Walk link over a gap",
             .severity = Warning,
             .type = kLink,
             .check = checkGap,
             .dependsOn = placeOfWalk(),
             .onMap = true},
            {.id = "QN056",
             .title = "Bots reach items and starts",
             .fault = "Item or start that bots cannot reach",
             .severity = Note,
             .type = kFile,
             .check = checkReached,
             .dependsOn = {own(node::x, node::y, node::z, node::radius, node::flags),
                           own(link::owner, link::target, link::mask)},
             .wholeDocument = true,
             .onMap = true}};
}

} // namespace navsmith::systems::quake_nav
