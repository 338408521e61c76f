// Adding and removing the links of the selected node below their table.
#include "tests/app/gui/panels/property_panel_fixture.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

namespace navsmith::gui {
namespace {

using tests::find;

class EdgeButtonsTest : public PropertyPanelTest {
protected:
    QTreeWidget& table() { return find<QTreeWidget>(panel, "edges"); }
    QPushButton& add() { return find<QPushButton>(panel, "edges.add"); }
    QPushButton& remove() { return find<QPushButton>(panel, "edges.remove"); }
    QLineEdit& end() { return find<QLineEdit>(panel, "edges.end"); }
    QString step(int index) { return document->undoStack().text(index); }
    std::size_t links() { return document->model().count(tests::typeOf(*document, "link")); }

    /// Two pedestrian nodes with one link each, between them.
    static constexpr model::Slot kNode = 5;
    static constexpr const char* kOther = "27:6";

    void unlink() {
        select("node", {kNode});
        ASSERT_EQ(table().topLevelItemCount(), 1);
        table().topLevelItem(0)->setSelected(true);
        QTest::mouseClick(&remove(), Qt::LeftButton);
        ASSERT_TRUE(table().isHidden());
    }
    void name(const QString& name) {
        tests::replaceText(end(), name);
        end().completer()->popup()->hide();
        QTest::keyClick(&end(), Qt::Key_Return);
    }
};

TEST_F(EdgeButtonsTest, removesTheSelectedLinkInOneStep) {
    const auto before = links();
    select("node", {kNode});
    EXPECT_FALSE(remove().isEnabled()) << "no row is selected";
    unlink();
    EXPECT_EQ(links(), before - 2) << "with the link back";
    ASSERT_EQ(document->undoStack().count(), 1);
    EXPECT_TRUE(step(0).startsWith("Unlink: ")) << step(0).toStdString();
    EXPECT_EQ(document->selection().primary().slot, kNode) << "the node stays selected";
    EXPECT_FALSE(table().isVisible());
    EXPECT_TRUE(add().isVisible()) << "also without a link";
    document->undo();
    EXPECT_EQ(table().topLevelItemCount(), 1);
}

TEST_F(EdgeButtonsTest, deleteInTheTableRemovesTheLinkAndNotTheNode) {
    const auto nodes = document->model().count(tests::typeOf(*document, "node"));
    const auto before = links();
    select("node", {kNode});
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    table().topLevelItem(0)->setSelected(true);
    QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_Delete, {});
    shortcut.ignore();
    QApplication::sendEvent(&table(), &shortcut);
    EXPECT_TRUE(shortcut.isAccepted()) << "or the window would delete the node";
    QTest::keyClick(&table(), Qt::Key_Delete);
    EXPECT_EQ(links(), before - 2);
    EXPECT_EQ(document->model().count(tests::typeOf(*document, "node")), nodes);
}

TEST_F(EdgeButtonsTest, addsALinkToANamedNode) {
    const auto before = links();
    unlink();
    EXPECT_FALSE(end().isVisible());
    QTest::keyClick(&add(), Qt::Key_Space);
    ASSERT_TRUE(end().isVisible());
    EXPECT_TRUE(end().hasFocus());
    EXPECT_EQ(end().accessibleName(), "Node");
    EXPECT_EQ(add().accessibleName(), "Add Link");
    name(kOther);
    EXPECT_EQ(links(), before);
    ASSERT_EQ(document->undoStack().count(), 2);
    EXPECT_EQ(step(1), "Link Nodes: 2 nodes");
    ASSERT_EQ(table().topLevelItemCount(), 1);
    EXPECT_EQ(table().topLevelItem(0)->text(0), "node 27:6");
    EXPECT_EQ(document->selection().size(), 1U);
    EXPECT_FALSE(end().isVisible());
    EXPECT_FALSE(add().isChecked());
}

TEST_F(EdgeButtonsTest, completesNames) {
    unlink();
    add().click();
    QTest::keyClicks(&end(), "27:");
    auto* names = end().completer();
    ASSERT_EQ(names->completionCount(), 7);
    QTest::keyClicks(&end(), "6");
    ASSERT_EQ(names->completionCount(), 1);
    QTest::keyClick(names->popup(), Qt::Key_Down);
    QTest::keyClick(names->popup(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table().isVisible(); }, 1000));
    EXPECT_EQ(table().topLevelItem(0)->text(0), "node 27:6");
}

