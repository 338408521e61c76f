// Directions, projection, flying and the axis indicator in a real window.
#include "render/axes.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QSignalSpy>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace navsmith::gui {
namespace {

class CameraInWindow : public WindowTest {
protected:
    render::Camera& camera() { return window->viewport().camera(); }
    [[nodiscard]] bool isInTheMiddle(Slot row) { return (nodePixel(row) - middle()).manhattanLength() < 6; }
    void frame(Slot row) {
        document().selection().set({{node(), row}});
        trigger("action.frame");
    }
    QPoint axisEnd(const glm::vec3& direction) {
        const auto at = render::axes::endOf(direction, camera());
        return {static_cast<int>(at.x), static_cast<int>(at.y)};
    }
};

TEST_F(CameraInWindow, everyDirectionKeepsThePointLookedAt) {
    frame(1);
    document().selection().clear();
    const float distance = glm::length(camera().position - placeOf(1));
    for (const char* action : {"action.topView", "action.southView", "action.eastView", "action.isoView",
                               "action.orthographic", "action.topView", "action.southView"}) {
        trigger(action);
        EXPECT_TRUE(isInTheMiddle(1)) << action;
        EXPECT_NEAR(camera().focus, distance, 1) << action;
    }
}

TEST_F(CameraInWindow, theKeypadChoosesViewsInThePresetLikeBlender) {
    window->commands().applyPreset(keyPresets()[1]);
    frame(kBoat);
    const auto looks = [&](Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::KeypadModifier) {
        key(code, modifiers);
        return glm::round(camera().forward());
    };
    constexpr auto ctrl = Qt::KeypadModifier | Qt::ControlModifier;
    EXPECT_EQ(looks(Qt::Key_1), glm::vec3(0, 1, 0));
    EXPECT_EQ(looks(Qt::Key_1, ctrl), glm::vec3(0, -1, 0)) << "the look of the map has Ctrl+1 beside the keypad";
    EXPECT_EQ(looks(Qt::Key_3), glm::vec3(-1, 0, 0));
    EXPECT_EQ(looks(Qt::Key_3, ctrl), glm::vec3(1, 0, 0));
    EXPECT_EQ(looks(Qt::Key_7), glm::vec3(0, 0, -1));
    EXPECT_EQ(looks(Qt::Key_7, ctrl), glm::vec3(0, 0, 1));
    // Without NumLock.
    EXPECT_EQ(looks(Qt::Key_End), glm::vec3(0, 1, 0));
    EXPECT_EQ(looks(Qt::Key_End, ctrl), glm::vec3(0, -1, 0));
    EXPECT_EQ(looks(Qt::Key_Home), glm::vec3(0, 0, -1));
    const auto was = positionOf(kBoat);
    EXPECT_EQ(looks(Qt::Key_PageDown), glm::vec3(-1, 0, 0));
    EXPECT_EQ(positionOf(kBoat), was);
    EXPECT_EQ(looks(Qt::Key_PageDown, Qt::NoModifier), glm::vec3(-1, 0, 0));
    EXPECT_LT(positionOf(kBoat).z, was.z) << "the key beside the keypad moves, as always";
    undo();
    const bool before = camera().orthographic;
    key(Qt::Key_5, Qt::KeypadModifier);
    EXPECT_NE(camera().orthographic, before);
    key(Qt::Key_Clear, Qt::KeypadModifier);
    EXPECT_EQ(camera().orthographic, before);
    trigger("action.frameAll");
    key(Qt::Key_Delete, Qt::KeypadModifier);
    EXPECT_TRUE(isInTheMiddle(kBoat));
    EXPECT_FALSE(document().isModified()) << "nothing was deleted";
    EXPECT_EQ(looks(Qt::Key_7, Qt::NoModifier), glm::vec3(0, 0, -1)) << "laptops have no keypad";
}

TEST_F(CameraInWindow, aClickOnAnAxisEndLooksFromThere) {
    frame(1);
    trigger("action.isoView");
    QTest::mouseClick(&view(), Qt::LeftButton, {}, axisEnd({1, 0, 0}));
    EXPECT_LT(glm::length(camera().forward() - glm::vec3(-1, 0, 0)), 1e-3F);
    EXPECT_TRUE(isInTheMiddle(1));
    trigger("action.isoView");
    QTest::mouseClick(&view(), Qt::LeftButton, {}, axisEnd({0, 0, 1}));
    EXPECT_LT(glm::length(camera().forward() - glm::vec3(0, 0, -1)), 1e-3F);
    EXPECT_EQ(document().selection().primary(), (Element{node(), 1})) << "the click selects nothing else";
}

TEST_F(CameraInWindow, orthographicClicksAndRectanglesSelect) {
    trigger("action.topView");
    trigger("action.orthographic");
    EXPECT_TRUE(camera().orthographic);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, nodePixel(1));
    EXPECT_EQ(document().selection().primary(), (Element{node(), 1}));
    const auto at = nodePixel(2);
    QTest::mousePress(&view(), Qt::LeftButton, {}, at - QPoint(7, 7));
    QTest::mouseMove(&view(), at);
    QTest::mouseMove(&view(), at + QPoint(7, 7));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(7, 7));
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{node(), 2}}));
}

