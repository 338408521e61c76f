// Several pictures side by side in one window.
#include "render/axes.h"
#include "tests/render/qt3d/view_test.h"

#include <array>

namespace navsmith::tests {
namespace {

const std::vector<QRect> kTwo{{0, 0, 300, 480}, {304, 0, 336, 480}};
const std::vector<QRect> kFour{{0, 0, 300, 200}, {304, 0, 336, 200}, {0, 204, 300, 276}, {304, 204, 336, 276}};

class Panes : public ViewTest {
protected:
    ToyWorld world{{{Toy::Sprite, {0, 0, 0}, {}, rgba(kRed), 14},
                    {Toy::Sprite, {60, 0, 80}, {}, rgba(kYellow), 14},
                    {Toy::Segment, {-60, -60, 0}, {60, 60, 40}, rgba(kBlue), 4},
                    {Toy::Quad, {-50, 40, 0}, {50, 90, 0}, rgba(kGreen)}}};
    std::array<render::Camera, 4> cameras{slantwise(300), fromAbove(300), level(0), level(-1.5707963F)};

    void TearDown() override {
        if (view) {
            view->setScenes({});
            view->setBackdrop(nullptr);
        }
        ViewTest::TearDown();
    }

    static render::Camera level(float yaw) {
        render::Camera c;
        c.orthographic = true;
        c.focus = 300;
        c.yaw = yaw;
        c.pitch = 0;
        c.position = -c.forward() * c.focus;
        return c;
    }
    void showPanes(const std::vector<QRect>& areas, std::size_t active = 0) {
        view->setPanes(areas, kSize, active);
        for (std::size_t i = 0; i < std::max<std::size_t>(areas.size(), 1); ++i)
            view->setCamera(cameras[i], i);
    }
    /// What one view of this size shows.
    QImage alone(std::size_t camera, QSize size) {
        view->setPanes({}, kSize, 0);
        view->setCamera(cameras[camera]);
        return view->renderPicture(size);
    }
    /// Without the frame of the active one.
    static QImage inside(const QImage& picture, const QRect& area) { return picture.copy(area.adjusted(3, 3, -3, -3)); }
    static QImage inside(const QImage& picture) { return inside(picture, picture.rect()); }
    static std::shared_ptr<world::Backdrop> floors() {
        auto map = std::make_shared<world::Backdrop>();
        auto& all = map->geometry;
        all.minimum = {-100, -100, -20};
        all.maximum = {100, 100, 60};
        for (const float z : {-20.0F, 60.0F}) {
            const auto first = static_cast<std::uint32_t>(all.positions.size());
            const float half = z < 0 ? 100.0F : 40.0F;
            for (const auto& corner : {glm::vec3(-half, -half, z), {half, -half, z}, {half, half, z}, {-half, half, z}})
                all.positions.push_back(corner);
            for (const unsigned i : {0U, 1U, 2U, 0U, 2U, 3U})
                all.indices.push_back(first + i);
        }
        all.layers = {{world::MapLayer::Solid, 0, 4}};
        return map;
    }
    /// A floor, and a wall on it that faces east.
    static std::shared_ptr<world::Backdrop> corner() {
        auto map = std::make_shared<world::Backdrop>();
        auto& all = map->geometry;
        all.positions = {{-100, -100, -20}, {100, -100, -20}, {100, 100, -20}, {-100, 100, -20},
                         {-50, -100, -20},  {-50, 100, -20},  {-50, 100, 80},  {-50, -100, 80}};
        all.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7};
        all.layers = {{world::MapLayer::Solid, 0, 4}};
        all.minimum = {-100, -100, -20};
        all.maximum = {100, 100, 80};
        return map;
    }
};

TEST_F(Panes, eachShowsWhatAViewOfItsSizeAndCameraShows) {
    show(world, cameras[0]);
    view->setGrid({glm::vec2(-200), 100, 4, 4}, true);
    for (const auto& areas : {kTwo, kFour}) {
        showPanes(areas);
        const auto all = picture();
        for (std::size_t i = 0; i < areas.size(); ++i) {
            const auto one = alone(i, areas[i].size());
            keep(one);
            EXPECT_LT(differences(inside(all, areas[i]), inside(one), 16), 40)
                << "pane " << i << " of " << areas.size();
        }
    }
}

TEST_F(Panes, theGapAndTheFrameOfTheActiveOneAreVisible) {
    show(world, cameras[0]);
    showPanes(kFour, 1);
    const auto all = picture();
    const auto gap = render::qt3d::darkTheme().gridFine;
    for (const QPoint at : {QPoint(302, 100), QPoint(302, 400), QPoint(100, 202), QPoint(500, 202)})
        EXPECT_EQ(all.pixelColor(at), QColor(gap.r, gap.g, gap.b));
    const auto framed = [&](std::size_t i) {
        const auto& area = kFour[i];
        return count(all, QRect(area.left(), area.top(), area.width(), 2), likeColour(QColor(0x73, 0xB3, 0xFF)));
    };
    EXPECT_GT(framed(1), kFour[1].width());
    for (const std::size_t other : {0U, 2U, 3U})
        EXPECT_EQ(framed(other), 0) << other;
    view->setPanes(kFour, kSize, 2);
    const auto next = picture();
    EXPECT_GT(count(next, QRect(0, 204, 300, 2), likeColour(QColor(0x73, 0xB3, 0xFF))), 300);
    EXPECT_EQ(count(next, QRect(304, 0, 336, 2), likeColour(QColor(0x73, 0xB3, 0xFF))), 0);
}

TEST_F(Panes, whatIsNotShownIsNotDrawn) {
    show(world, cameras[0]);
    const auto before = picture();
    const auto tiles = view->shownTiles();
    showPanes(kFour);
    picture();
    EXPECT_GE(view->shownTiles(), 4 * tiles);
    showPanes({});
    EXPECT_EQ(view->shownTiles(), tiles);
    EXPECT_EQ(differences(before, picture(), 4), 0) << "as if there had never been others";
}

TEST_F(Panes, changesAndTheHighlightReachAll) {
    show(world, cameras[0]);
    showPanes(kFour);
    const auto before = picture();
    world.recolour(0, rgba(kBlue));
    const auto after = picture();
    for (std::size_t i = 0; i < kFour.size(); ++i)
        EXPECT_GT(differences(before.copy(kFour[i]), after.copy(kFour[i])), 20) << "pane " << i;
    symbol::Primitives hover;
    hover.sprites.push_back({{0, 0, 0}, symbol::rgb(0xFFFFFF), 30, 0});
    view->setHover(hover);
    const auto hovered = picture();
    for (std::size_t i = 0; i < kFour.size(); ++i)
        EXPECT_GT(differences(after.copy(kFour[i]), hovered.copy(kFour[i])), 20) << "pane " << i;
    world.erase(1);
    const auto erased = picture();
    for (std::size_t i = 0; i < kFour.size(); ++i)
        EXPECT_EQ(count(erased, kFour[i], likeColour(kYellow)), 0) << "pane " << i;
}

TEST_F(Panes, anOverlayAndTheMarqueeAreOfOne) {
    show(world, cameras[0]);
    showPanes(kTwo, 1);
    const auto before = picture();
    symbol::Primitives tool;
    tool.line({-40, 0, 0}, {40, 0, 0}, symbol::rgb(0xFFFFFF), 3);
    view->setOverlay(tool, 1);
    view->setRubberBand(QRectF(20, 20, 60, 40));
    const auto with = picture();
    EXPECT_EQ(differences(before.copy(kTwo[0]), with.copy(kTwo[0]), 2), 0);
    EXPECT_GT(differences(before.copy(kTwo[1].adjusted(0, 80, 0, 0)), with.copy(kTwo[1].adjusted(0, 80, 0, 0))), 60);
    const QRect band(kTwo[1].topLeft() + QPoint(24, 24), QSize(50, 30));
    EXPECT_GT(differences(before.copy(band), with.copy(band), 4), 50 * 30 * 0.9);
}

TEST_F(Panes, eachHasALookOfTheMapAndASliceOfItsOwn) {
    show(world, cameras[0]);
    view->setBackdrop(floors());
    cameras[0] = cameras[1] = fromAbove(400);
    showPanes({{0, 0, 318, 480}, {322, 0, 318, 480}});
    view->setLook({.surfaces = render::SurfaceLook::Shaded}, 0);
    view->setLook({.surfaces = render::SurfaceLook::Shaded}, 1);
    auto same = picture();
    const QRect left(3, 3, 312, 370); // above the red ball of the axes
    const QRect right(325, 3, 312, 370);
    EXPECT_LT(differences(same.copy(left), same.copy(right)), 20);
    view->setLook({.surfaces = render::SurfaceLook::Wireframe}, 1);
    const auto wire = picture();
    EXPECT_EQ(differences(same.copy(left), wire.copy(left), 2), 0);
    EXPECT_GT(differences(same.copy(right), wire.copy(right)), 5000);
    // The upper floor hides the red node, not the lower one.
    view->setLook({.slice = {-100, 10}}, 1);
    const auto sliced = picture();
    EXPECT_EQ(count(sliced, left, likeColour(kRed)), 0);
    EXPECT_GT(count(sliced, right, likeColour(kRed)), 20);
    EXPECT_EQ(count(sliced, right, likeColour(kYellow)), 0) << "cut off by the slice";
    EXPECT_GT(count(sliced, left, likeColour(kYellow)), 20);
    view->setLook({.hiddenElements = true}, 1);
    const auto behind = picture();
    EXPECT_EQ(count(behind, left, likeColour(kRed)), 0);
    EXPECT_GT(differences(behind.copy(left), behind.copy(right)), 20) << "faint, behind the floor";
}

TEST_F(Panes, buffersAreOnTheCardOnce) {
    const auto uploadedByMore = [&](ToyWorld& of) {
        show(of, cameras[0]);
        picture();
        const auto before = view->uploadedBytes();
        showPanes(kFour);
        picture();
        const auto more = view->uploadedBytes() - before;
        view->setScenes({});
        SetUp(); // a new view
        return more;
    };
    ToyWorld small({{Toy::Sprite, {0, 0, 0}, {}, rgba(kRed), 14}});
    std::vector<ToyRow> rows;
    for (int i = 0; i < 4000; ++i)
        rows.push_back({Toy::Sprite, {i % 60 - 30, i / 60 - 30, 0}, {}, rgba(kRed), 14});
    ToyWorld large(rows);
    EXPECT_EQ(uploadedByMore(small), uploadedByMore(large)) << "whatever there is, only the panes' own things";
}

TEST_F(Panes, theOcclusionOfEachIsItsOwn) {
    show(world, cameras[0]);
    view->setBackdrop(corner());
    showPanes(kFour);
    const auto without = picture();
    view->setAtmosphere({.occlusion = true});
    const auto all = picture();
    EXPECT_GT(differences(without, all, 2), 100);
    for (std::size_t i = 0; i < kFour.size(); ++i) {
        const auto one = alone(i, kFour[i].size());
        EXPECT_LT(differences(inside(all, kFour[i]), inside(one), 24), 60) << "pane " << i;
    }
}

} // namespace
} // namespace navsmith::tests
