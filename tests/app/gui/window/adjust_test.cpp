// The last operation in the window: F9 shows its values, F4 does it to what is selected now, and numbers are typed
// while a handle is dragged.
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/road_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>

#include <glm/geometric.hpp>

namespace navsmith::gui {
namespace {

constexpr int kArrow = 60; ///< pixels from the element

/// What people do with the panel of the last operation.
template <typename Fixture>
class Adjusting : public Fixture {
protected:
    QDialog* panel() { return this->template find<QDialog>("adjust"); }
    QString title() { return panel()->template findChild<QLabel*>("adjust.title")->text(); }
    QString message() { return panel()->template findChild<QLabel*>("adjust.message")->text(); }
    QDoubleSpinBox* field(const char* name) { return panel()->template findChild<QDoubleSpinBox*>(name); }
    void openPanel() {
        this->key(Qt::Key_F9);
        ASSERT_NE(panel(), nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(panel()));
    }
    void enter(const char* name, const char* number) {
        auto* box = field(name);
        ASSERT_NE(box, nullptr) << name;
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
        QTest::keyClick(box, Qt::Key_Tab);
    }
    int steps() { return this->document().undoStack().count(); }
};

class AdjustingWaypoints : public Adjusting<WaypointFixture> {
protected:
    Element one;
    Element other;

