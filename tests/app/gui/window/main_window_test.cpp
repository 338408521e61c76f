// The whole editor: a real window, real mouse and keys, files on disk.
#include "tests/app/gui/window/editor_fixture.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/support/corpus.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace navsmith::gui {
namespace {

TEST_F(Editor, everyActionAndDockHasObjectAndAccessibleName) {
    for (const auto* action : window->findChildren<QAction*>()) {
        if (!action->isSeparator() && action->menu() == nullptr && action->parent() == window->menuBar()->parent()) {
            EXPECT_FALSE(action->objectName().isEmpty()) << action->text().toStdString();
        }
    }
    for (const auto* dock : window->findChildren<QDockWidget*>()) {
        EXPECT_TRUE(dock->objectName().startsWith("dock.")) << dock->windowTitle().toStdString();
        EXPECT_FALSE(dock->accessibleName().isEmpty()) << dock->objectName().toStdString();
    }
}

TEST_F(Editor, initialLayoutHasRoomForViewAndTable) {
    const auto* table = window->findChild<QDockWidget*>("dock.table");
    EXPECT_GE(table->height(), 250) << "title, tabs, filter, header, and some rows";
    EXPECT_GE(view().height(), 300);
    EXPECT_GE(view().width(), 500);
    EXPECT_TRUE(window->findChild<QDockWidget*>("dock.history")->isVisible());
}

TEST_F(Editor, panelsWithoutContentForTheSystemAreHidden) {
    EXPECT_FALSE(window->findChild<QDockWidget*>("dock.lists")->isVisible()) << "paths have no lists";
    EXPECT_FALSE(window->findChild<QAction*>("action.dock.lists")->isVisible());
    EXPECT_FALSE(window->findChild<QAction*>("action.pack")->isVisible()) << "paths are not packed into maps";
    EXPECT_TRUE(window->findChild<QDockWidget*>("dock.history")->isVisible());
    window->files().close(document());
    EXPECT_FALSE(window->findChild<QDockWidget*>("dock.lists")->isHidden());
}

TEST_F(Editor, maximisingTheViewHidesPanelsAndBringsThemBack) {
    auto* panel = window->findChild<QDockWidget*>("dock.properties");
    auto* bar = window->findChild<QWidget*>("toolbar.tools");
    const int before = view().height();
    QTest::keyClick(&view(), Qt::Key_Space, Qt::ControlModifier);
    EXPECT_FALSE(panel->isVisible());
    EXPECT_FALSE(bar->isVisible());
    EXPECT_TRUE(QTest::qWaitFor([&] { return view().height() > before + 100; }, 2000));
    QTest::keyClick(&view(), Qt::Key_Space, Qt::ControlModifier);
    EXPECT_TRUE(panel->isVisible());
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(window->findChild<QDockWidget*>("dock.lists")->isHidden());
}

TEST_F(Editor, clickSelectsAndClickOnEmptySpaceDeselects) {
    trigger("action.topView");
    const Element wanted{node(), 1};
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf(wanted));
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{wanted}));
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, pixelOf({node(), 2}));
    EXPECT_EQ(document().selection().size(), 2U);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(4, 4));
    EXPECT_TRUE(document().selection().empty());
}

TEST_F(Editor, draggingAnArrowMovesTheNodeAlongItAndOneUndoBringsItBack) {
    trigger("action.topView");
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf({node(), 1}));
    trigger("action.frame");
    const auto before = positionOf(1);
    const auto start = pixelOf({node(), 1}) + QPoint(60, 0);
    QTest::mousePress(&view(), Qt::LeftButton, {}, start);
    for (int i = 1; i <= 5; ++i)
        QTest::mouseMove(&view(), start + QPoint(12 * i, 3));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, start + QPoint(60, 3));
    const auto after = positionOf(1);
    EXPECT_GT(after.x, before.x + 0.2);
    EXPECT_EQ(after.y, before.y);
    EXPECT_EQ(after.z, before.z);
    EXPECT_EQ(document().undoStack().count(), 1) << "one drag is one step";
    trigger("action.undo");
    EXPECT_EQ(positionOf(1), before);
    EXPECT_FALSE(document().isModified());
}

