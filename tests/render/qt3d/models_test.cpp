// Models of a world near the camera, their twins far away, and the ground where there are none.
#include "tests/render/model_town.h"
#include "tests/render/qt3d/view_test.h"

namespace navsmith::tests {
namespace {

using render::SurfaceLook;

class Models : public ViewTest {
protected:
    void showTown(const ModelTown& town, SurfaceLook surfaces, float x = 0, float height = 300) {
        camera = fromAbove(height);
        camera.position.x = x;
        view->setGrid({}, false);
        view->setCamera(camera);
        view->setBackdrop(town.world);
        view->setModels(town.world, town.find(), std::size_t{64} << 20U);
        view->setLook({.surfaces = surfaces});
    }
    /// A point of a plate that is not at an edge of squares.
    QColor plateAt(float x) { return picture().pixelColor(pixelOf({x + 20, 20, 0}).toPoint()); }
};

bool isGreen(const QColor& colour) {
    return colour.green() > colour.blue() + 10;
}

TEST_F(Models, AModelIsSeenInPlaceOfItsGround) {
    const auto town = modelTown();
    showTown(town, SurfaceLook::Textured);
    EXPECT_TRUE(likeColour(kBlue)(plateAt(0).rgb()));
    EXPECT_TRUE(view->hasModels(*town.world));
    view->setLook({.surfaces = SurfaceLook::Lit});
    EXPECT_TRUE(likeColour(kBlue)(plateAt(0).rgb()));
}

TEST_F(Models, WithoutTexturesTheGroundIsSeen) {
    const auto town = modelTown();
    showTown(town, SurfaceLook::Shaded);
    EXPECT_TRUE(isGreen(plateAt(0)));
    view->setLook({.surfaces = SurfaceLook::Textured});
    EXPECT_TRUE(likeColour(kBlue)(plateAt(0).rgb()));
    view->setLook({.surfaces = SurfaceLook::Shaded});
    EXPECT_TRUE(isGreen(plateAt(0))) << "the ground comes back";
}

TEST_F(Models, AMissingModelIsDrawnAsItsGround) {
    auto town = modelTown();
    town.files.erase("plate.dff");
    showTown(town, SurfaceLook::Textured);
    EXPECT_TRUE(isGreen(plateAt(0)));
}

TEST_F(Models, FarAwayTheTwinIsSeen) {
    const auto town = modelTown();
    showTown(town, SurfaceLook::Textured, 5000, 300);
    EXPECT_TRUE(likeColour(kBlue)(plateAt(5000).rgb()));
    showTown(town, SurfaceLook::Textured, 5000, 1500);
    EXPECT_TRUE(likeColour(kYellow)(plateAt(5000).rgb()));
}

TEST_F(Models, AnotherWorldHasNone) {
    const auto town = modelTown();
    showTown(town, SurfaceLook::Textured);
    EXPECT_TRUE(likeColour(kBlue)(plateAt(0).rgb()));
    const auto other = modelTown();
    view->setBackdrop(other.world);
    EXPECT_FALSE(view->hasModels(*other.world));
    EXPECT_TRUE(isGreen(plateAt(0)));
    view->setBackdrop(nullptr);
    picture();
}

} // namespace
} // namespace navsmith::tests
