// The sample world in the build folder, which users without the game open.
#include "core/checks/rule.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "tests/resources/sample_files.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>

#include "resources/samples/town_builder.h"

namespace navsmith::samples {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::uint32_t kWater = 1U << 7U;
constexpr std::uint32_t kDeadEnd = 1U << 4U;
constexpr unsigned kParking = 2;

enum class Type { Ped, Boat, Car };

bool isBoat(const tests::RawPathNode& node, bool vehicle) {
    return vehicle && (node.flags & kWater) != 0;
}
Type typeOf(const tests::RawPathNode& node, bool vehicle) {
    return !vehicle ? Type::Ped : isBoat(node, vehicle) ? Type::Boat : Type::Car;
}

struct Town {
    std::vector<std::string> names{"NODES27.DAT", "NODES28.DAT", "NODES35.DAT", "NODES36.DAT"};
    std::vector<Bytes> bytes;
    std::vector<tests::RawArea> areas; ///< parsed without the program's code

    Town() {
        for (const auto& name : names) {
            bytes.push_back(readSample("town", name));
            areas.push_back(tests::readArea(bytes.back()));
        }
    }

    [[nodiscard]] model::Model load() const { return loadSample(paths(), names, bytes); }
    static const systems::System& paths() { return *systems::find("gta_sa_paths"); }

    /// Calls f(area of the file, node) for each node with its links.
    template <typename F>
    void forEachNode(F&& f) const {
        for (const auto& area : areas) {
            for (const auto& node : area.nodes) {
                const auto links = std::span(area.links).subspan(static_cast<std::size_t>(node.firstLink));
                f(node, links.first(node.flags & 15U), node.id < area.vehicleNodes);
            }
        }
    }
    [[nodiscard]] const tests::RawPathNode& target(const tests::RawLink& link) const {
        return areas.at(indexOf(link.area)).nodes.at(link.node);
    }
    [[nodiscard]] const tests::RawNavi& naviOf(const tests::RawLink& link) const {
        return areas.at(indexOf(link.navi >> 10U)).navis.at(link.navi & 0x3FFU);
    }
    static std::size_t indexOf(unsigned area) { return (area - 27) / 8 * 2 + (area - 27) % 8; }
};

TEST(SampleWorld, HasNoIssues) {
    const auto model = Town().load();
    std::size_t notes = 0;
    for (const auto& issue : checks::checkAll(model, Town::paths().rules)) {
        // Each file of a partial map has the note that its neighbours are missing.
        EXPECT_EQ(issue.rule, "SA057") << issue.message;
        ++notes;
    }
    EXPECT_EQ(notes, 4U);
}

TEST(SampleWorld, RoundTrips) {
    const Town world;
    const auto saved = Town::paths().codec.save(world.load());
    ASSERT_EQ(saved.files.size(), world.names.size());
    for (std::size_t i = 0; i < saved.files.size(); ++i) {
        EXPECT_EQ(saved.files[i].name, world.names[i]);
        EXPECT_EQ(saved.files[i].bytes, world.bytes[i]);
    }
    EXPECT_TRUE(saved.notices.empty());
}

TEST(SampleWorld, IsReproducible) {
    const Town world;
    for (int run = 0; run < 2; ++run) {
        const auto town = buildTown(townPlan());
        ASSERT_TRUE(town.has_value()) << town.error();
        ASSERT_EQ(town->files.size(), world.names.size());
        for (std::size_t i = 0; i < world.names.size(); ++i)
            EXPECT_EQ(town->files[i].bytes, world.bytes[i]) << world.names[i];
    }
}

TEST(SampleWorld, IsConnectedExceptTheLake) {
    std::size_t nodes = 0;
    std::set<std::pair<bool, std::uint8_t>> groups;
    std::set<std::pair<std::uint8_t, int>> boats; ///< group, and whether it is on the lake
    Town().forEachNode([&](const auto& node, auto links, bool vehicle) {
        ++nodes;
        EXPECT_FALSE(links.empty());
        if (isBoat(node, vehicle))
            boats.insert({node.flood, node.y > 0 ? 1 : 0});
        else
            groups.insert({vehicle, node.flood});
    });
    EXPECT_GE(nodes, 600U);
    EXPECT_LE(nodes, 1000U);
    using Group = std::pair<bool, std::uint8_t>;
    EXPECT_EQ(groups, (std::set<Group>{{false, 1}, {true, 1}}));
    EXPECT_EQ(boats, (std::set<std::pair<std::uint8_t, int>>{{2, 0}, {3, 1}})) << "the river and the lake";
}

TEST(SampleWorld, HasCarsAndPedsInEveryAreaAndBoatsOnRiverAndLake) {
    std::map<Type, std::set<int>> areas;
    Town().forEachNode([&](const auto& node, auto, bool vehicle) {
        areas[typeOf(node, vehicle)].insert(node.area);
        EXPECT_EQ(node.area, (node.y < 0 ? 27 : 35) + (node.x < 0 ? 0 : 1));
    });
    EXPECT_EQ(areas[Type::Car], (std::set<int>{27, 28, 35, 36}));
    EXPECT_EQ(areas[Type::Ped], (std::set<int>{27, 28, 35, 36}));
    EXPECT_EQ(areas[Type::Boat], (std::set<int>{27, 28, 36}));
}

TEST(SampleWorld, HasLinksAcrossBordersInBothDirections) {
    const Town world;
    using Step = std::array<int, 2>; ///< from one area to another
    std::map<Type, std::set<Step>> steps;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        for (const auto& link : links) {
            ASSERT_TRUE(link.area == 27 || link.area == 28 || link.area == 35 || link.area == 36);
            if (link.area != node.area)
                steps[typeOf(node, vehicle)].insert({node.area, link.area});
        }
    });
    const std::set<Step> all{{27, 28}, {28, 27}, {35, 36}, {36, 35}, {27, 35}, {35, 27}, {28, 36}, {36, 28}};
    EXPECT_EQ(steps[Type::Car], all);
    EXPECT_EQ(steps[Type::Ped], all);
    EXPECT_EQ(steps[Type::Boat], (std::set<Step>{{27, 28}, {28, 27}}));
}