TEST_F(Editor, undoNamesWhatItUndoes) {
    window->viewport().selectAll();
    QTest::keyClick(&view(), Qt::Key_Right);
    const auto moved = window->statusBar()->currentMessage();
    trigger("action.undo");
    EXPECT_TRUE(window->statusBar()->currentMessage().startsWith("Undone: Move"))
        << window->statusBar()->currentMessage().toStdString();
    EXPECT_NE(window->statusBar()->currentMessage(), moved);
    trigger("action.redo");
    EXPECT_TRUE(window->statusBar()->currentMessage().startsWith("Redone: Move"));
}

TEST_F(Editor, escapeCancelsADragAndThenDeselects) {
    trigger("action.topView");
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf({node(), 1}));
    trigger("action.frame");
    const auto before = positionOf(1);
    const auto start = pixelOf({node(), 1}) + QPoint(60, 0);
    QTest::mousePress(&view(), Qt::LeftButton, {}, start);
    QTest::mouseMove(&view(), start + QPoint(70, 0));
    EXPECT_NE(positionOf(1), before);
    trigger("action.escape");
    EXPECT_EQ(positionOf(1), before);
    EXPECT_EQ(document().undoStack().count(), 0);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, start + QPoint(70, 0));
    EXPECT_FALSE(document().selection().empty());
    trigger("action.escape");
    EXPECT_TRUE(document().selection().empty());
}

TEST_F(Editor, savingWritesOnlyTheEditAndABackup) {
    const auto& flag = *document().model().schema().type(node()).findProperty("road_block");
    const Slot row = 0;
    ASSERT_TRUE(
        document().edit("Flag", [&](auto& tx) { model::writeValue(tx, node(), flag, std::span(&row, 1), true); }));
    EXPECT_TRUE(window->isWindowModified());
    trigger("action.save");
    waitForFiles();
    EXPECT_FALSE(window->isWindowModified());
    const auto saved = tests::readFile(file());
    ASSERT_EQ(saved.size(), original.size());
    std::vector<std::size_t> differing;
    for (std::size_t i = 0; i < saved.size(); ++i) {
        if (saved[i] != original[i])
            differing.push_back(i);
    }
    EXPECT_EQ(differing, (std::vector<std::size_t>{20 + 24})) << "flags of the first node, bits 0 to 7";
    EXPECT_TRUE(std::filesystem::exists(file().parent_path() / ".navsmith-backup"));
}

TEST_F(Editor, aLongMessageTakesTheRoomOfTheCounts) {
    auto* counts = window->findChild<QLabel*>("status.counts");
    const auto* hint = window->findChild<QLabel*>("status.hint");
    window->resize(1024, 700);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->width() == 1024; }));
    EXPECT_FALSE(counts->isVisible());
    EXPECT_TRUE(hint->text().startsWith("Click or drag"));
    EXPECT_EQ(hint->toolTip(), "") << "all of it fits";
    window->resize(1560, 900);
    ASSERT_TRUE(QTest::qWaitFor([&] { return counts->isVisible(); }));
    const QString message(window->width() / 8, u'm');
    window->statusBar()->showMessage(message);
    EXPECT_FALSE(counts->isVisible());
    window->statusBar()->showMessage("Saved");
    EXPECT_TRUE(counts->isVisible());
    window->statusBar()->showMessage(message);
    window->statusBar()->clearMessage();
    EXPECT_TRUE(counts->isVisible());
}

