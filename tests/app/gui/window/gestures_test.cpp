// Commands that people know from other editors: steps of the grid, local view, boxes, copies that follow the mouse,
// and entities of the map under the mouse.
#include "app/gui/panels/map_panel.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/viewport/step_grid.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/support/save_bytes.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <set>

namespace navsmith::gui {
namespace {

class Gestures : public MeshFixture {
protected:
    void lookDown() {
        viewport().setOrthographic(true);
        trigger("action.topView");
        trigger("action.frameAll");
    }
    Element areaAt(std::size_t i) { return all("area")[i]; }
    /// A pixel with a handle.
    QPoint handleNear(QPoint at) {
        for (int y = -80; y <= 80; y += 2) {
            for (int x = -80; x <= 80; x += 2) {
                if (viewport().tool().claims(QPointF(at + QPoint(x, y))))
                    return at + QPoint(x, y);
            }
        }
        ADD_FAILURE() << "there is no handle";
        return at;
    }
    glm::dvec3 middleOf(Element e) { return glm::dvec3(*viewport().scene(document()).anchor(e)); }
};

TEST_F(Gestures, keysHalveAndDoubleTheStepOfTheGrid) {
    auto* field = find<QDoubleSpinBox>("toolbar.snapStep");
    field->setValue(16);
    key(Qt::Key_BracketRight);
    EXPECT_EQ(field->value(), 32);
    key(Qt::Key_BracketLeft);
    key(Qt::Key_BracketLeft);
    EXPECT_EQ(field->value(), 8);
    EXPECT_TRUE(statusMessage().contains("8")) << statusMessage().toStdString();
    for (int i = 0; i < 30; ++i)
        key(Qt::Key_BracketLeft);
    EXPECT_EQ(field->value(), settings::kSnapStep.minimum);
}

TEST_F(Gestures, arrowKeysMoveInThePlaneOfTheView) {
    find<QDoubleSpinBox>("toolbar.snapStep")->setValue(16);
    const auto area = areaAt(0);
    select({area});
    lookDown();
    const auto was = middleOf(area);
    key(Qt::Key_Up);
    EXPECT_EQ(middleOf(area), was + glm::dvec3(0, 16, 0));
    trigger("action.southView");
    key(Qt::Key_Up);
    EXPECT_EQ(middleOf(area), was + glm::dvec3(0, 16, 16));
    key(Qt::Key_G, Qt::ShiftModifier);
    EXPECT_TRUE(statusMessage().contains("Follow Ground: on")) << statusMessage().toStdString();
    key(Qt::Key_G, Qt::ShiftModifier);
}

TEST_F(Gestures, aDragOnASelectedElementMovesIt) {
    lookDown();
    const auto area = areaAt(0);
    const auto was = middleOf(area);
    const auto from = pixel(was) + QPoint(25, 20); // beside the handle
    drag(from, from + QPoint(60, 0));
    EXPECT_EQ(middleOf(area), was) << "not selected: a rectangle";
    select({area});
    drag(from, from + QPoint(60, 0));
    EXPECT_GT(middleOf(area).x, was.x + 1);
    EXPECT_EQ(document().selection().primary(), area);
    undo();
    trigger("action.dragSelected");
    drag(from, from + QPoint(60, 0));
    EXPECT_EQ(middleOf(area), was);
    trigger("action.dragSelected");
}

TEST_F(Gestures, aDragWithCtrlAndShiftMovesACopy) {
    constexpr auto copies = Qt::ControlModifier | Qt::ShiftModifier;
    lookDown();
    const auto area = areaAt(0);
    const auto was = middleOf(area);
    const auto before = count("area");
    select({area});
    const auto hint = viewport().tool().hint();
    EXPECT_TRUE(hint.contains("moves a copy")) << hint.toStdString();
    const auto from = pixel(was) + QPoint(25, 20); // beside the handle
    const auto to = from + QPoint(60, 0);
    drag(from, to, copies);
    ASSERT_EQ(count("area"), before + 1);
    const auto copy = document().selection().primary();
    EXPECT_NE(copy, area);
    EXPECT_GT(middleOf(copy).x, was.x + 1);
    EXPECT_EQ(middleOf(area), was);
    undo();
    EXPECT_EQ(count("area"), before) << "the copy and its movement are one step";
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().selection().elements(), std::vector{area}) << "what was selected before is again";

