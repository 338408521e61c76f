// Roads over the ground of a world: it is drawn, clicks take it, and what moves can follow it.
#include "core/walkable/walkable.h"
#include "core/world/backdrop.h"
#include "core/world/trace.h"
#include "tests/app/gui/window/road_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QStatusBar>

#include <cmath>

namespace navsmith::gui {
namespace {

constexpr float kMiddle = -375; ///< of area 27, where the camera looks
constexpr float kStepUp = 5;    ///< the west lies that much higher than the east
constexpr float kBridge = 12;

/// Two terraces, and a bridge over the southern half of both.
std::shared_ptr<const world::Backdrop> terraces() {
    world::Mesh mesh;
    const auto plate = [&](float west, float east, float south, float north, float z, world::Surface surface) {
        const auto first = static_cast<std::uint32_t>(mesh.positions.size());
        mesh.positions.insert(mesh.positions.end(),
                              {{west, south, z}, {east, south, z}, {east, north, z}, {west, north, z}});
        mesh.indices.insert(mesh.indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
        mesh.surfaces.insert(mesh.surfaces.end(), 2, surface);
    };
    plate(-750, kMiddle, -750, 0, kStepUp, world::Surface::Grass);
    plate(kMiddle, 0, -750, 0, 0, world::Surface::Sand);
    plate(-750, 0, -500, kMiddle - 20, kBridge, world::Surface::Road);
    auto backdrop = std::make_shared<world::Backdrop>();
    backdrop->placed =
        std::make_shared<const world::PlacedMeshes>(std::vector{mesh}, std::vector<world::Placement>{{}});
    backdrop->geometry.minimum = backdrop->placed->bounds().minimum;
    backdrop->geometry.maximum = backdrop->placed->bounds().maximum;
    backdrop->rays = world::RayCaster::build(backdrop->geometry, {}, backdrop->placed).value();
    return backdrop;
}

/// The western terrace, in the water of the whole world.
std::shared_ptr<const world::Backdrop> island() {
    const auto land = terraces();
    auto mesh = land->placed->meshes().front();
    mesh.indices.resize(6);
    mesh.surfaces.resize(2);
    auto backdrop = std::make_shared<world::Backdrop>();
    backdrop->placed =
        std::make_shared<const world::PlacedMeshes>(std::vector{mesh}, std::vector<world::Placement>{{}});
    auto& water = backdrop->geometry;
    water.positions = {{-3000, -3000, 0}, {3000, -3000, 0}, {3000, 3000, 0}, {-3000, 3000, 0}};
    water.indices = {0, 1, 2, 0, 2, 3};
    water.layers = {{world::MapLayer::Water, 0, 2}};
    water.minimum = water.positions[0];
    water.maximum = {3000, 3000, kBridge};
    backdrop->rays = world::RayCaster::build(water, {}, backdrop->placed).value();
    return backdrop;
}

/// Solid below a height, east of the middle.
class Block : public world::Tracer {
public:
    explicit Block(float height) : height_(height) {}

    [[nodiscard]] world::Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const override {
        return box(from, to, glm::vec3(0), glm::vec3(0), mask);
    }
    [[nodiscard]] world::Trace box(const glm::vec3& from, const glm::vec3& /*to*/, const glm::vec3& /*minimum*/,
                                   const glm::vec3& /*maximum*/, std::uint32_t /*mask*/) const override {
        world::Trace trace;
        trace.startSolid = from.x > kMiddle && from.z < height_;
        if (trace.startSolid)
            trace.fraction = 0;
        return trace;
    }

private:
    float height_;
};

class OverGround : public RoadFixture {
protected:
    void SetUp() override {
        RoadFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        document().setMap(opening::OpenedMap{"gta.dat", terraces()});
        type_ = *document().model().schema().findElementType("node");
    }
    [[nodiscard]] QPoint pixel(float x, float y, float z = 0) {
        const auto p = window->viewport().camera().project({x, y, z});
        return {static_cast<int>(std::lround(p->x)), static_cast<int>(std::lround(p->y))};
    }
    [[nodiscard]] std::vector<glm::vec3> nodes() {
        std::vector<glm::vec3> places;
        document().model().forEachLive(type_, [&](model::Slot row) {
            places.push_back(*window->viewport().scene(document()).anchor({type_, row}));
        });
        return places;
    }
    [[nodiscard]] QString said() { return window->statusBar()->currentMessage(); }
    void selectAll() {
        std::vector<model::Element> all;
        document().model().forEachLive(type_, [&](model::Slot row) { all.push_back({type_, row}); });
        document().selection().set(all);
    }

    model::ElementTypeId type_ = model::kNoElementType;
};

TEST_F(OverGround, IsDrawnInTheColoursOfItsSurfaces) {
    const auto picture = view().renderPicture(view().size());
    const auto at = [&](float x, float y) { return picture.pixelColor(pixel(x, y)); };
    const auto grass = at(kMiddle - 40, kMiddle + 30);
    const auto sand = at(kMiddle + 40, kMiddle + 30);
    const auto road = at(kMiddle + 40, kMiddle - 40);
    EXPECT_GT(grass.green(), grass.red()) << grass.name().toStdString();
    EXPECT_GT(sand.red(), sand.blue() + 20) << sand.name().toStdString();
    EXPECT_LT(std::abs(road.red() - road.blue()), 25) << road.name().toStdString();
    EXPECT_LT(road.red(), sand.red() - 20);
}

TEST_F(OverGround, ShowsWhereOneCanWalkAroundTheMiddleOfTheView) {
    if (!walkable::available())
        GTEST_SKIP() << "this build has no Recast";
    const auto colour = [&] {
        return view().renderPicture(view().size()).pixelColor(view().width() / 2, view().height() / 2);
    };
    const auto ground = colour();
    auto* estimate = action("action.estimateWalkable");
    ASSERT_TRUE(QTest::qWaitFor([&] { return estimate->isEnabled(); }));
    estimate->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->files().isBusy(); }, 10'000));
    const auto map = document().map()->backdrop;
    EXPECT_NE(map->layers() & world::layerBit(world::MapLayer::Walkable), 0U);
    EXPECT_NE(map->placed, nullptr) << "the ground stays";
    const auto shown = colour();
    EXPECT_GT(std::abs(shown.hue() - ground.hue()) + std::abs(shown.lightness() - ground.lightness()), 20)
        << shown.name().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&] { return estimate->isEnabled(); })) << "the view may show another place now";
}

