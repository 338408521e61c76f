#include "core/symbol/glyphs.h"
#include "render/highlight.h"
#include "tests/render/qt3d/view_test.h"

#include <cmath>
#include <numbers>

namespace navsmith::tests {
namespace {

using symbol::Shape;

class Marks : public ViewTest {
protected:
    void expectAt(const QImage& image, const glm::vec3& place, QColor colour) {
        const auto pixel = pixelOf(place);
        const auto centre = centreOf(image, around(pixel, 14), likeColour(colour));
        ASSERT_TRUE(centre) << "nothing of its colour near its place";
        EXPECT_NEAR(centre->x(), pixel.x(), 1.5);
        EXPECT_NEAR(centre->y(), pixel.y(), 1.5);
    }
};

TEST_F(Marks, nodeIsDrawnAtItsProjectionInItsColour) {
    const std::vector<glm::vec3> places{{-60, 30, 0}, {50, 40, 12}, {10, -45, -8}};
    const std::vector<QColor> colours{kRed, kGreen, kBlue};
    ToyWorld world;
    for (std::size_t i = 0; i < places.size(); ++i)
        world.add({Toy::Sprite, places[i], {}, rgba(colours[i])});
    for (const auto& c : {fromAbove(200), slantwise(250), slantwise(2400)}) {
        show(world, c);
        const auto image = picture();
        for (std::size_t i = 0; i < places.size(); ++i)
            expectAt(image, places[i], colours[i]);
    }
}

TEST_F(Marks, nodeSizeMatchesPicking) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 16}});
    // Near and far tiles, which draw it differently.
    for (const float height : {100.0F, 300.0F, 550.0F, 900.0F}) {
        show(world, fromAbove(height));
        const double diameter = render::spritePixels(16, height);
        const int area = count(picture(), likeColour(kGreen));
        const double expected = diameter * diameter / 4 * std::numbers::pi;
        EXPECT_NEAR(area, expected, expected * 0.3) << "from a height of " << height;
    }
}

TEST_F(Marks, shapesDiffer) {
    // Fraction of the square around a sprite that has its colour.
    const auto filled = [&](Shape shape) {
        ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 30, static_cast<std::uint32_t>(shape)}});
        show(world, fromAbove(300));
        const auto image = picture();
        view->setScenes({});
        return count(image, QRect(320 - 15, 240 - 15, 30, 30), likeColour(kGreen)) / 900.0;
    };
    const double disc = filled(Shape::Disc);
    EXPECT_NEAR(disc, 0.78, 0.06);
    EXPECT_NEAR(filled(Shape::Square), 0.75, 0.06);
    EXPECT_NEAR(filled(Shape::Diamond), 0.66, 0.06);
    EXPECT_LT(filled(Shape::Triangle), 0.55);
    EXPECT_LT(filled(Shape::Ring), 0.45);
}

TEST_F(Marks, aRingIsHollowAndASquareHasCorners) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kGreen), 30, static_cast<std::uint32_t>(Shape::Ring)},
                    {Toy::Sprite, {40, 0, 0}, {}, rgba(kGreen), 30, static_cast<std::uint32_t>(Shape::Square)},
                    {Toy::Sprite, {0, 50, 0}, {}, rgba(kGreen), 30}});
    show(world, fromAbove(300));
    const auto image = picture();
    EXPECT_EQ(count(image, around(pixelOf({-40, 0, 0}), 4), likeColour(kGreen)), 0);
    const QPointF corner(11, 11);
    EXPECT_GT(count(image, around(pixelOf({40, 0, 0}) + corner, 0), likeColour(kGreen)), 0);
    EXPECT_EQ(count(image, around(pixelOf({0, 50, 0}) + corner, 0), likeColour(kGreen)), 0) << "a disc has none";
}

