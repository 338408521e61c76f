#include "tests/render/qt3d/view_test.h"
#include "tests/render/textured_floor.h"

namespace navsmith::tests {
namespace {

using render::BackdropLook;
using render::SurfaceLook;
using world::TextureBlend;

constexpr Pixel kRedPixel{230, 40, 40, 255};
constexpr Pixel kGreenPixel{50, 200, 70, 255};

world::MapTexture twoColours() {
    // Left of the image red, right of it green.
    return {"two",
            imageOf(64, 64, [](auto x, auto) { return x < 32 ? kRedPixel : kGreenPixel; }),
            TextureBlend::Opaque,
            {}};
}

class Textures : public ViewTest {
protected:
    /// Shows a map from above without any element.
    void showMap(const world::TexturedMap& map, BackdropLook look, bool loaded = true) {
        backdrop = backdropOf(map);
        camera = fromAbove(300);
        view->setGrid({}, false);
        view->setCamera(camera);
        view->setBackdrop(backdrop);
        if (loaded)
            view->setTextures(backdrop, *render::packTextures(map));
        view->setLook(look);
    }
    QColor at(const QImage& image, float x, float y) const { return image.pixelColor(pixelOf({x, y, 0}).toPoint()); }

    std::shared_ptr<const world::Backdrop> backdrop;
};

bool isGrey(const QColor& colour) {
    return std::abs(colour.red() - colour.green()) < 14 && std::abs(colour.green() - colour.blue()) < 14;
}

TEST_F(Textures, ATextureIsSeen) {
    showMap(texturedFloor(twoColours()), {.surfaces = SurfaceLook::Textured});
    const auto image = picture();
    EXPECT_TRUE(likeColour(kRed)(at(image, -50, 50).rgb()));
    EXPECT_TRUE(likeColour(kGreen)(at(image, 50, 50).rgb()));
    EXPECT_TRUE(view->hasTextures(*backdrop));
}

TEST_F(Textures, TheMapIsGreyUntilTheyAreLoaded) {
    const auto map = texturedFloor(twoColours());
    showMap(map, {.surfaces = SurfaceLook::Textured}, false);
    EXPECT_FALSE(view->hasTextures(*backdrop));
    EXPECT_TRUE(isGrey(at(picture(), -50, 50)));
    view->setTextures(backdrop, *render::packTextures(map));
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 50).rgb()));
    view->setLook({.surfaces = SurfaceLook::Shaded});
    EXPECT_TRUE(isGrey(at(picture(), -50, 50)));
    view->setLook({.surfaces = SurfaceLook::Textured});
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 50).rgb())) << "they stay on the card";
}

TEST_F(Textures, LightIsSeen) {
    auto map = texturedFloor({"white", imageOf(64, 64, [](auto, auto) { return Pixel{200, 200, 200, 255}; }), {}, {}});
    // Dark in the north, and three pixels wide: rows of images need not be multiples of four bytes.
    map.light = {3, 2, {}};
    for (int i = 0; i < 3; ++i)
        map.light.rgb.insert(map.light.rgb.end(), {20, 20, 20});
    for (int i = 0; i < 3; ++i)
        map.light.rgb.insert(map.light.rgb.end(), {128, 128, 128});
    showMap(map, {.surfaces = SurfaceLook::Lit});
    auto image = picture();
    EXPECT_LT(at(image, 0, 80).lightness(), 60);
    EXPECT_NEAR(at(image, 0, -80).lightness(), 200, 12);
    EXPECT_NEAR(at(image, 0, -80).red(), at(image, 0, -80).blue(), 3);
    view->setLook({.surfaces = SurfaceLook::Textured});
    image = picture();
    EXPECT_NEAR(at(image, 0, 80).lightness(), at(image, 0, -80).lightness(), 2);
    view->setLook({.surfaces = SurfaceLook::LightOnly});
    image = picture();
    EXPECT_LT(at(image, 0, 80).lightness(), 60);
    EXPECT_GT(at(image, 0, -80).lightness(), 110);
}

