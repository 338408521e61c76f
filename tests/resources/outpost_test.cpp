// The outpost in the build folder: compares the mesh with its map.
#include "core/checks/rule.h"
#include "core/systems/registry.h"
#include "core/world/backdrop.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"
#include "formats/source/nav_file.h"
#include "tests/resources/sample_files.h"
#include "tests/support/nav_bytes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "resources/samples/outpost_map.h"
#include "resources/samples/outpost_mesh.h"

namespace navsmith::samples {
namespace {

using Bytes = std::vector<std::byte>;

// docs/formats/source-nav.md, section 9.
constexpr float kStep = 18;
constexpr float kJump = 58;
constexpr float kDrop = 200;
constexpr float kStanding = 71;
constexpr std::uint32_t kCrouch = 0x1;

struct Outpost {
    Bytes mapBytes = readSample("outpost", "outpost.bsp");
    Bytes meshBytes = readSample("outpost", "outpost.nav");
    world::MapGeometry map;
    world::RayCaster rays;
    source::NavFile mesh;

    Outpost() {
        auto geometry = world::readMapGeometry(mapBytes);
        auto file = source::read(meshBytes);
        if (!geometry || !file)
            throw std::runtime_error("the outpost cannot be read");
        map = std::move(*geometry);
        rays = world::RayCaster::build(map).value();
        mesh = std::move(*file);
    }