TEST_F(Marks, aGlyphIsDrawnOnItsMark) {
    const auto greenAround = [&](symbol::Glyph glyph) {
        ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 30, symbol::markOf(Shape::Disc, glyph)}});
        show(world, fromAbove(300));
        const auto image = picture();
        view->setScenes({});
        return std::pair(count(image, around(pixelOf({0, 0, 0}), 15), likeColour(kGreen)),
                         count(image, around(pixelOf({0, 0, 0}), 0), likeColour(kGreen)));
    };
    const auto [plain, plainCentre] = greenAround(symbol::Glyph::None);
    const auto [withCar, carCentre] = greenAround(symbol::Glyph::Car);
    const auto [withDollar, dollarCentre] = greenAround(symbol::Glyph::Dollar);
    EXPECT_GT(plainCentre, 0);
    EXPECT_LT(withCar, plain - 30) << "strokes have another colour";
    EXPECT_GT(withCar, plain / 3);
    EXPECT_GT(carCentre, 0) << "there is no stroke in the middle of the car";
    EXPECT_EQ(dollarCentre, 0) << "a line goes through the middle";
}

TEST_F(Marks, someKeepASizeFromAfar) {
    const auto greenFrom = [&](float height, std::uint8_t least) {
        ToyWorld world(
            {{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 9, symbol::markOf(Shape::Square, symbol::Glyph::None, least)}});
        show(world, fromAbove(height));
        const int area = count(picture(), likeColour(kGreen));
        view->setScenes({});
        return area;
    };
    EXPECT_LT(greenFrom(6000, 0), 5);
    EXPECT_GE(greenFrom(6000, 6), 16);
    EXPECT_EQ(greenFrom(300, 6), greenFrom(300, 0)) << "near, their size is as usual";
}

TEST_F(Marks, aNodeInFrontCoversTheOneBehind) {
    const auto c = slantwise(200);
    const glm::vec3 nearer = c.forward() * -30.0F;
    ToyWorld world({{Toy::Sprite, nearer, {}, rgba(kRed), 20}, {Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 12}});
    show(world, c);
    auto image = picture();
    EXPECT_EQ(count(image, likeColour(kGreen)), 0);
    EXPECT_GT(count(image, likeColour(kRed)), 200);
    world.moveTo(0, c.forward() * 30.0F);
    image = picture();
    EXPECT_GT(count(image, likeColour(kGreen)), 50);
    EXPECT_GT(count(image, likeColour(kRed)), 50) << "the larger one shows around it";
}

TEST_F(Marks, haloFollowsTheSelection) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kBlue)}, {Toy::Sprite, {60, 0, 0}, {}, rgba(kBlue)}});
    show(world, fromAbove(300));
    const auto before = picture();
    const model::Element one{kToy, 0};
    world.scene().setSelection({&one, 1});
    const auto selected = picture();
    const auto isHalo = likeColour(QColor(0xFF, 0xC8, 0x3D));
    EXPECT_EQ(count(before, isHalo), 0);
    EXPECT_GT(count(selected, around(pixelOf({0, 0, 0}), 16), isHalo), 120);
    EXPECT_EQ(count(selected, around(pixelOf({60, 0, 0}), 16), isHalo), 0) << "the other is not selected";

    world.scene().setSelection({});
    view->setHover(render::highlight(world.scene(), {&one, 1}, render::Highlight::Hovered));
    const auto hovered = picture();
    EXPECT_EQ(count(hovered, isHalo), 0);
    EXPECT_GT(differences(before, hovered), 40) << "what is under the mouse looks different";

    view->setHover({});
    EXPECT_EQ(differences(before, picture()), 0);
}

TEST_F(Marks, selectionIsVisibleFromAfar) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kBlue)}});
    show(world, fromAbove(4000));
    const model::Element one{kToy, 0};
    world.scene().setSelection({&one, 1});
    EXPECT_GT(count(picture(), likeColour(QColor(0xFF, 0xC8, 0x3D))), 30);
}

