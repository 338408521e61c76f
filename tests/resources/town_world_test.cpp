// The game world below the sample town's paths.
#include "core/checks/rule.h"
#include "core/opening/find_documents.h"
#include "core/opening/open_game_world.h"
#include "core/opening/world_files.h"
#include "core/systems/registry.h"
#include "tests/resources/sample_files.h"
#include "tests/resources/town_world_files.h"
#include "tests/support/path_bytes.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>

#include "resources/samples/town_world.h"

namespace navsmith::samples {
namespace {

using testing::AnyOf;
using testing::IsEmpty;
using testing::IsSupersetOf;

constexpr std::uint8_t kTarmac = 1;
constexpr std::uint8_t kPavement = 4;
constexpr std::uint8_t kGravelPath = 6;
constexpr std::uint8_t kWoodenBoards = 43;
constexpr std::uint32_t kBoats = 1U << 7U;

/// Reading it takes a while, so it is read once.
const WorldFiles& townFiles() {
    static const auto world = readWorld("town");
    return world;
}
const WorldHeights& townHeights() {
    static const WorldHeights heights(placedFaces(townFiles()));
    return heights;
}

enum class Traveller { Car, Boat, Ped };

template <typename F>
void forEachTownNode(F&& f) {
    for (const auto* name : {"NODES27.DAT", "NODES28.DAT", "NODES35.DAT", "NODES36.DAT"}) {
        const auto area = tests::readArea(readSample("town", name));
        for (std::size_t i = 0; i < area.nodes.size(); ++i) {
            const auto& node = area.nodes[i];
            const auto who = i >= area.vehicleNodes       ? Traveller::Ped
                             : (node.flags & kBoats) != 0 ? Traveller::Boat
                                                          : Traveller::Car;
            f(who, node.x / 8.0, node.y / 8.0, node.z / 8.0);
        }
    }
}

bool isGround(const WorldHeight& height) {
    return height.model.starts_with("town_road") || height.model.starts_with("town_land");
}

TEST(TownWorld, IsReproducible) {
    const auto plan = townPlan();
    const auto layout = layTown(plan);
    ASSERT_TRUE(layout.has_value());
    const auto files = gameFiles(townWorld(plan, *layout));
    ASSERT_TRUE(files.has_value()) << files.error();
    std::size_t bytes = 0;
    for (const auto& file : *files) {
        EXPECT_EQ(file.bytes, readSample("town", file.name)) << file.name;
        bytes += file.bytes.size();
    }
    EXPECT_LT(bytes, 2'000'000U);
}

TEST(TownWorld, LeavesTheFolderOneDocument) {
    const std::vector<std::filesystem::path> folder{std::filesystem::path(NAVSMITH_SAMPLES) / "town"};
    const auto found = opening::findDocuments(folder);
    ASSERT_EQ(found.candidates.size(), 1U);
    EXPECT_EQ(found.candidates[0].files.size(), 4U);
    EXPECT_EQ(found.candidates[0].shownPath, folder[0]);
    EXPECT_TRUE(found.problems.empty());
    EXPECT_TRUE(found.offers.empty());
}

TEST(TownWorld, OpensAsTheGroundOfItsPaths) {
    const auto place = std::filesystem::path(NAVSMITH_SAMPLES) / "town";
    const auto list = opening::findWorldList(place);
    ASSERT_TRUE(list);
    EXPECT_TRUE(std::filesystem::equivalent(*list, place / "data" / "gta.dat"));
    const auto world = opening::openGameWorld(*list);
    ASSERT_TRUE(world.has_value()) << files::describe(world.error());
    EXPECT_TRUE(world->notice.empty());
    EXPECT_THAT(world->backdrop->geometry.notes, IsEmpty());
    ASSERT_NE(world->backdrop->placed, nullptr);

    std::vector<std::string> names{"NODES27.DAT", "NODES28.DAT", "NODES35.DAT", "NODES36.DAT"};
    std::vector<std::vector<std::byte>> bytes;
    for (const auto& name : names)
        bytes.push_back(readSample("town", name));
    const auto& paths = *systems::find("gta_sa_paths");
    auto model = loadSample(paths, names, bytes);
    model.setMap(world->backdrop);
    for (const auto& issue : checks::checkAll(model, paths.rules))
        EXPECT_EQ(issue.rule, "SA057") << issue.message; // the neighbours of the town are not open
}

TEST(TownWorld, CarNodesLieOnTheRoad) {
    std::size_t nodes = 0;
    forEachTownNode([&](Traveller who, double x, double y, double z) {
        if (who != Traveller::Car)
            return;
        ++nodes;
        double nearest = 1000;
        for (const auto& height : townHeights().at(x, y)) {
            if (height.material == kTarmac)
                nearest = std::min(nearest, std::abs(height.z - z));
        }
        EXPECT_LE(nearest, 0.02) << x << ", " << y << ", " << z;
    });
    EXPECT_GT(nodes, 200U);
}

TEST(TownWorld, PedNodesLieOnPavementsAndPaths) {
    constexpr double kBelow = 0.02; ///< how far the ground may rise above a node
    std::size_t nodes = 0;
    forEachTownNode([&](Traveller who, double x, double y, double z) {
        if (who != Traveller::Ped)
            return;
        ++nodes;
        WorldHeight highest{-1000, 0, ""};
        for (const auto& height : townHeights().at(x, y)) {
            EXPECT_FALSE(height.z > z + kBelow && height.z < z + 2)
                << height.model << " stands at " << x << ", " << y << ", " << z;
            if (height.z <= z + kBelow && height.z > highest.z)
                highest = height;
        }
        EXPECT_LE(z - highest.z, 0.125 + kBelow) << x << ", " << y << ", " << z;
        EXPECT_THAT(highest.material, AnyOf(kPavement, kGravelPath, kWoodenBoards)) << x << ", " << y << ", " << z;
    });
    EXPECT_GT(nodes, 400U);
}

TEST(TownWorld, BoatNodesLieOnDeepWater) {
    const auto& water = townFiles().water;
    forEachTownNode([&](Traveller who, double x, double y, double z) {
        if (who != Traveller::Boat)
            return;
        EXPECT_EQ(z, 0);
        EXPECT_TRUE(std::ranges::any_of(water, [&](const auto& sheet) {
            return sheet.size() == 4 && x >= sheet[0].x && x <= sheet[3].x && y >= sheet[0].y && y <= sheet[3].y &&
                   sheet[0].z == 0;
        }));
        for (const auto& height : townHeights().at(x, y))
            EXPECT_LT(height.z, -1) << x << ", " << y;
    });
}

/// Whether a line passes through a face.
bool passesThrough(const glm::dvec3& from, const glm::dvec3& to, const std::array<glm::dvec3, 3>& face) {
    const auto along = to - from;
    const auto first = face[1] - face[0];
    const auto second = face[2] - face[0];
    const auto normal = glm::cross(along, second);
    const double size = glm::dot(first, normal);
    if (std::abs(size) < 1e-9)
        return false;
    const double u = glm::dot(from - face[0], normal) / size;
    const auto other = glm::cross(from - face[0], first);
    const double v = glm::dot(along, other) / size;
    const double part = glm::dot(second, other) / size;
    return u >= 0 && v >= 0 && u + v <= 1 && part >= 0 && part <= 1;
}

TEST(TownWorld, NothingStandsInTheWayOfTraffic) {
    constexpr double kBumper = 1; ///< height above the road
    struct Stretch {
        glm::dvec3 from;
        glm::dvec3 to;
    };
    std::vector<Stretch> stretches;
    const auto layout = layTown(townPlan());
    ASSERT_TRUE(layout.has_value());
    for (const auto& piece : layout->pieces) {
        const auto& a = layout->net[piece.from];
        const auto& b = layout->net[piece.to];
        stretches.push_back({{a.at.x, a.at.y, a.z + kBumper}, {b.at.x, b.at.y, b.z + kBumper}});
    }
    for (const auto& face : placedFaces(townFiles())) {
        const auto low = glm::min(glm::min(face.corners[0], face.corners[1]), face.corners[2]);
        const auto high = glm::max(glm::max(face.corners[0], face.corners[1]), face.corners[2]);
        for (const auto& [from, to] : stretches) {
            const bool near = glm::all(glm::lessThanEqual(low, glm::max(from, to))) &&
                              glm::all(glm::lessThanEqual(glm::min(from, to), high));
            EXPECT_FALSE(near && passesThrough(from, to, face.corners))
                << face.model << " between " << from.x << ", " << from.y << " and " << to.x << ", " << to.y;
        }
    }
}

TEST(TownWorld, HasNoHolesOnLand) {
    const auto plan = townPlan();
    std::size_t places = 0;
    for (double x = -500.3; x < 550; x += 9.7) {
        for (double y = -830.7; y < 770; y += 9.3) {
            if (!isInside(plan.landscape.coast, {x, y}))
                continue;
            ++places;
            const auto heights = townHeights().at(x, y);
            EXPECT_TRUE(std::ranges::any_of(heights, isGround)) << x << ", " << y;
        }
    }
    EXPECT_GT(places, 10'000U);
}

TEST(TownWorld, HasABridgeATunnelAndAJetty) {
    std::map<std::uint8_t, std::vector<double>> bridge;
    for (const auto& height : townHeights().at(52.6, 560))
        bridge[height.material].push_back(height.z);
    ASSERT_TRUE(bridge.contains(kTarmac));
    EXPECT_DOUBLE_EQ(bridge[kTarmac].front(), 6);
    double bed = 1000;
    for (const auto& height : townHeights().at(52.6, 560))
        bed = isGround(height) ? std::min(bed, height.z) : bed;
    EXPECT_LT(bed, 0) << "the stream flows below the road";

    double road = -1000;
    double top = -1000;
    for (const auto& height : townHeights().at(431, -111)) {
        top = std::max(top, height.z);
        if (height.material == kTarmac)
            road = height.z;
    }
    EXPECT_DOUBLE_EQ(road, 6);
    EXPECT_GT(top, road + 8) << "there is land above the tunnel";

    const auto jetty = townHeights().at(249, 505);
    EXPECT_TRUE(std::ranges::any_of(jetty, [](const auto& h) { return h.material == kWoodenBoards && h.z > 1; }));
    EXPECT_TRUE(std::ranges::all_of(jetty, [](const auto& h) { return !isGround(h) || h.z < 0; }));
}

TEST(TownWorld, HasModelsOfAllVersions) {
    std::map<std::string, int> versions;
    std::size_t boxes = 0;
    std::size_t spheres = 0;
    for (const auto& [name, model] : townFiles().models) {
        ++versions[model.magic];
        boxes += model.boxes;
        spheres += model.spheres;
        EXPECT_LE(model.faces.size(), 3000U) << name;
        EXPECT_LT(name.size(), 22U) << name;
    }
    EXPECT_GT(versions["COLL"], 0);
    EXPECT_GT(versions["COL2"], 0);
    EXPECT_GT(versions["COL3"], 100);
    EXPECT_GT(boxes, 0U);
    EXPECT_GT(spheres, 0U);
}

TEST(TownWorld, DefinesEveryModelAndPlacesEveryDefinition) {
    const auto& world = townFiles();
    std::map<int, std::size_t> placed;
    for (const auto& placement : world.placements)
        ++placed[placement.id];
    std::set<std::string> defined;
    std::size_t most = 0;
    for (const auto& [id, definition] : world.definitions) {
        EXPECT_TRUE(world.models.contains(definition.model)) << definition.model;
        EXPECT_GT(placed[id], 0U) << definition.model;
        EXPECT_TRUE(defined.insert(definition.model).second) << definition.model;
        most = std::max(most, placed[id]);
    }
    EXPECT_EQ(placed.size(), world.definitions.size());
    EXPECT_EQ(world.models.size(), world.definitions.size());
    EXPECT_GT(most, 100U) << "lamps";
}

TEST(TownWorld, HasObjectsOfEveryKind) {
    std::set<std::string> sections;
    std::set<std::uint32_t> flags;
    for (const auto& [id, definition] : townFiles().definitions) {
        sections.insert(definition.section);
        flags.insert(definition.flags);
    }
    EXPECT_EQ(sections, (std::set<std::string>{"objs", "tobj", "anim"}));
    // Road, glass, garage door, damageable, tree, palm, statue.
    EXPECT_THAT(flags, IsSupersetOf({1U, 0x200U, 0x800U, 0x1000U, 0x2000U, 0x4000U, 0x400000U}));
}

TEST(TownWorld, HasAStreamALowDetailTwinAndAnInterior) {
    const auto& world = townFiles();
    std::vector<WorldPlacement> text;
    std::ranges::copy_if(world.placements, std::back_inserter(text), [](const auto& p) { return !p.streamed; });
    EXPECT_GT(text.size(), 300U);
    EXPECT_GT(world.placements.size() - text.size(), 300U);
    std::size_t twins = 0;
    std::size_t indoors = 0;
    for (const auto& placement : world.placements) {
        indoors += placement.area == 5 ? 1 : 0;
        if (placement.lod < 0)
            continue;
        ++twins;
        const auto& twin = text.at(static_cast<std::size_t>(placement.lod));
        EXPECT_EQ(world.definitions.at(twin.id).model, "lodtown_hall");
        EXPECT_EQ(world.definitions.at(placement.id).model, "town_hall");
        EXPECT_EQ(twin.at.x, placement.at.x);
    }
    EXPECT_EQ(twins, 1U);
    EXPECT_EQ(indoors, 1U);
}

} // namespace
} // namespace navsmith::samples
