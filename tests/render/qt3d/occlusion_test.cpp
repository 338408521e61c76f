#include "tests/render/qt3d/view_test.h"

namespace navsmith::tests {
namespace {

/// A floor, and a wall on it that faces east.
std::shared_ptr<const world::Backdrop> corner() {
    auto backdrop = std::make_shared<world::Backdrop>();
    auto& map = backdrop->geometry;
    map.positions = {{-100, -100, 0}, {100, -100, 0}, {100, 100, 0}, {-100, 100, 0},
                     {0, -100, 0},    {0, 100, 0},    {0, 100, 80},  {0, -100, 80}};
    map.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7};
    map.layers = {{world::MapLayer::Solid, 0, 4}};
    map.minimum = {-100, -100, 0};
    map.maximum = {100, 100, 80};
    return backdrop;
}

class Occlusion : public ViewTest {
protected:
    void showCorner() {
        camera = slantwise(260);
        camera.yaw -= 0.9F; // from the south-east
        camera.position = -camera.forward() * 260.0F;
        view->setGrid({}, false);
        view->setCamera(camera);
        view->setBackdrop(corner());
    }
    int lightness(const QImage& image, const glm::vec3& place) const {
        return image.pixelColor(pixelOf(place).toPoint()).lightness();
    }
    void setOcclusion(bool shown) { view->setAtmosphere({.occlusion = shown}); }
};

/// In front of the wall, seen from there.
constexpr glm::vec3 kInCorner{1.5F, 0, 0};
constexpr glm::vec3 kInTheOpen{70, -50, 0};

TEST_F(Occlusion, CornersAreDarkerAndOpenFloorsAreNot) {
    showCorner();
    ASSERT_FALSE(HasFailure());
    const auto without = picture();
    setOcclusion(true);
    const auto with = picture();
    EXPECT_LT(lightness(with, kInCorner), lightness(without, kInCorner) * 0.85);
    EXPECT_GT(lightness(with, kInCorner), lightness(without, kInCorner) * 0.3) << "not black";
    EXPECT_NEAR(lightness(with, kInTheOpen), lightness(without, kInTheOpen), 2);
    EXPECT_EQ(with.pixel(3, 3), without.pixel(3, 3)) << "nothing is behind the map";
}

TEST_F(Occlusion, ThePictureIsAsBeforeWhenItIsOffAgain) {
    showCorner();
    const auto before = picture();
    setOcclusion(true);
    EXPECT_GT(differences(picture(), before, 8), 100);
    setOcclusion(false);
    EXPECT_EQ(differences(picture(), before, 0), 0);
}

TEST_F(Occlusion, ItFollowsTheSizeOfThePicture) {
    showCorner();
    setOcclusion(true);
    const auto usual = picture();
    const auto large = view->renderPicture(kSize * 2);
    ASSERT_EQ(large.size(), kSize * 2);
    const auto place = pixelOf(kInTheOpen).toPoint();
    EXPECT_NEAR(large.pixelColor(place * 2).lightness(), usual.pixelColor(place).lightness(), 3);
    EXPECT_EQ(differences(picture(), usual, 0), 0);
}

TEST_F(Occlusion, ItWorksInParallelProjection) {
    showCorner();
    camera.orthographic = true;
    camera.focus = 260;
    view->setCamera(camera);
    const auto without = picture();
    setOcclusion(true);
    const auto with = picture();
    EXPECT_LT(lightness(with, kInCorner), lightness(without, kInCorner) * 0.85);
    EXPECT_NEAR(lightness(with, kInTheOpen), lightness(without, kInTheOpen), 2);
}

TEST_F(Occlusion, ElementsKeepTheirColoursAndHideBehindTheMap) {
    ToyWorld world({{Toy::Sprite, {12, 0, 6}, {}, rgba(kGreen)}, {Toy::Sprite, {-60, 0, 6}, {}, rgba(kRed)}});
    showCorner();
    const auto shown = camera;
    show(world, shown);
    const auto without = picture();
    setOcclusion(true);
    const auto with = picture();
    const auto place = pixelOf({12, 0, 6}).toPoint();
    EXPECT_EQ(with.pixel(place), without.pixel(place));
    EXPECT_TRUE(likeColour(kGreen)(with.pixel(place)));
    EXPECT_EQ(count(with, likeColour(kRed)), 0) << "behind the wall";
}

} // namespace
} // namespace navsmith::tests
