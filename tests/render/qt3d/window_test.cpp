#include "tests/render/qt3d/view_test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace navsmith::tests {
namespace {

class Window : public ViewTest {
protected:
    void showWindow() {
        view->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
        waitForFrames();
    }
    /// Waits until the view has drawn its pending frames.
    void waitForFrames() {
        std::uint64_t before = 0;
        do {
            before = view->framesDrawn();
            QTest::qWait(150);
        } while (view->framesDrawn() != before);
    }
    QImage windowPicture() {
        QImage image;
        view->requestPicture([&](const QImage& got) { image = got; });
        EXPECT_TRUE(QTest::qWaitFor([&] { return !image.isNull(); }));
        return image;
    }
};

TEST_F(Window, anIdleWindowDrawsNoFrames) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    const auto before = view->framesDrawn();
    EXPECT_GT(before, 0U);
    QTest::qWait(500);
    EXPECT_EQ(view->framesDrawn(), before);
    view->sync(); // no changes
    QTest::qWait(100);
    EXPECT_EQ(view->framesDrawn(), before);
}

TEST_F(Window, changesAreDrawnAutomatically) {
    ToyWorld world({{Toy::Sprite, {-40, 0, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    QSignalSpy drawn(view.get(), &render::qt3d::SceneView::frameDrawn);
    world.moveTo(0, {40, 0, 0});
    view->sync();
    EXPECT_TRUE(QTest::qWaitFor([&] { return drawn.count() > 0; }));
    waitForFrames();
    EXPECT_LE(drawn.count(), 4);
    drawn.clear();
    camera.position.x += 10;
    view->setCamera(camera);
    EXPECT_TRUE(QTest::qWaitFor([&] { return drawn.count() > 0; }));
}

TEST_F(Window, requestedPictureMatchesTheWindow) {
    ToyWorld world({{Toy::Sprite, {30, 20, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    const auto image = windowPicture();
    ASSERT_EQ(image.size(), view->size() * view->devicePixelRatio());
    EXPECT_GT(count(image, around(pixelOf({30, 20, 0}), 6), likeColour(kGreen)), 60);
}

TEST_F(Window, resizingKeepsPositions) {
    ToyWorld world({{Toy::Sprite, {30, 20, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    for (const QSize size : {QSize(900, 500), QSize(400, 600)}) {
        view->resize(size);
        ASSERT_TRUE(QTest::qWaitFor([&] { return view->size() == size; }));
        waitForFrames();
        camera.viewport = {size.width(), size.height()};
        const auto image = windowPicture();
        ASSERT_EQ(image.size(), size);
        const auto pixel = pixelOf({30, 20, 0});
        const auto centre = centreOf(image, image.rect().adjusted(130, 0, 0, -120), likeColour(kGreen));
        ASSERT_TRUE(centre);
        EXPECT_NEAR(centre->x(), pixel.x(), 1.5);
        EXPECT_NEAR(centre->y(), pixel.y(), 1.5);
    }
}

TEST_F(Window, hidingAndShowingRedraws) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    view->hide();
    QTest::qWait(50);
    world.recolour(0, rgba(kRed));
    view->sync();
    showWindow();
    EXPECT_GT(count(windowPicture(), likeColour(kRed)), 60);
}

TEST_F(Window, hiddenWindowRendersPicturesOfAnySize) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen), 14}});
    show(world, fromAbove(200));
    view->sync();
    for (const QSize size : {QSize(333, 217), QSize(1600, 1000), QSize(64, 64)}) {
        const auto image = view->renderPicture(size);
        ASSERT_EQ(image.size(), size);
        EXPECT_GT(count(image, around({size.width() / 2.0, size.height() / 2.0}, 8), likeColour(kGreen)), 100);
    }
    EXPECT_TRUE(view->renderPicture({}).isNull());
    EXPECT_FALSE(view->isVisible());
}

TEST_F(Window, pictureOfAnotherSizeDoesNotChangeTheWindow) {
    ToyWorld world({{Toy::Sprite, {30, 20, 0}, {}, rgba(kGreen)}});
    show(world, fromAbove(200));
    showWindow();
    const auto before = windowPicture();
    EXPECT_EQ(view->renderPicture({200, 300}).size(), QSize(200, 300));
    waitForFrames();
    EXPECT_EQ(differences(before, windowPicture()), 0);
}

TEST_F(Window, multisamplingSmoothsEdges) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen)}});
    view = std::make_unique<render::qt3d::SceneView>(4);
    show(world, fromAbove(200));
    EXPECT_GT(count(picture(), likeColour(kGreen)), 60);
}

TEST_F(Window, viewsCanBeCreatedRepeatedly) {
    ToyWorld world({{Toy::Sprite, {0, 0, 0}, {}, rgba(kGreen)}});
    for (int i = 0; i < 6; ++i) {
        view = std::make_unique<render::qt3d::SceneView>();
        show(world, fromAbove(200));
        if (i % 3 == 0) {
            EXPECT_GT(count(picture(), likeColour(kGreen)), 60);
        } else if (i % 3 == 1) {
            showWindow();
        }
        // The third one never drew a frame.
    }
}

} // namespace
} // namespace navsmith::tests
