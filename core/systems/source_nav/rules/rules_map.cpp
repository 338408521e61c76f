// Rules that compare a mesh with its map. Limits were measured on the 24 GoldSrc meshes that are available with their
// maps: 10,215 areas, 42,000 connections and 4,000 hiding spots (docs/checks.md has the findings). Source
// maps may have floors that are not in their geometry: props whose models are not found. There, findings are notes.
#include "core/checks/dependencies.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "core/systems/source_nav/bots/routes.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/map_size.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "core/world/backdrop.h"
#include "core/world/solid.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

using checks::at;
using checks::own;
using checks::Severity;
using model::along;
using model::Model;
using model::Slot;
using model::Transaction;
using world::MapLayer;
using world::RayCaster;

namespace {

/// From an area to the floor. 99.3 % of the middles of areas and 99.7 % of their corners are within; most of the others
/// belong to a mesh that was made for another revision of its map.
constexpr float kMostOffFloor = 36;
constexpr float kFloorReach = 8;    ///< a floor this far above a point is its floor
constexpr float kPlayerHeight = 72; ///< a sunk area is at most this far below its floor
constexpr float kInset = 4;         ///< corners may touch walls: the floor is also looked for this far inside
/// At this distance from the border of two areas a player stands in either of them.
constexpr float kBesideBorder = 8;
constexpr std::array<float, 3> kEyes{24, 40, 60};                         ///< above the higher of two areas
constexpr std::array<float, 5> kAlongBorder{0, -0.5F, 0.5F, -0.9F, 0.9F}; ///< of half its width
/// Heights above a hiding spot that are in a solid if the spot is: a step and half a player.
constexpr std::array<float, 2> kSpotHeights{18, 36};
constexpr float kFromLadder = 32; ///< from the line of a ladder to the ladder of the map
/// From the origin of an item or start to the border of an area, and to its height. Players start up to 80 above.
constexpr glm::vec3 kNearItem{25, 25, 36};
constexpr float kItemAbove = 80;
/// Share of areas that stand on a floor: at least 0.93 of each mesh on its own map, less than half on most others.
constexpr double kLeastOnFloor = 0.5;

constexpr std::array<std::string_view, 4> kCornerNames{
    texts::mark("north-west corner"), texts::mark("north-east corner"), texts::mark("south-east corner"),
    texts::mark("south-west corner")};

Severity warningIf(const Model& m, Slot fileRow) {
    return m.get(file::version, fileRow) <= source::kLastGoldSrcVersion ? Severity::Warning : Severity::Note;
}

/// The severity of a finding where a floor should be. If the map has solids that could not be read, it may be there all
/// the same.
Severity floorSeverity(const Model& m, Slot area) {
    return m.map()->geometry.unknownSolids == 0 ? Severity::Warning : warningIf(m, m.fileOf({kArea, area}));
}

Severity severityAt(const Model& m, model::Element element) {
    return warningIf(m, m.fileOf(element));
}

/// How far a point is above the nearest floor, negative if below; infinity if there is none.
float aboveFloor(const RayCaster& rays, const glm::vec3& p) {
    float best = std::numeric_limits<float>::infinity();
    for (const float reach : {kFloorReach, kPlayerHeight}) {
        const auto hit = rays.ground(p.x, p.y, p.z + reach);
        if (hit && std::abs(p.z - hit->point.z) < std::abs(best))
            best = p.z - hit->point.z;
    }
    return best;
}

/// The same for a corner, there or a little inside.
float cornerAboveFloor(const RayCaster& rays, const Patch& patch, const glm::vec3& corner) {
    const float off = aboveFloor(rays, corner);
    if (std::abs(off) <= kMostOffFloor)
        return off;
    const glm::vec3 middle = patch.middle();
    glm::vec3 inside{std::clamp(middle.x, corner.x - kInset, corner.x + kInset),
                     std::clamp(middle.y, corner.y - kInset, corner.y + kInset), 0.0F};
    inside.z = patch.heightAt(inside.x, inside.y);
    const float offInside = aboveFloor(rays, inside);
    return std::abs(offInside) <= kMostOffFloor || std::isinf(off) ? offInside : off;
}

void checkFloor(const Model& m, RowSpan rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot a : rows) {
        const auto patch = patchOf(m, a);
        if (!isFinite(patch))
            continue;
        float worst = aboveFloor(rays, patch.middle());
        std::string_view where = "middle";
        const auto corners = patch.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const float off = cornerAboveFloor(rays, patch, corners.at(i));
            if (std::abs(off) > std::abs(worst)) {
                worst = off;
                where = texts::translated({kCornerNames.at(i)});
            }
        }
        if (std::abs(worst) <= kMostOffFloor)
            continue;
        const auto severity = floorSeverity(m, a);
        if (std::isinf(worst))
            out.add(a, severity, texts::format("No floor of the map at the {}", where));
        else
            out.add(a, severity,
                    worst > 0 ? texts::format("The {} is {:.0f} units above the floor (expected at most {:g})", where,
                                              worst, kMostOffFloor)
                              : texts::format("The {} is {:.0f} units below the floor (expected at most {:g})", where,
                                              -worst, kMostOffFloor));
    }
}

