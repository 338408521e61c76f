#include "core/model/property.h"
#include "core/model/transaction.h"
#include "render/highlight.h"
#include "render/scene.h"
#include "tests/render/drawn.h"
#include "tests/render/small_world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace navsmith::render {
namespace {

using model::Element;
using model::ElementTypeId;
using model::Slot;
using tests::drawn;
using tests::property;
using tests::type;

std::size_t count(const std::multiset<std::string>& all, char type) {
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [&](const std::string& s) { return s.front() == type && !s.starts_with("label"); }));
}

class SceneOfPaths : public ::testing::Test {
protected:
    model::Model model = tests::smallWorld();
    Scene scene{model, tests::paths().view};

    void SetUp() override { scene.rebuild({}); }

    /// What a new scene of the current model would show.
    std::multiset<std::string> fresh(const Camera& camera) const {
        Scene other(model, tests::paths().view);
        other.rebuild(scene.overrides());
        other.updateDetail(camera);
        return drawn(other);
    }
};

TEST_F(SceneOfPaths, showsADiscForEveryNodeAndOneLineForEveryEdge) {
    const auto all = drawn(scene);
    EXPECT_EQ(count(all, 's'), model.count(type("node")));
    EXPECT_EQ(count(all, 'l'), model.count(type("link")) / 2);
}

TEST_F(SceneOfPaths, lanesAndLabelsAppearOnlyNearTheCamera) {
    auto camera = tests::above(scene);
    camera.position.z += 5000;
    scene.updateDetail(camera);
    EXPECT_EQ(count(drawn(scene), 'r'), 0U);
    camera.position = scene.bounds().centre() + glm::vec3(0, 0, 50);
    EXPECT_TRUE(scene.updateDetail(camera));
    EXPECT_GT(count(drawn(scene), 'r'), 0U);
    EXPECT_FALSE(scene.updateDetail(camera)) << "nothing has changed since";
    camera.position.z += 9000;
    EXPECT_TRUE(scene.updateDetail(camera));
    EXPECT_EQ(count(drawn(scene), 'r'), 0U);
}

TEST_F(SceneOfPaths, movingANodeRedrawsItsLinesOnly) {
    scene.markUploaded();
    model::Transaction tx(model, "move");
    const Slot node = 0;
    model::addToValue(tx, type("node"), property(type("node"), "position"), std::span(&node, 1), {3, 4, 0});
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    scene.apply(*change);
    std::size_t touched = 0;
    for (const auto& tile : scene.tiles())
        touched += tile.overview.sprites.dirty.items();
    EXPECT_EQ(touched, 1U);
    EXPECT_EQ(drawn(scene), fresh(Camera()));
}

TEST_F(SceneOfPaths, hiddenTypesAndRowsAreNotDrawn) {
    symbol::Overrides o;
    o.hiddenTypes.assign(type("link") + 1U, 0);
    o.hiddenTypes[type("link")] = 1;
    o.hidden.resize(type("node") + 1U);
    o.hidden[type("node")] = {1, 0, 1};
    scene.rebuild(o);
    const auto all = drawn(scene);
    EXPECT_EQ(count(all, 'l'), 0U);
    EXPECT_EQ(count(all, 's'), model.count(type("node")) - 2);
}

TEST_F(SceneOfPaths, aDimmedSceneIsFainterAndHasNoLabels) {
    auto camera = tests::above(scene);
    camera.position = scene.bounds().centre() + glm::vec3(0, 0, 50);
    scene.updateDetail(camera);
    const auto before = drawn(scene);
    const auto strongest = [&] {
        std::uint8_t alpha = 0;
        for (const auto& tile : scene.tiles()) {
            for (const auto& sprite : tile.overview.sprites.items)
                alpha = std::max(alpha, sprite.colour.a);
        }
        return alpha;
    };
    EXPECT_EQ(strongest(), 255);
    scene.setDimmed(true);
    scene.updateDetail(camera);
    EXPECT_LT(strongest(), 128);
    for (const auto& tile : scene.tiles())
        EXPECT_TRUE(tile.detail.labels.items.empty());
    scene.setDimmed(false);
    scene.updateDetail(camera);
    EXPECT_EQ(drawn(scene), before);
}

TEST_F(SceneOfPaths, selectionIsDrawnForEveryTypeWithASymbol) {
    std::vector<Element> all;
    for (const char* id : {"node", "link", "navi"})
        model.forEachLive(type(id), [&](Slot s) { all.push_back({type(id), s}); });
    const auto lines = highlight(scene, all, Highlight::Selected);
    EXPECT_GE(lines.sprites.size(), model.count(type("node")) * 2);
    EXPECT_GE(lines.segments.size(), model.count(type("link")) / 2);
}

// Positions that files can contain but no game has: a type of points at arbitrary positions.

constexpr ElementTypeId kPoint = 1;
constexpr model::Column<model::Ref> kFile{kPoint, model::kFirstOwn};
constexpr model::Column<float> kX{kPoint, model::kFirstOwn + 1};
constexpr model::Column<float> kY{kPoint, model::kFirstOwn + 2};
constexpr model::Column<float> kZ{kPoint, model::kFirstOwn + 3};

glm::vec3 placeOf(const model::Model& m, Slot row) {
    return {m.get(kX, row), m.get(kY, row), m.get(kZ, row)};
}