TEST_F(CameraInWindow, theFlyingSpeedFollowsTheHeightAndIsShown) {
    QSignalSpy spoken(&window->viewport(), &Viewport::statusMessage);
    const auto speedAt = [&](float height) {
        camera().position = placeOf(kBoat) + glm::vec3(0, 0, height);
        window->viewport().cameraMoved();
        spoken.clear();
        QTest::mousePress(&view(), Qt::RightButton, {}, middle());
        QTest::keyPress(&view(), Qt::Key_D);
        QTest::qWait(80);
        QTest::keyRelease(&view(), Qt::Key_D);
        QTest::mouseRelease(&view(), Qt::RightButton, {}, middle());
        return spoken.isEmpty() ? QString() : spoken.last().first().toString();
    };
    const auto low = speedAt(20);
    EXPECT_TRUE(low.contains("107 units/s")) << low.toStdString();
    const auto high = speedAt(3000);
    EXPECT_TRUE(high.contains("3,0")) << high.toStdString();
}

TEST_F(CameraInWindow, keysOfCommandsFlyForAsLongAsTheyAreHeld) {
    window->commands().applyPreset(keyPresets().back()); // like TrenchBroom
    frame(kBoat);
    const auto flight = [&](Qt::Key key) {
        const auto before = camera().position;
        QTest::keyPress(&view(), key);
        QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(&view(), &again);
        QTest::qWait(100);
        QTest::keyRelease(&view(), key);
        const auto way = camera().position - before;
        const auto after = camera().position;
        QTest::qWait(60);
        EXPECT_EQ(camera().position, after) << "it rests when the key is up";
        return way;
    };
    EXPECT_GT(glm::dot(flight(Qt::Key_W), camera().forward()), 1);
    EXPECT_LT(glm::dot(flight(Qt::Key_S), camera().forward()), -1);
    EXPECT_GT(glm::dot(flight(Qt::Key_D), camera().right()), 1);
    EXPECT_LT(glm::dot(flight(Qt::Key_A), camera().right()), -1);
    EXPECT_GT(flight(Qt::Key_Q).z, 1);
    EXPECT_LT(flight(Qt::Key_X).z, -1);
    EXPECT_FALSE(document().isModified());
    // Without a key the command moves a step.
    const auto before = camera().position;
    trigger("action.fly.up");
    EXPECT_GT(camera().position.z, before.z + 1);
    const auto after = camera().position;
    QTest::qWait(60);
    EXPECT_EQ(camera().position, after);
}

TEST_F(CameraInWindow, flyingByHeldKeysIsFasterWithShiftAndEndsWithTheFocus) {
    window->commands().applyPreset(keyPresets().back());
    camera().position = placeOf(kBoat) + glm::vec3(0, 0, 20);
    window->viewport().cameraMoved();
    QSignalSpy spoken(&window->viewport(), &Viewport::statusMessage);
    QTest::keyPress(&view(), Qt::Key_D);
    QTest::keyPress(&view(), Qt::Key_Shift);
    QTest::qWait(80);
    ASSERT_FALSE(spoken.isEmpty());
    EXPECT_TRUE(spoken.last().first().toString().contains("427 units/s"))
        << spoken.last().first().toString().toStdString();
    QFocusEvent elsewhere(QEvent::FocusOut);
    QCoreApplication::sendEvent(&view(), &elsewhere);
    const auto after = camera().position;
    QTest::qWait(60);
    EXPECT_EQ(camera().position, after);
}