TEST_F(Marks, fromAfarACrowdOfSelectedHidesItselfOnly) {
    std::vector<ToyRow> rows;
    std::vector<model::Element> selection;
    for (int i = 0; i < 12 * 12; ++i) {
        rows.push_back({Toy::Sprite, {100 * (i % 12 - 6), 100 * (i / 12 - 6), 0}, {}, rgba(kBlue)});
        selection.push_back({kToy, static_cast<model::Slot>(i)});
    }
    ToyWorld world(rows);
    show(world, fromAbove(2500));
    const auto isBlue = likeColour(kBlue);
    const auto isSelected = likeColour(QColor(0xFF, 0xC8, 0x3D));
    EXPECT_GT(count(picture(), isBlue), 144);
    world.scene().setSelection(selection);
    EXPECT_EQ(count(picture(), isBlue), 0);
    EXPECT_GT(count(picture(), isSelected), 144);
    world.scene().setSelection(std::span(selection).first(143));
    const auto image = picture();
    EXPECT_GT(count(image, around(pixelOf({500, 500, 0}), 4), isBlue), 0) << "the one that is not selected";
    EXPECT_GT(count(image, isSelected), 143);
}

TEST_F(Marks, toolsAreDrawnOnTop) {
    const auto c = slantwise(200);
    ToyWorld world({{Toy::Sprite, c.forward() * -30.0F, {}, rgba(kRed), 24}});
    show(world, c);
    symbol::Primitives tool;
    tool.sprites.push_back({{0, 0, 0}, rgba(kYellow), 10, 0});
    tool.labels.push_back({{0, 0, 0}, rgba(kGreen), "12.5 m"});
    view->setOverlay(tool);
    auto image = picture();
    EXPECT_GT(count(image, around(pixelOf({0, 0, 0}), 8), likeColour(kYellow)), 50);
    EXPECT_GT(count(image, likeColour(kGreen)), 20) << "its label";
    view->setOverlay({});
    image = picture();
    EXPECT_EQ(count(image, likeColour(kYellow)), 0);
    EXPECT_EQ(count(image, likeColour(kGreen)), 0);
}

TEST_F(Marks, marksAddedBetweenFramesAreDrawn) {
    ToyWorld world;
    show(world, fromAbove(200));
    const auto markAt = [](float x) {
        return symbol::Sprite{{x, 0, 0}, rgba(kGreen), 12, static_cast<std::uint32_t>(Shape::Disc)};
    };
    symbol::Primitives marks;
    marks.sprites = {markAt(0)};
    view->setOverlay(marks);
    picture();
    // Change items in place, add more than the capacity, and change them again, all before the next frame.
    marks.sprites = {markAt(5)};
    view->setOverlay(marks);
    marks.sprites.clear();
    for (const float x : {-60.0F, -30.0F, 0.0F, 30.0F})
        marks.sprites.push_back(markAt(x));
    view->setOverlay(marks);
    marks.sprites.back() = markAt(60);
    view->setOverlay(marks);
    const auto image = picture();
    for (const auto& mark : marks.sprites)
        expectAt(image, mark.position, kGreen);
    view->setOverlay({});
}

TEST_F(Marks, aToolKeepsItsSizeAtAnyDistance) {
    symbol::Primitives tool;
    tool.sprites.push_back({{0, 0, 0}, rgba(kYellow), 20, 0});
    view->setOverlay(tool);
    ToyWorld world;
    int areas[2];
    for (int i = 0; i < 2; ++i) {
        show(world, fromAbove(i == 0 ? 80 : 3000));
        areas[i] = count(picture(), likeColour(kYellow));
    }
    EXPECT_NEAR(areas[0], areas[1], 8);
    EXPECT_NEAR(areas[0], 314, 40);
}

