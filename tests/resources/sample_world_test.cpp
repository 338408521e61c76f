// The sample world as it stands in the build folder: what somebody opens who has no game at hand.
#include "core/checks/rule.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "tests/support/path_bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <stdexcept>

#include "resources/samples/town_builder.h"

namespace navsmith::samples {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::uint32_t kWater = 1U << 7U;
constexpr std::uint32_t kDeadEnd = 1U << 4U;
constexpr unsigned kParking = 2;

struct World {
    std::vector<std::string> names{"NODES27.DAT", "NODES28.DAT"};
    std::vector<Bytes> bytes;
    std::vector<tests::RawArea> areas; ///< by a reader that shares no code with the program

    World() {
        for (const auto& name : names) {
            auto read = files::readFile(std::filesystem::path(NAVSMITH_SAMPLES) / "two_areas" / name);
            if (!read)
                throw std::runtime_error("the sample world has not been built: " + name);
            bytes.push_back(std::move(*read));
            areas.push_back(tests::readArea(bytes.back()));
        }
    }

    [[nodiscard]] model::Model load() const {
        std::vector<systems::InputFile> in;
        for (std::size_t i = 0; i < names.size(); ++i)
            in.push_back({names[i], bytes[i]});
        auto loaded = paths().load(in, {});
        if (!loaded || !loaded->failures.empty() || !loaded->notices.empty())
            throw std::runtime_error("the sample world does not load as it should");
        return std::move(loaded->model);
    }
    static const systems::System& paths() { return *systems::find("gta_sa_paths"); }

    /// Calls f(area of the file, node) for each node, with its links.
    template <typename F>
    void forEachNode(F&& f) const {
        for (const auto& area : areas) {
            for (const auto& node : area.nodes) {
                const auto links = std::span(area.links).subspan(static_cast<std::size_t>(node.firstLink));
                f(node, links.first(node.flags & 15U), node.id < area.vehicleNodes);
            }
        }
    }
    [[nodiscard]] const tests::RawPathNode& node(unsigned area, unsigned id) const {
        return areas.at(area - 27).nodes.at(id);
    }
    [[nodiscard]] const tests::RawNavi& naviOf(const tests::RawLink& link) const {
        return areas.at((link.navi >> 10U) - 27U).navis.at(link.navi & 0x3FFU);
    }
};

TEST(SampleWorld, HasNothingWrongWithIt) {
    const auto model = World().load();
    std::size_t notes = 0;
    for (const auto& issue : checks::checkAll(model, World::paths().rules)) {
        // Each file of a part of the map is told that its neighbours are not there.
        EXPECT_EQ(issue.rule, "SA057") << issue.message;
        ++notes;
    }
    EXPECT_EQ(notes, 2U);
}

TEST(SampleWorld, ComesOutOfTheEditorAsItWentIn) {
    const World world;
    const auto saved = World::paths().save(world.load());
    ASSERT_EQ(saved.files.size(), world.names.size());
    for (std::size_t i = 0; i < saved.files.size(); ++i) {
        EXPECT_EQ(saved.files[i].name, world.names[i]);
        EXPECT_EQ(saved.files[i].bytes, world.bytes[i]);
    }
    EXPECT_TRUE(saved.notices.empty());
}

TEST(SampleWorld, IsTheSameEveryTimeItIsBuilt) {
    const World world;
    for (int run = 0; run < 2; ++run) {
        const auto town = buildTown(twoAreasPlan());
        ASSERT_TRUE(town.has_value()) << town.error();
        ASSERT_EQ(town->files.size(), world.names.size());
        for (std::size_t i = 0; i < world.names.size(); ++i)
            EXPECT_EQ(town->files[i].bytes, world.bytes[i]) << world.names[i];
    }
}

TEST(SampleWorld, IsSmallAndAllInOnePiece) {
    std::size_t nodes = 0;
    std::set<std::pair<bool, std::uint8_t>> groups;
    std::set<std::pair<bool, std::uint8_t>> boats;
    World().forEachNode([&](const auto& node, auto links, bool vehicle) {
        ++nodes;
        EXPECT_FALSE(links.empty());
        (vehicle && (node.flags & kWater) != 0 ? boats : groups).insert({vehicle, node.flood});
    });
    EXPECT_GE(nodes, 150U);
    EXPECT_LE(nodes, 400U);
    using Group = std::pair<bool, std::uint8_t>;
    EXPECT_EQ(groups, (std::set<Group>{{false, 1}, {true, 1}}));
    EXPECT_EQ(boats, (std::set<Group>{{true, 2}}));
}

TEST(SampleWorld, HasCarsBoatsAndPedsOnBothSidesOfTheBorder) {
    std::set<std::array<int, 2>> found;
    World().forEachNode([&](const auto& node, auto, bool vehicle) {
        const int type = !vehicle ? 0 : (node.flags & kWater) != 0 ? 1 : 2;
        found.insert({type, node.area});
        EXPECT_EQ(node.area, node.x < 0 ? 27 : 28);
    });
    EXPECT_EQ(found.size(), 6U);
}

TEST(SampleWorld, LeadsOverTheBorderForAllOfThem) {
    const World world;
    std::set<int> crossing;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        for (const auto& link : links) {
            ASSERT_TRUE(link.area == 27 || link.area == 28);
            if (link.area != node.area)
                crossing.insert(!vehicle ? 0 : (node.flags & kWater) != 0 ? 1 : 2);
        }
    });
    EXPECT_EQ(crossing, (std::set<int>{0, 1, 2}));
}

TEST(SampleWorld, ShowsWhatRoadsCanHave) {
    const World world;
    std::set<unsigned> cycles;
    std::set<unsigned> classes;
    std::size_t oneWay = 0;
    std::size_t wide = 0;
    std::size_t parking = 0;
    std::size_t high = 0;
    world.forEachNode([&](const auto& node, auto links, bool vehicle) {
        if (!vehicle || (node.flags & kWater) != 0)
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
    EXPECT_EQ(parking, 1U);
    EXPECT_GT(high, 5U);
}

TEST(SampleWorld, LightsAreForTrafficThatComesToTheirJunction) {
    const World world;
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
            EXPECT_GT((navi.flags >> (attachedHere ? 11U : 8U)) & 7U, 0U) << "nobody comes to this light";
        }
    });
    EXPECT_GE(lights, 12U);
}

TEST(SampleWorld, HasCrossingsWithAndWithoutLights) {
    std::set<unsigned> flags;
    World().forEachNode([&](const auto&, auto links, bool vehicle) {
        for (const auto& link : links) {
            flags.insert(link.crossing);
            EXPECT_TRUE(!vehicle || link.crossing == 0);
        }
    });
    EXPECT_EQ(flags, (std::set<unsigned>{0, 1, 3}));
}

} // namespace
} // namespace navsmith::samples
