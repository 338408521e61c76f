// Lists of visible areas hold ids, or positions in Left 4 Dead 2. The model refers to areas either way.
#include "core/model/property.h"
#include "core/systems/conversion.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "formats/source/nav_file.h"
#include "tests/core/systems/source_nav/edit_mesh.h"
#include "tests/core/systems/source_nav/nav_world.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {
namespace {

using systems::source_nav::system;
using Seen = std::vector<std::pair<std::uint32_t, int>>;

/// soundMesh() with area 400 in place of 4, so that ids and positions differ, and a list that names it.
RawMesh meshWithList(std::uint32_t version, std::uint32_t subVersion, const Seen& seen) {
    auto mesh = soundMesh(version, subVersion, RawGame::LeftForDead);
    mesh.areas[3].id = 400;
    mesh.areas[0].connections[2] = {400};
    mesh.areas[4].connections[3] = {400};
    mesh.areas[0].visible.clear();
    for (const auto& [area, how] : seen)
        mesh.areas[0].visible.emplace_back(area, static_cast<std::uint8_t>(how));
    return mesh;
}

const Seen kIds{{2, 1}, {400, 3}, {3, 2}};
const Seen kPositions{{1, 1}, {3, 3}, {2, 2}};

/// The list of the first area.
Seen listIn(const std::vector<std::byte>& bytes) {
    const auto file = readMesh(bytes);
    Seen seen;
    for (const auto& entry : source::entries(file.visible, file.areas[0].visible))
        seen.emplace_back(entry.area, entry.visibility);
    return seen;
}

std::vector<std::string> noticesOf(const std::vector<std::byte>& bytes) {
    const systems::InputFile input{"a.nav", bytes};
    std::vector<std::string> texts;
    const auto loaded = system().codec.load(std::span(&input, 1), {});
    for (const auto& notice : loaded->notices)
        texts.push_back(notice.text);
    return texts;
}

Bytes convertedTo(const Bytes& bytes, std::string_view format) {
    auto mesh = loadMesh(bytes);
    model::Transaction tx(mesh, "convert");
    EXPECT_TRUE(system().versions.convert(tx, format)) << format;
    EXPECT_TRUE(tx.commit()) << format;
    return saveMesh(mesh);
}

TEST(VisibleAreas, areIdsInLeftForDead) {
    const auto bytes = buildMesh(meshWithList(15, 13, kIds));
    const auto mesh = loadMesh(bytes);
    EXPECT_EQ(countsOf(issuesOf(mesh)), Counts());
    EXPECT_EQ(noticesOf(bytes), std::vector<std::string>());
    EXPECT_EQ(saveMesh(mesh), bytes);
    EXPECT_EQ(system().versions.formatOf(mesh), "v15-l4d");
}

TEST(VisibleAreas, keepTheirIdsWhenAnAreaGoes) {
    auto mesh = loadMesh(buildMesh(meshWithList(15, 13, kIds)));
    model::Transaction tx(mesh, "erase");
    tx.erase({systems::source_nav::kArea, areaWithId(mesh, 2)});
    ASSERT_TRUE(tx.commit());
    EXPECT_EQ(listIn(saveMesh(mesh)), (Seen{{400, 3}, {3, 2}}));
    EXPECT_EQ(danglingIn(readMesh(saveMesh(mesh))), (std::map<std::string, std::size_t>()));
}

TEST(VisibleAreas, becomePositionsInLeftForDead2AndIdsAgain) {
    const auto ids = buildMesh(meshWithList(15, 13, kIds));
    const auto positions = convertedTo(ids, "v16-l4d2");
    EXPECT_EQ(listIn(positions), kPositions);
    EXPECT_EQ(countsOf(issuesOf(loadMesh(positions))), Counts());
    EXPECT_EQ(convertedTo(positions, "v15-l4d"), ids);
    EXPECT_EQ(listIn(convertedTo(ids, "v16")), kIds);
}

TEST(VisibleAreas, loseMissingIdsBeforeTheyAreTakenForPositions) {
    auto list = kIds;
    list.emplace_back(77, 1);
    EXPECT_EQ(listIn(convertedTo(buildMesh(meshWithList(15, 13, list)), "v16-l4d2")), kPositions);
}

TEST(VisibleAreas, areRemovedOnlyIfTheyAreMissing) {
    auto list = kIds;
    list.emplace_back(77, 1);
    auto mesh = loadMesh(buildMesh(meshWithList(15, 13, list)));
    std::vector<std::string> refusals;
    const auto issues = issuesOf(mesh, "NAV011");
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].message, "The list of visible areas refers to 1 missing area");
    checks::fixIssues(mesh, system().rules, issues, refusals);
    EXPECT_EQ(listIn(saveMesh(mesh)), kIds);
}

/// Nobody knows all builds of these games: what the lists say is stronger than the sub-version.
TEST(VisibleAreas, areReadAsTheyFit) {
    for (const bool usuallyPositions : {true, false}) {
        const auto& list = usuallyPositions ? kIds : Seen{{0, 1}, {3, 3}, {4, 2}};
        auto raw = meshWithList(16, usuallyPositions ? 14 : 13, list);
        for (auto& area : raw.areas)
            area.visible = raw.areas[0].visible;
        const auto bytes = buildMesh(raw);
        const auto notices = noticesOf(bytes);
        ASSERT_EQ(notices.size(), 1U);
        EXPECT_NE(notices[0].find(usuallyPositions ? "hold IDs" : "hold positions"), std::string::npos) << notices[0];
        auto mesh = loadMesh(bytes);
        EXPECT_EQ(issuesOf(mesh, "NAV011").size(), 0U);
        EXPECT_EQ(saveMesh(mesh), bytes);
        model::Transaction tx(mesh, "erase");
        tx.erase({systems::source_nav::kArea, areaWithId(mesh, 3)});
        ASSERT_TRUE(tx.commit());
        EXPECT_EQ(listIn(saveMesh(mesh)), usuallyPositions ? (Seen{{2, 1}, {400, 3}}) : (Seen{{0, 1}, {2, 3}, {3, 2}}));
        EXPECT_EQ(listIn(convertedTo(bytes, "v16")), usuallyPositions ? kIds : (Seen{{1, 1}, {400, 3}, {5, 2}}));
    }
}

} // namespace
} // namespace navsmith::tests
