// Comparing the open document with another state of it, in a real window.
#include "app/gui/compare/compare_panel.h"
#include "app/gui/compare/other_state.h"
#include "app/gui/view/view_states.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

namespace navsmith::gui {
namespace {

class ComparingInWindow : public WindowTest {
protected:
    ComparePanel& panel() { return window->comparison(); }
    QTableView& table() { return *find<QTableView>("compare.table"); }
    [[nodiscard]] bool isCurrent() { return panel().comparison() != nullptr && panel().comparison()->isCurrent(); }
    void waitForComparison() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return isCurrent(); }, 10000));
    }
    void compareWithSaved() {
        trigger("action.compareSaved");
        waitForComparison();
    }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    int rows() { return table().model()->rowCount(); }

    void moveNode(Slot row, double by) {
        const auto& spec = *document().model().schema().type(node()).findProperty("position");
        auto at = positionOf(row);
        at.x += by;
        ASSERT_TRUE(document().edit(
            "Move", [&](model::Transaction& tx) { model::writeValue(tx, node(), spec, std::span(&row, 1), at); }));
    }
    void erase(Slot row) {
        ASSERT_TRUE(document().edit("Erase", [&](model::Transaction& tx) { tx.erase(Element{node(), row}); }));
    }
    /// Presses a key while the table has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        table().setFocus();
        QTest::keyClick(&table(), key, modifiers);
    }
};

TEST_F(ComparingInWindow, NothingDiffersBeforeAnEdit) {
    EXPECT_TRUE(find<QDockWidget>("dock.compare")->isHidden()) << "nothing is compared";
    compareWithSaved();
    EXPECT_TRUE(find<QDockWidget>("dock.compare")->isVisible());
    EXPECT_EQ(rows(), 0);
    EXPECT_TRUE(find<QLabel>("compare.state")->text().startsWith("No difference to "))
        << find<QLabel>("compare.state")->text().toStdString();
    EXPECT_TRUE(panel().marks().empty());
}

TEST_F(ComparingInWindow, ListsAndDrawsWhatWasEdited) {
    moveNode(0, 40);
    setNumber("width", 1, 3);
    compareWithSaved();
    EXPECT_GE(rows(), 2);
    bool moved = false;
    bool changed = false;
    for (int row = 0; row < rows(); ++row) {
        moved = moved || (cell(row, 0) == "Moved" && cell(row, 3).contains("moved by 40"));
        changed = changed || (cell(row, 0) == "Different" && cell(row, 3).contains("Width"));
    }
    EXPECT_TRUE(moved);
    EXPECT_TRUE(changed);
    const auto& marks = panel().marks();
    EXPECT_GE(marks.sprites.size(), 3U) << "the moved node at both places, and the wider one";
    EXPECT_FALSE(marks.segments.empty()) << "a line between the places";
}

TEST_F(ComparingInWindow, ABackupIsChosenByItsTime) {
    trigger("action.compareBackup");
    QMessageBox* none = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (none = find<QMessageBox>("message.problems")) != nullptr; }, 10000));
    EXPECT_EQ(find<QDialog>("backups"), nullptr);
    none->reject();
    setNumber("width", 1, 3);
    trigger("action.save");
    waitForFiles();
    trigger("action.compareBackup");
    QDialog* dialog = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (dialog = find<QDialog>("backups")) != nullptr; }, 10000));
    EXPECT_EQ(dialog->windowTitle(), "Compare with Backup");
    EXPECT_EQ(dialog->findChild<QTreeWidget*>("backups.list")->topLevelItemCount(), 1);
    dialog->findChild<QPushButton*>("backups.use")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isCurrent() && rows() > 0; }, 10000));
    bool isListed = false;
    for (int row = 0; row < rows(); ++row)
        isListed = isListed || (cell(row, 0) == "Different" && cell(row, 3).contains("Width"));
    EXPECT_TRUE(isListed);
    EXPECT_FALSE(document().isModified()) << "nothing is restored";
}

TEST_F(ComparingInWindow, FollowsFurtherEdits) {
    compareWithSaved();
    EXPECT_EQ(rows(), 0);
    setNumber("width", 1, 3);
    ASSERT_TRUE(QTest::qWaitFor([&] { return isCurrent() && rows() > 0; }, 10000));
    document().undo();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isCurrent() && rows() == 0; }, 10000));
}

TEST_F(ComparingInWindow, KeysStepThroughTheDifferencesAndTheViewFollows) {
    setNumber("width", 1, 3);
    setNumber("width", 4, 3);
    compareWithSaved();
    const int last = rows() - 1;
    ASSERT_GE(last, 1);
    trigger("action.nextDifference");
    EXPECT_EQ(table().currentIndex().row(), 0);
    const auto first = document().selection().primary();
    ASSERT_TRUE(first.valid());
    const auto camera = window->viewport().camera();
    trigger("action.nextDifference");
    EXPECT_EQ(table().currentIndex().row(), 1);
    EXPECT_NE(document().selection().primary(), first);
    EXPECT_FALSE(window->viewport().camera() == camera) << "it frames the element";
    trigger("action.previousDifference");
    trigger("action.previousDifference");
    EXPECT_EQ(table().currentIndex().row(), last) << "it goes round";
    trigger("action.nextDifference");
    EXPECT_EQ(table().currentIndex().row(), 0);
}

