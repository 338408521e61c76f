#include "render/highlight.h"
#include "tests/render/qt3d/view_test.h"

#include <cmath>

namespace navsmith::tests {
namespace {

class Surfaces : public ViewTest {};

TEST_F(Surfaces, areaHasFillAndBrightEdge) {
    ToyWorld world({{Toy::Quad, {-50, -30, 0}, {50, 30, 0}, rgba(kGreen)}});
    show(world, fromAbove(200));
    const auto image = picture();
    const QRectF inside(pixelOf({-50, 30, 0}), pixelOf({50, -30, 0}));
    const QRect core = inside.adjusted(4, 4, -4, -4).toRect();
    EXPECT_EQ(count(image, core, likeColour(kGreen)), core.width() * core.height());
    const QRect around = inside.adjusted(-4, -4, 4, 4).toRect();
    const int edge = count(image, around, brighterThan(150));
    EXPECT_GT(edge, 2 * (core.width() + core.height()) * 0.8);
    EXPECT_EQ(count(image, core, brighterThan(150)), 0) << "no line across";
    EXPECT_EQ(count(image, likeColour(kGreen)), count(image, around, likeColour(kGreen))) << "nothing outside";
}

TEST_F(Surfaces, areaHasCornerHeights) {
    ToyWorld flat({{Toy::Quad, {-40, -40, 0}, {40, 40, 0}, rgba(kGreen)}});
    show(flat, slantwise(250));
    const auto level = picture();
    ToyWorld tilted({{Toy::Quad, {-40, -40, 0}, {40, 40, 40}, rgba(kGreen)}});
    show(tilted, slantwise(250));
    const auto sloped = picture();
    const auto raised = around(pixelOf({36, 0, 36}), 3);
    EXPECT_GT(count(sloped, raised, likeColour(kGreen)), 40);
    EXPECT_GT(count(level, around(pixelOf({36, 0, 0}), 3), likeColour(kGreen)), 40);
    EXPECT_EQ(count(sloped, around(pixelOf({39, -38, 0}), 2), likeColour(kGreen)), 0) << "that corner has risen";
}

TEST_F(Surfaces, aLargeAreaCoversTheGroundThatItLiesOn) {
    const auto ground = std::make_shared<world::Backdrop>();
    auto& map = ground->geometry;
    map.minimum = {-900, -900, -0.03F};
    map.maximum = {900, 900, -0.03F};
    map.positions = {map.minimum, {900, -900, -0.03F}, map.maximum, {-900, 900, -0.03F}};
    map.indices = {0, 1, 2, 0, 2, 3};
    map.layers = {{world::MapLayer::Solid, 0, 2}};
    ToyWorld world({{Toy::Quad, {-400, -400, 0}, {400, 400, 0}, rgba(kGreen)}});
    auto low = slantwise(700);
    low.position = {0, -900, 350};
    low.pitch = -0.4F;
    show(world, low);
    view->setBackdrop(ground);
    const auto image = picture();
    keep(image);
    int covered = 0;
    int all = 0;
    for (int x = -380; x <= 380; x += 20) {
        for (const int y : {-390, -380, -350, -300, -200, 0, 300}) {
            const auto pixel = pixelOf({x, y, 0}).toPoint();
            if (!image.rect().contains(pixel))
                continue;
            ++all;
            covered += count(image, QRect(pixel, QSize(1, 1)), likeColour(kGreen));
        }
    }
    EXPECT_GT(all, 150);
    EXPECT_EQ(covered, all);
    view->setBackdrop(nullptr);
}

TEST_F(Surfaces, elementsOnAnAreaAreVisible) {
    ToyWorld world({{Toy::Quad, {-50, -50, 0}, {50, 50, 0}, rgba(kGreen)},
                    {Toy::Sprite, {0, 0, 0}, {}, rgba(kRed), 14},
                    {Toy::Segment, {-40, 20, 0}, {40, 20, 0}, rgba(kBlue), 4}});
    show(world, slantwise(200));
    const auto image = picture();
    EXPECT_GT(count(image, around(pixelOf({0, 0, 0}), 4), likeColour(kRed)), 60);
    EXPECT_GT(count(image, likeColour(kBlue)), 300);
}

TEST_F(Surfaces, laneHasItsWidthAndChevrons) {
    for (const bool turned : {false, true}) {
        const glm::vec3 from(turned ? 40 : -40, 0, 0);
        ToyWorld world({{Toy::Ribbon, from, -from, rgba(kGreen), 5, 1}});
        show(world, fromAbove(100));
        const auto image = picture();
        const double perUnit = pixelOf({1, 0, 0}).x() - pixelOf({0, 0, 0}).x();
        const int across = count(image, QRect(kSize.width() / 2 - 10, 0, 1, kSize.height()), likeColour(kGreen));
        EXPECT_NEAR(across, 10 * perUnit, 4);

        // The tip of a chevron, in the middle of the lane, is ahead of its wings.
        const auto strokes = [&](float y) {
            std::vector<int> columns;
            const int row = static_cast<int>(pixelOf({0, y, 0}).y());
            const auto strong = [&](int x) { return x >= 0 && qGreen(image.pixel(x, row)) > 130; };
            for (int x = kSize.width() / 2 - 60; x < kSize.width() / 2 + 60; ++x) {
                if (strong(x) && !strong(x - 1))
                    columns.push_back(x);
            }
            return columns;
        };
        const auto middle = strokes(0.2F);
        const auto wing = strokes(2.2F);
        ASSERT_FALSE(middle.empty());
        ASSERT_FALSE(wing.empty());
        // The wing of a tip is the nearest one behind it, less than half a period away.
        int behind = 0;
        for (const int tip : middle) {
            for (const int w : wing) {
                const double units = (tip - w) / perUnit * (turned ? -1 : 1);
                behind += units > 0.5 && units < 3.5 ? 1 : 0;
            }
        }
        EXPECT_GE(behind, static_cast<int>(middle.size()) - 1);
        view->setScenes({});
    }
}

TEST_F(Surfaces, aSelectedAreaStandsOut) {
    ToyWorld world({{Toy::Quad, {-50, -30, 0}, {50, 30, 0}, rgba(kBlue)}});
    show(world, fromAbove(200));
    const model::Element area{kToy, 0};
    world.scene().setSelection({&area, 1});
    const auto image = picture();
    const auto middle = around({320, 240}, 20);
    EXPECT_EQ(count(image, middle, likeColour(kBlue)), 0);
    const QRectF inside(pixelOf({-50, 30, 0}), pixelOf({50, -30, 0}));
    EXPECT_GT(count(image, inside.adjusted(-3, -3, 3, 3).toRect(), likeColour(QColor(0xFF, 0xC8, 0x3D))), 400);
}

TEST_F(Surfaces, lanesFadeOutBeforeTheEndOfTheirTiles) {
    // A lane leading away from the camera over several tiles, in pieces as long as a tile.
    std::vector<ToyRow> rows;
    for (int i = 0; i < 8; ++i) {
        const auto y = static_cast<float>(i) * 100;
        rows.push_back({Toy::Lane, {0, y, 0}, {0, y + 100, 0}, rgba(kGreen), 20});
    }
    ToyWorld world(rows);
    render::Camera c;
    c.viewport = {kSize.width(), kSize.height()};
    c.position = {0, 0, 60};
    c.yaw = 0;
    c.pitch = -0.25F;
    show(world, c);
    const auto image = picture();
    keep(image);
    const auto greenAt = [&](float y) {
        const auto pixel = pixelOf({0, y, 0}).toPoint();
        return qGreen(image.pixel(pixel)) - qRed(image.pixel(pixel));
    };
    const int near = greenAt(150);
    EXPECT_GT(near, 30);
    EXPECT_NEAR(greenAt(250), near, 6) << "complete up to some distance";
    EXPECT_LT(greenAt(430), near * 3 / 4);
    EXPECT_LT(greenAt(495), 6) << "invisible where tiles may end";
    for (int i = 0; i < 61; ++i) {
        const float y = 255 + 5 * static_cast<float>(i);
        EXPECT_LT(std::abs(greenAt(y) - greenAt(y + 5)), 8) << "no border at " << y;
    }
}

} // namespace
} // namespace navsmith::tests
