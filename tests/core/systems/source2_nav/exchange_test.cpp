// Meshes of Source 2 as meshes of Source, and back.
#include "core/systems/exchange.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "tests/core/systems/source2_nav/mesh_world.h"
#include "tests/support/corpus.h"
#include "tests/support/nav_bytes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <set>

namespace navsmith::tests {
namespace {

namespace nav = systems::source2_nav;
namespace flat = systems::source_nav;
using model::Model;
using model::Slot;

systems::Exchanged converted(const Model& from, std::string_view system, std::string_view format) {
    const auto formats = systems::foreignFormats(systemNamed(system), from);
    const auto to = std::ranges::find(formats, format, [](const auto& each) { return each.format.id; });
    if (to == formats.end())
        throw std::logic_error("there is no such format");
    auto result = systems::exchange(systemNamed(system), from, *to);
    if (!result)
        throw std::logic_error(result.error().reason);
    return std::move(*result);
}

Model opened(std::string_view system, const systems::Exchanged& result) {
    const auto& file = result.files.front();
    return loadFiles(systemNamed(system), {{file.name, file.bytes}});
}

bool tells(const std::vector<std::string>& notes, std::string_view text) {
    return std::ranges::any_of(notes, [&](const auto& note) { return note.find(text) != std::string::npos; });
}

/// The area at a place of a mesh of Source.
Slot flatAreaAt(const Model& m, float x, float y, float z) {
    Slot found = model::kNoSlot;
    m.forEachLive(flat::kArea, [&](Slot a) {
        if (m.get(flat::area::westX, a) < x && x < m.get(flat::area::eastX, a) && m.get(flat::area::northY, a) < y &&
            y < m.get(flat::area::southY, a) && std::abs(m.get(flat::area::northWestZ, a) - z) < 20)
            found = a;
    });
    return found;
}

bool flatConnects(const Model& m, Slot from, Slot to) {
    return std::ranges::any_of(m.referrers(flat::connection::owner, from),
                               [&](Slot c) { return m.get(flat::connection::target, c).pointsTo(to); });
}

TEST(Source2Exchange, RectanglesOfSourceCoverThePolygonsOfTheHullOfPlayers) {
    const auto mesh = loadFiles(systemNamed("source2_nav"), source2File(source2MeshOfSeven()));
    const auto result = converted(mesh, "source2_nav", "v16-cs");
    EXPECT_TRUE(tells(result.notes, "2 areas of other hulls than 0"));
    const auto m = opened("source_nav", result);
    const Slot first = flatAreaAt(m, 50, 50, 0);
    const Slot second = flatAreaAt(m, 150, 50, 0);
    const Slot behind = flatAreaAt(m, 50, 150, 0);
    const Slot platform = flatAreaAt(m, 50, 270, 120);
    for (const Slot a : {first, second, behind, platform})
        ASSERT_NE(a, model::kNoSlot);
    EXPECT_TRUE(flatConnects(m, first, second));
    EXPECT_TRUE(flatConnects(m, second, first));
    EXPECT_TRUE(flatConnects(m, first, behind));
    EXPECT_TRUE(flatConnects(m, platform, behind)) << "the drop, across a gap";
    EXPECT_FALSE(flatConnects(m, behind, platform));
    EXPECT_EQ(m.get(flat::area::attributes, second) & 1U, 1U) << "crouch";
    EXPECT_EQ(m.get(flat::area::attributes, first) & 1U, 0U);
    EXPECT_NE(flatAreaAt(m, 212, 12, 0), model::kNoSlot) << "the triangle, on the grid";
    ASSERT_EQ(m.count(flat::kHidingSpot), 3U);
    const auto report = systems::describe(result);
    for (const auto* lost : {"1 ladder", "2 hulls", "1 bounds"})
        EXPECT_NE(report.find(lost), std::string::npos) << lost << '\n' << report;
    EXPECT_TRUE(tells(result.notes, "% of the polygons' ground")) << report;
}

TEST(Source2Exchange, RectanglesBecomePolygonsWithTheirConnections) {
    RawMesh raw;
    raw.version = 16;
    raw.areas.resize(3);
    for (std::uint32_t i = 0; i < 3; ++i) {
        auto& area = raw.areas[i];
        area.id = i + 10;
        area.northWest = {100.0F * static_cast<float>(i), 0, 8.0F * static_cast<float>(i)};
        area.southEast = {100.0F * static_cast<float>(i + 1), 50, 8.0F * static_cast<float>(i)};
        area.northEastZ = area.southWestZ = 8.0F * static_cast<float>(i);
    }
    raw.areas[1].attributes = 0x1 | 0x80;
    raw.areas[0].connections[1] = {11};
    raw.areas[1].connections[3] = {10};
    raw.areas[1].connections[1] = {12};
    raw.areas[2].connections[3] = {11};
    raw.areas[2].hidingSpots = {{7, {300, 50, 16}, 2}};
    const auto mesh = loadFiles(systemNamed("source_nav"), {{"room.nav", buildMesh(raw)}});
    const auto result = converted(mesh, "source_nav", "source2-v35");
    ASSERT_EQ(result.files.front().name, "room.nav");
    const auto file = source2::read(result.files.front().bytes);
    ASSERT_TRUE(file) << describe(file.error());
    ASSERT_EQ(file->areas.size(), 3U);
    EXPECT_EQ(file->corners.size(), 12U) << "their heights differ";
    const auto corner = [&](std::size_t area, std::size_t i) {
        return file->corners[file->polygonCorners[file->polygons[area].corners.offset + i]];
    };
    EXPECT_EQ(corner(1, 0), (source2::Point{100, 0, 8}));
    EXPECT_EQ(corner(1, 1), (source2::Point{200, 0, 8}));
    EXPECT_EQ(corner(1, 2), (source2::Point{200, 50, 8}));
    EXPECT_EQ(corner(1, 3), (source2::Point{100, 50, 8}));
    EXPECT_EQ(file->areas[1].attributes, 0x10080U);
    EXPECT_EQ(file->connections, (std::vector<source2::Connection>{{2, 3}, {3, 3}, {1, 1}, {2, 1}}));
    const auto custom = source2::readCustomData(file->custom.bytes);
    ASSERT_TRUE(custom) << describe(custom.error());
    ASSERT_EQ(custom->size(), 3U);
    ASSERT_EQ((*custom)[2].spots.size(), 1U);
    EXPECT_EQ((*custom)[2].spots[0], (source2::HidingSpot{0, {300, 50, 16}, 2}));

    auto again = opened("source2_nav", result);
    EXPECT_EQ(saveFiles(again).at("room.nav"), result.files.front().bytes);
    EXPECT_TRUE(issuesOf(again).empty()) << issuesOf(again).front().message;
}

TEST(Source2Exchange, ARealMeshLeadsWhereItDid) {
    const auto folder = corpusFolder(kSource2Corpus);
    if (!folder)
        GTEST_SKIP() << missingCorpus(kSource2Corpus);
    const auto mesh =
        loadFiles(systemNamed("source2_nav"), {{"de_mirage.nav", readFile(*folder / "cs2-v35s1-de_mirage.nav")}});
    const auto result = converted(mesh, "source2_nav", "v16-cs");
    const auto back = systemNamed("source_nav").exchange.give(opened("source_nav", result));
    double polygons = 0;
    for (const auto& face : result.graph.faces) {
        for (std::size_t i = 2; i < face.corners.size(); ++i) {
            const auto a = face.corners[i - 1] - face.corners[0];
            const auto b = face.corners[i] - face.corners[0];
            polygons += static_cast<double>(a.x * b.y - a.y * b.x) / 2;
        }
    }
    double rectangles = 0;
    for (const auto& patch : back.ground)
        rectangles += (patch.high.x - patch.low.x) * (patch.high.y - patch.low.y);
    EXPECT_NEAR(rectangles / polygons, 1, 0.1);
    EXPECT_EQ(back.spots.size(), 369U);
    const auto drops = std::ranges::count(result.graph.links, systems::BotWay::Drop, &systems::BotLink::way);
    EXPECT_GT(drops, 200);
}

} // namespace
} // namespace navsmith::tests
