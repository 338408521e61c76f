// Crash safety: recovery after a crash, and files changed by other programs.
#include "tests/app/gui/window/kept_editor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>

namespace navsmith::gui {
namespace {

TEST_F(KeptEditor, UntouchedSampleGivesWayToWhatTheUserOpens) {
    start({}, {text(game())});
    ASSERT_TRUE(waitForDocuments(1));
    const auto other = top() / "other";
    std::filesystem::copy(game(), other, std::filesystem::copy_options::recursive);
    window->open({text(other)});
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().opened().shownPath == other; }, 10000));
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().opened().shownPath, other);
    quit();
}

TEST_F(KeptEditor, SampleWithEditsStays) {
    start({}, {text(game())});
    ASSERT_TRUE(waitForDocuments(1));
    moveNode(100);
    const auto other = top() / "other";
    std::filesystem::copy(game(), other, std::filesystem::copy_options::recursive);
    window->open({text(other)});
    EXPECT_TRUE(waitForDocuments(2));
}

// Commands -----------------------------------------------------------------------------------------------------------

TEST_F(KeptEditor, EveryMenuCommandCanBeFoundAndGivenKeys) {
    open();
    QApplication::processEvents();
    std::vector<QMenu*> menus;
    for (const auto* action : window->menuBar()->actions())
        menus.push_back(action->menu());
    std::set<QString> found;
    while (!menus.empty()) {
        const auto* menu = menus.back();
        menus.pop_back();
        for (const auto* action : menu->actions()) {
            if (action->menu() != nullptr)
                menus.push_back(action->menu());
            else if (action->objectName().startsWith("action."))
                found.insert(action->objectName());
        }
    }
    EXPECT_TRUE(found.contains("action.restoreSession")) << "the second command";
    EXPECT_TRUE(found.contains("action.autosavedCopies"));
    for (const auto& name : found) {
        const auto* entry = window->commands().find(name);
        ASSERT_NE(entry, nullptr) << name.toStdString();
        EXPECT_FALSE(entry->title().isEmpty()) << name.toStdString();
    }
    EXPECT_TRUE(window->commands().allConflicts().isEmpty());
    for (const auto& entry : window->commands().entries()) {
        if (entry.place == kWindow) {
            EXPECT_NE(window->commands().action(entry.id), nullptr) << entry.id.toStdString();
        }
    }
}

// Recovery -----------------------------------------------------------------------------------------------------------

TEST_F(KeptEditor, RecoversEditsAfterACrash) {
    open();
    moveNode(10);
    moveNode(20);
    const auto bytes = document().pendingSave().files.at(0).bytes;
    QTest::qWait(10); // the session is written when no event is pending
    end();
    start();
    auto* list = wait<QTreeWidget>("recovery.list");
    ASSERT_EQ(list->topLevelItemCount(), 1);
    EXPECT_EQ(list->topLevelItem(0)->text(0), "game");
    EXPECT_FALSE(list->topLevelItem(0)->text(1).isEmpty());
    EXPECT_EQ(list->topLevelItem(0)->text(2), "2");
    expectAccessible(*wait<RecoveryDialog>("recovery"));
    press("recovery.recover");
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(document().undoStack().count(), 2);
    EXPECT_EQ(document().pendingSave().files.at(0).bytes, bytes);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hasRecovery(); })) << "nothing is left to ask about";
    EXPECT_EQ(window->findChild<QMessageBox*>("message.recovered"), nullptr);
    QTest::qWait(100);
    EXPECT_EQ(window->workspace().count(), 1U) << "the session does not open it again";
    EXPECT_TRUE(document().isModified());
}

TEST_F(KeptEditor, ShowsTheReportOfACrashOnce) {
    const auto folder = CrashSafety::crashFolder(top() / "state");
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "crash-1764400000-7.txt") << "Stack:\nnavsmith(_ZN8navsmith3gui3runEi+0x1c) [0x55]\n";
    open();
    auto* report = wait<QPlainTextEdit>("crashReport.text");
    EXPECT_EQ(report->toPlainText(), "Stack:\nnavsmith(navsmith::gui::run(int)+0x1c) [0x55]\n");
    press("crashReport.copy");
    EXPECT_EQ(QGuiApplication::clipboard()->text(), report->toPlainText());
    EXPECT_TRUE(window->findChild<QAction*>("action.crashReports")->isEnabled());
    end();
    open();
    EXPECT_EQ(window->findChild<QPlainTextEdit*>("crashReport.text"), nullptr);
}