struct Edge {
    const tests::RawPathNode* from = nullptr;
    const tests::RawPathNode* to = nullptr;
};

/// The side of an edge on which a node lies: positive is left.
int sideOf(const Edge& edge, const tests::RawPathNode& node) {
    return (edge.to->x - edge.from->x) * (node.y - edge.from->y) -
           (edge.to->y - edge.from->y) * (node.x - edge.from->x);
}

bool cross(const Edge& a, const Edge& b) {
    const auto apart = [](const Edge& e, const Edge& f) { return (sideOf(e, *f.from) > 0) != (sideOf(e, *f.to) > 0); };
    const bool meet = a.from == b.from || a.from == b.to || a.to == b.from || a.to == b.to;
    return !meet && apart(a, b) && apart(b, a);
}

TEST(SampleWorld, RoadsDoNotIntersect) {
    const Town world;
    std::vector<Edge> roads;
    std::vector<Edge> paths;
    std::vector<Edge> crossings;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        for (const auto& link : links) {
            const auto& target = world.target(link);
            if (std::pair{node.area, node.id} < std::pair{target.area, target.id})
                (vehicle ? roads : link.crossing != 0 ? crossings : paths).push_back({&node, &target});
        }
    });
    const auto expectClear = [](const std::vector<Edge>& some, const std::vector<Edge>& others) {
        for (const auto& a : some) {
            for (const auto& b : others) {
                EXPECT_FALSE(cross(a, b)) << "(" << a.from->x / 8 << ", " << a.from->y / 8 << ") to (" << a.to->x / 8
                                          << ", " << a.to->y / 8 << ") and (" << b.from->x / 8 << ", " << b.from->y / 8
                                          << ") to (" << b.to->x / 8 << ", " << b.to->y / 8 << ")";
            }
        }
    };
    expectClear(roads, roads);
    expectClear(paths, roads);
    expectClear(paths, paths);
    expectClear(crossings, paths);
}

TEST(SampleWorld, HasEveryRoadFeature) {
    const Town world;
    std::set<unsigned> cycles;
    std::set<unsigned> classes;
    std::size_t oneWay = 0;
    std::size_t wide = 0;
    std::size_t parking = 0;
    std::size_t high = 0;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        if (typeOf(node, vehicle) != Type::Car)
            return;
        classes.insert((node.flags >> 12U) & 3U);
        high += node.z > 20 * 8 ? 1 : 0;
        if (((node.flags >> 20U) & 15U) == kParking) {
            ++parking;
            EXPECT_EQ(links.size(), 1U);
            EXPECT_NE(node.flags & kDeadEnd, 0U);
        }
        for (const auto& link : links) {
            const auto& navi = world.naviOf(link);
            const auto left = (navi.flags >> 8U) & 7U;
            const auto right = (navi.flags >> 11U) & 7U;
            oneWay += (left == 0) != (right == 0) ? 1 : 0;
            wide += left == 2 && right == 2 && (navi.flags & 0xFFU) != 0 ? 1 : 0;
            if (const auto cycle = (navi.flags >> 16U) & 3U; cycle != 0)
                cycles.insert(cycle);
        }
    });
    EXPECT_EQ(cycles, (std::set<unsigned>{1, 2}));
    EXPECT_EQ(classes, (std::set<unsigned>{0, 1, 2}));
    EXPECT_GT(oneWay, 10U);
    EXPECT_GT(wide, 10U);
    EXPECT_EQ(parking, 3U);
    EXPECT_GT(high, 5U);
}

TEST(SampleWorld, LightsFaceIncomingTraffic) {
    const Town world;
    std::size_t lights = 0;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        if (!vehicle || links.size() < 3)
            return;
        for (const auto& link : links) {
            const auto& navi = world.naviOf(link);
            if (((navi.flags >> 16U) & 3U) == 0)
                continue;
            ++lights;
            const bool attachedHere = navi.area == node.area && navi.node == node.id;
            const bool side = ((navi.flags >> 14U) & 1U) != 0;
            EXPECT_EQ(side, attachedHere);
            EXPECT_GT((navi.flags >> (attachedHere ? 8U : 11U)) & 7U, 0U) << "no traffic reaches this light";
        }
    });
    EXPECT_GE(lights, 25U);
}

TEST(SampleWorld, HasCrossingsWithAndWithoutLights) {
    std::set<unsigned> flags;
    Town().forEachNode([&](const auto&, auto links, bool vehicle) {
        for (const auto& link : links) {
            flags.insert(link.crossing);
            EXPECT_TRUE(!vehicle || link.crossing == 0);
        }
    });
    EXPECT_EQ(flags, (std::set<unsigned>{0, 1, 3}));
}

} // namespace
} // namespace navsmith::samples