TEST_F(OverGround, WhereThereIsNoneHeightsFollowTheRoad) {
    document().setMap(opening::OpenedMap{"gta.dat", island()});
    auto& camera = window->viewport().camera();
    camera.focus = 400; // so near that a pixel is less than a unit
    camera.position = glm::vec3(kMiddle, kMiddle + 30, 0) - camera.forward() * camera.focus;
    window->viewport().cameraMoved();
    press(Qt::Key_B);
    click(pixel(kMiddle - 40, kMiddle + 30, kStepUp));
    click(pixel(kMiddle + 40, kMiddle + 30, kStepUp)); // nothing below the water is known here
    const auto places = nodes();
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0].z, kStepUp);
    EXPECT_EQ(places[1].z, kStepUp) << "not on the water, which lies over all of the world";
    EXPECT_LT(glm::distance(glm::vec2(places[1]), glm::vec2(kMiddle + 40, kMiddle + 30)), 2.0F);
}

TEST_F(OverGround, ClicksTakeTheSurfaceThatIsSeen) {
    press(Qt::Key_B);
    click(pixel(kMiddle + 40, kMiddle + 30));
    click(pixel(kMiddle - 40, kMiddle + 30, kStepUp));
    click(pixel(kMiddle - 40, kMiddle - 40, kBridge));
    const auto places = nodes();
    ASSERT_EQ(places.size(), 3U);
    EXPECT_EQ(places[0].z, 0);
    EXPECT_EQ(places[1].z, kStepUp);
    EXPECT_EQ(places[2].z, kBridge);
}