/// Where a wall of the world is between two areas; none if they see each other across their border. Doors open, so
/// brush entities are no walls.
std::optional<glm::vec3> wallBetween(const RayCaster& rays, const ConnectionEnds& ends) {
    constexpr std::array<glm::vec3, 4> kWays{{{0, -1, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}}};
    const auto way = kWays.at(static_cast<std::size_t>(ends.side));
    const glm::vec3 across{std::abs(way.y), std::abs(way.x), 0};
    const auto border = portal(ends.from, ends.to, ends.side);
    std::optional<glm::vec3> wall;
    for (const float share : kAlongBorder) {
        const glm::vec3 aside = across * (share * std::max(border.halfWidth, 0.0F));
        glm::vec3 from = border.from + aside - way * kBesideBorder;
        glm::vec3 to = border.to + aside + way * kBesideBorder;
        const float floor = std::max(ends.from.heightAt(from.x, from.y), ends.to.heightAt(to.x, to.y));
        for (const float eye : kEyes) {
            from.z = to.z = floor + eye;
            world::RayOptions options;
            options.layers = world::layerBit(MapLayer::Solid);
            options.maxDistance = glm::distance(from, to);
            const auto hit = rays.cast(from, to - from, options);
            if (!hit)
                return std::nullopt;
            if (!wall)
                wall = hit->point;
        }
    }
    return wall;
}

void checkWall(const Model& m, RowSpan rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends || !isFinite(ends->from) || !isFinite(ends->to))
            continue;
        if (const auto wall = wallBetween(rays, *ends))
            out.add(c, severityAt(m, {kConnection, c}),
                    texts::format("A wall is between the area and {}, at ({:.0f}, {:.0f}, {:.0f})", targetText(m, c),
                                  wall->x, wall->y, wall->z));
    }
}

void checkSolid(const Model& m, RowSpan rows, Findings& out) {
    const auto& rays = m.map()->rays;
    for (const Slot s : rows) {
        const auto place = pointOf(m, kSpotPlace, s);
        const auto inSolid = [&](float height) { return world::insideSolid(rays, place + glm::vec3(0, 0, height)); };
        if (isFinite(place) && std::ranges::all_of(kSpotHeights, inSolid))
            out.add(s, severityAt(m, {kHidingSpot, s}),
                    texts::format("A player at the spot would be inside a wall or floor"));
    }
}

bool hasLadders(const world::MapGeometry& map) {
    return std::ranges::find(map.layers, MapLayer::Ladders, &world::LayerRange::layer) != map.layers.end();
}

bool isLadderNear(const RayCaster& rays, const glm::vec3& point) {
    constexpr std::array<glm::vec3, 8> kAround{
        {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {1, 1, 0}, {1, -1, 0}, {-1, 1, 0}, {-1, -1, 0}}};
    world::RayOptions options;
    options.layers = world::layerBit(MapLayer::Ladders);
    options.maxDistance = kFromLadder;
    return std::ranges::any_of(kAround,
                               [&](const glm::vec3& way) { return rays.cast(point, way, options).has_value(); });
}

void checkLadder(const Model& m, RowSpan rows, Findings& out) {
    const auto& map = *m.map();
    if (!hasLadders(map.geometry))
        return; // Source has ladders without a surface
    for (const Slot l : rows) {
        const auto top = pointOf(m, kLadderTop, l);
        const auto bottom = pointOf(m, kLadderBottom, l);
        constexpr std::array<float, 3> kShares{0.25F, 0.5F, 0.75F};
        const auto near = [&](float share) { return isLadderNear(map.rays, glm::mix(bottom, top, share)); };
        if (isFinite(top) && isFinite(bottom) && std::ranges::none_of(kShares, near))
            out.add(l, texts::format("The map has no ladder within {:g} units", kFromLadder));
    }
}

struct Box {
    glm::vec3 low{0.0F};
    glm::vec3 high{0.0F};
};

