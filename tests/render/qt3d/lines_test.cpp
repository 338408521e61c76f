#include "render/highlight.h"
#include "tests/render/qt3d/view_test.h"

namespace navsmith::tests {
namespace {

class Lines : public ViewTest {
protected:
    /// Number of rows with the colour in a column of the picture: the thickness of a horizontal line there.
    static int thickness(const QImage& image, double x, const IsColour& is) {
        return count(image, QRect(static_cast<int>(x), 0, 1, image.height()), is);
    }
};

TEST_F(Lines, aLineRunsFromEndToEndInItsWidth) {
    ToyWorld world({{Toy::Segment, {-50, 0, 0}, {50, 0, 0}, rgba(kGreen), 4}});
    show(world, fromAbove(300));
    const auto image = picture();
    const auto left = pixelOf({-50, 0, 0}).x();
    const auto right = pixelOf({50, 0, 0}).x();
    for (const double part : {0.05, 0.5, 0.95})
        EXPECT_NEAR(thickness(image, left + (right - left) * part, likeColour(kGreen)), 4, 1);
    EXPECT_EQ(thickness(image, left - 5, likeColour(kGreen)), 0);
    EXPECT_EQ(thickness(image, right + 5, likeColour(kGreen)), 0);
}

TEST_F(Lines, lineIsVisibleFromAfar) {
    ToyWorld world({{Toy::Segment, {-500, 0, 0}, {500, 0, 0}, rgba(kGreen), 3}});
    show(world, fromAbove(3000));
    const auto image = picture();
    const double length = pixelOf({500, 0, 0}).x() - pixelOf({-500, 0, 0}).x();
    EXPECT_GT(count(image, likeColour(kGreen)), length * 0.9);
}

TEST_F(Lines, lineBehindTheCameraIsClipped) {
    ToyWorld world({{Toy::Segment, {0, -5000, 0}, {0, 800, 0}, rgba(kGreen), 4}});
    auto c = slantwise(200);
    show(world, c);
    const auto image = picture();
    for (int y = 4; y < kSize.height(); y += 20)
        EXPECT_NEAR(count(image, QRect(kSize.width() / 2 - 8, y, 16, 1), likeColour(kGreen)), 7, 2) << "at row " << y;
}

TEST_F(Lines, arrowPointsAtItsSecondEndWithoutCoveringTheNode) {
    for (const bool turned : {false, true}) {
        const glm::vec3 from(turned ? 50 : -50, 0, 0);
        const glm::vec3 to(-from.x, 0, 0);
        ToyWorld world({{Toy::Segment, from, to, rgba(kGreen), 3, symbol::SegmentArrow},
                        {Toy::Sprite, from, {}, rgba(kBlue)},
                        {Toy::Sprite, to, {}, rgba(kBlue)}});
        show(world, fromAbove(200));
        const auto image = picture();
        const auto tip = pixelOf(to);
        const QPointF back(turned ? 1 : -1, 0); // along the line, away from its second end
        int widest = 0;
        for (int i = 12; i < 45; ++i)
            widest = std::max(widest, thickness(image, tip.x() + back.x() * i, likeColour(kGreen)));
        const int shaft = thickness(image, tip.x() + back.x() * 90, likeColour(kGreen));
        EXPECT_GE(widest, shaft + 6) << "a head near the second end";
        // It narrows towards the tip.
        EXPECT_LT(thickness(image, tip.x() + back.x() * 17, likeColour(kGreen)), widest);
        int widestAtStart = 0;
        for (int i = 12; i < 45; ++i)
            widestAtStart =
                std::max(widestAtStart, thickness(image, pixelOf(from).x() - back.x() * i, likeColour(kGreen)));
        EXPECT_LE(widestAtStart, shaft + 1) << "none near the first";
        // It does not cover the node that it points at.
        const auto other = count(image, around(pixelOf(from), 12), likeColour(kBlue));
        EXPECT_NEAR(count(image, around(tip, 12), likeColour(kBlue)), other, other * 0.1);
        view->setScenes({});
    }
}

TEST_F(Lines, aDashedLineHasGaps) {
    ToyWorld world({{Toy::Segment, {-60, 20, 0}, {60, 20, 0}, rgba(kGreen), 3},
                    {Toy::Segment, {-60, -20, 0}, {60, -20, 0}, rgba(kGreen), 3, symbol::SegmentDashed}});
    show(world, fromAbove(250));
    const auto image = picture();
    const auto gapsAt = [&](float y) {
        const auto left = pixelOf({-60, y, 0});
        const auto right = pixelOf({60, y, 0});
        int gaps = 0;
        bool inGap = false;
        for (int x = static_cast<int>(left.x()) + 4; x < right.x() - 4; ++x) {
            const bool drawn = count(image, QRect(x, static_cast<int>(left.y()) - 1, 1, 3), likeColour(kGreen)) > 0;
            gaps += !drawn && !inGap ? 1 : 0;
            inGap = !drawn;
        }
        return gaps;
    };
    EXPECT_EQ(gapsAt(20), 0);
    EXPECT_GT(gapsAt(-20), 10);
}

TEST_F(Lines, nodesCoverLinksFromAllSides) {
    std::vector<ToyRow> rows{{Toy::Sprite, {0, 0, 0}, {}, rgba(kRed), 14}};
    for (const glm::vec3& to : {glm::vec3(80, 0, 0), glm::vec3(-80, 0, 0), glm::vec3(0, 80, 0), glm::vec3(0, -80, 0)})
        rows.push_back({Toy::Segment, {0, 0, 0}, to, rgba(kGreen), 4});
    ToyWorld world(rows);
    for (auto c : {fromAbove(200), slantwise(220), slantwise(1500)}) {
        show(world, c);
        const auto image = picture();
        const auto middle = around(pixelOf({0, 0, 0}), 1);
        EXPECT_EQ(count(image, middle, likeColour(kGreen)), 0);
        EXPECT_GT(count(image, middle, likeColour(kRed)), 3);
        EXPECT_GT(count(image, likeColour(kGreen)), 30);
    }
}

TEST_F(Lines, aSelectedLinkIsWiderAndInTheColourOfTheSelection) {
    ToyWorld world({{Toy::Segment, {-50, 0, 0}, {50, 0, 0}, rgba(kBlue), 2}});
    show(world, fromAbove(300));
    const model::Element link{kToy, 0};
    world.scene().setSelection({&link, 1});
    const auto image = picture();
    const int middle = kSize.width() / 2;
    EXPECT_GE(thickness(image, middle, likeColour(QColor(0xFF, 0xC8, 0x3D))), 4);
    EXPECT_EQ(count(image, likeColour(kBlue)), 0) << "it covers the link";
}

} // namespace
} // namespace navsmith::tests