TEST_F(Textures, LightAloneHasNoColoursOfTextures) {
    auto map = texturedFloor(twoColours());
    map.light = {1, 1, {128, 128, 128}};
    showMap(map, {.surfaces = SurfaceLook::LightOnly});
    EXPECT_TRUE(isGrey(at(picture(), -50, 0)));
}

TEST_F(Textures, MaskedTexturesHaveHoles) {
    auto map = texturedFloor({"floor", imageOf(64, 64, [](auto, auto) { return kGreenPixel; }), {}, {}});
    addFloor(map, 30,
             {"grate",
              imageOf(64, 64,
                      [](auto x, auto) {
                          return x < 32 ? kRedPixel : Pixel{230, 40, 40, 0};
                      }),
              TextureBlend::Masked,
              {}});
    showMap(map, {.surfaces = SurfaceLook::Textured});
    const auto image = picture();
    EXPECT_TRUE(likeColour(kRed)(at(image, -50, 0).rgb()));
    EXPECT_TRUE(likeColour(kGreen)(at(image, 50, 0).rgb()));
}

TEST_F(Textures, TranslucentTexturesBlend) {
    auto map = texturedFloor({"floor", imageOf(64, 64, [](auto, auto) { return Pixel{0, 0, 200, 255}; }), {}, {}});
    addFloor(map, 30,
             {"glass",
              imageOf(64, 64,
                      [](auto, auto) {
                          return Pixel{200, 0, 0, 128};
                      }),
              TextureBlend::Translucent,
              {}});
    showMap(map, {.surfaces = SurfaceLook::Textured});
    const auto colour = at(picture(), 0, 0);
    EXPECT_GT(colour.red(), 50);
    EXPECT_GT(colour.blue(), 50);
}

TEST_F(Textures, AMissingTextureHasItsColour) {
    showMap(texturedFloor({"lost", {}, TextureBlend::Opaque, {0.2F, 0.7F, 0.25F}}),
            {.surfaces = SurfaceLook::Textured});
    EXPECT_TRUE(likeColour(kGreen)(at(picture(), 30, 30).rgb()));
}

TEST_F(Textures, SliceLayersOpacityAndTintWork) {
    auto map = texturedFloor(twoColours());
    addFloor(map, 50,
             {"roof",
              imageOf(64, 64,
                      [](auto, auto) {
                          return Pixel{20, 40, 220, 255};
                      }),
              {},
              {}},
             world::MapLayer::Brushes);
    BackdropLook look{.surfaces = SurfaceLook::Textured};
    showMap(map, look);
    EXPECT_TRUE(likeColour(kBlue)(at(picture(), -50, 0).rgb()));
    look.slice.top = 40;
    view->setLook(look);
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 0).rgb()));
    look.slice = {};
    look.layers = world::layerBit(world::MapLayer::Solid);
    view->setLook(look);
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 0).rgb()));
    look.layers = world::kAllLayers;
    look.opacity = 0.5F;
    view->setLook(look);
    const auto mixed = at(picture(), -50, 0);
    EXPECT_GT(mixed.red(), 40);
    EXPECT_GT(mixed.blue(), 60);
    look.opacity = 1;
    look.tinted = true;
    view->setLook(look);
    const auto high = at(picture(), -50, 0);
    EXPECT_GT(high.green(), high.blue()) << "yellow above";
}

TEST_F(Textures, BrightnessGoesToTheGround) {
    auto map = texturedFloor(twoColours());
    map.light = {1, 1, {128, 128, 128}};
    showMap(map, {.surfaces = SurfaceLook::Lit});
    const int bright = at(picture(), -50, 0).red();
    view->setLook({.surfaces = SurfaceLook::Lit, .brightness = 0.4F});
    const int dim = at(picture(), -50, 0).red();
    EXPECT_LT(dim, bright * 0.55);
    EXPECT_GT(dim, bright * 0.3);
}

