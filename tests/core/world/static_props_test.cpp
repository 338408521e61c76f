// Static props of Source maps as what stands in the way, and collision models of real maps.
#include "core/world/box_tree.h"
#include "core/world/brush_polygons.h"
#include "core/world/map_geometry.h"
#include "core/world/static_props.h"
#include "formats/source/phy_file.h"
#include "tests/support/corpus.h"
#include "tests/support/phy_bytes.h"
#include "tests/support/source_material_bytes.h"

#include <glm/geometric.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::world {
namespace {

using PropFiles = std::map<std::string, std::vector<std::byte>>;

constexpr std::uint32_t kPropSolid = source::contents::kSolid;

FindGameFile propFiles(PropFiles files) {
    return [files = std::move(files)](std::string_view path) -> std::optional<std::vector<std::byte>> {
        const auto entry = files.find(std::string(path));
        return entry == files.end() ? std::nullopt : std::optional(entry->second);
    };
}

source::VbspProp propAt(const glm::vec3& origin, std::uint8_t solid, std::uint32_t model = 0) {
    source::VbspProp prop;
    prop.origin = origin;
    prop.solid = solid;
    prop.model = model;
    return prop;
}

/// A map whose leaves 0 and 1 are around x = -500 and x = 500, at z from 0 to 200.
source::VbspFile twoLeaves() {
    source::VbspFile map;
    map.leaves.resize(2);
    map.leaves[0].minimum = {-600, -300, 0};
    map.leaves[0].maximum = {-400, 300, 200};
    map.leaves[1].minimum = {400, -300, 100};
    map.leaves[1].maximum = {600, -200, 200};
    return map;
}

/// One prop that reaches into both leaves.
PropSolids guessed(const std::string& model, const std::string& entities = {}) {
    source::VbspProps props;
    props.models = {model};
    props.leaves = {0, 1};
    auto prop = propAt({0, 0, 20}, source::prop_solid::kShape);
    prop.leafCount = 2;
    props.props = {prop};
    auto map = twoLeaves();
    map.entities = entities;
    return propSolids(map, props, propFiles({}));
}

TEST(StaticProps, haveTheCollisionModelOfTheGame) {
    source::VbspProps props;
    props.models = {"models/ramp.mdl"};
    auto prop = propAt({100, 0, 10}, source::prop_solid::kShape);
    prop.angles = {0, 90, 0};
    prop.scale = 2;
    props.props = {prop};
    const auto solids =
        propSolids({}, props,
                   propFiles({{"models/ramp.mdl", tests::buildModelHead({-1, -1, -1}, {1, 1, 1})},
                              {"models/ramp.phy", tests::buildPhy({tests::phyWedge({0, -8, 0}, {32, 8, 16}),
                                                                   tests::phyBox({32, -8, 0}, {40, 8, 16})})}}));
    EXPECT_EQ(solids.shaped, 1U);
    EXPECT_EQ(solids.count(), 1U);
    ASSERT_EQ(solids.parts.size(), 2U);
    const BrushTracer tracer(source::VbspFile{}, {}, solids.allBoxes(), solids.parts);
    // Turned by 90 degrees the ramp rises along y, from 0 to 64, twice as large as its model.
    const auto down = [&](float x, float y) { return tracer.line({x, y, 200}, {x, y, -200}, kPropSolid); };
    EXPECT_NEAR(down(100, 32).end.z, 10 + 16, 0.1F);
    EXPECT_NEAR(down(100, 48).end.z, 10 + 24, 0.1F);
    EXPECT_NEAR(down(100, 70).end.z, 10 + 32, 0.1F);
    EXPECT_NEAR(down(100, 32).normal.y, -std::sqrt(0.2F), 1e-3F);
    EXPECT_FALSE(down(117, 32).hit()) << "beside it";
    EXPECT_EQ(down(100, 32).surface, 0);
}

TEST(StaticProps, boxesMeetTheEdgesOfPartsExactly) {
    source::VbspProps props;
    props.models = {"models/bar.mdl"};
    auto prop = propAt({0, 0, 0}, source::prop_solid::kShape);
    prop.angles = {0, 45, 0};
    props.props = {prop};
    const auto solids = propSolids(
        {}, props, propFiles({{"models/bar.phy", tests::buildPhy({tests::phyBox({-8, -8, -8}, {8, 8, 8})})}}));
    const BrushTracer tracer(source::VbspFile{}, {}, {}, solids.parts);
    const float reach = 8 * std::sqrt(2.0F); // the bar's edge points along x
    const auto along = tracer.box({100, 0, 0}, {-100, 0, 0}, {-4, -4, -4}, {4, 4, 4}, kPropSolid);
    EXPECT_NEAR(along.end.x, reach + 4, 0.1F);
    // Past its slanting side: corner of the box at (x - 4, y - 4) against x + y = reach.
    const auto past = tracer.box({100, 6, 0}, {-100, 6, 0}, {-4, -4, -4}, {4, 4, 4}, kPropSolid);
    EXPECT_NEAR(past.end.x, reach - 2 + 4, 0.1F);
    EXPECT_FALSE(
        tracer.box({100, reach + 4.5F, 0}, {-100, reach + 4.5F, 0}, {-4, -4, -4}, {4, 4, 4}, kPropSolid).hit());
}

TEST(StaticProps, areBoxesWhereTheGameHasThemSo) {
    source::VbspProps props;
    props.models = {"models/crate.mdl"};
    for (const auto solid : {source::prop_solid::kNone, source::prop_solid::kBox, source::prop_solid::kTurnedBox}) {
        auto prop = propAt({10, 20, 30}, solid);
        prop.angles = {0, 90, 0};
        prop.scale = 2;
        props.props.push_back(prop);
    }
    const auto solids =
        propSolids({}, props, propFiles({{"models/crate.mdl", tests::buildModelHead({-1, -2, 0}, {1, 2, 5})}}));
    EXPECT_EQ(solids.boxed, 2U);
    ASSERT_EQ(solids.boxes.size(), 2U);
    EXPECT_EQ(solids.boxes[0].maximum, glm::vec3(2, 4, 10));
    EXPECT_EQ(solids.boxes[0].angles, glm::vec3(0)) << "boxes do not turn";
    EXPECT_EQ(solids.boxes[1].angles, glm::vec3(0, 90, 0));
}

TEST(StaticProps, withoutACollisionModelStopNobody) {
    source::VbspProps props;
    props.models = {"models/bush.mdl", "models/odd.mdl"};
    props.props = {propAt({0, 0, 0}, source::prop_solid::kShape), propAt({0, 0, 0}, source::prop_solid::kShape, 1)};
    const auto head = tests::buildModelHead({-100, -100, 0}, {100, 100, 50});
    const auto solids = propSolids(
        {}, props,
        propFiles(
            {{"models/bush.mdl", head}, {"models/odd.mdl", head}, {"models/odd.phy", tests::bytesOf("damaged")}}));
    EXPECT_EQ(solids.shapeless, 1U);
    EXPECT_EQ(solids.rough, 1U) << "there is one, but nobody can read it";
    EXPECT_EQ(solids.boxes.size(), 1U);
    EXPECT_TRUE(solids.guesses.empty());
}

TEST(StaticProps, withoutTheirModelAreGuessed) {
    const auto solids = guessed("models/props_c17/truck.mdl");
    EXPECT_EQ(solids.guessed, 1U);
    EXPECT_TRUE(solids.boxes.empty());
    ASSERT_EQ(solids.guesses.size(), 1U);
    // From its place to the nearest points of both leaves.
    EXPECT_EQ(solids.guesses[0].minimum, glm::vec3(-400, -200, 20));
    EXPECT_EQ(solids.guesses[0].maximum, glm::vec3(400, 0, 100));
    const BrushTracer tracer(source::VbspFile{}, {}, solids.allBoxes());
    EXPECT_EQ(tracer.line({0, -10, 500}, {0, -10, 0}, kPropSolid).surface, kGuessedSurface);
    EXPECT_EQ(
        guessed("models/props_c17/truck.mdl", R"({ "classname" "info_player_start" "origin" "0 -50 40" })").passed, 1U)
        << "players do not start inside of a solid";
    source::VbspProps small;
    small.models = {"models/truck.mdl"};
    small.props = {propAt({0, 0, 20}, source::prop_solid::kShape), propAt({0, 0, 20}, source::prop_solid::kShape, 7)};
    EXPECT_EQ(propSolids(twoLeaves(), small, propFiles({})).unknown, 2U) << "no leaf tells a size";
}

TEST(StaticProps, plantsAndOpeningsPass) {
    for (const auto* name : {"models/props_foliage/tree_deciduous_card_01.mdl", "models/props_foliage/oak_tree01.mdl",
                             "models/egypt/Palm_Tree/palm_tree.mdl", "models/props/de_inferno/ivy01.mdl",
                             "models/props_spytech/doorframe005e.mdl", "models/forest/trees_far.mdl"}) {
        EXPECT_TRUE(isPassedByName(name)) << name;
        EXPECT_EQ(guessed(name).passed, 1U) << name;
        EXPECT_TRUE(guessed(name).guesses.empty()) << name;
    }
    for (const auto* name : {"models/props_c17/streetlamp.mdl", "models/props_junk/cardboard_box001a.mdl",
                             "models/props_wasteland/rockcliff01c.mdl", "models/props_foliage/rock_forest01.mdl",
                             "models/props/planter.mdl", "models/props_c17/door01_left.mdl", ""})
        EXPECT_FALSE(isPassedByName(name)) << name;
}

TEST(StaticProps, filesPackedIntoTheMapComeFirst) {
    tests::RawSourceMap map;
    map.pakFile = tests::buildZip({{"Models/Crate.mdl", tests::bytesOf("packed")}});
    const auto bytes = tests::buildSourceMap(map);
    const auto find = packedFirst(
        bytes, source::readVbsp(bytes).value(),
        propFiles({{"models/crate.mdl", tests::bytesOf("loose")}, {"models/other.mdl", tests::bytesOf("loose")}}));
    EXPECT_EQ(find("models/crate.mdl"), tests::bytesOf("packed"));
    EXPECT_EQ(find("models/other.mdl"), tests::bytesOf("loose"));
    EXPECT_FALSE(find("models/none.mdl"));
    const auto without = tests::buildSourceMap({});
    EXPECT_FALSE(packedFirst(without, source::readVbsp(without).value())("models/crate.mdl"));
}

TEST(StaticProps, areLayersOfTheMap) {
    auto room = tests::texturedRoom();
    room.map.staticProps =
        tests::buildStaticProps({"models/ramp.mdl", "models/truck.mdl"}, {0},
                                {{.origin = {0, 0, 0}, .model = 0},
                                 {.origin = {-40, -40, -40}, .model = 1, .firstLeaf = 0, .leafCount = 1},
                                 {.origin = {0, 0, 0}, .model = 1}});
    std::vector<std::byte> leaf(32); // of a tree: from 8 to 40 in all directions
    const std::array<std::int16_t, 6> box{8, 8, 8, 40, 40, 40};
    std::memcpy(leaf.data() + 8, box.data(), sizeof(box));
    room.map.more[10] = leaf;
    const auto ramp = tests::buildPhy({tests::phyWedge({0, -8, 0}, {32, 8, 16})});
    const auto map = readMapGeometry(room.bytes(), {}, propFiles({{"models/ramp.phy", ramp}})).value();
    const auto triangles = [&](MapLayer layer) {
        const auto range = std::ranges::find(map.layers, layer, &LayerRange::layer);
        return range == map.layers.end() ? 0U : range->triangleCount;
    };
    EXPECT_EQ(triangles(MapLayer::Props), 8U);
    EXPECT_EQ(triangles(MapLayer::GuessedProps), 12U);
    EXPECT_EQ(map.unknownSolids, 2U) << "one without a size";
    EXPECT_NE(groundLayers() & layerBit(MapLayer::Props), 0U);
    EXPECT_EQ(groundLayers() & layerBit(MapLayer::GuessedProps), 0U);
    // Without the collision model there is nothing known at all.
    EXPECT_EQ(readMapGeometry(room.bytes()).value().unknownSolids, 3U);
}

/// The solids that a map stores for the brushes of its world (lump 29), as collision models have them.
std::vector<source::PhyConvex> partsOfWorld(std::span<const std::byte> map) {
    const auto word = [&](std::size_t at) { return std::size_t{tests::u32At(map, at)}; };
    constexpr std::size_t kEntry = 8 + 16 * 29;
    const bool versionFirst = word(4) == 21 && word(8) == 0;
    const auto offset = word(kEntry + (versionFirst ? 4 : 0));
    if (word(kEntry + (versionFirst ? 8 : 4)) < 16 || word(offset) != 0 || word(offset) == 0x414D5A4C)
        return {};
    std::vector<source::PhyConvex> parts;
    auto at = offset + 16;
    for (std::size_t i = 0; i < word(offset + 12); ++i) {
        const auto size = word(at);
        auto solid = source::readPhySolid(map.subspan(at + 4, size), at + 4);
        if (solid)
            parts.insert(parts.end(), solid->parts.begin(), solid->parts.end());
        else
            EXPECT_NE(solid.error().found.find("MOPP"), std::string::npos) << bytes::describe(solid.error());
        at += 4 + size;
    }
    return parts;
}

TEST(StaticPropsCorpus, solidsOfRealMapsAreTheirBrushes) {
    const auto folder = tests::corpusFolder("source-pairs");
    if (!folder)
        GTEST_SKIP() << tests::missingCorpus("source-pairs");
    std::size_t all = 0;
    std::size_t same = 0;
    for (const auto* game : {"css", "gmod", "csgo", "tf2", "l4d2", "sourcebox"}) {
        for (const auto& path : tests::filesIn(*folder / game)) {
            if (path.extension() != ".bsp")
                continue;
            const auto bytes = tests::readFile(path);
            const auto map = source::readVbsp(bytes).value();
            std::vector<Bounds> brushes;
            for (const auto& brush : map.brushes) {
                std::vector<bsp::Plane> planes;
                for (std::uint32_t i = 0; i < brush.sideCount; ++i) {
                    const auto& side = map.brushSides[std::size_t{brush.firstSide} + i];
                    if (!side.bevel && side.plane < map.planes.size())
                        planes.push_back(map.planes[side.plane]);
                }
                Bounds bounds;
                for (const auto& polygon : brushPolygons(planes)) {
                    for (const auto& corner : polygon)
                        bounds.add(corner);
                }
                if (!bounds.empty())
                    brushes.push_back(bounds);
            }
            for (const auto& part : partsOfWorld(bytes)) {
                Bounds bounds;
                for (const auto& point : part.points)
                    bounds.add(point);
                constexpr float kNear = 1.0F; // the physics shrink brushes by a quarter of a unit
                same += std::ranges::any_of(brushes, [&](const Bounds& brush) {
                    return glm::distance(brush.minimum, bounds.minimum) < kNear &&
                           glm::distance(brush.maximum, bounds.maximum) < kNear;
                });
                ++all;
                // Convex, with triangles that face out.
                for (const auto& [a, b, c] : part.triangles) {
                    const auto across = glm::cross(part.points[b] - part.points[a], part.points[c] - part.points[a]);
                    if (glm::length(across) < 1e-2F)
                        continue;
                    for (const auto& point : part.points)
                        ASSERT_LT(glm::dot(glm::normalize(across), point - part.points[a]), 0.01F) << path;
                }
            }
        }
    }
    EXPECT_GT(all, 4000U);
    EXPECT_EQ(same, all);
}

} // namespace
} // namespace navsmith::world
