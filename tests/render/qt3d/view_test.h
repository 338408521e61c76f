// Fixture for tests of the 3D view: a hidden view of a toy world, and pictures of it.
#pragma once

#include "render/qt3d/scene_view.h"
#include "tests/render/qt3d/pixels.h"
#include "tests/render/qt3d/toy_world.h"

#include <gtest/gtest.h>

namespace navsmith::tests {

/// Set by main() before any test runs.
bool& displayIsThere();

inline constexpr QColor kRed(0xE8, 0x30, 0x30);
inline constexpr QColor kGreen(0x38, 0xC8, 0x48);
inline constexpr QColor kBlue(0x30, 0x70, 0xF0);
inline constexpr QColor kYellow(0xF0, 0xD0, 0x20);
symbol::Rgba rgba(QColor colour);

class ViewTest : public ::testing::Test {
protected:
    static constexpr QSize kSize{640, 480};

    void SetUp() override;
    void TearDown() override;

    /// Looks straight down on the origin from this height; north is up.
    static render::Camera fromAbove(float height);
    /// Looks down on the origin at an angle from the south.
    static render::Camera slantwise(float distance);

    /// Shows only one world, without the grid.
    void show(ToyWorld& world, const render::Camera& camera);
    /// Uploads changes and draws.
    QImage picture();
    /// Saves a picture to the folder NAVSMITH_PICTURES, for inspection.
    void keep(const QImage& image);
    /// Pixel of a point in picture().
    QPointF pixelOf(const glm::vec3& point) const;

    std::unique_ptr<render::qt3d::SceneView> view;
    render::Camera camera;

private:
    int pictures_ = 0;
};

} // namespace navsmith::tests
