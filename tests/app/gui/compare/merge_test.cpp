// Merging into the open document, in a real window.
#include "app/gui/compare/merge_dialog.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <atomic>
#include <chrono>
#include <thread>

namespace navsmith::gui {
namespace {

class MergingInWindow : public WindowTest {
protected:
    std::unique_ptr<MergeDialog> dialog;

    /// The file with another width of a node.
    [[nodiscard]] OtherState theirs(Slot row, std::int64_t width) {
        auto m = std::make_shared<model::Model>(document().model());
        const auto& spec = *m->schema().type(node()).findProperty("width");
        model::Transaction tx(*m, "theirs");
        model::writeValue(tx, node(), spec, std::span(&row, 1), width);
        EXPECT_TRUE(tx.commit());
        return m;
    }
    [[nodiscard]] double width(Slot row) {
        const auto& spec = *document().model().schema().type(node()).findProperty("width");
        return std::get<double>(model::readValue(document().model(), spec, {node(), row}));
    }
    void openDialog(const OtherState& other) {
        dialog = std::make_unique<MergeDialog>(document(), other, "theirs.dat", window->jobs(), window.get());
        dialog->open();
        waitForMerge();
    }
    [[nodiscard]] QPushButton& ok() {
        return *dialog->findChild<QDialogButtonBox*>("merge.buttons")->button(QDialogButtonBox::Ok);
    }
    void waitForMerge() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return ok().isEnabled(); }, 10000));
    }
    [[nodiscard]] QTableView& conflicts() { return *dialog->findChild<QTableView*>("merge.table"); }
    void merge() {
        const int steps = document().undoStack().count();
        QTest::mouseClick(&ok(), Qt::LeftButton);
        ASSERT_TRUE(QTest::qWaitFor([&] { return document().undoStack().count() == steps + 1; }, 10000));
        EXPECT_FALSE(dialog->isVisible());
    }
};

TEST_F(MergingInWindow, EditsOfDifferentElementsCombineInOneStep) {
    const auto other = theirs(1, 7);
    setNumber("width", 0, 3);
    openDialog(other);
    EXPECT_EQ(dialog->findChild<QComboBox*>("merge.base")->currentIndex(), 0) << "as it was opened";
    EXPECT_EQ(conflicts().model()->rowCount(), 0);
    EXPECT_EQ(dialog->findChild<QLabel*>("merge.told")->text(), "No conflicts.");
    merge();
    EXPECT_EQ(width(0), 3);
    EXPECT_EQ(width(1), 7);
    EXPECT_EQ(document().undoStack().undoText(), "Merge with theirs.dat");
    document().undo();
    EXPECT_EQ(width(0), 3);
    EXPECT_NE(width(1), 7);
}

TEST_F(MergingInWindow, AConflictIsSettledByChoice) {
    const auto other = theirs(0, 7);
    setNumber("width", 0, 3);
    openDialog(other);
    ASSERT_EQ(conflicts().model()->rowCount(), 1);
    const auto cell = [&](int column) { return conflicts().model()->index(0, column).data().toString(); };
    EXPECT_EQ(cell(ConflictModel::Property), "Width");
    EXPECT_TRUE(cell(ConflictModel::Ours).startsWith("3")) << cell(ConflictModel::Ours).toStdString();
    EXPECT_TRUE(cell(ConflictModel::Theirs).startsWith("7")) << cell(ConflictModel::Theirs).toStdString();
    EXPECT_EQ(cell(ConflictModel::Taken), "Ours");
    conflicts().selectRow(0);
    QTest::mouseClick(dialog->findChild<QToolButton*>("merge.theirs"), Qt::LeftButton);
    EXPECT_EQ(cell(ConflictModel::Taken), "Theirs");
    merge();
    EXPECT_EQ(width(0), 7);
}

TEST_F(MergingInWindow, WithoutABaseEveryDifferenceIsAConflict) {
    openDialog(theirs(0, 7));
    EXPECT_EQ(dialog->findChild<QComboBox*>("merge.base")->currentIndex(), 1) << "no edit of ours";
    EXPECT_GE(conflicts().model()->rowCount(), 1);
    QTest::mouseClick(dialog->findChild<QToolButton*>("merge.theirs"), Qt::LeftButton);
    merge();
    EXPECT_EQ(width(0), 7);
}

TEST_F(MergingInWindow, TheBaseMayBeAFile) {
    const auto base = std::filesystem::path(folder.path().toStdString()) / "base.dat";
    writeFile(base, original);
    const auto other = theirs(1, 7);
    openDialog(other);
    dialog->setBase(QString::fromStdString(base.string()));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return dialog->findChild<QComboBox*>("merge.base")->currentIndex() == 2 && ok().isEnabled(); }, 10000));
    EXPECT_EQ(conflicts().model()->rowCount(), 0);
    merge();
    EXPECT_EQ(width(1), 7);
}

TEST_F(MergingInWindow, WhatWasCancelledIsMergedAgainBeforeItIsTaken) {
    std::atomic<bool> go = false;
    for (int i = 0; i < 8; ++i) { // more than run at a time
        window->jobs().run<int>(
            window.get(), {.title = "Long work", .writes = true},
            [&go](const document::JobQueue::Report&) {
                while (!go)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return 0;
            },
            [](int) {});
    }
    const auto other = theirs(1, 7);
    setNumber("width", 0, 3);
    dialog = std::make_unique<MergeDialog>(document(), other, "theirs.dat", window->jobs(), window.get());
    dialog->open();
    EXPECT_FALSE(ok().isEnabled());
    window->jobs().cancelReading();
    const auto& summary = *dialog->findChild<QLabel*>("merge.told");
    EXPECT_EQ(summary.text(), "Merging was not completed.");
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_NE(width(1), 7);
    go = true;
    ASSERT_TRUE(QTest::qWaitFor([&] { return summary.text() == "No conflicts."; }, 10000));
    merge();
    EXPECT_EQ(width(1), 7);
}

TEST_F(MergingInWindow, CancellingLeavesTheDocument) {
    const auto other = theirs(1, 7);
    setNumber("width", 0, 3);
    const auto state = document().stateId();
    openDialog(other);
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    dialog.reset();
    EXPECT_EQ(document().stateId(), state);
}

} // namespace
} // namespace navsmith::gui