/// Where players and bots have to go: starts, hostages, items, and zones of a goal. None for other entities.
std::optional<Box> goalOf(const world::MapGeometry& map, const world::MapEntity& entity) {
    constexpr std::array<std::string_view, 5> kPoints{"hostage_entity", "armoury_entity", "info_bomb_target",
                                                      "info_hostage_rescue", "info_vip_safetyzone"};
    constexpr std::array<std::string_view, 4> kZones{"func_bomb_target", "func_hostage_rescue", "func_vip_safetyzone",
                                                     "func_escapezone"};
    const auto name = entity.className();
    const auto is = [&](std::string_view other) { return name == other; };
    if (entity.model && *entity.model < map.models.size() && std::ranges::any_of(kZones, is)) {
        const auto& box = map.models[*entity.model];
        const glm::vec3 origin = entity.origin.value_or(glm::vec3(0.0F));
        return Box{box.minimum + origin - glm::vec3(0, 0, kNearItem.z), box.maximum + origin};
    }
    if (entity.origin && (name.starts_with("info_player_") || name.starts_with("weapon_") ||
                          name.starts_with("item_") || std::ranges::any_of(kPoints, is)))
        return Box{*entity.origin - glm::vec3(kNearItem.x, kNearItem.y, kItemAbove), *entity.origin + kNearItem};
    return std::nullopt;
}

bool touches(const Patch& patch, const Box& box) {
    if (patch.east < box.low.x || patch.west > box.high.x || patch.south < box.low.y || patch.north > box.high.y)
        return false;
    const glm::vec3 middle = (box.low + box.high) / 2.0F;
    const float height = patch.heightAt(middle.x, middle.y);
    return height >= box.low.z && height <= box.high.z;
}

void checkGoals(const Model& m, RowSpan rows, Findings& out) {
    const auto& map = m.map()->geometry;
    if (m.count(kArea) == 0)
        return;
    for (const Slot f : rows) {
        for (std::uint32_t i = 0; i < map.entities.size(); ++i) {
            const auto box = goalOf(map, map.entities[i]);
            if (!box)
                continue;
            bool isReached = false;
            m.forEachLive(kArea, [&](Slot a) { isReached = isReached || touches(patchOf(m, a), *box); });
            if (isReached)
                continue;
            const glm::vec3 place = m.map()->placeOf(map.entities[i]).value_or(box->low);
            out.addEntity(f, i,
                          texts::format("No area at {} at ({:.0f}, {:.0f}, {:.0f})", map.entities[i].className(),
                                        place.x, place.y, place.z));
        }
    }
}

std::vector<Slot> areasAt(const Model& m, const Box& box) {
    std::vector<Slot> areas;
    m.forEachLive(kArea, [&](Slot a) {
        if (touches(patchOf(m, a), box))
            areas.push_back(a);
    });
    return areas;
}

/// Whether bots find ladders that the file does not have: in the map, when it is loaded.
bool lacksLadders(const Model& m, const world::MapGeometry& map) {
    return m.count(kLadder) == 0 && hasLadders(map);
}

/// Goals with an area, but with no way there from any start.
void checkReach(const Model& m, RowSpan rows, Findings& out) {
    static const auto declared = routing();
    const auto& map = m.map()->geometry;
    if (lacksLadders(m, map))
        return;
    std::vector<std::pair<std::uint32_t, std::vector<Slot>>> goals;
    std::vector<Slot> starts;
    for (std::uint32_t i = 0; i < map.entities.size(); ++i) {
        const auto box = goalOf(map, map.entities[i]);
        if (!box)
            continue;
        auto areas = areasAt(m, *box);
        if (map.entities[i].className().starts_with("info_player_"))
            starts.insert(starts.end(), areas.begin(), areas.end());
        if (!areas.empty())
            goals.emplace_back(i, std::move(areas));
    }
    if (starts.empty())
        return;
    const routing::Graph graph(declared, m, routing::travellersOf(declared, m).front());
    std::erase_if(starts, [&](Slot a) { return !graph.isOpen(a); });
    routing::Search search;
    const auto reach = reachOf(graph, search, starts);
    for (const auto& [entity, areas] : goals) {
        if (std::ranges::any_of(areas, [&](Slot a) { return !std::isinf(reach.lengths[a]); }))
            continue;
        const glm::vec3 place = m.map()->placeOf(map.entities[entity]).value_or(glm::vec3(0));
        for (const Slot f : rows)
            out.addEntity(f, entity,
                          texts::format("No way leads from where players start to {} at ({:.0f}, {:.0f}, {:.0f})",
                                        map.entities[entity].className(), place.x, place.y, place.z));
    }
}

void checkSize(const Model& m, RowSpan rows, Findings& out) {
    const auto size = m.map()->fileSize;
    for (const Slot f : rows) {
        const auto stored = m.get(file::bspSize, f);
        if (size != 0 && stored != 0 && stored != size)
            out.add(f, texts::format("The mesh was made for a map of {} bytes, but the open map has {}", stored, size));
    }
}

