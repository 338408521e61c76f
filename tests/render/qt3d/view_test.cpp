#include "tests/render/qt3d/view_test.h"

#include <QCoreApplication>

namespace navsmith::tests {

bool& displayIsThere() {
    static bool there = false;
    return there;
}

symbol::Rgba rgba(QColor colour) {
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue()), 255};
}

void ViewTest::SetUp() {
    if (!displayIsThere())
        GTEST_SKIP() << "no display: run this under xvfb-run";
    view = std::make_unique<render::qt3d::SceneView>();
    view->resize(kSize);
}

void ViewTest::TearDown() {
    if (!view)
        return;
    EXPECT_TRUE(view->shaderLog().isEmpty()) << view->shaderLog().join(QLatin1Char('\n')).toStdString();
    view.reset();
    QCoreApplication::processEvents();
}

render::Camera ViewTest::fromAbove(float height) {
    render::Camera c;
    c.viewport = {kSize.width(), kSize.height()};
    c.position = {0, 0, height};
    c.pitch = -1.5707963F;
    return c;
}

render::Camera ViewTest::slantwise(float distance) {
    render::Camera c;
    c.viewport = {kSize.width(), kSize.height()};
    c.pitch = -0.6F;
    c.position = -c.forward() * distance;
    return c;
}

void ViewTest::show(ToyWorld& world, const render::Camera& c) {
    camera = c;
    view->setGrid({}, false);
    world.scene().updateDetail(camera);
    view->setCamera(camera);
    view->setScenes({&world.scene()});
}

QImage ViewTest::picture() {
    view->sync();
    auto image = view->renderPicture(kSize);
    EXPECT_EQ(image.size(), kSize) << "no picture received";
    keep(image);
    return image;
}

void ViewTest::keep(const QImage& image) {
    const auto folder = qEnvironmentVariable("NAVSMITH_PICTURES");
    if (folder.isEmpty())
        return;
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    image.save(QStringLiteral("%1/%2.%3.%4.png")
                   .arg(folder, QString::fromLatin1(test->test_suite_name()), QString::fromLatin1(test->name()))
                   .arg(++pictures_));
}

QPointF ViewTest::pixelOf(const glm::vec3& point) const {
    const auto pixel = camera.project(point);
    EXPECT_TRUE(pixel) << "the test's point lies behind the camera";
    return pixel ? QPointF(pixel->x, pixel->y) : QPointF();
}

} // namespace navsmith::tests