TEST_F(KeptEditor, ClickOnEmptySpaceKeepsTheSelection) {
    open();
    moveNode(10);
    end();
    start();
    auto* list = wait<QTreeWidget>("recovery.list");
    const auto usable = [&] {
        return wait<QPushButton>("recovery.recover")->isEnabled() && wait<QPushButton>("recovery.discard")->isEnabled();
    };
    ASSERT_TRUE(usable());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->viewport()->rect().bottomRight() - QPoint(8, 8));
    EXPECT_TRUE(usable());
    EXPECT_TRUE(list->topLevelItem(0)->isSelected()) << "and it shows";
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      list->visualItemRect(list->topLevelItem(0)).center());
    EXPECT_TRUE(usable());
    press("recovery.later");
}

TEST_F(KeptEditor, LaterAsksAgainAndDiscardAsksForConfirmation) {
    open();
    moveNode(10);
    end();
    start();
    press("recovery.later");
    end();
    start();
    press("recovery.discard");
    answer("message.discard", QMessageBox::Cancel);
    EXPECT_TRUE(hasRecovery());
    press("recovery.discard");
    answer("message.discard", QMessageBox::Discard);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !hasRecovery(); }));
    end();
    start();
    QTest::qWait(50); // time for something that must not happen
    EXPECT_FALSE(hasRecovery());
}

TEST_F(KeptEditor, SavedOrClosedDocumentsAreNotOffered) {
    open();
    moveNode(10);
    window->findChild<QAction*>("action.save")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
    end();
    open();
    EXPECT_FALSE(hasRecovery());
    moveNode(20);
    window->findChild<QAction*>("action.close")->trigger();
    answer("message.unsaved", QMessageBox::Discard);
    end();
    start();
    EXPECT_FALSE(hasRecovery());
}

TEST_F(KeptEditor, ReportsDamagedJournalAndChangedFiles) {
    open();
    moveNode(10);
    moveNode(20);
    end();
    for (const auto& entry : fs::directory_iterator(top() / "state" / "recovery"))
        fs::resize_file(entry.path(), fs::file_size(entry.path()) - 3);
    std::ofstream(file(), std::ios::app) << "more";
    start();
    auto* list = wait<QTreeWidget>("recovery.list");
    EXPECT_EQ(list->topLevelItem(0)->text(2), "1");
    EXPECT_FALSE(list->topLevelItem(0)->text(4).isEmpty());
    press("recovery.recover");
    auto* box = wait<QMessageBox>("message.recovered");
    EXPECT_TRUE(box->text().contains("damaged")) << box->text().toStdString();
    EXPECT_TRUE(box->text().contains("1 file")) << box->text().toStdString();
    box->button(QMessageBox::Ok)->click();
    EXPECT_EQ(document().undoStack().count(), 1);
    window->findChild<QAction*>("action.save")->trigger();
    answer("message.changedOnDisk", QMessageBox::No);
    EXPECT_TRUE(window->isWindowModified());
}

TEST_F(KeptEditor, UnreadableJournalIsKeptAndReported) {
    fs::create_directories(top() / "state" / "recovery");
    std::ofstream(top() / "state" / "recovery" / "0123.journal") << "another document";
    start({}, {text(game())});
    auto* list = wait<QTreeWidget>("recovery.list");
    EXPECT_TRUE(list->topLevelItem(0)->text(4).contains("not a journal"));
    EXPECT_FALSE(wait<QPushButton>("recovery.recover")->isEnabled());
    press("recovery.later");
    EXPECT_TRUE(waitForDocuments(1)) << "and the program starts normally";
    EXPECT_TRUE(fs::exists(top() / "state" / "recovery" / "0123.journal"));
}

// Changes by other programs -------------------------------------------------------------------------------------------