TEST_F(ComparingInWindow, TakesOneDifferenceAsOneStep) {
    const auto before = positionOf(0);
    moveNode(0, 40);
    setNumber("width", 1, 3);
    compareWithSaved();
    const int steps = document().undoStack().count();
    int row = 0;
    while (row < rows() && cell(row, 0) != "Moved")
        ++row;
    ASSERT_LT(row, rows());
    table().selectRow(row);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().undoStack().count() == steps + 1 && isCurrent(); }, 10000));
    EXPECT_EQ(positionOf(0), before);
    EXPECT_TRUE(document().undoStack().undoText().startsWith("Take 1 difference from the saved files as of "));
    EXPECT_GE(rows(), 1) << "the width still differs";
    document().undo();
    EXPECT_NE(positionOf(0), before);
}

TEST_F(ComparingInWindow, TakingAllGivesTheOtherStateBack) {
    moveNode(0, 40);
    setNumber("width", 1, 3);
    erase(4);
    compareWithSaved();
    ASSERT_GT(rows(), 2);
    const int steps = document().undoStack().count();
    find<QAction>("compare.takeAll")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().undoStack().count() == steps + 1 && isCurrent(); }, 10000));
    EXPECT_EQ(rows(), 0) << cell(0, 1).toStdString() << cell(0, 3).toStdString();
    const auto pending = document().pendingSave();
    EXPECT_TRUE(pending.files.empty()) << "the document is as its files are";
}

TEST_F(ComparingInWindow, KeepingOursOnlyShortensTheList) {
    setNumber("width", 1, 3);
    compareWithSaved();
    ASSERT_GE(rows(), 1);
    const auto state = document().stateId();
    table().selectAll();
    press(Qt::Key_Delete);
    EXPECT_EQ(rows(), 0);
    EXPECT_EQ(document().stateId(), state);
    EXPECT_TRUE(panel().marks().empty());
    EXPECT_TRUE(find<QLabel>("compare.state")->text().startsWith("All differences"));
}

TEST_F(ComparingInWindow, ShowsOnlyTheKindsThatAreWanted) {
    moveNode(0, 40);
    erase(4);
    compareWithSaved();
    auto* theirs = find<QCheckBox>("compare.added");
    EXPECT_TRUE(theirs->text().startsWith("Only theirs (")) << theirs->text().toStdString();
    const int all = rows();
    theirs->click();
    EXPECT_LT(rows(), all);
    for (int row = 0; row < rows(); ++row)
        EXPECT_NE(cell(row, 0), "Only theirs");
}

TEST_F(ComparingInWindow, WhatTheViewHidesIsNotDrawn) {
    setNumber("width", 1, 3);
    compareWithSaved();
    const auto all = panel().marks().sprites.size();
    window->views().active()->setTypeShown(node(), false);
    EXPECT_LT(panel().marks().sprites.size(), all);
    window->views().active()->setTypeShown(node(), true);
    EXPECT_EQ(panel().marks().sprites.size(), all);
}

TEST_F(ComparingInWindow, AnErasedElementIsShownWhereItWas) {
    const auto place = placeOf(4);
    erase(4);
    compareWithSaved();
    int row = 0;
    while (row < rows() && !(cell(row, 0) == "Only theirs" && cell(row, 1).startsWith("node")))
        ++row;
    ASSERT_LT(row, rows());
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                      table().visualRect(table().model()->index(row, 1)).center());
    const auto pixel = window->viewport().camera().project(place);
    ASSERT_TRUE(pixel);
    EXPECT_GT(pixel->x, 0);
    EXPECT_LT(pixel->x, view().width());
}

TEST_F(ComparingInWindow, AnotherFileIsReadByAJob) {
    const auto other = std::filesystem::path(folder.path().toStdString()) / "copy.dat";
    writeFile(other, original);
    setNumber("width", 1, 3);
    ReadState read;
    bool done = false;
    readOther(window->jobs(), window.get(), document(), QString::fromStdString(other.string()), [&](ReadState state) {
        read = std::move(state);
        done = true;
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }, 10000));
    ASSERT_TRUE(read.model) << read.problems.join('\n').toStdString();
    panel().compare(document(), *read.model, "copy.dat");
    waitForComparison();
    EXPECT_GE(rows(), 1);
}

TEST_F(ComparingInWindow, AFileThatIsNoneIsRefusedWithAReason) {
    const auto other = std::filesystem::path(folder.path().toStdString()) / "bad.txt";
    writeFile(other, std::vector<std::byte>(40, std::byte{7}));
    ReadState read;
    bool done = false;
    readOther(window->jobs(), window.get(), document(), QString::fromStdString(other.string()), [&](ReadState state) {
        read = std::move(state);
        done = true;
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return done; }, 10000));
    EXPECT_FALSE(read.model);
    EXPECT_FALSE(read.problems.isEmpty());
}

TEST_F(ComparingInWindow, ClosingTheComparisonOrTheDocumentHidesThePanel) {
    setNumber("width", 1, 3);
    compareWithSaved();
    find<QAction>("compare.close")->trigger();
    EXPECT_EQ(panel().comparison(), nullptr);
    EXPECT_TRUE(find<QDockWidget>("dock.compare")->isHidden());
    EXPECT_TRUE(panel().marks().empty());
    compareWithSaved();
    find<QAction>("action.newWindow")->trigger();
    QTest::qWait(300); // drawn
    window->workspace().close(&document());
    EXPECT_EQ(panel().comparison(), nullptr);
    EXPECT_TRUE(panel().marks().empty());
}

} // namespace
} // namespace navsmith::gui