TEST_F(Editor, backupIsRestoredAndShown) {
    const auto before = positionOf(0);
    window->viewport().selectAll();
    QTest::keyClick(&view(), Qt::Key_Right);
    ASSERT_NE(positionOf(0), before);
    trigger("action.save");
    waitForFiles();
    EXPECT_TRUE(window->statusBar()->currentMessage().contains("NODES27.DAT"))
        << window->statusBar()->currentMessage().toStdString();
    trigger("action.restoreBackup");
    waitForFiles();
    auto* dialog = window->findChild<QDialog*>("backups");
    ASSERT_NE(dialog, nullptr);
    const auto* list = dialog->findChild<QTreeWidget*>("backups.list");
    ASSERT_EQ(list->topLevelItemCount(), 1);
    EXPECT_EQ(list->topLevelItem(0)->text(1), "NODES27.DAT");
    expectAccessible(*dialog);
    dialog->accept();
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(*window) && positionOf(0) == before; }, 10000));
    EXPECT_FALSE(document().isModified());
}

TEST_F(Editor, closingWithChangesAsksAndCancelKeepsTheDocument) {
    const auto& flag = *document().model().schema().type(node()).findProperty("road_block");
    const Slot row = 0;
    ASSERT_TRUE(
        document().edit("Flag", [&](auto& tx) { model::writeValue(tx, node(), flag, std::span(&row, 1), true); }));
    trigger("action.close");
    auto* question = window->findChild<QMessageBox*>("message.unsaved");
    ASSERT_NE(question, nullptr);
    question->button(QMessageBox::Cancel)->click();
    EXPECT_NE(window->workspace().active(), nullptr);
    QApplication::processEvents();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    trigger("action.close");
    question = window->findChild<QMessageBox*>("message.unsaved");
    ASSERT_NE(question, nullptr);
    question->button(QMessageBox::Discard)->click();
    EXPECT_EQ(window->workspace().active(), nullptr);
    EXPECT_EQ(tests::readFile(file()), original);
}

TEST_F(Editor, unreadableFileIsReportedAndNothingIsLost) {
    const auto bad = file().parent_path() / "NODES28.DAT";
    writeFile(bad, {std::byte{1}, std::byte{2}});
    window->open({QString::fromStdString(bad.string())});
    waitForFiles();
    auto* message = window->findChild<QMessageBox*>("message.problems");
    ASSERT_NE(message, nullptr);
    EXPECT_TRUE(message->text().contains("NODES28.DAT")) << message->text().toStdString();
    message->button(QMessageBox::Ok)->click();
    EXPECT_EQ(window->workspace().count(), 1U);
}

TEST_F(Editor, savingOverOtherFilesAsks) {
    QTemporaryDir other;
    const auto target = std::filesystem::path(other.path().toStdString()) / "NODES27.DAT";
    const auto theirs = tests::buildArea(tests::smallArea(5), tests::RawForm::Exact);
    writeFile(target, theirs);
    window->files().saveInto(document(), other.path());
    const auto question = [&] { return window->findChild<QMessageBox*>("message.changedOnDisk"); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return question() != nullptr; }, 10000));
    EXPECT_EQ(tests::readFile(target), theirs);
    question()->button(QMessageBox::Yes)->click();
    waitForFiles();
    EXPECT_EQ(tests::readFile(target), original);
    EXPECT_EQ(document().title(), QFileInfo(other.path()).fileName()) << "the folder of a set";
}

/// The 3D view is a native window: the system delivers drops to it, not to a widget.
TEST_F(Editor, filesDroppedOnTheWindowAndOnTheViewAreOpened) {
    std::size_t open = 1;
    for (QObject* target : {static_cast<QObject*>(window.get()), static_cast<QObject*>(&view())}) {
        const bool onView = target == &view();
        SCOPED_TRACE(onView ? "on the view" : "on the window");
        const auto other = path("other" + std::to_string(open));
        std::filesystem::create_directory(other);
        writeFile(other / "NODES5.DAT", tests::buildArea(tests::smallArea(5), tests::RawForm::Exact));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QString::fromStdString(other.string()))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &enter);
        EXPECT_TRUE(enter.isAccepted());
        if (onView) {
            QDragMoveEvent over(QPoint(60, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(target, &over);
            EXPECT_TRUE(over.isAccepted());
        }
        QDropEvent drop(QPointF(60, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(target, &drop);
        EXPECT_TRUE(drop.isAccepted() || !onView);
        ++open;
        EXPECT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == open; }, 10000));
    }
}

