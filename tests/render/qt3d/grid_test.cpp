#include "tests/render/qt3d/view_test.h"

namespace navsmith::tests {
namespace {

class Grid : public ViewTest {
protected:
    QImage shown(const symbol::Grid& grid, bool visible, const render::Camera& c) {
        ToyWorld world;
        show(world, c);
        view->setGrid(grid, visible);
        auto image = picture();
        view->setScenes({});
        return image;
    }
    const symbol::Grid cells{glm::vec2(-200), 100, 4, 4};
};

TEST_F(Grid, linesAreAtCellBorders) {
    const auto without = shown(cells, false, fromAbove(500));
    const auto with = shown(cells, true, fromAbove(500));
    for (const float x : {-200.0F, -100.0F, 100.0F, 200.0F}) {
        // A part away from crossings, finer lines and numbers: lighter than the ground beside it.
        const auto on = pixelOf({x, 57, 0});
        int lighter = 0;
        for (int dx = -1; dx <= 1; ++dx)
            lighter += qGray(with.pixel(on.toPoint() + QPoint(dx, 0))) >
                               qGray(without.pixel(on.toPoint() + QPoint(dx, 0))) + 12
                           ? 1
                           : 0;
        EXPECT_GT(lighter, 0) << "at x " << x;
    }
    const auto beyond = pixelOf({255, 57, 0}).toPoint();
    EXPECT_NEAR(qGray(with.pixel(beyond)), qGray(without.pixel(beyond)), 4);
}

TEST_F(Grid, theAxesAreRedAndGreen) {
    const auto image = shown(cells, true, fromAbove(500));
    EXPECT_GT(count(image, around(pixelOf({150, 0, 0}), 2), likeColour(QColor(0xC8, 0x47, 0x4F))), 3);
    EXPECT_GT(count(image, around(pixelOf({0, 150, 0}), 2), likeColour(QColor(0x57, 0xB5, 0x58))), 3);
}

TEST_F(Grid, everyCellHasItsNumber) {
    const auto with = shown(cells, true, fromAbove(700));
    auto numberless = cells;
    numberless.origin = glm::vec2(-200);
    for (int i = 0; i < 16; ++i) {
        const glm::ivec2 cell(i % 4, i / 4);
        const glm::vec3 corner(glm::vec2(-200) + 100.0F * glm::vec2(cell), 0);
        const QRect place(pixelOf(corner).toPoint() + QPoint(4, -16), QSize(16, 12));
        EXPECT_GT(count(with, place, brighterThan(60)), 8) << "cell " << i;
    }
}

TEST_F(Grid, finerLinesAppearNearTheCamera) {
    const auto lines = [&](float height) {
        const auto with = shown(cells, true, fromAbove(height));
        const auto without = shown(cells, false, fromAbove(height));
        const int row = static_cast<int>(pixelOf({0, 3.3F, 0}).y());
        int found = 0;
        bool on = false;
        for (int x = 0; x < kSize.width(); ++x) {
            const bool lighter = qGray(with.pixel(x, row)) > qGray(without.pixel(x, row)) + 6;
            found += lighter && !on ? 1 : 0;
            on = lighter;
        }
        return found;
    };
    EXPECT_LE(lines(900), 6);
    EXPECT_GE(lines(60), 7);
}

TEST_F(Grid, systemWithoutAGridHasADefaultGrid) {
    const auto with = shown({}, true, slantwise(1500));
    const auto without = shown({}, false, slantwise(1500));
    EXPECT_GT(differences(with, without, 8), 500);
}

TEST_F(Grid, axisIndicatorFollowsTheCamera) {
    const QRect corner(0, kSize.height() - 120, 130, 120);
    const auto ball = [&](const QImage& image, QColor colour) { return centreOf(image, corner, likeColour(colour)); };
    const QColor x(0xF0, 0x56, 0x5C);
    const QColor y(0x68, 0xC4, 0x5E);
    const QColor z(0x4D, 0x8D, 0xF6);
    const auto top = shown({}, false, fromAbove(500));
    ASSERT_TRUE(ball(top, x) && ball(top, y) && ball(top, z));
    EXPECT_GT(ball(top, x)->x(), ball(top, z)->x() + 15) << "east is right";
    EXPECT_LT(ball(top, y)->y(), ball(top, z)->y() - 15) << "north is up";

    auto level = slantwise(500);
    level.pitch = 0;
    const auto side = shown({}, false, level);
    ASSERT_TRUE(ball(side, x) && ball(side, z));
    EXPECT_LT(ball(side, z)->y(), ball(side, x)->y() - 10) << "z is up";
}

TEST_F(Grid, theBackgroundFollowsTheTheme) {
    const auto dark = shown({}, false, fromAbove(500));
    EXPECT_EQ(count(dark, QRect(0, 0, kSize.width(), 300), brighterThan(70)), 0);
    view->setTheme(render::qt3d::lightTheme());
    const auto light = shown({}, false, fromAbove(500));
    EXPECT_EQ(count(light, QRect(0, 0, kSize.width(), 300), darkerThan(150)), 0);
}

TEST_F(Grid, rubberBandIsAtTheMouse) {
    ToyWorld world;
    show(world, fromAbove(500));
    const auto before = picture();
    view->resize(kSize);
    view->setRubberBand(QRectF(QPointF(400, 300), QPointF(200, 100)));
    const auto with = picture();
    EXPECT_GT(differences(before.copy(210, 110, 180, 180), with.copy(210, 110, 180, 180), 4), 180 * 180 * 0.95);
    EXPECT_EQ(differences(before.copy(0, 0, 198, 480), with.copy(0, 0, 198, 480), 4), 0);
    EXPECT_EQ(differences(before.copy(402, 0, 238, 480), with.copy(402, 0, 238, 480), 4), 0);
    EXPECT_GT(count(with, QRect(198, 150, 4, 1), brighterThan(110)), 0) << "its edge";
    view->setRubberBand(std::nullopt);
    EXPECT_EQ(differences(before, picture(), 4), 0);
}

} // namespace
} // namespace navsmith::tests
