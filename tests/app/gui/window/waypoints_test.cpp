// Bot waypoints with their map: opening, and building with the mouse.
#include "app/gui/panels/map_panel.h"
#include "tests/app/gui/window/waypoint_fixture.h"

#include <QCheckBox>

namespace navsmith::gui {
namespace {

class Waypoints : public WaypointFixture {
protected:
    /// In the middle of the hall, where the floor is free.
    static constexpr glm::dvec3 kHall{300, -20, 0};

    void place() {
        document().selection().clear();
        lookDownAt(kHall, 500);
        key(Qt::Key_B);
        ASSERT_TRUE(find<QAction>("action.tool.chain")->isChecked());
    }
    void drawLinks() {
        document().selection().clear();
        key(Qt::Key_L, Qt::ShiftModifier);
        ASSERT_TRUE(find<QAction>("action.tool.link")->isChecked());
    }
};

TEST_F(Waypoints, findsTheMapAndMarksItsEntities) {
    EXPECT_EQ(find<QLabel>("map.name")->text().section('\n', 0, 0), "arena.bsp");
    EXPECT_FALSE(document().isModified()) << "opening a map is not an edit";
    EXPECT_EQ(count("node"), plan.waypoints.size());
    auto* panel = window->findChild<MapPanel*>();
    const auto wanted = std::ranges::count_if(plan.things, [](const auto& t) { return t.className != "light"; });
    EXPECT_EQ(panel->marks().sprites.size(), static_cast<std::size_t>(wanted));
    trigger("action.topView");
    const auto weapon = symbol::rgb(0xF29B38);
    const int with = pixelsLike(weapon);
    EXPECT_GT(with, 60);
    find<QCheckBox>("map.marks.shown")->click();
    EXPECT_TRUE(panel->marks().sprites.empty());
    EXPECT_LT(pixelsLike(weapon), with / 2);
    find<QCheckBox>("map.marks.shown")->click();
    EXPECT_GT(pixelsLike(weapon), 60);
}

TEST_F(Waypoints, everyMenuFitsASmallScreen) {
    document().selection().set({all("node").front()});
    expectMenusFit(*window);
}

TEST_F(Waypoints, framesTheGraphAndASingleNodeWithContext) {
    for (const bool again : {false, true}) {
        if (again)
            trigger("action.isoView");
        for (const auto e : all("node"))
            EXPECT_TRUE(view().geometry().translated(-view().position()).contains(pixel(point(e)))) << e.slot;
    }
    select({node("middle 5")});
    trigger("action.frame");
    EXPECT_LT((pixel(point(node("middle 5"))) - pixel(point(node("east 8")))).manhattanLength(), 2 * view().width());
    const auto radius = pixel(point(node("middle 5")) + glm::dvec3(64, 0, 0)) - pixel(point(node("middle 5")));
    EXPECT_LT(radius.manhattanLength(), view().height() / 3);
}

TEST_F(Waypoints, nodesAreVisibleThroughWater) {
    lookDownAt({-288, -400, 0}, 300);
    const auto nodeColour = [](const QColor& c) { return c.red() > 200 && c.green() > 205 && c.blue() > 210; };
    find<QCheckBox>("map.marks.shown")->setChecked(false);
    EXPECT_GT(pixels(nodeColour) + pixelsLike(symbol::rgb(0x4FA3D8)), 150);
}

TEST_F(Waypoints, clicksBuildNodesLinkedBothWaysUntilEscapeEndsTheChain) {
    place();
    const auto nodes = count("node");
    const auto links = count("link");
    click(pixel(kHall));
    click(pixel(kHall + glm::dvec3(0, -60, 0)));
    click(pixel(kHall + glm::dvec3(-60, -60, 0)));
    ASSERT_EQ(count("node"), nodes + 3);
    EXPECT_EQ(count("link"), links + 4);
    const auto made = all("node");
    EXPECT_EQ(point(made[nodes]).z, kFoot);
    EXPECT_NEAR(point(made[nodes]).x, kHall.x, 1);
    EXPECT_NEAR(point(made[nodes]).y, kHall.y, 1);
    for (std::size_t i = nodes; i + 1 < made.size(); ++i) {
        EXPECT_EQ(number(link(made[i], made[i + 1]), "type"), 0);
        EXPECT_TRUE(link(made[i + 1], made[i]).valid());
    }
    EXPECT_EQ(document().undoStack().count(), 3);
    EXPECT_EQ(lastStep(), QString("Place Nodes: node %1").arg(nodes + 2));
    trigger("action.undo");
    EXPECT_EQ(count("node"), nodes + 2);
    click(pixel(kHall + glm::dvec3(40, 40, 0)));
    const auto last = all("node").back();
    EXPECT_TRUE(link(made[nodes + 1], last).valid()) << "goes on from the one before";
    click(pixel(point(node("middle 4"))));
    EXPECT_EQ(count("node"), nodes + 3) << "a click on a node links it";
    EXPECT_TRUE(link(last, node("middle 4")).valid());
    EXPECT_TRUE(link(node("middle 4"), last).valid());
    key(Qt::Key_Escape);
    EXPECT_TRUE(find<QAction>("action.tool.chain")->isChecked());
    const auto before = count("link");
    click(pixel(kHall + glm::dvec3(80, 20, 0)));
    EXPECT_EQ(count("node"), nodes + 4);
    EXPECT_EQ(count("link"), before) << "a new beginning";
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    EXPECT_TRUE(find<QAction>("action.tool.select")->isChecked());
    document().undoStack().setIndex(0);
    EXPECT_TRUE(document().pendingSave().files.empty());
}

TEST_F(Waypoints, viewShowsDistanceAndWalkability) {
    place();
    click(pixel(kHall));
    moveTo(pixel(kHall + glm::dvec3(0, -60, 0)));
    EXPECT_TRUE(label().startsWith("60 units, level")) << label().toStdString();
    EXPECT_FALSE(label().contains("cannot")) << label().toStdString();
    EXPECT_GT(viewport().tool().marks().segments.size(), 20U) << "its disc";
    // The block in the middle is too high to walk up, but a drop from it works.
    moveTo(pixel({150, 110, 128}));
    EXPECT_TRUE(label().contains("128 up; not walkable")) << label().toStdString();
    choose(*window, "parameter.way", "no link");
    moveTo(pixel({150, 112, 128}));
    EXPECT_FALSE(label().contains("cannot")) << label().toStdString();
    EXPECT_TRUE(find<QLabel>("status.hint")->text().contains("Click to continue"));
}

TEST_F(Waypoints, draggingBuildsTypedLinks) {
    const auto from = node("north 4");
    const auto to = node("below 3");
    ASSERT_FALSE(link(from, to).valid());
    lookDownAt((point(from) + point(to)) / 2.0, 420);
    drawLinks();
    const auto links = count("link");
    // Click the node's disc beside its centre. The gallery is above it.
    find<QDoubleSpinBox>("map.top")->setValue(100);
    press(pixel(point(from)));
    dragOn(pixel(point(from)), pixel(point(to) + glm::dvec3(10, 4, 0)));
    EXPECT_TRUE(label().contains(" units, level")) << label().toStdString();
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, pixel(point(to) + glm::dvec3(10, 4, 0)));
    ASSERT_EQ(count("link"), links + 2) << statusMessage().toStdString();
    EXPECT_TRUE(link(from, to).valid());
    EXPECT_TRUE(link(to, from).valid());
    undo();
    choose(*window, "parameter.type", "long jump");
    choose(*window, "parameter.way", "one way");
    drag(pixel(point(from)), pixel(point(to)));
    ASSERT_EQ(count("link"), links + 1);
    EXPECT_EQ(number(link(from, to), "type"), 1);
    EXPECT_TRUE(refer(link(from, to), "traversal").valid());
    drag(pixel(point(from)), pixel({330, 330, 0}));
    EXPECT_EQ(count("link"), links + 1);
    EXPECT_EQ(statusMessage(), "There is no node at the end of the drag.");
    drag(pixel({330, 330, 0}), pixel(point(to)));
    EXPECT_EQ(statusMessage(), "Drag from one node to another.");
    EXPECT_EQ(document().undoStack().count(), 1);
}

} // namespace
} // namespace navsmith::gui
