// The sample town as GTA IV files in the build folder.
#include "core/checks/rule.h"
#include "core/files/read_file.h"
#include "core/systems/registry.h"
#include "tests/resources/sample_files.h"
#include "tests/support/iv_path_bytes.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <stdexcept>

#include "resources/samples/iv_town_builder.h"

namespace navsmith::samples {
namespace {

using Bytes = std::vector<std::byte>;

const systems::System& paths() {
    return *systems::find("gta_iv_paths");
}

struct IvTown {
    std::vector<std::string> names{"nodes27.nod", "nodes28.nod", "nodes35.nod", "nodes36.nod"};
    std::vector<Bytes> bytes;

    IvTown() {
        for (const auto& name : names) {
            bytes.push_back(readSample("town_iv", name));
        }
    }
    [[nodiscard]] model::Model load() const { return loadSample(paths(), names, bytes); }
};

TEST(IvTown, HasNoIssues) {
    std::size_t notes = 0;
    for (const auto& issue : checks::checkAll(IvTown().load(), paths().rules)) {
        EXPECT_EQ(issue.rule, "IV023") << issue.message; // neighbours of the four areas are missing
        ++notes;
    }
    EXPECT_EQ(notes, 4U);
}

TEST(IvTown, RoundTripsAndIsReproducible) {
    const IvTown world;
    const auto built = buildIvTown(townPlan());
    ASSERT_TRUE(built) << built.error();
    for (const auto& saved : {paths().codec.save(world.load()), *built}) {
        ASSERT_EQ(saved.files.size(), world.names.size());
        for (std::size_t i = 0; i < saved.files.size(); ++i) {
            EXPECT_EQ(saved.files[i].name, world.names[i]);
            EXPECT_EQ(saved.files[i].bytes, world.bytes[i]);
        }
    }
}

TEST(IvTown, HasRoadsBoatLanesAndIntersectionsInEveryArea) {
    std::set<std::uint8_t> groups;
    std::size_t boats = 0;
    std::size_t intersections = 0;
    for (const auto& bytes : IvTown().bytes) {
        const auto area = tests::readIvArea(bytes);
        EXPECT_GT(area.carNodes, 10U);
        intersections += area.nodes.size() - area.carNodes;
        for (std::size_t i = 0; i < area.nodes.size(); ++i) {
            const auto& n = area.nodes[i];
            const bool car = i < area.carNodes;
            const std::size_t end = i + 1 < area.nodes.size() ? area.nodes[i + 1].firstLink : area.links.size();
            EXPECT_EQ(end > n.firstLink, car);
            EXPECT_EQ((n.flags >> 15U & 1U) == 0, car);
            EXPECT_EQ(n.flags >> 16U & 15U, end - n.firstLink);
            boats += (n.flags >> 25U & 1U) != 0 ? 1 : 0;
            if (car)
                groups.insert(n.flood);
        }
    }
    EXPECT_GT(boats, 5U);
    EXPECT_GT(intersections, 5U);
    EXPECT_EQ(*groups.begin(), 1);
    EXPECT_EQ(std::size_t{*groups.rbegin()}, groups.size());
}

} // namespace
} // namespace navsmith::samples
