// Editing bot waypoints: links with keys and the property panel; nodes, radii and traversals with the mouse.
#include "tests/app/gui/window/waypoint_fixture.h"

namespace navsmith::gui {
namespace {

class WaypointEdits : public WaypointFixture {};

// Links ------------------------------------------------------------------------------------------------------------

TEST_F(WaypointEdits, keysLinkInSelectionOrder) {
    const auto a = node("north 4");
    const auto b = node("below 3");
    const auto links = count("link");
    select({a, b});
    key(Qt::Key_J);
    EXPECT_TRUE(link(a, b).valid());
    EXPECT_TRUE(link(b, a).valid());
    EXPECT_EQ(count("link"), links + 2);
    undo();
    select({b, a});
    key(Qt::Key_J, Qt::AltModifier);
    EXPECT_TRUE(link(b, a).valid());
    EXPECT_FALSE(link(a, b).valid());
    EXPECT_EQ(count("link"), links + 1);
    select({a, b});
    key(Qt::Key_J, Qt::ShiftModifier);
    EXPECT_EQ(count("link"), links);
    EXPECT_EQ(document().undoStack().count(), 2);
}

// Nodes ------------------------------------------------------------------------------------------------------------

TEST_F(WaypointEdits, rimHandleSetsTheRadiusInStepsOfFour) {
    const auto e = node("middle 5");
    const auto was = number(e, "radius");
    select({e});
    lookDownAt(point(e), 400);
    const auto rim = pixel(point(e) + glm::dvec3(static_cast<double>(was), 0, 0));
    const auto out = pixel(point(e) + glm::dvec3(static_cast<double>(was) + 23, 0, 0));
    moveTo(rim);
    auto* hint = find<QLabel>("status.hint");
    EXPECT_TRUE(QTest::qWaitFor([&] { return hint->text().startsWith("Set Radius: "); }, 3000))
        << hint->text().toStdString();
    EXPECT_FALSE(find<QAction>("action.neighboursFollow")->isEnabled()) << "nodes have no neighbours that touch them";
    press(rim);
    dragOn(rim, out);
    const auto report = QString("Set Radius: radius %1 units").arg(was + 24);
    EXPECT_TRUE(hint->text().startsWith(report)) << hint->text().toStdString();
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, out);
    EXPECT_EQ(number(e, "radius"), was + 24);
    EXPECT_EQ(lastStep(), "Set Radius: node 26");
    const auto now = pixel(point(e) + glm::dvec3(static_cast<double>(was) + 24, 0, 0));
    drag(now, pixel(point(e) - glm::dvec3(50, 0, 0)));
    EXPECT_EQ(number(e, "radius"), 4) << "never less";
    EXPECT_EQ(point(e), glm::dvec3(560, 80, kFoot));
}

TEST_F(WaypointEdits, thePointsOfATraversalHaveHandles) {
    const auto t = refer(link("gallery 4", "block"), "traversal");
    ASSERT_TRUE(t.valid());
    select({t});
    const auto exit = point(t, "exit");
    const auto start = point(t, "start");
    const auto end = point(t, "end");
    lookDownAt((start + end) / 2.0, 260);
    // Move each sideways, off the line on which they all are.
    const auto aside = [&](const char* property) {
        const auto at = pixel(point(t, property));
        drag(at, at + QPoint(30, 0));
    };
    aside("start");
    EXPECT_GT(point(t, "start").x, start.x + 5);
    EXPECT_EQ(point(t, "start").z, start.z);
    EXPECT_EQ(point(t, "exit"), exit);
    EXPECT_EQ(point(t, "end"), end);
    EXPECT_TRUE(lastStep().startsWith("Move Start: traversal ")) << lastStep().toStdString();
    aside("end");
    EXPECT_GT(point(t, "end").x, end.x + 5);
    aside("exit");
    EXPECT_GT(point(t, "exit").x, exit.x + 5);
    EXPECT_EQ(document().undoStack().count(), 3);
    document().undoStack().setIndex(0);
    EXPECT_EQ(point(t, "start"), start);
}

TEST_F(WaypointEdits, theEndKeyPutsNodesOnTheFloor) {
    const auto a = node("middle 5");
    const auto b = node("gallery 6");
    const auto& spec = model().schema().type(a.type);
    ASSERT_TRUE(document().edit("Lift", [&](model::Transaction& tx) {
        for (const auto e : {a, b})
            model::writeValue(tx, e.type, *spec.findProperty("position"), std::span(&e.slot, 1),
                              point(e) + glm::dvec3(0, 0, 70));
    }));
    select({a, b});
    key(Qt::Key_End);
    EXPECT_EQ(point(a).z, kFoot);
    EXPECT_EQ(point(b).z, 128 + kFoot);
    EXPECT_EQ(document().undoStack().count(), 2);
    undo();
    EXPECT_EQ(point(a).z, 70 + kFoot);
    trigger("action.ground");
    EXPECT_EQ(point(a).z, kFoot);
    undo();
    trigger("action.undo");
    EXPECT_TRUE(document().pendingSave().files.empty());
}

// Jumps ------------------------------------------------------------------------------------------------------------

TEST_F(WaypointEdits, computesJumpsOnTheMapAndReportsTheRest) {
    const auto jump = link("gallery 4", "block");
    const auto t = refer(jump, "traversal");
    const auto start = point(t, "start");
    const auto& spec = model().schema().type(t.type);
    ASSERT_TRUE(document().edit("Astray", [&](model::Transaction& tx) {
        model::writeValue(tx, t.type, *spec.findProperty("start"), std::span(&t.slot, 1),
                          start + glm::dvec3(40, 20, 60));
    }));
    const auto walk = link("north 3", "north 4");
    ASSERT_TRUE(document().edit("No jump", [&](model::Transaction& tx) {
        model::writeValue(tx, walk.type, *model().schema().type(walk.type).findProperty("type"),
                          std::span(&walk.slot, 1), std::int64_t{1});
    }));
    select({jump, walk});
    inDialog(edit("find_traversal"), [&](EditDialog& dialog) {
        EXPECT_EQ(said(dialog), "Found: 1. No gap, barrier or ledge: 1");
        EXPECT_GT(dialog.marks().segments.size(), 10U) << "the arc";
        EXPECT_NEAR(point(t, "start").x, start.x, 0.1) << "tried out";
        accept(dialog);
    });
    EXPECT_NEAR(point(t, "start").x, start.x, 0.1);
    EXPECT_NEAR(point(t, "start").y, start.y, 1.5);
    EXPECT_NEAR(point(t, "start").z, 128 + kFoot, 0.1);
    EXPECT_EQ(document().selection().elements(), std::vector{t});
    EXPECT_EQ(document().undoStack().count(), 3);
    EXPECT_EQ(lastStep(), "Compute Jumps: 2 links");
    // A link with nothing to jump over gets no traversal.
    select({walk});
    inDialog(edit("find_traversal"), [&](EditDialog& dialog) {
        EXPECT_EQ(dialog.findChild<QLabel*>("dialog.verb.refusal")->text(),
                  "The map has no gap, barrier or ledge between these nodes.");
        EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    });
    EXPECT_EQ(document().undoStack().count(), 3);
    select({node("north 1")});
    EXPECT_FALSE(edit("find_traversal")->isEnabled());
    EXPECT_TRUE(edit("find_traversal")->statusTip().contains("Select jumps"));
}

} // namespace
} // namespace navsmith::gui
