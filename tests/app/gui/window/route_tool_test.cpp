// The Route tool with real clicks and drags over a road built by clicks.
#include "app/gui/panels/route_panel.h"
#include "app/gui/tools/route_tool.h"
#include "tests/app/gui/window/road_fixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QTableView>

namespace navsmith::gui {
namespace {

class RouteClicks : public RoadFixture {
protected:
    RouteTool& tool() { return static_cast<RouteTool&>(window->viewport().tool()); }
    /// Number of nodes of the shown route; 0: none.
    std::size_t shown() { return tool().route() ? tool().route()->steps.size() : 0; }
    void begin(std::size_t nodes) {
        build(nodes);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QTest::keyClick(&view(), Qt::Key_Escape);
        trigger("action.tool.route");
    }
    void dragFromTo(QPoint from, QPoint to) {
        QTest::mouseMove(&view(), from);
        QTest::mousePress(&view(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&view(), (from + to) / 2);
        QTest::mouseMove(&view(), to);
        QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    }
};

TEST_F(RouteClicks, FollowsTheMouseAndThenADraggedEndUntilEscape) {
    begin(6);
    const auto at = road(6);
    click(at[0]);
    QTest::mouseMove(&view(), at[2]);
    EXPECT_EQ(shown(), 3U);
    click(at[5]);
    ASSERT_EQ(shown(), 6U);
    EXPECT_GT(tool().route()->cost, 0);
    EXPECT_FALSE(tool().marks().segments.empty());
    dragFromTo(at[5], at[3]);
    EXPECT_EQ(shown(), 4U);
    dragFromTo(at[0], at[2]);
    EXPECT_EQ(shown(), 2U);
    EXPECT_EQ(document().undoStack().count(), 6) << "nothing was edited";
    QTest::keyClick(&view(), Qt::Key_Escape);
    ASSERT_TRUE(action("action.tool.route")->isChecked());
    EXPECT_FALSE(tool().route()) << "it starts over";
}

TEST_F(RouteClicks, FollowsEdits) {
    begin(4);
    const auto at = road(4);
    click(at[0]);
    click(at[3]);
    ASSERT_EQ(shown(), 4U);
    trigger("action.undo"); // takes the goal away
    EXPECT_EQ(shown(), 0U);
    trigger("action.redo");
    click(at[0]);
    click(at[3]);
    ASSERT_EQ(shown(), 4U);
    const auto node = *document().model().schema().findElementType("node");
    ASSERT_TRUE(document().edit("cut", [&](model::Transaction& tx) { tx.erase({node, 1}); }));
    EXPECT_EQ(shown(), 0U);
    ASSERT_TRUE(tool().route() && tool().route()->reason);
    EXPECT_FALSE(tool().marks().labels.empty());
    trigger("action.undo");
    EXPECT_EQ(shown(), 4U);
}

TEST_F(RouteClicks, OwnCostsAreTypedAndKeptByName) {
    begin(4);
    const auto at = road(4);
    click(at[0]);
    click(at[3]);
    ASSERT_EQ(shown(), 4U);
    const auto usual = tool().route()->cost;
    const auto type = [&](const char* text) {
        auto* field = find<QComboBox>("route.costs")->lineEdit();
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    };
    type("wide: 2 + 0 * width");
    EXPECT_FLOAT_EQ(tool().route()->cost, usual * 2);
    type("");
    EXPECT_FLOAT_EQ(tool().route()->cost, usual);
    EXPECT_GE(find<QComboBox>("route.costs")->findText("wide: 2 + 0 * width"), 0) << "kept in the list";
    type("widht");
    EXPECT_FLOAT_EQ(tool().route()->cost, usual) << "what is wrong changes nothing";
    EXPECT_NE(statusMessage(), "");
}

TEST_F(RouteClicks, ThePanelListsItsLegs) {
    begin(4);
    trigger("action.dock.route");
    ASSERT_TRUE(QTest::qWaitFor([&] { return find<QDockWidget>("dock.route")->isVisible(); }, 2000));
    find<QDockWidget>("dock.route")->raise();
    waitForFrames();
    auto* table = find<QTableView>("route.legs");
    const auto& legs = *table->model();
    const auto text = [&](int row, LegModel::Column column) { return legs.index(row, column).data().toString(); };
    auto* summary = find<QLabel>("route.summary");
    auto* copy = find<QPushButton>("route.copy");
    EXPECT_TRUE(summary->text().startsWith("No route: ")) << summary->text().toStdString();
    EXPECT_FALSE(copy->isEnabled());
    const auto nodes = all("node");
    // The ends themselves: the panel has made the view smaller.
    click(pixel(point(nodes[0])));
    click(pixel(point(nodes[3])));
    ASSERT_EQ(shown(), 4U);
    ASSERT_EQ(legs.rowCount(), 3);
    EXPECT_EQ(summary->text(), statusMessage());
    EXPECT_EQ(text(0, LegModel::To), text(1, LegModel::From));
    EXPECT_EQ(text(2, LegModel::Total).toDouble(), std::round(tool().route()->cost * 10) / 10);

    copy->click();
    const auto lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 5);
    EXPECT_EQ(lines[0], summary->text());
    EXPECT_EQ(lines[1], "From\tTo\tWay\tLength\tCost\tTotal Cost");
    EXPECT_TRUE(lines[4].startsWith(text(2, LegModel::From) + u'\t'));

    const auto before = viewport().camera().position;
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(legs.index(1, LegModel::To)).center());
    ASSERT_EQ(document().selection().size(), 1U);
    EXPECT_EQ(document().selection().primary().type, type("link"));
    EXPECT_NE(viewport().camera().position, before) << "it is framed";
    EXPECT_EQ(legs.rowCount(), 3) << "selecting leaves the route";
    const auto leg = document().selection().primary();
    QTest::keyClick(table, Qt::Key_Down);
    EXPECT_NE(document().selection().primary(), leg) << "what the highlighted row leads over";
    EXPECT_EQ(document().selection().size(), 1U);

    ASSERT_TRUE(document().edit("cut", [&](model::Transaction& tx) { tx.erase(nodes[1]); }));
    EXPECT_EQ(legs.rowCount(), 0) << "it follows edits";
    EXPECT_TRUE(summary->text().contains("no route")) << summary->text().toStdString();
    trigger("action.undo");
    EXPECT_EQ(legs.rowCount(), 3);
    view().requestActivate();
    QTest::keyClick(&view(), Qt::Key_Escape);
    EXPECT_EQ(legs.rowCount(), 0);
    EXPECT_TRUE(summary->text().startsWith("No route: "));
}

TEST_F(RouteClicks, OffersTheTravellersOfTheDocument) {
    begin(3);
    auto* field = window->findChild<QComboBox*>("route.traveller");
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->count(), 5);
    const auto at = road(3);
    click(at[0]);
    click(at[2]);
    ASSERT_EQ(shown(), 3U);
    field->setCurrentIndex(field->findData("ped"));
    EXPECT_EQ(shown(), 0U);
    EXPECT_EQ(tool().route()->reason->id, "wrong_graph");
}

} // namespace
} // namespace navsmith::gui