TEST_F(Editor, aGameFolderAsksWhatToOpen) {
    QTemporaryDir game;
    const std::filesystem::path root = game.path().toStdString();
    for (const auto* place : {"data/paths", "maps"})
        std::filesystem::create_directories(root / place);
    writeFile(root / "data/paths/NODES5.DAT", tests::buildArea(tests::smallArea(5), tests::RawForm::Exact));
    window->open({game.path()});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 10000)) << "only one: opens at once";

    writeFile(root / "maps/NODES6.DAT", tests::buildArea(tests::smallArea(6), tests::RawForm::Exact));
    window->open({game.path()});
    QListWidget* list = nullptr;
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return (list = window->findChild<QListWidget*>("offer.list")) != nullptr; }, 10000));
    ASSERT_EQ(list->count(), 2);
    EXPECT_TRUE(list->item(0)->text().startsWith("data/paths: ")) << list->item(0)->text().toStdString();
    EXPECT_EQ(list->item(0)->checkState(), Qt::Checked);
    list->item(0)->setCheckState(Qt::Unchecked);
    EXPECT_FALSE(window->findChild<QPushButton*>("offer.open")->isEnabled());
    list->item(1)->setCheckState(Qt::Checked);
    QTest::mouseClick(window->findChild<QPushButton*>("offer.open"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 3; }, 10000));
}

TEST_F(Editor, theOpenDialogStartsBesideTheDocumentAndKnowsItsFiles) {
    EXPECT_EQ(window->files().recent(), QStringList{folder.path()});
    QString start;
    QStringList filters;
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        start = dialog->directory().canonicalPath();
        filters = dialog->nameFilters();
        dialog->reject();
    });
    trigger("action.openFiles");
    EXPECT_EQ(start, QFileInfo(folder.path()).canonicalFilePath());
    EXPECT_TRUE(filters.contains("San Andreas paths (NODES*.DAT)")) << filters.join("; ").toStdString();
    EXPECT_TRUE(filters.first().contains("*.nav")) << "all supported files first";
}

TEST_F(Editor, clicksAtOnePlaceGoThroughWhatLiesBeneath) {
    trigger("action.topView");
    const auto at = pixelOf({node(), 1});
    const auto beneath = window->viewport().pickAllAt(at);
    ASSERT_GT(beneath.size(), 2U) << "a node and its links";
    for (std::size_t i = 0; i <= beneath.size(); ++i) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
        ASSERT_EQ(document().selection().elements(), (std::vector{beneath[i % beneath.size()].element})) << i;
    }
    document().selection().set({beneath[1].element});
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at);
    EXPECT_EQ(document().selection().primary(), beneath[0].element) << "selected elsewhere: starts anew";
}

TEST_F(Editor, altClickListsWhatLiesThere) {
    trigger("action.topView");
    const auto at = pixelOf({node(), 1});
    const auto beneath = window->viewport().pickAllAt(at);
    const auto before = window->viewport().camera();
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::AltModifier, at);
    auto* menu = window->viewport().findChild<QMenu*>("viewport.list");
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), static_cast<qsizetype>(beneath.size()));
    EXPECT_EQ(menu->actions()[0]->text(), "node 27:1");
    menu->actions()[1]->trigger();
    EXPECT_EQ(document().selection().elements(), (std::vector{beneath[1].element}));
    EXPECT_EQ(window->viewport().camera(), before) << "the camera stays";
    menu->close();
}