TEST_F(Textures, WireframeShowsOutlines) {
    showMap(texturedFloor(twoColours()), {.surfaces = SurfaceLook::Wireframe});
    const auto image = picture();
    const auto ground = at(image, 30, -40);
    EXPECT_LT(ground.lightness(), 60) << "inside of a triangle";
    EXPECT_GT(count(image, around(pixelOf({0, 0, 0}), 4), brighterThan(90)), 5) << "the diagonal";
}

TEST_F(Textures, SurfacesHaveDistinctColours) {
    auto map = texturedFloor(twoColours(), world::MapLayer::Ladders);
    showMap(map, {.surfaces = SurfaceLook::BySurface});
    EXPECT_TRUE(likeColour(kGreen)(at(picture(), 0, 0).rgb()));
}

TEST_F(Textures, TheLastFewMapsKeepTheirs) {
    const auto first = texturedFloor(twoColours());
    showMap(first, {.surfaces = SurfaceLook::Textured});
    const auto kept = backdrop;
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 0).rgb()));
    showMap(texturedFloor({"other", imageOf(8, 8, [](auto, auto) { return kGreenPixel; }), {}, {}}),
            {.surfaces = SurfaceLook::Textured});
    EXPECT_TRUE(likeColour(kGreen)(at(picture(), -50, 0).rgb()));
    view->setBackdrop(kept);
    EXPECT_TRUE(likeColour(kRed)(at(picture(), -50, 0).rgb()));
    view->setBackdrop(nullptr);
    EXPECT_TRUE(isGrey(at(picture(), -50, 0)));
}

TEST_F(Textures, TheSkyIsPlainUnlessWanted) {
    camera = slantwise(300);
    camera.pitch = 0;
    view->setGrid({}, false);
    view->setCamera(camera);
    const auto plain = picture();
    view->setAtmosphere({.sky = true});
    const auto sky = picture();
    EXPECT_GT(sky.pixelColor(320, 235).lightness(), plain.pixelColor(320, 235).lightness() + 15) << "the horizon";
    EXPECT_GT(sky.pixelColor(320, 235).lightness(), sky.pixelColor(320, 5).lightness() + 10);
    view->setAtmosphere({});
    EXPECT_EQ(differences(picture(), plain, 0), 0);
}

TEST_F(Textures, HazeHidesWhatIsFar) {
    showMap(texturedFloor(twoColours()), {.surfaces = SurfaceLook::Textured});
    camera = fromAbove(4000);
    view->setCamera(camera);
    const auto clear = at(picture(), -50, 0);
    view->setAtmosphere({.haze = true});
    const auto hazy = at(picture(), -50, 0);
    EXPECT_LT(hazy.saturation(), clear.saturation() * 0.8);
}

TEST_F(Textures, ElementsBehindTheMapAreFaint) {
    ToyWorld world({{Toy::Quad, {-60, -60, -20}, {60, 60, -20}, rgba(kGreen)}});
    const auto map = texturedFloor({"grey", imageOf(8, 8, [](auto, auto) { return Pixel{90, 90, 90, 255}; }), {}, {}});
    show(world, fromAbove(300));
    backdrop = backdropOf(map);
    view->setBackdrop(backdrop);
    view->setTextures(backdrop, *render::packTextures(map));
    BackdropLook look{.surfaces = SurfaceLook::Textured};
    view->setLook(look);
    const auto hidden = at(picture(), 0, 0);
    EXPECT_TRUE(isGrey(hidden));
    look.hiddenElements = true;
    view->setLook(look);
    const auto faint = at(picture(), 0, 0);
    EXPECT_GT(faint.green() - faint.red(), 8);
    EXPECT_LT(faint.green(), 190);
    look.hiddenElements = false;
    view->setLook(look);
    EXPECT_TRUE(isGrey(at(picture(), 0, 0)));
}

} // namespace
} // namespace navsmith::tests
