// Select Where and Set Where, by keys in a real window.
#include "app/gui/panels/filter_edit.h"
#include "app/gui/search/saved_queries.h"
#include "app/gui/search/where_dialog.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace navsmith::gui {
namespace {

class AskingWhere : public WindowTest {
protected:
    WhereDialog* dialog = nullptr;

    void open(const char* action) {
        trigger(action);
        dialog = window->findChild<WhereDialog*>("where");
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    }
    FilterEdit& expression() { return *dialog->findChild<FilterEdit*>("where.expression"); }
    void type(QLineEdit& line, const QString& text) {
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::qWait(250); // the dialog waits for the typing to end
    }
    [[nodiscard]] QString told() { return dialog->findChild<QLabel*>("where.told")->text(); }
    [[nodiscard]] QString listed() { return dialog->findChild<QPlainTextEdit*>("where.list")->toPlainText(); }
    [[nodiscard]] QPushButton& ok() {
        return *dialog->findChild<QDialogButtonBox*>("where.buttons")->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] double width(Slot row) {
        const auto& spec = *document().model().schema().type(node()).findProperty("width");
        return std::get<double>(model::readValue(document().model(), spec, {node(), row}));
    }
    void choose(const char* combo, const QString& text) {
        auto& box = *dialog->findChild<QComboBox*>(combo);
        const int index = box.findText(text);
        ASSERT_GE(index, 0) << text.toStdString();
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
    }
};

TEST_F(AskingWhere, SelectsWhatTheExpressionFinds) {
    open("action.selectWhere");
    type(expression(), "water");
    EXPECT_EQ(told(), "2 nodes");
    EXPECT_EQ(listed().split('\n', Qt::SkipEmptyParts).size(), 2);
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(document().selection().size(), 2U);
    EXPECT_FALSE(document().isModified());
}

TEST_F(AskingWhere, TakesWhatWasTypedLast) {
    open("action.selectWhere");
    expression().setText("water"); // and no time for the preview
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(document().selection().size(), 2U);
}

TEST_F(AskingWhere, CompletesNamesWhileTyping) {
    open("action.selectWhere");
    type(expression(), "not wat");
    auto* popup = expression().completer()->popup();
    ASSERT_TRUE(popup->isVisible());
    ASSERT_GT(popup->model()->rowCount(), 0);
    EXPECT_EQ(popup->model()->index(0, 0).data().toString(), "water");
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    EXPECT_EQ(expression().text(), "not water");
}

TEST_F(AskingWhere, AMistakeIsShownByACaret) {
    open("action.selectWhere");
    type(expression(), "wdth > 2");
    EXPECT_TRUE(told().contains("nodes have no property 'wdth'\n  wdth > 2\n  ^")) << told().toStdString();
    EXPECT_FALSE(ok().isEnabled());
    EXPECT_TRUE(expression().isRed());
}

TEST_F(AskingWhere, SetsAsOneStepAfterAPreview) {
    open("action.setWhere");
    type(expression(), "id < 2");
    choose("where.property", "Width");
    type(*dialog->findChild<QLineEdit*>("where.value"), "id + 2");
    EXPECT_TRUE(told().startsWith("2 nodes, of which ")) << told().toStdString();
    EXPECT_TRUE(listed().contains(" → ")) << listed().toStdString();
    EXPECT_EQ(width(0), 2) << "the view shows the preview";
    EXPECT_TRUE(document().isPreviewing());
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(width(0), 2);
    EXPECT_EQ(width(1), 3);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undo();
    EXPECT_EQ(width(0), 0);
    EXPECT_EQ(width(1), 5);
}

TEST_F(AskingWhere, CancellingSetsNothing) {
    const Element before{node(), 3};
    document().selection().set({before});
    open("action.setWhere");
    type(expression(), "id < 2");
    choose("where.property", "Width");
    type(*dialog->findChild<QLineEdit*>("where.value"), "5");
    dialog->reject();
    EXPECT_EQ(width(0), 0);
    EXPECT_EQ(document().undoStack().count(), 0);
    EXPECT_EQ(document().selection().primary(), before);
}

TEST_F(AskingWhere, AMistakeInTheValueIsShown) {
    open("action.setWhere");
    type(expression(), "");
    choose("where.property", "Width");
    type(*dialog->findChild<QLineEdit*>("where.value"), "widt * 2");
    EXPECT_TRUE(told().contains('^')) << told().toStdString();
    EXPECT_FALSE(ok().isEnabled());
}

TEST_F(AskingWhere, KeepsQueriesByName) {
    open("action.selectWhere");
    type(expression(), "water");
    QMetaObject::invokeMethod(
        dialog,
        [] {
            for (auto* widget : QApplication::topLevelWidgets()) {
                if (auto* input = qobject_cast<QInputDialog*>(widget); input != nullptr && input->isVisible()) {
                    input->setTextValue("Boats");
                    input->accept();
                }
            }
        },
        Qt::QueuedConnection);
    QTest::mouseClick(dialog->findChild<QPushButton*>("where.save"), Qt::LeftButton);
    ASSERT_EQ(savedQueries("gta_sa_paths").size(), 1U);
    EXPECT_EQ(savedQueries("gta_sa_paths").front(), (SavedQuery{"Boats", "node", "water"}));
    type(expression(), "id = 0");
    choose("where.saved", "Boats");
    EXPECT_EQ(expression().text(), "water");
    EXPECT_EQ(told(), "2 nodes");
    QTest::mouseClick(dialog->findChild<QPushButton*>("where.forget"), Qt::LeftButton);
    EXPECT_TRUE(savedQueries("gta_sa_paths").empty());
}

} // namespace
} // namespace navsmith::gui