TEST_F(Editor, theFilterLimitsRectangleAndSelectAll) {
    trigger("action.topView");
    auto& display = *window->views().active();
    const auto link = *document().model().schema().findElementType("link");
    display.setTypePicked(link, true);
    trigger("action.selectAll");
    EXPECT_EQ(document().selection().types(), (std::vector{link}));
    display.setTypePicked(link, false);
    display.setGroupPicked(node(), 2, true);
    document().selection().clear();
    QTest::mousePress(&view(), Qt::LeftButton, {}, QPoint(3, 3));
    QTest::mouseMove(&view(), QPoint(300, 300));
    QTest::mouseMove(&view(), QPoint(view().width() - 3, view().height() - 3));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, QPoint(view().width() - 3, view().height() - 3));
    EXPECT_EQ(document().selection().elements(), display.shownElements(node(), 2)) << "pedestrian nodes";
}

TEST_F(Editor, aClickOnATabOfTheTableGivesItTheKeys) {
    auto* tabs = window->findChild<QTabWidget*>("tables");
    const auto link = *document().model().schema().findElementType("link");
    document().selection().clear();
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(link).center());
    ASSERT_TRUE(QTest::qWaitFor([&] { return QApplication::focusWidget() != nullptr; }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(document().selection().types(), (std::vector{link})) << "the rows of the table that was clicked";
}

TEST_F(Editor, anotherSetInTheSamePlaceIsDimmedOrHidden) {
    const auto& first = document();
    QTemporaryDir other;
    writeFile(std::filesystem::path(other.path().toStdString()) / "NODES27.DAT", original);
    window->open({other.path()});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 10000));
    const auto& scene = window->viewport().scene(first);
    EXPECT_TRUE(scene.isDimmed()) << "the documents are of the same kind";
    EXPECT_FALSE(window->viewport().scene(document()).isDimmed());
    auto* others = window->findChild<QComboBox*>("display.others");
    ASSERT_TRUE(others->isVisibleTo(window.get()));
    const auto choose = [&](OthersLook look) {
        others->setCurrentIndex(others->findData(static_cast<int>(look)));
        Q_EMIT others->activated(others->currentIndex());
    };
    choose(OthersLook::Shown);
    EXPECT_FALSE(scene.isDimmed());
    choose(OthersLook::Hidden);
    trigger("action.topView");
    document().selection().clear();
    window->views().active()->setTypeShown(node(), false);
    EXPECT_FALSE(window->viewport().pickOther(pixelOf({node(), 1}))) << "what is hidden cannot be clicked";
    choose(OthersLook::Shown);
    EXPECT_TRUE(window->viewport().pickOther(pixelOf({node(), 1})));
    window->workspace().close(const_cast<document::Document*>(&first));
    EXPECT_FALSE(others->isVisibleTo(window.get())) << "there is no other any more";
}

TEST_F(Editor, theStockMapOpensAndFollowsAnEditAtOnce) {
    const auto stock = tests::corpusFolder("gta-sa-nodes/fcnpc");
    if (!stock)
        GTEST_SKIP() << tests::missingCorpus("gta-sa-nodes/fcnpc");
    window->open({QString::fromStdString(stock->string())});
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 2; }, 30000));
    EXPECT_EQ(document().model().count(node()), 68237U);
    trigger("action.topView");
    trigger("action.selectAll");
    EXPECT_EQ(document().selection().size(), 68237U);
    document().selection().set({{node(), 1000}});
    const auto before = positionOf(1000);
    const auto& p = *document().model().schema().type(node()).findProperty("position");
    const Slot row = 1000;
    ASSERT_TRUE(document().edit("Move", [&](auto& tx) {
        model::addToValue(tx, node(), p, std::span(&row, 1), {5, 0, 0});
    }));
    EXPECT_EQ(positionOf(1000).x, before.x + 5);
    document().undoStack().undo();
    EXPECT_FALSE(document().isModified());
}

} // namespace
} // namespace navsmith::gui