/// A sprite and a line up from it, with a label near the camera.
symbol::View pointsView() {
    symbol::Symbol symbol{.type = kPoint};
    symbol.anchor = [](const model::Model& m, Slot row) { return std::optional(placeOf(m, row)); };
    symbol.overview = [](const model::Model& m, const symbol::Overrides&, Slot row, symbol::Primitives& out) {
        const auto at = placeOf(m, row);
        out.sprites.push_back({at, {}, 8});
        out.segments.push_back({{at, {}, 0}, {at * 2.0F, {}, 0}});
    };
    symbol.detail = [](const model::Model& m, const symbol::Overrides&, Slot row, symbol::Primitives& out) {
        out.labels.push_back({placeOf(m, row), {}, "point"});
    };
    symbol.dependsOn = {{{}, kPoint, {kX.column, kY.column, kZ.column}}};
    return {.symbols = {symbol}, .grid = {}};
}

model::Model pointsAt(const std::vector<glm::vec3>& places) {
    model::ElementType file{.id = "file", .title = "file", .plural = "files"};
    model::ElementType point{.id = "point", .title = "point", .plural = "points"};
    point.columns = {model::reference("file", {model::kFileType, model::OnTargetErased::EraseRow}),
                     model::column<float>("x"), model::column<float>("y"), model::column<float>("z")};
    point.groupOwner = kFile.column;
    point.fileVia = kFile.column;
    model::ModelBuilder builder(*model::finish({"points", {file, point}, nullptr}));
    builder.addRows(model::kFileType, 1);
    builder.addRows(kPoint, places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        builder.column(kFile)[i] = model::Ref::to(0);
        builder.column(kX)[i] = places[i].x;
        builder.column(kY)[i] = places[i].y;
        builder.column(kZ)[i] = places[i].z;
    }
    return builder.finish();
}

/// A town of 100 points, 90 units wide and long.
std::vector<glm::vec3> town() {
    std::vector<glm::vec3> places;
    places.reserve(100);
    for (int i = 0; i < 100; ++i)
        places.emplace_back(100 + i % 10 * 10, 100 + i / 10 * 10, 5 + i % 3);
    return places;
}

TEST(Scene, ignoresNonFinitePositions) {
    constexpr auto nan = std::numeric_limits<float>::quiet_NaN();
    constexpr auto infinite = std::numeric_limits<float>::infinity();
    auto places = town();
    const auto view = pointsView();
    const auto clean = pointsAt(places);
    Scene expected(clean, view);
    expected.rebuild({});
    places.insert(places.end(), {{nan, 0, 0}, {0, -infinite, 0}, {0, 0, nan}});
    auto model = pointsAt(places);
    Scene scene(model, view);
    scene.rebuild({});
    EXPECT_EQ(drawn(scene), drawn(expected));
    EXPECT_EQ(scene.bounds().min, expected.bounds().min);
    EXPECT_EQ(scene.bounds().max, expected.bounds().max);
    EXPECT_TRUE(scene.extent({kPoint, 100}).empty());

    model::Transaction tx(model, "move");
    tx.set(kX, 0, nan);
    const auto change = tx.commit();
    ASSERT_TRUE(change);
    scene.apply(*change);
    EXPECT_EQ(count(drawn(scene), 's'), 99U);
    model.apply(*change, model::Direction::Backward);
    scene.apply(*change);
    EXPECT_EQ(drawn(scene), drawn(expected));
}

TEST(Scene, drawsExtremePositions) {
    auto places = town();
    places.emplace_back(3e38F, -3e38F, 0); // its line ends at infinity
    const auto model = pointsAt(places);
    const auto view = pointsView();
    Scene scene(model, view);
    scene.rebuild({});
    Camera camera;
    camera.position = {150, 150, 50};
    scene.updateDetail(camera);
    EXPECT_EQ(count(drawn(scene), 's'), 101U);
    EXPECT_EQ(count(drawn(scene), 'l'), 100U);
}

TEST(Scene, usualBoundsIgnoreOutliers) {
    const auto view = pointsView();
    const auto usualOf = [&](const std::vector<glm::vec3>& places) {
        const auto model = pointsAt(places);
        Scene scene(model, view);
        scene.rebuild({});
        return scene.usualBounds();
    };
    const auto usual = usualOf(town());
    EXPECT_EQ(usual.min.x, 100) << "all of a regular map, to its edge";
    EXPECT_EQ(usual.max.y, 380);
    for (const auto& odd : {glm::vec3(1e30F, 0, 0), glm::vec3(150, -1e30F, 5), glm::vec3(3e38F, -3e38F, 3e38F)}) {
        auto places = town();
        places.push_back(odd);
        const auto box = usualOf(places);
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            EXPECT_GE(box.min[axis], 0.0F) << axis;
            EXPECT_LE(box.max[axis], 400.0F) << axis;
            EXPECT_LE(box.min[axis], box.max[axis]) << axis;
        }
        EXPECT_LE(box.min.x, 120.0F) << "the town is still in it";
        EXPECT_GE(box.max.y, 170.0F);
    }
    auto places = town();
    places.emplace_back(400, 100, 5);
    EXPECT_EQ(usualOf(places).max.x, 800) << "the end of a road out of town is not odd";
}

} // namespace
} // namespace navsmith::render
