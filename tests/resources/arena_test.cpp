// The arena in the build folder: a Quake map and its waypoints. Compares the waypoints with the map and with properties
// of the game's own files (docs/formats/quake-nav.md).
#include "core/checks/rule.h"
#include "core/systems/registry.h"
#include "core/world/backdrop.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "formats/quake/bsp_file.h"
#include "formats/quake/nav_file.h"
#include "tests/resources/sample_files.h"
#include "tests/support/quake_nav_bytes.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "resources/samples/arena_map.h"
#include "resources/samples/arena_nav.h"
#include "resources/samples/arena_plan.h"

namespace navsmith::samples {
namespace {

using Bytes = std::vector<std::byte>;
using glm::vec2;
using glm::vec3;

constexpr float kAboveFloor = 0.53125F;
constexpr float kBodyHeight = 24; // of a player's centre above the feet
constexpr float kStepHeight = 18;

/// The hull of the arena: walls and sky.
const world::LayerMask kWalls = world::groundLayers() | world::layerBit(world::MapLayer::Sky);

constexpr std::uint8_t kWalk = 0;
constexpr std::uint8_t kLongJump = 1;
constexpr std::uint8_t kTeleport = 2;
constexpr std::uint8_t kLedge = 3;
constexpr std::uint8_t kPusher = 4;
constexpr std::uint8_t kBarrierJump = 5;
constexpr std::uint8_t kLift = 6;

vec3 placeOf(const tests::RawPlace& place) {
    return {place[0], place[1], place[2]};
}

/// Parsed without the codec.
quake::NavFile readByHand(std::span<const std::byte> bytes) {
    const auto raw = tests::readWaypoints(bytes);
    quake::NavFile file;
    file.game = raw.form.quake2 ? quake::NavGame::Quake2 : quake::NavGame::Quake;
    file.version = raw.form.version;
    file.heuristic = raw.heuristic;
    for (const auto& node : raw.nodes)
        file.nodes.push_back({node.flags, node.linkCount, node.firstLink, node.radius, placeOf(node.origin)});
    for (const auto& link : raw.links)
        file.links.push_back({link.target, link.type, link.mask, link.traversal});
    for (const auto& traversal : raw.traversals) {
        file.traversals.push_back({placeOf(traversal.exit), placeOf(traversal.start), placeOf(traversal.end), vec3(0)});
    }
    for (const auto& edict : raw.edicts)
        file.edicts.push_back({edict.link, placeOf(edict.minimum), placeOf(edict.maximum), edict.entity, 0, 0});
    return file;
}

struct Link {
    std::size_t number = 0;
    std::size_t from = 0;
    quake::NavLink stored;
};

struct Arena {
    Bytes mapBytes = readSample("arena", "maps/arena.bsp");
    Bytes navBytes = readSample("arena", "bots/navigation/arena.nav");
    quake::BspFile bsp;
    world::MapGeometry map;
    world::RayCaster rays;
    quake::NavFile nav;
    std::vector<Link> links; ///< with the source nodes

    Arena() {
        auto file = quake::readBsp(mapBytes);
        auto geometry = world::readMapGeometry(mapBytes);
        if (!file || !geometry)
            throw std::runtime_error("the arena cannot be read");
        bsp = std::move(*file);
        map = std::move(*geometry);
        rays = world::RayCaster::build(map).value();
        nav = readByHand(navBytes);
        for (std::size_t n = 0; n < nav.nodes.size(); ++n) {
            const auto& node = nav.nodes[n];
            for (std::size_t l = node.firstLink; l < std::size_t{node.firstLink} + node.linkCount; ++l)
                links.push_back({l, n, nav.links.at(l)});
        }
    }