TEST_F(CameraInWindow, whileItFliesShiftAndAFlyingKeyAreNoOtherCommand) {
    const auto hammerLike = std::ranges::find(keyPresets(), std::string_view("Hammer-like"), &KeyPreset::title);
    ASSERT_NE(hammerLike, keyPresets().end());
    window->commands().applyPreset(*hammerLike);
    frame(kBoat);
    const bool isSnapping = find<QAction>("action.snap")->isChecked(); // Shift+W there
    QTest::keyPress(&view(), Qt::Key_D);
    QTest::keyPress(&view(), Qt::Key_Shift);
    const auto before = camera().position;
    QTest::keyPress(&view(), Qt::Key_W, Qt::ShiftModifier);
    QTest::qWait(80);
    EXPECT_GT(glm::dot(camera().position - before, camera().forward()), 1);
    EXPECT_EQ(find<QAction>("action.snap")->isChecked(), isSnapping);
    QTest::keyRelease(&view(), Qt::Key_W, Qt::ShiftModifier);
    QTest::keyRelease(&view(), Qt::Key_Shift);
    QTest::keyRelease(&view(), Qt::Key_D);
    const auto after = camera().position;
    QTest::qWait(60);
    EXPECT_EQ(camera().position, after);
}

TEST_F(CameraInWindow, withTheRightButtonUsualKeysAndThoseOfTheCommandsFly) {
    frame(kBoat);
    const auto flight = [&](Qt::Key key) {
        const auto before = camera().position;
        QTest::mousePress(&view(), Qt::RightButton, {}, middle());
        QTest::keyPress(&view(), key);
        QTest::qWait(80);
        QTest::keyRelease(&view(), key);
        QTest::mouseRelease(&view(), Qt::RightButton, {}, middle());
        return camera().position - before;
    };
    EXPECT_GT(glm::dot(flight(Qt::Key_W), camera().forward()), 1);
    window->commands().applyPreset(keyPresets().back()); // Q: up
    frame(kBoat);
    EXPECT_GT(flight(Qt::Key_Q).z, 1);
}

TEST_F(CameraInWindow, whatIsSelectedHasItsLabelAtAnyDistance) {
    trigger("action.topView");
    camera().position.z += 5000;
    window->viewport().cameraMoved();
    const auto pixelsOfLabels = [&] {
        window->viewport().setLabelsVisible(true);
        const auto with = view().renderPicture({800, 600});
        window->viewport().setLabelsVisible(false);
        const auto without = view().renderPicture({800, 600});
        int differing = 0;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x)
                differing += with.pixel(x, y) == without.pixel(x, y) ? 0 : 1;
        }
        return differing;
    };
    EXPECT_EQ(pixelsOfLabels(), 0);
    document().selection().set({{node(), 1}});
    EXPECT_GT(pixelsOfLabels(), 40);
}

TEST_F(CameraInWindow, theViewTellsThatTheEyeIsBelowTheGround) {
    const auto isTold = [&] {
        const auto image = view().renderPicture({800, 600});
        int amber = 0;
        for (int y = 0; y < 80; ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor c = image.pixelColor(x, y);
                amber += c.red() > 200 && c.green() > 120 && c.green() < 200 && c.blue() < 80 ? 1 : 0;
            }
        }
        return amber > 100;
    };
    frame(kBoat);
    EXPECT_GT(window->viewport().heightAboveGround(), 0);
    EXPECT_FALSE(isTold());
    camera().position.z = placeOf(kBoat).z - 100;
    window->viewport().cameraMoved();
    EXPECT_LT(window->viewport().heightAboveGround(), 0);
    EXPECT_TRUE(isTold());
}

} // namespace
} // namespace navsmith::gui