TEST_F(Marks, labelsAreShownOnlyNearTheCamera) {
    ToyWorld world({{.what = Toy::Sprite, .a = {0, 0, 0}, .colour = rgba(kBlue), .label = "1234"}});
    show(world, fromAbove(150));
    auto image = picture();
    const QRect beside(pixelOf({0, 0, 0}).toPoint() + QPoint(8, -24), QSize(44, 22));
    const int ink = count(image, beside, brighterThan(200));
    EXPECT_GT(ink, 40) << "bright strokes";
    EXPECT_LT(ink, 300) << "strokes, not a block";
    EXPECT_GT(count(image, beside, darkerThan(14)), 60) << "a dark outline around them";
    EXPECT_EQ(count(image, brighterThan(200)), ink) << "and nowhere else";

    view->setLabelsVisible(false);
    image = picture();
    EXPECT_EQ(count(image, beside, brighterThan(200)), 0);
    view->setLabelsVisible(true);
    image = picture();
    EXPECT_EQ(count(image, beside, brighterThan(200)), ink);

    show(world, fromAbove(700));
    EXPECT_EQ(count(picture(), brighterThan(200)), 0) << "far away they would only crowd";
}

TEST_F(Marks, labelsAreDarkInTheLightTheme) {
    ToyWorld world({{.what = Toy::Sprite, .a = {0, 0, 0}, .colour = rgba(kBlue), .label = "1234"}});
    view->setTheme(render::qt3d::lightTheme());
    show(world, fromAbove(150));
    const auto image = picture();
    keep(image);
    const QRect beside(pixelOf({0, 0, 0}).toPoint() + QPoint(8, -24), QSize(44, 22));
    const auto grey = [](int low, int high) { return [=](QRgb c) { return qGray(c) >= low && qGray(c) < high; }; };
    EXPECT_GT(count(image, beside, grey(50, 110)), 40) << "the letters";
    EXPECT_LT(count(image, beside, grey(0, 50)), 20) << "no dark outline around them; the mark's rim is dark";
}

TEST_F(Marks, selectedLabelWinsOverOverlappingOnes) {
    ToyWorld world({{.what = Toy::Sprite, .a = {0, 0, 0}, .colour = rgba(kBlue), .label = "1111"},
                    {.what = Toy::Sprite, .a = {1, 0, 0}, .colour = rgba(kBlue), .label = "1111"},
                    {.what = Toy::Sprite, .a = {0, 1, 0}, .colour = rgba(kBlue), .label = "1111"}});
    show(world, fromAbove(150));
    const auto ink = [&] { return count(picture(), brighterThan(200)); };
    const int one = ink();
    std::vector<QImage> pictures;
    for (model::Slot selected = 0; selected < 3; ++selected) {
        world.scene().setLabelRank([=](model::Element e) { return e.slot == selected ? 0U : 1U; });
        view->rankLabels();
        pictures.push_back(picture());
        EXPECT_NEAR(count(pictures.back(), brighterThan(200)), one, 8) << "one at a time";
    }
    EXPECT_GT(differences(pictures[0], pictures[1]), 20) << "another one each time";
    EXPECT_GT(differences(pictures[1], pictures[2]), 20);
    EXPECT_GT(differences(pictures[0], pictures[2]), 20);
}

TEST_F(Marks, longLabelsAreCompleteAndLettersDiffer) {
    const auto ink = [&](const std::string& text) {
        ToyWorld world({{.what = Toy::Sprite, .a = {0, 0, 0}, .colour = rgba(kBlue), .label = text}});
        show(world, fromAbove(150));
        auto image = picture();
        view->setScenes({});
        return image;
    };
    const auto twelve = ink("0123456789AB");
    const auto thirteen = ink("0123456789ABC");
    const auto more = count(thirteen, brighterThan(200)) - count(twelve, brighterThan(200));
    EXPECT_GT(more, 8);
    EXPECT_GT(differences(ink("8888"), ink("1111")), 40);
    EXPECT_GT(count(ink("Ä\xE2\x82\xAC"), brighterThan(200)), 20)
        << "letters missing in the atlas still show something";
}

} // namespace
} // namespace navsmith::tests