TEST_F(EdgeButtonsTest, linksOneWayWhereTheSystemCan) {
    unlink();
    add().click();
    EXPECT_FALSE(find<QCheckBox>(panel, "edges.bothWays").isVisible()) << "paths always lead both ways";
    const auto waypoints = tests::waypointDocument();
    use(*waypoints);
    const auto& m = waypoints->model();
    const auto link = tests::typeOf(*waypoints, "link");
    const auto leaving = [&](model::Slot node) {
        return m.referrers(model::Column<model::Ref>{link, m.schema().type(link).edge->from}, node).size();
    };
    selectIn(*waypoints, "node", {1});
    add().click();
    auto& both = find<QCheckBox>(panel, "edges.bothWays");
    ASSERT_TRUE(both.isVisible());
    EXPECT_TRUE(both.isChecked());
    both.click();
    name("2");
    EXPECT_EQ(leaving(1), 2U);
    EXPECT_EQ(leaving(2), 0U);
    EXPECT_TRUE(waypoints->undoStack().text(0).startsWith("Link One Way: "));
    EXPECT_EQ(table().headerItem()->text(1), "Type") << "the columns of this game";
    panel.setDocument(nullptr);
}

TEST_F(EdgeButtonsTest, tellsWhyNot) {
    unlink();
    const auto before = links();
    QSignalSpy unknown(&panel, &PropertyPanel::statusMessage);
    QSignalSpy refused(document.get(), &document::Document::statusMessage);
    add().click();
    name("27:99");
    ASSERT_EQ(unknown.count(), 1);
    EXPECT_EQ(unknown[0][0].toString(), "There is no node called \"27:99\".");
    name("27:0");
    ASSERT_EQ(refused.count(), 1);
    EXPECT_TRUE(refused[0][0].toString().contains("node 27:0")) << refused[0][0].toString().toStdString();
    name("27:5");
    EXPECT_EQ(refused.count(), 2) << "the node itself";
    EXPECT_EQ(links(), before);
    EXPECT_TRUE(end().isVisible()) << "another node may do";
}

TEST_F(EdgeButtonsTest, escapeOrAnotherSelectionEndsAdding) {
    QSignalSpy picking(&panel, &PropertyPanel::pickRequested);
    select("node", {kNode});
    add().click();
    ASSERT_EQ(picking.count(), 1);
    EXPECT_EQ(picking[0][0].value<model::ElementTypeId>(), tests::typeOf(*document, "node"));
    QTest::keyClicks(&end(), "27:");
    auto* list = end().completer()->popup();
    ASSERT_TRUE(list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    EXPECT_FALSE(list->isVisible());
    EXPECT_TRUE(add().isChecked()) << "it closes the list first";
    QTest::keyClick(&end(), Qt::Key_Escape);
    EXPECT_FALSE(add().isChecked());
    EXPECT_TRUE(add().hasFocus());
    EXPECT_EQ(picking.last()[0].value<model::ElementTypeId>(), model::kNoElementType);
    add().click();
    select("node", {1});
    EXPECT_FALSE(add().isChecked());
    EXPECT_FALSE(end().isVisible());
    select("node", {0, 1});
    EXPECT_FALSE(add().isVisible());
    select("link", {0});
    EXPECT_FALSE(add().isVisible()) << "the table shows the link itself";
}

} // namespace
} // namespace navsmith::gui