    select({area});
    press(from, copies);
    dragOn(from, to, copies);
    EXPECT_EQ(count("area"), before + 1);
    QTest::keyClick(&view(), Qt::Key_Escape, copies);
    letGo(to, copies);
    EXPECT_EQ(count("area"), before);
    EXPECT_EQ(document().selection().elements(), std::vector{area});
    EXPECT_FALSE(document().isModified());
    EXPECT_FALSE(document().undoStack().canRedo()) << "a copy that was cancelled does not come back";

    press(from, copies);
    dragOn(from, to, copies);
    dragOn(to, from, copies);
    letGo(from, copies);
    EXPECT_EQ(count("area"), before) << "back where it began, there is no copy";
}

TEST_F(Gestures, theGridLiesOverTheMapInPlans) {
    lookDown();
    find<QDoubleSpinBox>("toolbar.snapStep")->setValue(16);
    const auto with = shownPicture();
    trigger("action.grid");
    EXPECT_GT(difference(with, shownPicture()), 0.001) << "lines over the floors";
}

TEST(StepGrid, linesLieOnMultiplesOfTheStep) {
    render::Camera camera;
    camera.orthographic = true;
    camera.pitch = -1.57079633F;
    camera.position = {100, 200, 900};
    const auto grid = stepGrid(camera, 64);
    ASSERT_FALSE(grid.segments.empty());
    std::set<float> columns;
    for (const auto& line : grid.segments) {
        if (line.a.position.x == line.b.position.x)
            columns.insert(line.a.position.x);
    }
    ASSERT_GT(columns.size(), 3U);
    for (const float x : columns)
        EXPECT_EQ(std::fmod(x, 64.0F), 0.0F);
    EXPECT_TRUE(columns.contains(128));
    EXPECT_LT(stepGrid(camera, 0.125F).segments.size(), 600U) << "far lines are left out";
    camera.orthographic = false;
    EXPECT_TRUE(stepGrid(camera, 64).segments.empty());
    camera.orthographic = true;
    camera.pitch = -0.6F;
    EXPECT_TRUE(stepGrid(camera, 64).segments.empty());
}

TEST_F(Gestures, localViewShowsTheSelectionAndThenWhatWasShownBefore) {
    auto* view = window->views().active();
    const auto area = type("area");
    select({areaAt(0)});
    trigger("action.hide");
    select({areaAt(1)});
    trigger("action.localView");
    EXPECT_TRUE(view->isLocalView());
    EXPECT_EQ(view->hiddenCount(area), count("area") - 1);
    document().selection().clear();
    QCoreApplication::processEvents();
    trigger("action.localView");
    EXPECT_FALSE(view->isLocalView());
    EXPECT_EQ(view->hiddenCount(area), 1U) << "what was hidden before stays hidden";
    select({areaAt(1)});
    trigger("action.localView");
    trigger("action.showAll");
    EXPECT_FALSE(view->isLocalView());
    EXPECT_EQ(view->hiddenCount(area), 0U);
    trigger("action.deselectAll");
    EXPECT_TRUE(document().selection().empty());
}

TEST_F(Gestures, whatWasHiddenIsShownAndSelected) {
    auto* view = window->views().active();
    const std::vector areas{areaAt(0), areaAt(2)};
    select(areas);
    trigger("action.hide");
    select({areaAt(1)});
    window->commands().applyPreset(keyPresets()[1]); // like Blender
    key(Qt::Key_H, Qt::AltModifier);
    EXPECT_EQ(view->hiddenCount(type("area")), 0U);
    EXPECT_EQ(document().selection().elements(), areas) << "without the connections that were hidden with them";
    key(Qt::Key_H, Qt::AltModifier);
    EXPECT_EQ(document().selection().elements(), areas) << "nothing was hidden";
}

TEST_F(Gestures, theLayoutOfTheWindowIsReset) {
    auto* dock = find<QDockWidget>("dock.history");
    auto* display = find<QDockWidget>("dock.display");
    display->hide();
    dock->setFloating(true);
    QCoreApplication::processEvents();
    trigger("action.resetLayout");
    EXPECT_FALSE(dock->isFloating());
    EXPECT_TRUE(display->isVisible());
    EXPECT_TRUE(find<QDockWidget>("dock.compare")->isHidden()) << "there is nothing to compare";
}

TEST_F(Gestures, aBoxBeginsOverHandles) {
    lookDown();
    const auto area = areaAt(0);
    select({area});
    QCoreApplication::processEvents();
    const auto handle = handleNear(pixel(middleOf(area)));
    trigger("action.boxSelect");
    drag(handle, QPoint(view().width() - 2, view().height() - 2));
    EXPECT_FALSE(document().isModified()) << "nothing was moved";
    EXPECT_FALSE(document().selection().contains(area)) << "it is not wholly inside";
    trigger("action.boxSelect");
    trigger("action.escape");
    select({area});
    drag(handle, handle + QPoint(40, -40)); // along either axis
    EXPECT_TRUE(document().isModified()) << "the handle moves it again";
}

TEST_F(Gestures, aCopyFollowsTheMouse) {
    lookDown();
    const auto area = areaAt(0);
    const auto before = count("area");
    const auto place = middleOf(area);
    select({area});
    const auto from = pixel(place);
    moveTo(from);
    trigger("action.drag.copy");
    ASSERT_EQ(count("area"), before + 1);
    const auto copy = document().selection().primary();
    EXPECT_NE(copy, area);
    moveTo(from + QPoint(60, 0));
    click(from + QPoint(60, 0));
    EXPECT_GT(glm::distance(middleOf(copy), place), 1);
    EXPECT_EQ(middleOf(area), place);
    undo();
    EXPECT_EQ(count("area"), before) << "the copy and its movement are one step";
}

TEST_F(Gestures, aClickOnAMarkShowsTheKeysAndValuesOfItsEntity) {
    find<QCheckBox>("map.entities.shown")->setChecked(true);
    find<QLineEdit>("map.entities.filter")->setText("info_player_terrorist");
    const auto& entities = document().map()->backdrop->geometry.entities;
    const auto start = std::ranges::find_if(entities, [](const world::MapEntity& entity) {
        return entity.className() == "info_player_terrorist" && entity.origin;
    });
    ASSERT_NE(start, entities.end());
    const auto below = glm::dvec3(*start->origin);
    lookDownAt(below, 300);
    // A place of the mark where no element is: beside its middle, and elements are hidden.
    for (const auto& element : all("area"))
        document().selection().add(std::span(&element, 1));
    trigger("action.hide");
    find<QDockWidget>("dock.history")->raise();
    moveTo(pixel(below));
    click(pixel(below));
    const auto text = find<QPlainTextEdit>("map.entity")->toPlainText();
    EXPECT_TRUE(text.contains("classname: info_player_terrorist")) << text.toStdString();
    EXPECT_TRUE(statusMessage().contains("info_player_terrorist")) << statusMessage().toStdString();
    EXPECT_FALSE(find<QDockWidget>("dock.map")->visibleRegion().isEmpty()) << "the panel comes to the front";
}

class GesturesInSave : public OpenWindow {
protected:
    void SetUp() override {
        QSettings().clear();
        writeFile(path("GTASAsf1.b"), tests::buildSave(tests::smallSave()));
        ASSERT_TRUE(showWindow() && open(path("GTASAsf1.b")));
        waitForFrames();
    }
    /// A pixel that shows an element and no handle.
    QPoint beside(QPoint at, Element element) {
        for (int y = -30; y <= 30; y += 2) {
            for (int x = -30; x <= 30; x += 2) {
                const QPointF place(at + QPoint(x, y));
                const auto hits = viewport().pickAllAt(place);
                if (!viewport().tool().claims(place) && !hits.empty() && hits.front().element == element)
                    return place.toPoint();
            }
        }
        ADD_FAILURE() << "handles cover the element";
        return at;
    }
};

TEST_F(GesturesInSave, aDragOfWhatCannotBeCopiedIsRefusedWithTheReason) {
    constexpr auto copies = Qt::ControlModifier | Qt::ShiftModifier;
    const auto car = all("car_generator").front(); // the game numbers them
    const auto before = count("car_generator");
    const auto was = point(car);
    select({car});
    lookDownAt(was, 200);
    const auto from = beside(pixel(was), car);
    QString reason;
    const auto listens =
        QObject::connect(&document(), &document::Document::statusMessage, [&](const QString& text) { reason = text; });
    drag(from, from + QPoint(60, 0), copies);
    QObject::disconnect(listens);
    EXPECT_FALSE(reason.isEmpty());
    EXPECT_EQ(count("car_generator"), before);
    EXPECT_EQ(document().selection().elements(), std::vector{car});
    EXPECT_FALSE(document().isModified());
    drag(from, from + QPoint(60, 0));
    EXPECT_GT(point(car).x, was.x + 1) << "it can be moved";
}

} // namespace
} // namespace navsmith::gui