struct Standing {
    std::size_t areas = 0;
    std::size_t onFloor = 0;

    [[nodiscard]] bool isOfMap() const {
        return static_cast<double>(onFloor) >= kLeastOnFloor * static_cast<double>(areas);
    }
};

Standing standingOf(const Model& m) {
    const auto& rays = m.map()->rays;
    Standing standing;
    m.forEachLive(kArea, [&](Slot a) {
        ++standing.areas;
        standing.onFloor += std::abs(aboveFloor(rays, patchOf(m, a).middle())) <= kMostOffFloor ? 1 : 0;
    });
    return standing;
}

/// Not for a mesh of another map: the size is how the game tells.
void fixSize(Transaction& tx, const Issue&) {
    const auto& m = tx.model();
    if (m.map() == nullptr || m.map()->fileSize == 0)
        return;
    if (standingOf(m).isOfMap())
        setMapSize(tx, m.map()->fileSize);
    else
        tx.refuse(texts::format("The mesh belongs to another map."));
}

void checkFits(const Model& m, RowSpan rows, Findings& out) {
    const auto standing = standingOf(m);
    if (standing.isOfMap())
        return;
    for (const Slot f : rows)
        out.add(f, texts::format("Only {} of {} areas are on a floor of this map: the mesh belongs to another map",
                                 standing.onFloor, standing.areas));
}

} // namespace

std::vector<checks::Rule> mapRules() {
    using enum checks::Severity;
    const auto version = [](std::vector<model::PathStep> steps) { return at(std::move(steps), file::version); };
    return {
        {.id = "NAV070",
         .title = "Areas are on a floor of the map",
         .fault = "Area off the floor",
         .severity = Warning,
         .type = kArea,
         .check = checkFloor,
         .dependsOn = {corners({}), own(area::file), version({along(area::file)})},
         .onMap = true},
        {.id = "NAV071",
         .title = "No wall is between connected areas",
         .fault = "Connection through a wall",
         .severity = Warning,
         .type = kConnection,
         .check = checkWall,
         .dependsOn = connectionPlaces() + checks::Dependencies{at({along(connection::owner)}, area::file),
                                                                version({along(connection::owner), along(area::file)})},
         .onMap = true},
        {.id = "NAV072",
         .title = "Hiding spots are in open space",
         .fault = "Hiding spot inside a wall or floor",
         .severity = Warning,
         .type = kHidingSpot,
         .check = checkSolid,
         .dependsOn = {own(hiding_spot::x, hiding_spot::y, hiding_spot::z, hiding_spot::owner),
                       at({along(hiding_spot::owner)}, area::file),
                       version({along(hiding_spot::owner), along(area::file)})},
         .onMap = true},
        {.id = "NAV073",
         .title = "Ladders are on a ladder of the map",
         .fault = "Ladder off the map's ladder",
         .severity = Note,
         .type = kLadder,
         .check = checkLadder,
         .dependsOn = {own(ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY,
                           ladder::bottomZ)},
         .onMap = true},
        {.id = "NAV074",
         .title = "Starts, items and zones of the map have an area",
         .fault = "Start, item or zone without an area",
         .severity = Note,
         .type = kFile,
         .check = checkGoals,
         .dependsOn = {corners({})},
         .wholeDocument = true,
         .onMap = true},
        {.id = "NAV075",
         .title = "The mesh was made for a map of this size",
         .fault = "Mesh made for another size of the map",
         .severity = Warning,
         .type = kFile,
         .check = checkSize,
         .dependsOn = {own(file::bspSize)},
         .fix = fixSize,
         .fixTitle = "Set to the Size of This Map",
         .onMap = true},
        {.id = "NAV076",
         .title = "The mesh belongs to the map",
         .fault = "Mesh of another map",
         .severity = Warning,
         .type = kFile,
         .check = checkFits,
         .dependsOn = {corners({})},
         .wholeDocument = true,
         .onMap = true},
        {.id = "NAV078",
         .title = "Bots reach starts, items and zones of the map",
         .fault = "Start, item or zone that bots cannot reach",
         .severity = Note,
         .type = kFile,
         .check = checkReach,
         .dependsOn = checks::Dependencies{corners({}), own(area::attributes, area::gameFlags)} + connectionPlaces() +
                      checks::Dependencies{{.steps = {}, .type = kLadder, .columns = {}},
                                           {.steps = {}, .type = kArea, .columns = {}}},
         .wholeDocument = true,
         .onMap = true},
    };
}

} // namespace navsmith::systems::source_nav
