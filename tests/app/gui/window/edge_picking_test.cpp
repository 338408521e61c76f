// The other end of a new link is picked in the 3D view.
#include "tests/app/gui/window/editor_fixture.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace navsmith::gui {
namespace {

class EdgePicking : public Editor {
protected:
    Element first;
    Element second;

    void SetUp() override {
        Editor::SetUp();
        first = {node(), 5};
        second = {node(), 6};
        document().selection().set({first, second});
        QCoreApplication::processEvents(); // updates the commands
        trigger("action.verb.gta_sa_paths.disconnect");
        ASSERT_EQ(document().undoStack().count(), 1);
        window->viewport().frameSelection();
        document().selection().set({first});
        QTest::qWait(50);
    }
    QPushButton& add() { return *window->findChild<QPushButton*>("edges.add"); }
    QTreeWidget& table() { return *window->findChild<QTreeWidget*>("edges"); }
    void click(QPoint at) {
        QTest::mouseMove(&view(), at);
        QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    }
};

TEST_F(EdgePicking, aClickOnANodeLinksToIt) {
    const int steps = document().undoStack().count();
    add().click();
    EXPECT_TRUE(window->findChild<QLabel*>("status.hint")->text().startsWith("Click the wanted node."));
    click({5, 5});
    EXPECT_EQ(document().undoStack().count(), steps) << "nothing is there";
    EXPECT_TRUE(add().isChecked());
    click(pixelOf(second));
    EXPECT_EQ(document().undoStack().count(), steps + 1);
    EXPECT_EQ(document().selection().primary(), first) << "the click selects nothing";
    ASSERT_EQ(table().topLevelItemCount(), 1);
    EXPECT_EQ(table().topLevelItem(0)->text(0), "node 27:6");
    EXPECT_FALSE(add().isChecked());
    click(pixelOf(second));
    EXPECT_EQ(document().selection().primary(), second) << "selecting again";
}

TEST_F(EdgePicking, closingTheWindowMeanwhileIsSafe) {
    add().click();
    ASSERT_TRUE(add().isChecked());
    window.reset();
}

TEST_F(EdgePicking, escapeInTheViewEndsIt) {
    add().click();
    QTest::keyClick(&view(), Qt::Key_Escape);
    EXPECT_FALSE(add().isChecked());
    EXPECT_EQ(document().selection().primary(), first);
    add().click();
    auto& end = *window->findChild<QLineEdit*>("edges.end");
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    end.setFocus();
    QTest::keyClicks(&end, "27:");
    QTest::keyClick(end.completer()->popup(), Qt::Key_Escape);
    EXPECT_TRUE(add().isChecked()) << "closes the list of names first";
    trigger("action.tool.measure");
    EXPECT_FALSE(add().isChecked()) << "another tool";
}

} // namespace
} // namespace navsmith::gui