    void SetUp() override {
        WaypointFixture::SetUp();
        ASSERT_FALSE(HasFatalFailure());
        one = node("middle 1");
        other = node("middle 5");
        select({one});
        lookDownAt(point(one), 2000);
    }
    /// Takes the arrow of the x axis and moves it a little.
    void takeArrow() {
        const auto arrow = pixel(point(one)) + QPoint(kArrow, 0);
        press(arrow);
        dragOn(arrow, arrow + QPoint(40, 0));
    }
};

TEST_F(AdjustingWaypoints, NumbersTypedDuringADragTakeThePlaceOfTheMouse) {
    const auto was = point(one);
    takeArrow();
    ASSERT_NE(point(one), was);
    key(Qt::Key_5);
    key(Qt::Key_0);
    EXPECT_EQ(point(one), was + glm::dvec3(50, 0, 0)) << "along the axis of the handle";
    key(Qt::Key_Minus);
    EXPECT_EQ(point(one), was - glm::dvec3(50, 0, 0));
    key(Qt::Key_Y);
    EXPECT_EQ(point(one), was - glm::dvec3(0, 50, 0)) << "along the axis that is named";
    key(Qt::Key_Z);
    key(Qt::Key_8);
    EXPECT_EQ(point(one), was + glm::dvec3(0, -50, 8));
    const auto hint = find<QLabel>("status.hint")->text();
    EXPECT_TRUE(hint.contains("Moved by 0.00, -50.00, 8.00") && hint.contains("y -50, z 8")) << hint.toStdString();
    key(Qt::Key_Backspace);
    key(Qt::Key_Backspace);
    EXPECT_EQ(point(one), was - glm::dvec3(0, 50, 0)) << "taken back";
    key(Qt::Key_Return);
    letGo(pixel(was));
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(point(one), was - glm::dvec3(0, 50, 0));
    undo();
    EXPECT_EQ(point(one), was);
}

TEST_F(AdjustingWaypoints, TabGoesToTheNextAxisShiftLeavesOneOutAndEscapeForgets) {
    const auto was = point(one);
    takeArrow();
    for (const auto each : {Qt::Key_5, Qt::Key_Tab, Qt::Key_3})
        key(each);
    EXPECT_EQ(point(one), was + glm::dvec3(5, 3, 0));
    key(Qt::Key_Tab);
    EXPECT_EQ(point(one), was + glm::dvec3(5, 3, 0)) << "an axis without a number takes no part";
    key(Qt::Key_Escape);
    EXPECT_EQ(point(one), was);
    letGo(pixel(was));
    EXPECT_EQ(steps(), 0);
    takeArrow();
    EXPECT_NE(point(one).x, was.x + 5) << "the mouse leads again";
    EXPECT_EQ(point(one).y, was.y);
    key(Qt::Key_Escape);
    letGo(pixel(was));

    moveTo(pixel(was) + QPoint(80, 40));
    trigger("action.drag.move");
    key(Qt::Key_Z, Qt::ShiftModifier);
    key(Qt::Key_4);
    EXPECT_EQ(point(one).x, was.x + 4);
    EXPECT_EQ(point(one).z, was.z);
    key(Qt::Key_Escape);
    EXPECT_EQ(point(one), was);
}

TEST_F(AdjustingWaypoints, StepsByKeysAreAdjustedTogether) {
    const auto was = point(one);
    find<QDoubleSpinBox>("toolbar.snapStep")->setValue(16);
    trigger("action.nudge.right");
    trigger("action.nudge.right");
    EXPECT_EQ(point(one), was + glm::dvec3(32, 0, 0));
    EXPECT_EQ(steps(), 1);
    openPanel();
    EXPECT_EQ(title(), "Move");
    EXPECT_EQ(field("parameter.x")->value(), 32);
    enter("parameter.x", "40");
    EXPECT_EQ(point(one), was + glm::dvec3(40, 0, 0));
    EXPECT_EQ(steps(), 1);
}

TEST_F(AdjustingWaypoints, AnArrowDraggedWithCtrlAndShiftMovesACopy) {
    constexpr auto copies = Qt::ControlModifier | Qt::ShiftModifier;
    const auto nodes = document().model().count(one.type);
    const auto was = point(one);
    const auto arrow = pixel(was) + QPoint(kArrow, 0);
    press(arrow, copies);
    dragOn(arrow, arrow + QPoint(40, 0), copies);
    letGo(arrow + QPoint(40, 0), copies);
    EXPECT_EQ(document().model().count(one.type), nodes + 1);
    EXPECT_EQ(point(one), was);
    const auto copy = document().selection().primary();
    EXPECT_GT(point(copy).x, was.x + 1);
    EXPECT_EQ(point(copy).y, was.y) << "along the arrow";
    EXPECT_EQ(steps(), 1);
}

TEST_F(AdjustingWaypoints, ANumberThatIsOnlyBegunIsNotConfirmed) {
    const auto was = point(one);
    trigger("action.drag.move");
    key(Qt::Key_Minus);
    key(Qt::Key_Return);
    EXPECT_EQ(steps(), 0);
    EXPECT_EQ(statusMessage(), "Type the rest of the number, or take it back with Backspace.");
    key(Qt::Key_5);
    key(Qt::Key_Return);
    EXPECT_EQ(point(one), was - glm::dvec3(5, 0, 0));
    EXPECT_EQ(steps(), 1);
}

TEST_F(AdjustingWaypoints, AMoveIsAdjustedAndRepeated) {
    const auto was = point(one);
    const auto wasOther = point(other);
    takeArrow();
    key(Qt::Key_3);
    key(Qt::Key_2);
    key(Qt::Key_Return);
    letGo(pixel(was));
    ASSERT_EQ(point(one), was + glm::dvec3(32, 0, 0));
    openPanel();
    EXPECT_EQ(title(), "Move");
    EXPECT_EQ(field("parameter.x")->value(), 32);
    enter("parameter.y", "16");
    EXPECT_EQ(point(one), was + glm::dvec3(32, 16, 0));
    enter("parameter.x", "-8");
    EXPECT_EQ(point(one), was + glm::dvec3(-8, 16, 0));
    EXPECT_EQ(steps(), 1) << "one step, however often it is adjusted";

    select({other});
    view().requestActivate();
    trigger("action.repeatLast");
    EXPECT_EQ(point(other), wasOther + glm::dvec3(-8, 16, 0));
    EXPECT_EQ(steps(), 2);
    EXPECT_EQ(field("parameter.x")->value(), -8) << "of the repeated one";
    undo();
    undo();
    EXPECT_EQ(point(one), was);
    EXPECT_EQ(title(), "Nothing to adjust");
    EXPECT_EQ(field("parameter.x"), nullptr);
}

TEST_F(AdjustingWaypoints, TheFirstNumberIsTypedOverAndEscapeClosesThePanel) {
    const auto was = point(one);
    takeArrow();
    key(Qt::Key_3);
    key(Qt::Key_2);
    key(Qt::Key_Return);
    letGo(pixel(was));
    openPanel();
    ASSERT_TRUE(QTest::qWaitForWindowActive(panel()));
    auto* focus = panel()->focusWidget();
    ASSERT_NE(focus, nullptr);
    QTest::keyClicks(focus, "64");
    QTest::keyClick(focus, Qt::Key_Tab);
    EXPECT_EQ(point(one), was + glm::dvec3(64, 0, 0));
    EXPECT_TRUE(statusMessage().startsWith("Adjusted: "));
    QTest::keyClick(panel()->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(panel()->isVisible());
    EXPECT_EQ(document().selection().size(), 1U) << "the main window heeds no key of the panel";
    trigger("action.adjustLast");
    EXPECT_TRUE(panel()->isVisible());
    trigger("action.adjustLast");
    EXPECT_FALSE(panel()->isVisible());
}

TEST_F(AdjustingWaypoints, TheSelectionFollowsTheMouseWithoutAButton) {
    const auto was = point(one);
    const auto start = pixel(was) + QPoint(80, 40);
    moveTo(start);
    trigger("action.drag.move");
    moveTo(start + QPoint(40, 0));
    EXPECT_GT(point(one).x, was.x);
    EXPECT_NEAR(point(one).y, was.y, 1);
    key(Qt::Key_X);
    key(Qt::Key_6);
    key(Qt::Key_4);
    EXPECT_EQ(point(one), was + glm::dvec3(64, 0, 0));
    key(Qt::Key_Return);
    EXPECT_EQ(steps(), 1);

    trigger("action.drag.move");
    moveTo(start);
    EXPECT_NE(point(one), was + glm::dvec3(64, 0, 0));
    key(Qt::Key_Escape);
    EXPECT_EQ(point(one), was + glm::dvec3(64, 0, 0));
    EXPECT_EQ(steps(), 1);

    trigger("action.drag.move");
    moveTo(start + QPoint(0, 40));
    const auto there = point(one);
    click(start + QPoint(0, 40));
    EXPECT_EQ(steps(), 2) << "a click confirms";
    EXPECT_EQ(point(one), there);
    EXPECT_EQ(document().selection().primary(), one) << "and selects nothing";
}

TEST_F(AdjustingWaypoints, RotatingAndScalingWithoutHandles) {
    select({one, other});
    const auto centre = (point(one) + point(other)) / 2.0;
    lookDownAt(centre, 2000);
    const auto was = point(one);
    moveTo(pixel(centre) + QPoint(120, 30));
    trigger("action.drag.rotate");
    key(Qt::Key_9);
    key(Qt::Key_0);
    key(Qt::Key_Return);
    EXPECT_EQ(lastStep(), "Rotate by 90°: 2 nodes");
    QCoreApplication::processEvents();
    EXPECT_TRUE(window->findChild<QAction*>("action.tool.select")->isChecked()) << "the tool from before";
    undo();
    trigger("action.drag.rotate");
    key(Qt::Key_X);
    key(Qt::Key_3);
    EXPECT_TRUE(find<QLabel>("status.hint")->text().contains("only about z"));
    key(Qt::Key_Escape);
    trigger("action.drag.scale");
    key(Qt::Key_2);
    key(Qt::Key_Return);
    EXPECT_EQ(lastStep(), "Scale by 2: 2 nodes");
    EXPECT_LT(glm::distance(glm::dvec2(point(one) - centre), glm::dvec2((was - centre) * 2.0)), 0.01);
}

TEST_F(AdjustingWaypoints, ARotationIsNamedByItsAngle) {
    select({one, other});
    trigger("action.tool.rotate_selection");
    const auto centre = (point(one) + point(other)) / 2.0;
    lookDownAt(centre, 2000);
    const auto was = point(one);
    press(pixel(centre) + QPoint(80, 0));
    dragOn(pixel(centre) + QPoint(80, 0), pixel(centre) + QPoint(60, -50));
    key(Qt::Key_9);
    key(Qt::Key_0);
    key(Qt::Key_Return);
    letGo(pixel(centre));
    EXPECT_EQ(lastStep(), "Rotate by 90°: 2 nodes");
    openPanel();
    enter("parameter.angle", "180");
    EXPECT_EQ(lastStep(), "Rotate by 180°: 2 nodes");
    EXPECT_LT(glm::distance(glm::dvec2(point(one)), glm::dvec2(centre * 2.0 - was)), 0.01);
}

TEST_F(AdjustingWaypoints, DuplicateRunsAtOnceWithTheLastOffsets) {
    const auto was = point(one);
    const auto before = count("node");
    auto* duplicate = find<QAction>("action.verb.quake_nav2.duplicate");
    EXPECT_FALSE(duplicate->text().contains(QChar(0x2026))) << "it asks nothing";
    duplicate->trigger();
    ASSERT_EQ(count("node"), before + 1);
    EXPECT_EQ(point(document().selection().primary()), was + glm::dvec3(20, 20, 0));
    openPanel();
    EXPECT_EQ(title(), "Duplicate");
    auto* x = field("parameter.dx");
    ASSERT_NE(x, nullptr);
    x->setValue(64);
    ASSERT_EQ(count("node"), before + 1);
    EXPECT_EQ(point(document().selection().primary()).x, was.x + 64);
    EXPECT_EQ(steps(), 1);

    duplicate->trigger();
    ASSERT_EQ(count("node"), before + 2);
    EXPECT_EQ(point(document().selection().primary()).x, was.x + 128) << "as far as the last time";
    undo();
    undo();
    EXPECT_EQ(count("node"), before);
}

class AdjustingMesh : public Adjusting<MeshFixture> {};

TEST_F(AdjustingMesh, AnEditRunsAgainFromTheStateBefore) {
    const auto areas = all("area");
    select({areas.front()});
    const auto before = count("area");
    inDialog(find<QAction>("action.verb.source_nav.subdivide"), [&](EditDialog& dialog) { accept(dialog); });
    ASSERT_GT(count("area"), before);
    openPanel();
    EXPECT_EQ(title(), "Subdivide");
    const auto once = count("area");
    enter("parameter.depth", "2");
    EXPECT_NE(count("area"), once);
    EXPECT_EQ(steps(), 1);
    undo();
    EXPECT_EQ(count("area"), before);
}

class AdjustingRoads : public Adjusting<RoadFixture> {};

TEST_F(AdjustingRoads, WhatAClickBuiltIsAdjustedAndTheChainGoesOn) {
    build(3);
    const auto nodes = count("node");
    openPanel();
    EXPECT_EQ(title(), "Build Car Road");
    enter("parameter.lanes_forward", "3");
    EXPECT_EQ(count("node"), nodes);
    EXPECT_TRUE(problems().empty()) << problems().front();
    view().requestActivate();
    click(road(4).back());
    EXPECT_EQ(count("node"), nodes + 1) << "continues from the last node";
    EXPECT_TRUE(problems().empty()) << problems().front();
    for (int i = document().undoStack().index(); i > 0; --i)
        undo();
    EXPECT_TRUE(saysTheFileIs(original));
}

class AdjustingProperties : public Adjusting<Editor> {
protected:
    Element node(Slot row) { return {type("node"), row}; }
    double width(Slot row) { return std::get<double>(value(node(row), "width")); }
    void typeWidth(const char* number) {
        auto* box = find<QWidget>("property.node.width");
        ASSERT_NE(box, nullptr);
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, number);
    }
    void enterWidth(const char* number) {
        typeWidth(number);
        QTest::keyClick(find<QWidget>("property.node.width"), Qt::Key_Return);
    }
    void showPanel() {
        trigger("action.adjustLast");
        ASSERT_TRUE(QTest::qWaitForWindowExposed(panel()));
    }
};

TEST_F(AdjustingProperties, ANumberIsAdjustedAndRepeated) {
    select({node(0), node(1)});
    enterWidth("7");
    ASSERT_EQ(width(0), 7);
    ASSERT_EQ(width(1), 7);
    select({});
    showPanel();
    EXPECT_EQ(title(), "Set Width");
    EXPECT_EQ(field("parameter.width")->value(), 7);
    enter("parameter.width", "4.5");
    EXPECT_EQ(width(0), 4.5);
    EXPECT_EQ(width(1), 4.5);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(lastStep(), "Width: mixed to 4.5 units, 2 nodes");

    select({node(5)});
    EXPECT_EQ(find<QAction>("action.repeatLast")->text().remove(u'&'), "Repeat Set Width");
    trigger("action.repeatLast");
    EXPECT_EQ(width(5), 4.5);
    EXPECT_EQ(steps(), 2);
    enter("parameter.width", "6");
    EXPECT_EQ(width(5), 6);
    EXPECT_EQ(width(0), 4.5);
    EXPECT_EQ(lastStep(), "Width: 2 to 6 units, node 27:5");

    select(all("link"));
    trigger("action.repeatLast");
    EXPECT_EQ(steps(), 2);
    EXPECT_EQ(statusMessage(), "Nothing that is selected has the property Width.");
}

TEST_F(AdjustingProperties, EscapeTakesBackWhatIsTypedAndNothingElse) {
    select({node(0)});
    const double was = width(0);
    typeWidth("9");
    QTest::keyClick(window->windowHandle(), Qt::Key_Escape); // as from the keyboard: shortcuts come first
    EXPECT_EQ(width(0), was);
    EXPECT_EQ(steps(), 0);
    EXPECT_EQ(document().selection().elements(), std::vector{node(0)});
}

TEST_F(AdjustingProperties, ChangesOfValuesAreAdjusted) {
    select({node(0), node(1)});
    const double was[] = {width(0), width(1)};
    enterWidth("+2");
    showPanel();
    EXPECT_EQ(field("parameter.width")->value(), 2);
    enter("parameter.width", "3");
    EXPECT_EQ(width(0), was[0] + 3);
    EXPECT_EQ(width(1), was[1] + 3);
    EXPECT_EQ(steps(), 1);
}

TEST_F(AdjustingProperties, FlagsAndChoicesHaveTheirFields) {
    select({node(0)});
    const bool wasWater = std::get<bool>(value(node(0), "water"));
    find<QCheckBox>("property.node.water")->click();
    showPanel();
    EXPECT_EQ(title(), "Set Water");
    auto* box = panel()->findChild<QCheckBox*>("parameter.water");
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->isChecked(), !wasWater);
    box->click();
    EXPECT_EQ(message(), "Nothing changes.") << "as it was before";
    EXPECT_EQ(steps(), 1);

    choose(*window, "property.node.road_class", "highway");
    auto* choices = panel()->findChild<QComboBox*>("parameter.road_class");
    ASSERT_NE(choices, nullptr);
    EXPECT_EQ(choices->currentText(), "highway");
    const auto highway = value(node(0), "road_class");
    choices->setCurrentIndex(choices->currentIndex() == 0 ? 1 : 0);
    EXPECT_NE(value(node(0), "road_class"), highway);
    EXPECT_EQ(steps(), 2);
}

} // namespace
} // namespace navsmith::gui