    [[nodiscard]] const source::NavArea& area(std::uint32_t id) const {
        const auto found =
            std::find_if(mesh.areas.begin(), mesh.areas.end(), [&](const auto& a) { return a.id == id; });
        if (found == mesh.areas.end())
            throw std::runtime_error("no area " + std::to_string(id));
        return *found;
    }
    [[nodiscard]] std::string place(const source::NavArea& area) const {
        const auto& stored = mesh.places.at(area.place - std::size_t{1});
        return stored.substr(0, stored.find('\0'));
    }
    [[nodiscard]] std::span<const std::uint32_t> ways(const source::NavArea& area, std::size_t side) const {
        return source::entries(mesh.connections, area.connections.at(side));
    }
    /// Areas reachable over sides and ladders.
    [[nodiscard]] std::set<std::uint32_t> reachableFrom(std::uint32_t start) const {
        std::set<std::uint32_t> reached{start};
        std::vector<std::uint32_t> open{start};
        const auto reach = [&](std::uint32_t id) {
            if (id != 0 && reached.insert(id).second)
                open.push_back(id);
        };
        while (!open.empty()) {
            const auto& from = area(open.back());
            open.pop_back();
            for (std::size_t side = 0; side < 4; ++side) {
                for (const auto to : ways(from, side))
                    reach(to);
            }
            for (const auto id : source::entries(mesh.ladderIds, from.ladders[0]))
                reach(mesh.ladders.at(id - 1).topForward);
            for (const auto id : source::entries(mesh.ladderIds, from.ladders[1]))
                reach(mesh.ladders.at(id - 1).bottomArea);
        }
        return reached;
    }
};

const Outpost& outpost() {
    static const Outpost instance;
    return instance;
}

std::array<glm::vec3, 4> cornersOf(const source::NavArea& a) {
    return {
        glm::vec3(a.northWest.x, a.northWest.y, a.northWest.z), glm::vec3(a.southEast.x, a.northWest.y, a.northEastZ),
        glm::vec3(a.southEast.x, a.southEast.y, a.southEast.z), glm::vec3(a.northWest.x, a.southEast.y, a.southWestZ)};
}

/// All tops in the plan are planes, so the centre is halfway between any two opposite corners.
glm::vec3 middleOf(const source::NavArea& a) {
    const auto corners = cornersOf(a);
    return (corners[0] + corners[2]) * 0.5F;
}

const systems::System& system() {
    return *systems::find("source_nav");
}

model::Model load(const Bytes& bytes) {
    const std::vector<systems::InputFile> in{{"outpost.nav", bytes}};
    auto loaded = system().codec.load(in, {});
    if (!loaded || !loaded->failures.empty() || !loaded->notices.empty())
        throw std::runtime_error("the outpost does not load as it should");
    return std::move(loaded->model);
}

TEST(Outpost, MapReadsWithoutNotes) {
    const auto& map = outpost().map;
    EXPECT_EQ(map.title, "Source map (VBSP 20)");
    EXPECT_TRUE(map.notes.empty()) << map.notes.front();
    std::map<world::MapLayer, std::uint32_t> layers;
    for (const auto& layer : map.layers)
        layers[layer.layer] = layer.triangleCount;
    using enum world::MapLayer;
    EXPECT_EQ(layers.size(), 3U);
    EXPECT_EQ(layers[Triggers], 4U * 12U) << "two places for bombs, two to buy in";
    EXPECT_EQ(layers[Ladders], 12U);
    EXPECT_EQ(layers[Solid], 55U * 12U + 8U + 10U) << "boxes, a ramp, and the inside of ground and outer walls";
    std::map<std::string_view, std::size_t> classes;
    for (const auto& entity : map.entities) {
        ++classes[entity.className()];
        if (entity.className().starts_with("info_player_")) {
            ASSERT_TRUE(entity.origin.has_value());
            EXPECT_TRUE(outpost().rays.ground(entity.origin->x, entity.origin->y, entity.origin->z).has_value());
        }
    }
    EXPECT_EQ(map.entities.front().className(), "worldspawn");
    EXPECT_EQ(classes["info_player_terrorist"], 5U);
    EXPECT_EQ(classes["info_player_counterterrorist"], 5U);
    EXPECT_EQ(classes["func_bomb_target"], 2U);
    EXPECT_EQ(classes["func_buyzone"], 2U);
    EXPECT_EQ(classes["light"], 3U);
}

TEST(Outpost, OuterWallsDoNotBlockTheView) {
    // From outside, the outer walls have no faces, so a ray first hits something above the ground.
    const world::RayOptions front{.facing = world::Facing::Front};
    for (const auto& from : {glm::vec3(-2000, 0, 100), glm::vec3(2000, 280, 100), glm::vec3(700, -2000, 100),
                             glm::vec3(-700, 2000, 100)}) {
        const auto hit = outpost().rays.cast(from, glm::vec3(0, 0, 50) - from, front);
        ASSERT_TRUE(hit.has_value());
        EXPECT_LE(std::abs(hit->point.x), 1024);
        EXPECT_LE(std::abs(hit->point.y), 768);
    }
    const auto down = outpost().rays.cast({-800, 0, 2000}, {0, 0, -1}, {.layers = world::groundLayers()});
    ASSERT_TRUE(down.has_value());
    EXPECT_EQ(down->point.z, 0);
}

TEST(Outpost, IsReproducible) {
    for (int run = 0; run < 2; ++run) {
        const auto map = outpostMap(outpostPlan());
        EXPECT_TRUE(map == outpost().mapBytes);
        const auto mesh = outpostMesh(outpostPlan(), map);
        ASSERT_TRUE(mesh.has_value()) << mesh.error();
        EXPECT_TRUE(*mesh == outpost().meshBytes);
    }
}

TEST(Outpost, MeshIsReadCompletelyByBothParsers) {
    const auto& mesh = outpost().mesh;
    EXPECT_EQ(mesh.format, (source::NavFormat{16, 1, source::NavLayout::CounterStrike}));
    EXPECT_EQ(mesh.bspSize, outpost().mapBytes.size());
    EXPECT_EQ(mesh.analysed, 1);
    EXPECT_EQ(mesh.hasUnnamedAreas, 0);
    const auto written = source::write(mesh);
    ASSERT_TRUE(written.has_value());
    EXPECT_TRUE(*written == outpost().meshBytes);

    const auto shape = tests::shapeOf(outpost().meshBytes, tests::RawGame::CounterStrike);
    EXPECT_EQ(shape.end, outpost().meshBytes.size());
    EXPECT_EQ(shape.areas.size(), 117U);
    EXPECT_EQ(shape.connections, 453U);
    EXPECT_EQ(shape.ladders, 1U);
    EXPECT_EQ(shape.hidingSpots, 61U);
    EXPECT_EQ(shape.encounters, 1374U);
    EXPECT_EQ(shape.connections, mesh.connections.size());
    EXPECT_EQ(shape.encounterSpots, mesh.encounterSpots.size());
    EXPECT_EQ(shape.approaches, mesh.approaches.size());
    EXPECT_EQ(shape.visible, mesh.visible.size());
    EXPECT_GT(shape.encounterSpots, 1000U);
    EXPECT_GT(shape.approaches, 500U);
    EXPECT_GT(shape.visible, 3000U);
    EXPECT_LT(shape.end, 128U * 1024U) << "it is a sample";
}

TEST(Outpost, RoundTripsWithoutIssues) {
    auto model = load(outpost().meshBytes);
    const auto saved = system().codec.save(model);
    ASSERT_EQ(saved.files.size(), 1U);
    EXPECT_EQ(saved.files[0].name, "outpost.nav");
    EXPECT_TRUE(saved.files[0].bytes == outpost().meshBytes);
    EXPECT_TRUE(saved.notices.empty());
    // With the map, so that the rules that need it run.
    model.setMap(std::make_shared<const world::Backdrop>(
        world::Backdrop{outpost().map, outpost().rays, outpost().mapBytes.size()}));
    for (const auto& issue : checks::checkAll(model, system().rules))
        ADD_FAILURE() << issue.rule << ": " << issue.message;
}

TEST(Outpost, AreasAreOnTheGround) {
    constexpr float above = 8;
    const auto expectOnGround = [&](const glm::vec3& point, const std::string& what) {
        const auto ground = outpost().rays.ground(point.x, point.y, point.z + above);
        ASSERT_TRUE(ground.has_value()) << what;
        EXPECT_NEAR(ground->point.z, point.z, 1) << what;
    };
    for (const auto& area : outpost().mesh.areas) {
        const std::string name = "area " + std::to_string(area.id);
        for (const auto& corner : cornersOf(area)) {
            // Slightly inside: exactly on the edge of a step a ray would hit both the upper and the lower one.
            const auto inward = glm::normalize(middleOf(area) - corner) * 0.25F;
            expectOnGround(corner + inward, name);
        }
        expectOnGround(middleOf(area), name);
        for (const auto& spot : source::entries(outpost().mesh.hidingSpots, area.hidingSpots))
            expectOnGround({spot.position.x, spot.position.y, spot.position.z}, "spot " + std::to_string(spot.id));
    }
}

TEST(Outpost, HasStandingRoomExceptInThePassage) {
    std::size_t low = 0;
    for (const auto& area : outpost().mesh.areas) {
        auto above = middleOf(area);
        above.z += 4;
        const auto hit =
            outpost().rays.cast(above, {0, 0, 1}, {.maxDistance = kStanding - 4, .layers = world::groundLayers()});
        EXPECT_EQ(hit.has_value(), (area.attributes & kCrouch) != 0) << area.id;
        EXPECT_EQ(outpost().place(area) == "Tunnel", (area.attributes & kCrouch) != 0) << area.id;
        low += (area.attributes & kCrouch) != 0 ? 1 : 0;
    }
    EXPECT_GE(low, 1U);
}

TEST(Outpost, EveryAreaIsReachableFromEveryOther) {
    for (const auto& area : outpost().mesh.areas)
        EXPECT_EQ(outpost().reachableFrom(area.id).size(), outpost().mesh.areas.size()) << area.id;
}

TEST(Outpost, ConnectedAreasTouch) {
    std::size_t drops = 0;
    std::size_t jumps = 0;
    for (const auto& area : outpost().mesh.areas) {
        const auto box = cornersOf(area);
        for (std::size_t side = 0; side < 4; ++side) {
            for (const auto id : outpost().ways(area, side)) {
                const auto& target = outpost().area(id);
                const auto other = cornersOf(target);
                const std::array<float, 4> gaps{box[0].y - other[2].y, other[0].x - box[2].x, other[0].y - box[2].y,
                                                box[0].x - other[2].x};
                EXPECT_GE(gaps.at(side), 0) << area.id << " to " << id;
                EXPECT_LE(gaps.at(side), 16) << area.id << " to " << id;
                const auto back = outpost().ways(target, (side + 2) % 4);
                const bool both = std::find(back.begin(), back.end(), area.id) != back.end();
                if (!both) {
                    ++drops;
                    const float fall = std::max({box[0].z, box[1].z, box[2].z, box[3].z}) -
                                       std::min({other[0].z, other[1].z, other[2].z, other[3].z});
                    EXPECT_GT(fall, kJump) << area.id << " to " << id;
                    EXPECT_LE(fall, kDrop) << area.id << " to " << id;
                }
                jumps += both && middleOf(target).z - middleOf(area).z > kStep ? 1U : 0U;
            }
        }
    }
    EXPECT_GE(drops, 20U);
    EXPECT_GE(jumps, 20U);
}

TEST(Outpost, HasALadderFromTheStreetToTheRoof) {
    const auto& mesh = outpost().mesh;
    ASSERT_EQ(mesh.ladders.size(), 1U);
    const auto& ladder = mesh.ladders[0];
    EXPECT_EQ(ladder.length, 176);
    EXPECT_EQ(ladder.direction, 0U);
    EXPECT_EQ(outpost().place(outpost().area(ladder.bottomArea)), "Street");
    EXPECT_EQ(outpost().place(outpost().area(ladder.topForward)), "Roof");
    const auto idsOf = [&](std::uint32_t area, std::size_t list) {
        const auto ids = source::entries(mesh.ladderIds, outpost().area(area).ladders.at(list));
        return std::vector<std::uint32_t>(ids.begin(), ids.end());
    };
    EXPECT_EQ(idsOf(ladder.bottomArea, 0), std::vector<std::uint32_t>{ladder.id});
    EXPECT_EQ(idsOf(ladder.topForward, 1), std::vector<std::uint32_t>{ladder.id});
    const auto hit = outpost().rays.cast({ladder.bottom.x, ladder.bottom.y - 20, 60}, {0, 1, 0},
                                         {.maxDistance = 21, .layers = world::layerBit(world::MapLayer::Ladders)});
    EXPECT_TRUE(hit.has_value()) << "the map has the ladder there";
}

TEST(Outpost, HasEveryAreaFeature) {
    std::set<std::string> places;
    std::set<std::uint32_t> attributes;
    std::size_t tilted = 0;
    std::set<float> light;
    for (const auto& area : outpost().mesh.areas) {
        ASSERT_NE(area.place, 0);
        places.insert(outpost().place(area));
        attributes.insert(area.attributes);
        const auto corners = cornersOf(area);
        const std::set<float> heights{corners[0].z, corners[1].z, corners[2].z, corners[3].z};
        tilted += heights.size() == 4 ? 1U : 0U;
        for (const auto value : area.light) {
            EXPECT_GT(value, 0);
            EXPECT_LE(value, 1);
            light.insert(value);
        }
        EXPECT_LT(std::max(area.occupyTimes[0], area.occupyTimes[1]), 20);
        const auto place = outpost().place(area);
        if (place == "TSpawn") {
            EXPECT_LT(area.occupyTimes[0], area.occupyTimes[1]) << area.id;
        } else if (place == "CTSpawn") {
            EXPECT_LT(area.occupyTimes[1], area.occupyTimes[0]) << area.id;
        }
    }
    EXPECT_EQ(places,
              (std::set<std::string>{"Alley", "BombsiteA", "BombsiteB", "CTSpawn", "Hall", "Hill", "LongA", "LongB",
                                     "Ramp", "Roof", "Stairs", "Street", "TSpawn", "Tunnel", "UnderA"}));
    EXPECT_EQ(places.size(), outpost().mesh.places.size());
    EXPECT_EQ(attributes, (std::set<std::uint32_t>{0, kCrouch, 0x1000}));
    EXPECT_GE(tilted, 2U);
    EXPECT_GE(light.size(), 10U) << "sun, lamps and shade";
}

TEST(Outpost, HasHidingSpotsOfAllTypesAndPathsThatSeeThem) {
    const auto& mesh = outpost().mesh;
    std::set<std::uint32_t> ids;
    std::uint8_t flags = 0;
    for (const auto& spot : mesh.hidingSpots) {
        EXPECT_NE(spot.id, 0U);
        EXPECT_TRUE(ids.insert(spot.id).second) << spot.id;
        flags |= spot.flags;
        EXPECT_NE((spot.flags & source::kInCover) != 0, (spot.flags & source::kExposed) != 0) << spot.id;
    }
    EXPECT_EQ(flags, source::kInCover | source::kGoodSniperSpot | source::kIdealSniperSpot | source::kExposed);

    std::set<std::uint32_t> seen;
    for (const auto& path : mesh.encounterPaths) {
        EXPECT_NE(path.from, path.to);
        EXPECT_LE(path.fromDirection, 3);
        EXPECT_LE(path.toDirection, 3);
        int last = 0;
        for (const auto& spot : source::entries(mesh.encounterSpots, path.spots)) {
            EXPECT_TRUE(ids.contains(spot.spot));
            EXPECT_GE(spot.t, last);
            last = spot.t;
            seen.insert(spot.spot);
        }
    }
    EXPECT_GE(seen.size(), 25U);
}

TEST(Outpost, VisibilityMatchesRayCasts) {
    const auto& mesh = outpost().mesh;
    constexpr float eye = 62;
    for (const auto& area : mesh.areas) {
        std::set<std::uint32_t> visible;
        for (const auto& entry : source::entries(mesh.visible, area.visible)) {
            EXPECT_NE(entry.area, area.id);
            EXPECT_TRUE(entry.visibility == 1 || entry.visibility == 3);
            EXPECT_TRUE(visible.insert(entry.area).second);
        }
        for (const auto& other : mesh.areas) {
            if (other.id == area.id || ((area.attributes | other.attributes) & kCrouch) != 0)
                continue;
            const auto from = middleOf(area) + glm::vec3(0, 0, eye);
            const auto to = middleOf(other) + glm::vec3(0, 0, eye);
            const bool clear = !outpost().rays.cast(
                from, to - from, {.maxDistance = glm::distance(from, to), .layers = world::groundLayers()});
            EXPECT_TRUE(!clear || visible.contains(other.id)) << area.id << " sees " << other.id;
        }
        for (const auto& approach : source::entries(mesh.approaches, area.approaches)) {
            EXPECT_TRUE(visible.contains(approach.here)) << area.id;
            EXPECT_FALSE(visible.contains(approach.previous)) << area.id;
        }
    }
}

TEST(Outpost, InvalidPlanIsRefusedWithAReason) {
    const auto reasonFor = [](const OutpostPlan& plan) {
        const auto mesh = outpostMesh(plan, outpostMap(plan));
        return mesh ? std::string() : mesh.error();
    };
    auto plan = outpostPlan();
    plan.floors[0].block = "cellar";
    EXPECT_EQ(reasonFor(plan), "a floor of TSpawn lies on cellar, which is no block");
    plan = outpostPlan();
    plan.ladders[0].top = 400;
    EXPECT_EQ(reasonFor(plan), "no area is at the top of a ladder");
}

} // namespace
} // namespace navsmith::samples