TEST_F(KeptEditor, AChangeByAnotherProgramIsOfferedForReloading) {
    open();
    EXPECT_FALSE(bar()->isVisible());
    auto area = tests::smallArea(27);
    area.nodes[0].width = 99;
    const auto bytes = tests::buildArea(area, tests::RawForm::Exact);
    fs::remove(file());
    std::ofstream(file(), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    ASSERT_TRUE(waitForBar(true));
    EXPECT_TRUE(window->findChild<QLabel*>("changeBar.text")->text().contains("NODES27.DAT"));
    auto camera = window->viewport().camera();
    camera.position = {1, 2, 3};
    window->views().active()->setCamera(camera);
    window->views().active()->setTypeShown(*document().model().schema().findElementType("link"), false);
    const model::Element selected{*document().model().schema().findElementType("node"), 1};
    document().selection().set({selected});
    press("changeBar.reload");
    ASSERT_TRUE(waitForBar(false));
    EXPECT_EQ(document().system().codec.save(document().model()).files.at(0).bytes, bytes);
    EXPECT_EQ(window->viewport().camera().position, glm::vec3(1, 2, 3)) << "the view stays";
    EXPECT_EQ(document().selection().elements(), std::vector{selected});
    EXPECT_FALSE(window->isWindowModified()) << "it is what the file holds";
    EXPECT_NE(
        window->views().active()->overrides().hiddenTypes.at(*document().model().schema().findElementType("link")), 0);
}

/// As another program does.
void writeWidth(const fs::path& file, std::uint8_t width) {
    auto area = tests::smallArea(27);
    area.nodes[0].width = width;
    const auto bytes = tests::buildArea(area, tests::RawForm::Exact);
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

TEST_F(KeptEditor, UndoLeadsFromTheReloadedStateBackToUnsavedEdits) {
    open();
    moveNode(10);
    const auto mine = document().system().codec.save(document().model()).files.at(0).bytes;
    writeWidth(file(), 99);
    ASSERT_TRUE(waitForBar(true));
    press("changeBar.reload");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
    EXPECT_EQ(document().undoStack().count(), 2);
    document().undo();
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_EQ(document().system().codec.save(document().model()).files.at(0).bytes, mine);
    window->findChild<QAction*>("action.save")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000))
        << "what is replaced was read: nothing to ask";
}

TEST_F(KeptEditor, FilesThatChangeAreReloadedWithoutAskingIfPeopleSaySo) {
    open();
    writeWidth(file(), 99);
    ASSERT_TRUE(waitForBar(true));
    press("changeBar.always");
    ASSERT_TRUE(waitForBar(false));
    const auto width = [&] {
        const auto node = *document().model().schema().findElementType("node");
        const auto& property = *document().model().schema().type(node).findProperty("width");
        return std::get<double>(model::readValue(document().model(), property, {node, 0}));
    };
    const auto wide = width();
    writeWidth(file(), 33);
    ASSERT_TRUE(QTest::qWaitFor([&] { return width() != wide; }, 10000));
    EXPECT_TRUE(waitForBar(false));
    EXPECT_EQ(document().undoStack().count(), 2) << "each a step";
}

TEST_F(KeptEditor, ADocumentThatLosesFilesIsReplaced) {
    writeArea(game(), 28);
    open();
    ASSERT_EQ(document().opened().place.files.size(), 2U);
    moveNode(10);
    fs::remove(game() / "NODES28.DAT");
    ASSERT_TRUE(waitForBar(true));
    press("changeBar.reload");
    answer("message.reload", QMessageBox::Cancel);
    EXPECT_TRUE(window->isWindowModified());
    press("changeBar.reload");
    answer("message.reload", QMessageBox::Discard);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
    EXPECT_EQ(document().opened().place.files.size(), 1U);
}

TEST_F(KeptEditor, KeepMineHidesTheBarAndSavingAsks) {
    open();
    moveNode(10);
    std::ofstream(file(), std::ios::app) << "more";
    ASSERT_TRUE(waitForBar(true));
    press("changeBar.keep");
    EXPECT_FALSE(bar()->isVisible());
    window->findChild<QAction*>("action.save")->trigger();
    answer("message.changedOnDisk", QMessageBox::Yes);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
    keeper->fileWatch().check();
    EXPECT_FALSE(bar()->isVisible());
}

// Session ------------------------------------------------------------------------------------------------------------

TEST_F(KeptEditor, AutosavedCopiesGoToTheProgramsOwnFolder) {
    open();
    moveNode(10);
    keeper->autosaver().saveNow();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !keeper->autosaver().isWriting(); }));
    const auto folder = keeper->autosaver().folderOf(document());
    EXPECT_EQ(folder.parent_path(), top() / "state" / "autosave");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
}

} // namespace
} // namespace navsmith::gui