    [[nodiscard]] vec3 source(const Link& link) const { return nav.nodes[link.from].origin; }
    [[nodiscard]] vec3 target(const Link& link) const { return nav.nodes.at(link.stored.target).origin; }
    [[nodiscard]] std::string name(const Link& link) const {
        return std::to_string(link.from) + " to " + std::to_string(link.stored.target);
    }
    [[nodiscard]] std::vector<Link> ofType(std::uint8_t type) const {
        std::vector<Link> found;
        for (const auto& link : links) {
            if (link.stored.type == type)
                found.push_back(link);
        }
        return found;
    }
    [[nodiscard]] const quake::NavEdict* edictOf(const Link& link) const {
        const auto found = std::find_if(nav.edicts.begin(), nav.edicts.end(),
                                        [&](const quake::NavEdict& edict) { return edict.link == link.number; });
        return found == nav.edicts.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::vector<const world::MapEntity*> entities(std::string_view beginning) const {
        std::vector<const world::MapEntity*> found;
        for (const auto& entity : map.entities) {
            if (entity.className().starts_with(beginning))
                found.push_back(&entity);
        }
        return found;
    }
    /// Nodes reachable over the links, forwards or backwards.
    [[nodiscard]] std::set<std::size_t> reached(std::size_t start, bool forwards) const {
        std::set<std::size_t> all{start};
        for (bool more = true; more;) {
            more = false;
            for (const auto& link : links) {
                const auto from = forwards ? link.from : link.stored.target;
                const auto to = forwards ? link.stored.target : link.from;
                if (all.contains(from) && all.insert(to).second)
                    more = true;
            }
        }
        return all;
    }
};

const Arena& arena() {
    static const Arena instance;
    return instance;
}

float inPlan(const vec3& a, const vec3& b) {
    return glm::distance(vec2(a.x, a.y), vec2(b.x, b.y));
}

TEST(ArenaSample, MatchesThePlan) {
    const auto plan = arena::plan();
    const auto map = arena::map(plan);
    EXPECT_EQ(map, arena().mapBytes);
    const auto waypoints = arena::navigation(plan, map);
    ASSERT_TRUE(waypoints) << waypoints.error();
    EXPECT_EQ(*waypoints, arena().navBytes);
}

TEST(ArenaSample, InvalidPlanIsRefusedWithAReason) {
    auto plan = arena::plan();
    const auto map = arena::map(plan);
    plan.waypoints.front().at.z += 40;
    const auto floating = arena::navigation(plan, map);
    ASSERT_FALSE(floating);
    EXPECT_EQ(floating.error(), "gallery 1 stands on no floor");
    plan = arena::plan();
    plan.ways.front().to = "nowhere";
    const auto lost = arena::navigation(plan, map);
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error(), "no way from gallery 1 to nowhere");
}

TEST(ArenaSample, MapIsValid) {
    const auto& bsp = arena().bsp;
    EXPECT_EQ(bsp.variant, quake::BspVariant::Quake);
    EXPECT_EQ(bsp.damagedFaces, 0U);
    EXPECT_TRUE(bsp.notes.empty()) << bsp.notes.front();
    EXPECT_TRUE(arena().map.notes.empty()) << arena().map.notes.front();
    ASSERT_EQ(bsp.models.size(), 6U);
    std::size_t faces = 0;
    for (const auto& model : bsp.models) {
        EXPECT_EQ(model.firstFace, faces);
        faces += model.faceCount;
        for (std::size_t f = model.firstFace; f < std::size_t{model.firstFace} + model.faceCount; ++f) {
            const auto& range = bsp.faces[f].corners;
            for (std::size_t c = range.first; c < std::size_t{range.first} + range.count; ++c) {
                const auto& corner = bsp.vertices[bsp.corners[c]];
                EXPECT_EQ(glm::clamp(corner, model.minimum, model.maximum), corner);
            }
        }
    }
    EXPECT_EQ(faces, bsp.faces.size());
}

TEST(ArenaSample, FacesLieOnTheirPlanesAndRunClockwise) {
    const auto& bsp = arena().bsp;
    for (const auto& face : bsp.faces) {
        const auto& plane = bsp.planes[face.plane];
        vec3 across(0);
        const auto at = [&](std::size_t i) {
            return bsp.vertices[bsp.corners[face.corners.first + i % face.corners.count]];
        };
        for (std::size_t i = 0; i < face.corners.count; ++i) {
            EXPECT_NEAR(glm::dot(plane.normal, at(i)), plane.distance, 0.001);
            across += glm::cross(at(i) - at(0), at(i + 1) - at(0));
        }
        EXPECT_NEAR(glm::dot(glm::normalize(across), face.back ? -plane.normal : plane.normal), -1, 0.001);
        EXPECT_FALSE(quake::textureOf(bsp, face).empty());
    }
}

/// Rays in all directions hit a wall: there is no hole.
TEST(ArenaSample, MapIsClosed) {
    for (const vec3 from : {vec3(0, 0, 200), vec3(-288, -300, -60), vec3(-872, 0, 60), vec3(820, -128, 60)}) {
        for (int i = 0; i < 1000; ++i) {
            const auto turn = static_cast<float>(i) * 2.399963F; // directions spread over a sphere
            const float up = 1 - (2 * static_cast<float>(i) + 1) / 1000;
            const float wide = std::sqrt(1 - up * up);
            const vec3 direction(wide * std::cos(turn), wide * std::sin(turn), up);
            const auto hit = arena().rays.cast(from, direction, {.layers = kWalls});
            ASSERT_TRUE(hit) << i;
            EXPECT_LT(glm::dot(hit->normal, direction), 0.001) << "the back of a face, from " << from.x;
        }
    }
}

TEST(ArenaSample, MapHasTheRequiredEntities) {
    std::map<std::string, int> classes;
    for (const auto& entity : arena().map.entities)
        ++classes[std::string(entity.className())];
    EXPECT_EQ(arena().map.entities.front().className(), "worldspawn");
    EXPECT_GE(classes["info_player_deathmatch"], 4);
    for (const auto* one : {"info_player_start", "info_teleport_destination", "trigger_teleport", "trigger_push",
                            "func_plat", "func_door", "func_button", "weapon_rocketlauncher", "light"})
        EXPECT_GE(classes[one], 1) << one;
    std::set<world::MapLayer> layers;
    for (const auto& range : arena().map.layers)
        layers.insert(range.layer);
    for (const auto layer : {world::MapLayer::Solid, world::MapLayer::Brushes, world::MapLayer::Water,
                             world::MapLayer::Sky, world::MapLayer::Triggers})
        EXPECT_TRUE(layers.contains(layer));
}

TEST(ArenaSample, FileMatchesTheGamesFormat) {
    const auto& nav = arena().nav;
    EXPECT_EQ(nav.game, quake::NavGame::Quake);
    EXPECT_EQ(nav.version, 18);
    EXPECT_EQ(nav.heuristic, 0.8F);
    EXPECT_EQ(arena().navBytes.size(), 24 + 20 * nav.nodes.size() + 6 * nav.links.size() + 36 * nav.traversals.size() +
                                           4 + 30 * nav.edicts.size());
    std::size_t next = 0;
    for (const auto& node : nav.nodes) {
        EXPECT_EQ(node.firstLink, next);
        next += node.linkCount;
        EXPECT_GE(node.linkCount, 1);
        EXPECT_LE(node.linkCount, 12);
        EXPECT_EQ(node.radius % 4, 0);
        EXPECT_GE(node.radius, 4);
    }
    EXPECT_EQ(next, nav.links.size());

    std::set<std::pair<std::size_t, std::size_t>> pairs;
    std::uint16_t traversals = 0;
    for (const auto& link : arena().links) {
        ASSERT_LT(link.stored.target, nav.nodes.size());
        EXPECT_NE(link.stored.target, link.from);
        EXPECT_TRUE(pairs.emplace(link.from, link.stored.target).second) << arena().name(link);
        EXPECT_EQ(link.stored.mask, 0xFF);
        if (link.stored.traversal != quake::kNoTraversal) {
            EXPECT_EQ(link.stored.traversal, traversals++);
        }
        const std::set<std::uint8_t> with{kLongJump, kLedge, kBarrierJump, kLift};
        EXPECT_EQ(link.stored.traversal != quake::kNoTraversal, with.contains(link.stored.type));
    }
    EXPECT_EQ(traversals, nav.traversals.size());
    for (std::size_t e = 1; e < nav.edicts.size(); ++e)
        EXPECT_LT(nav.edicts[e - 1].link, nav.edicts[e].link);
}

/// With the map, so that the rules that need it run.
TEST(ArenaSample, HasNoIssues) {
    const auto& system = *systems::find("quake_nav2");
    const systems::InputFile input{"arena.nav", arena().navBytes};
    auto loaded = system.codec.load(std::span(&input, 1), {});
    ASSERT_TRUE(loaded);
    loaded->model.setMap(std::make_shared<const world::Backdrop>(world::Backdrop{arena().map, arena().rays}));
    for (const auto& issue : checks::checkAll(loaded->model, system.rules))
        ADD_FAILURE() << issue.rule << ' ' << issue.element.slot << ": " << issue.message;
}

TEST(ArenaSample, NodesStandOnTheFloor) {
    for (const auto& node : arena().nav.nodes) {
        const auto& at = node.origin;
        const auto ground = arena().rays.ground(at.x, at.y, at.z + 8);
        ASSERT_TRUE(ground);
        EXPECT_NEAR(at.z - ground->point.z, kAboveFloor, 0.001) << at.x << ' ' << at.y;
        // The ceiling must be above a player's head.
        const auto roof = arena().rays.cast(at, {0, 0, 1}, {.maxDistance = 56, .layers = world::groundLayers()});
        EXPECT_FALSE(roof) << at.x << ' ' << at.y;
    }
}

TEST(ArenaSample, EveryNodeCanBeReachedFromEveryOther) {
    EXPECT_EQ(arena().reached(0, true).size(), arena().nav.nodes.size());
    EXPECT_EQ(arena().reached(0, false).size(), arena().nav.nodes.size());
}

/// The edges of a player's box, raised by a step, must not hit anything along a walk without a door.
TEST(ArenaSample, WalksCrossNoWall) {
    for (const auto& link : arena().ofType(kWalk)) {
        const auto from = arena().source(link);
        const auto way = arena().target(link) - from;
        const auto blocked = [&](const vec3& by) {
            return arena()
                .rays.cast(from + by, way, {.maxDistance = glm::length(way), .layers = world::groundLayers()})
                .has_value();
        };
        const auto* edict = arena().edictOf(link);
        const bool door = edict != nullptr && edict->maximum.z - edict->minimum.z > 100;
        EXPECT_EQ(blocked({0, 0, kBodyHeight}), door) << arena().name(link);
        if (door)
            continue;
        for (const float x : {-15.0F, 15.0F}) {
            for (const float y : {-15.0F, 15.0F}) {
                // On stairs the straight line passes closer to the steps than a player does.
                EXPECT_FALSE(blocked({x, y, kStepHeight + 8})) << arena().name(link);
                EXPECT_FALSE(blocked({x, y, 55})) << arena().name(link);
            }
        }
    }
}

TEST(ArenaSample, JumpsAndDropsAreWithinReach) {
    const auto traversal = [](const Link& link) { return arena().nav.traversals.at(link.stored.traversal); };
    EXPECT_EQ(arena().ofType(kLongJump).size(), 2U);
    for (const auto& link : arena().ofType(kLongJump)) {
        const auto jump = traversal(link);
        EXPECT_LE(inPlan(jump.start, jump.end), 358);
        EXPECT_LE(jump.end.z - jump.start.z, 36);
        // There must be a gap below.
        const auto middle = (jump.start + jump.end) * 0.5F;
        EXPECT_LT(arena().rays.ground(middle.x, middle.y, middle.z)->point.z, middle.z - 64);
    }
    EXPECT_GE(arena().ofType(kBarrierJump).size(), 1U);
    for (const auto& link : arena().ofType(kBarrierJump)) {
        const auto jump = traversal(link);
        EXPECT_GT(jump.end.z - jump.start.z, kStepHeight);
        EXPECT_LE(jump.end.z - jump.start.z, 45);
    }
    EXPECT_GE(arena().ofType(kLedge).size(), 1U);
    for (const auto& link : arena().ofType(kLedge)) {
        const auto drop = traversal(link);
        EXPECT_EQ(drop.exit, vec3(0));
        EXPECT_EQ(drop.end, arena().target(link));
        // It must start on the last ground: two units further there is none, nor anywhere up to the end.
        const auto way = arena().target(link) - arena().source(link);
        const auto beyond = drop.start + glm::normalize(vec3(way.x, way.y, 0)) * 2.0F;
        EXPECT_LT(arena().rays.ground(beyond.x, beyond.y, beyond.z)->point.z, beyond.z - kStepHeight)
            << arena().name(link);
        EXPECT_FALSE(
            arena().rays.cast(beyond, drop.end - beyond,
                              {.maxDistance = glm::distance(beyond, drop.end) - 1, .layers = world::groundLayers()}))
            << arena().name(link);
    }
    for (const auto& link : arena().links) {
        if (link.stored.traversal == quake::kNoTraversal || link.stored.type == kLift)
            continue;
        const auto jump = traversal(link);
        for (const auto& point : {jump.start, jump.end}) {
            const auto ground = arena().rays.ground(point.x, point.y, point.z + 8);
            ASSERT_TRUE(ground);
            EXPECT_NEAR(point.z - ground->point.z, kAboveFloor, 0.001) << arena().name(link);
        }
    }
}

TEST(ArenaSample, FlagsOfNodesFitTheirLinksAndTheMap) {
    const auto flags = [](std::size_t node) { return arena().nav.nodes.at(node).flags; };
    for (const auto& link : arena().links) {
        EXPECT_EQ((flags(link.from) & 1) != 0, link.stored.type == kTeleport) << arena().name(link);
        EXPECT_EQ((flags(link.from) & 2) != 0, link.stored.type == kPusher) << arena().name(link);
        if (link.stored.type == kLift) {
            EXPECT_EQ(flags(link.from), 8);
            EXPECT_EQ(flags(link.stored.target), 4);
        }
    }
    std::size_t wet = 0;
    for (const auto& node : arena().nav.nodes) {
        const auto surface = arena().rays.cast(node.origin, {0, 0, 1}, {.layers = layerBit(world::MapLayer::Water)});
        EXPECT_EQ((node.flags & 16) != 0, surface.has_value()) << node.origin.x << ' ' << node.origin.y;
        wet += surface ? 1 : 0;
    }
    EXPECT_GE(wet, 1U);
}

/// The node of a teleporter or pusher is in its trigger, and the link ends at the trigger's target.
TEST(ArenaSample, TriggersContainTheirNodes) {
    const auto inside = [](std::string_view className, const vec3& at) {
        const auto found = arena().entities(className);
        const auto& box = arena().map.models.at(found.at(0)->model.value());
        return glm::clamp(at, box.minimum, box.maximum) == at;
    };
    const auto teleports = arena().ofType(kTeleport);
    ASSERT_EQ(teleports.size(), 1U);
    EXPECT_TRUE(inside("trigger_teleport", arena().source(teleports[0])));
    const auto arrival = arena().entities("info_teleport_destination").at(0)->origin.value();
    EXPECT_LT(inPlan(arena().target(teleports[0]), arrival), 32);
    const auto throws = arena().ofType(kPusher);
    ASSERT_EQ(throws.size(), 1U);
    EXPECT_TRUE(inside("trigger_push", arena().source(throws[0])));
}

/// As in the game's files: the box of a map model enlarged by two units; for a lift, at the bottom where it waits.
TEST(ArenaSample, EdictsAreTiedToMoversOfTheMap) {
    std::map<std::string, int> met;
    for (const auto& edict : arena().nav.edicts) {
        std::size_t fits = 0;
        for (const auto* entity : arena().entities("func_")) {
            const auto& box = arena().map.models.at(entity->model.value());
            vec3 moved(0);
            if (entity->className() == "func_plat")
                moved.z = -std::stof(std::string(entity->value("height")));
            if (edict.minimum == box.minimum + moved - vec3(2) && edict.maximum == box.maximum + moved + vec3(2)) {
                ++fits;
                ++met[std::string(entity->className())];
            }
        }
        EXPECT_EQ(fits, 1U);
        EXPECT_LT(edict.entity, -17); // after the world and sixteen players
    }
    EXPECT_EQ(met["func_plat"], 1);
    EXPECT_EQ(met["func_door"], 2);
    EXPECT_EQ(met["func_button"], 1);
    for (const auto& link : arena().ofType(kLift)) {
        ASSERT_NE(arena().edictOf(link), nullptr);
        const auto& box = *arena().edictOf(link);
        const auto foot = arena().source(link);
        EXPECT_EQ(glm::clamp(foot, box.minimum, box.maximum), foot);
    }
}

TEST(ArenaSample, ItemsAndSpawnsAreNearANode) {
    for (const auto* beginning : {"info_player", "item_", "weapon_", "info_teleport"}) {
        for (const auto* entity : arena().entities(beginning)) {
            const auto at = entity->origin.value();
            float best = 1e9F;
            for (const auto& node : arena().nav.nodes) {
                if (std::abs(node.origin.z - at.z) < 48)
                    best = std::min(best, inPlan(node.origin, at) - node.radius);
            }
            EXPECT_LE(best, 32) << entity->className() << ' ' << at.x << ' ' << at.y;
        }
    }
}

} // namespace
} // namespace navsmith::samples