TEST_F(OverGround, PageDownBuildsUnderTheBridge) {
    press(Qt::Key_B);
    const auto onBridge = pixel(kMiddle + 40, kMiddle - 40, kBridge);
    QTest::mouseMove(&view(), onBridge);
    press(Qt::Key_PageDown);
    EXPECT_TRUE(said().contains("height 0.00")) << said().toStdString();
    press(Qt::Key_PageDown);
    EXPECT_EQ(said(), "There is no floor below.");
    click(onBridge);
    press(Qt::Key_PageUp);
    press(Qt::Key_Escape);
    click(pixel(kMiddle + 60, kMiddle - 40, kBridge));
    const auto places = nodes();
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0].z, 0);
    EXPECT_EQ(places[1].z, kBridge);
}

TEST_F(OverGround, WhatMovesFollowsTheGroundIfAsked) {
    press(Qt::Key_B);
    click(pixel(kMiddle + 4, kMiddle + 30));
    trigger("action.tool.select");
    selectAll();
    const auto across = [&](const char* direction) {
        for (int i = 0; i < 10; ++i)
            trigger(direction);
    };
    ASSERT_EQ(nodes().size(), 1U);
    ASSERT_EQ(nodes()[0].z, 0);
    across("action.nudge.left");
    EXPECT_LT(nodes()[0].x, kMiddle);
    EXPECT_EQ(nodes()[0].z, 0) << "not asked";
    across("action.nudge.right");
    trigger("action.followGround");
    trigger("action.nudge.up");
    across("action.nudge.left");
    EXPECT_LT(nodes()[0].x, kMiddle);
    EXPECT_EQ(nodes()[0].z, kStepUp + 1) << "as high above the ground as before";
    across("action.nudge.right");
    EXPECT_EQ(nodes()[0].z, 1);
    trigger("action.followGround");
}

TEST_F(OverGround, NothingFollowsAFloorWithinSomethingSolid) {
    press(Qt::Key_B);
    click(pixel(kMiddle - 4, kMiddle + 30));
    trigger("action.tool.select");
    selectAll();
    ASSERT_EQ(nodes()[0].z, kStepUp);
    auto map = std::make_shared<world::Backdrop>(*terraces());
    map->geometry.solids = std::make_shared<Block>(kStepUp - 1);
    map->rays = world::RayCaster::build(map->geometry, {}, map->placed).value();
    document().setMap(opening::OpenedMap{"gta.dat", map});
    trigger("action.followGround");
    for (int i = 0; i < 10; ++i)
        trigger("action.nudge.right");
    EXPECT_GT(nodes()[0].x, kMiddle);
    EXPECT_EQ(nodes()[0].z, kStepUp) << "the eastern terrace is hidden";
    trigger("action.followGround");
}

TEST_F(OverGround, EndDropsToTheFloorBelow) {
    press(Qt::Key_B);
    click(pixel(kMiddle + 40, kMiddle + 30));
    trigger("action.tool.select");
    selectAll();
    for (int i = 0; i < 7; ++i)
        trigger("action.nudge.up");
    EXPECT_EQ(nodes()[0].z, 7);
    trigger("action.ground");
    EXPECT_EQ(nodes()[0].z, 0);
}

TEST_F(OverGround, EndKeepsTrainTracksUnderTheBridge) {
    const auto path = std::filesystem::path(folder.path().toStdString()) / "rails" / "tracks.dat";
    std::filesystem::create_directories(path.parent_path());
    constexpr std::string_view points = "2\n-350 -420 1 1\n-350 -440 1 0\n";
    const auto bytes = std::as_bytes(std::span(points));
    writeFile(path, {bytes.begin(), bytes.end()});
    const auto* paths = window->workspace().active();
    window->open({QString::fromStdString(path.string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != paths; }, 10000));
    document().setMap(opening::OpenedMap{"gta.dat", terraces()});
    type_ = *document().model().schema().findElementType("point");
    selectAll();
    trigger("action.ground");
    for (const auto& place : nodes())
        EXPECT_EQ(place.z, 0);
}

TEST_F(OverGround, SwitchesWithoutMeaningAreHidden) {
    EXPECT_FALSE(window->findChild<QCheckBox*>("map.picture")->isVisibleTo(window.get())) << "there is no picture";
    EXPECT_FALSE(window->findChild<QWidget*>("map.entities")->isVisibleTo(window.get())) << "there are no entities";
}

} // namespace
} // namespace navsmith::gui
