// Crash safety: recovery after a crash, files changed by other programs, and the last session.
#include "app/gui/crash_safety.h"
#include "app/gui/last_session.h"
#include "app/gui/main_window.h"
#include "app/gui/recovery_dialog.h"
#include "app/gui/viewport/viewport.h"
#include "core/files/path_text.h"
#include "core/model/property.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/support/map_bytes.h"
#include "tests/support/path_bytes.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace navsmith::gui {
namespace {

namespace fs = std::filesystem;

void writeArea(const fs::path& folder, std::uint16_t area) {
    fs::create_directories(folder);
    const auto bytes = tests::buildArea(tests::smallArea(area), tests::RawForm::Exact);
    std::ofstream(folder / ("NODES" + std::to_string(area) + ".DAT"), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

class KeptEditor : public ::testing::Test {
protected:
    QTemporaryDir temp;
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<CrashSafety> keeper;

    [[nodiscard]] fs::path top() const { return temp.path().toStdString(); }
    [[nodiscard]] fs::path game() const { return top() / "game"; }
    [[nodiscard]] fs::path file() const { return game() / "NODES27.DAT"; }
    [[nodiscard]] static QString text(const fs::path& path) { return QString::fromStdString(path.string()); }

    void SetUp() override {
        QSettings().clear();
        writeArea(game(), 27);
    }
    void TearDown() override { end(); }

    /// Starts like main().
    void start(const QStringList& paths = {}, const QStringList& otherwise = {}) {
        window = std::make_unique<MainWindow>();
        keeper = std::make_unique<CrashSafety>(*window, CrashSafetySettings{top() / "state", "1.2.3"});
        window->resize(1000, 700);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        keeper->start(paths, otherwise);
    }
    void open() {
        start({text(game())});
        ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != nullptr; }, 10000));
    }
    /// Simulates a crash: no questions, no cleanup.
    void end() {
        if (keeper)
            keeper->journals().flush();
        keeper.reset();
        window.reset();
    }
    /// Closes the window without unsaved changes.
    void quit() {
        window->findChild<QAction*>("action.quit")->trigger();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }));
        end();
    }

    document::Document& document() { return *window->workspace().active(); }
    void moveNode(int x) {
        const auto node = *document().model().schema().findElementType("node");
        const auto& position = *document().model().schema().type(node).findProperty("position");
        const model::Slot row = 0;
        ASSERT_TRUE(document().edit(
            "Move", [&](auto& tx) { model::writeValue(tx, node, position, std::span(&row, 1), glm::dvec3(x, 0, 0)); }));
    }
    template <typename Widget>
    Widget* wait(const char* name) {
        Widget* found = nullptr;
        (void)QTest::qWaitFor(
            [&] {
                found = window->findChild<Widget*>(name);
                return found != nullptr && found->isVisible();
            },
            10000);
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void press(const char* name) {
        auto* button = wait<QPushButton>(name);
        ASSERT_NE(button, nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void answer(const char* name, QMessageBox::StandardButton with) {
        auto* box = wait<QMessageBox>(name);
        ASSERT_NE(box, nullptr);
        box->button(with)->click();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    [[nodiscard]] bool hasRecovery() const { return window->findChild<RecoveryDialog*>("recovery") != nullptr; }
    bool waitForDocuments(std::size_t count) {
        return QTest::qWaitFor([&] { return window->workspace().count() == count && !window->files().isBusy(); },
                               10000);
    }
    QWidget* bar() { return window->findChild<QWidget*>("changeBar"); }
    bool waitForBar(bool shown) {
        return QTest::qWaitFor([&] { return bar()->isVisible() == shown; }, 10000);
    }
};

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
}

// Recovery -----------------------------------------------------------------------------------------------------------

TEST_F(KeptEditor, RecoversEditsAfterACrash) {
    open();
    moveNode(10);
    moveNode(20);
    const auto bytes = document().pendingSave().files.at(0).bytes;
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
    const auto* before = &document();
    press("changeBar.reload");
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().active() != before; }, 10000));
    ASSERT_TRUE(waitForDocuments(1));
    ASSERT_TRUE(waitForBar(false));
    EXPECT_EQ(document().system().codec.save(document().model()).files.at(0).bytes, bytes);
    EXPECT_EQ(window->viewport().camera().position, glm::vec3(1, 2, 3)) << "the view is restored";
    EXPECT_NE(
        window->views().active()->overrides().hiddenTypes.at(*document().model().schema().findElementType("link")), 0);
}

TEST_F(KeptEditor, ReloadingOverUnsavedEditsAsks) {
    open();
    moveNode(10);
    std::ofstream(file(), std::ios::app) << "more";
    ASSERT_TRUE(waitForBar(true));
    press("changeBar.reload");
    answer("message.reload", QMessageBox::Cancel);
    EXPECT_TRUE(window->isWindowModified());
    press("changeBar.reload");
    answer("message.reload", QMessageBox::Discard);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
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

TEST_F(KeptEditor, RestoresDocumentsAndViews) {
    writeArea(top() / "other", 5);
    start({text(game()), text(top() / "other")});
    ASSERT_TRUE(waitForDocuments(2));
    window->workspace().activate(&window->workspace().at(0));
    window->views().active()->setTypeShown(*document().model().schema().findElementType("link"), false);
    auto& camera = window->viewport().camera();
    camera.position = {10, 20, 30};
    camera.yaw = 0.5F;
    camera.pitch = -0.25F;
    window->viewport().cameraMoved();
    quit();
    start({}, {text(top() / "no sample")});
    ASSERT_TRUE(waitForDocuments(2));
    EXPECT_EQ(document().title(), "game");
    EXPECT_EQ(window->viewport().camera().position, glm::vec3(10, 20, 30));
    EXPECT_EQ(window->viewport().camera().yaw, 0.5F);
    EXPECT_EQ(window->viewport().camera().pitch, -0.25F);
    const auto link = *document().model().schema().findElementType("link");
    EXPECT_NE(window->views().active()->overrides().hiddenTypes.at(link), 0);
    window->workspace().activate(&window->workspace().at(1));
    EXPECT_TRUE(window->views().active()->overrides().hiddenTypes.empty());
}

TEST_F(KeptEditor, RestoresDocumentsInsideArchives) {
    const auto maps = top() / "maps";
    fs::create_directories(maps);
    auto map = tests::smallSourceMap();
    map.pakFile = tests::buildZip({{"NODES27.DAT", tests::buildArea(tests::smallArea(27), tests::RawForm::Exact), 8}});
    const auto bytes = tests::buildSourceMap(map);
    std::ofstream(maps / "town.bsp", std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    start({text(maps / "town.bsp")});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().title(), "NODES27.DAT");
    quit();
    start({}, {text(top() / "no sample")});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().title(), "NODES27.DAT");
    const auto* before = &document();
    window->files().reload(document());
    ASSERT_TRUE(QTest::qWaitFor([&] { return &document() != before && window->workspace().count() == 1; }, 10000));
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().opened().place.archive, maps / "town.bsp");

    moveNode(10);
    writeArea(maps, 27);
    window->findChild<QAction*>("action.save")->trigger();
    const auto* box = wait<QMessageBox>("message.changedOnDisk");
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->text().contains("opened from town.bsp")) << box->text().toStdString();
    answer("message.changedOnDisk", QMessageBox::Yes);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !window->isWindowModified(); }, 10000));
    EXPECT_EQ(document().opened().shownPath, maps / "NODES27.DAT");
    EXPECT_EQ(files::fromBytes(window->files().recent().value(0).toStdString()), maps / "NODES27.DAT");
    EXPECT_EQ(fs::file_size(maps / "town.bsp"), bytes.size());
}

TEST_F(KeptEditor, RestoresHiddenLockedAndColours) {
    open();
    const auto display = [&] { return window->views().active(); };
    const auto tracker = [&] { return &window->views().active()->issues(); };
    const auto type = [&](std::string_view id) { return *document().model().schema().findElementType(id); };
    document().selection().set({{type("node"), 1}});
    display()->hideSelection();
    display()->setTypeLocked(type("navi"), true);
    display()->setColourBy(type("node"), "width");
    const auto coloured = display()->overrides().colours;
    ASSERT_TRUE(QTest::qWaitFor([&] { return tracker()->isIdle(); }, 10000));
    ASSERT_FALSE(tracker()->issues().empty());
    const auto issue = tracker()->issues().front();
    tracker()->setHidden(std::span(&issue, 1), true);
    tracker()->setRuleHidden("SA041", true);
    quit();

    start();
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_TRUE(display()->overrides().isHidden({type("node"), 1}));
    EXPECT_FALSE(display()->overrides().isHidden({type("node"), 0}));
    EXPECT_TRUE(display()->overrides().isLocked(type("navi")));
    EXPECT_FALSE(display()->overrides().isLocked(type("node")));
    EXPECT_EQ(display()->overrides().colours, coloured);
    ASSERT_TRUE(QTest::qWaitFor([&] { return tracker()->isIdle(); }, 10000));
    EXPECT_TRUE(tracker()->isHidden(issue));
    EXPECT_TRUE(tracker()->isRuleHidden("SA041"));
    EXPECT_FALSE(tracker()->isRuleHidden("SA008"));
    quit();

    auto area = tests::smallArea(27); // another program has added a node
    area.nodes.push_back(area.nodes.back());
    area.nodes.back().id = 7;
    area.nodes.back().flags &= ~0xFU; // no links
    const auto bytes = tests::buildArea(area, tests::RawForm::Exact);
    std::ofstream(file(), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    start();
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_FALSE(display()->overrides().isHidden({type("node"), 1})) << "it is ambiguous";
    EXPECT_TRUE(display()->overrides().isLocked(type("navi")));
}

TEST_F(KeptEditor, WithoutASessionTheSampleIsOpened) {
    start({}, {text(game())});
    EXPECT_TRUE(waitForDocuments(1));
    window->findChild<QAction*>("action.close")->trigger();
    quit();
    writeArea(top() / "other", 5);
    start({}, {text(top() / "other")});
    ASSERT_TRUE(waitForDocuments(1)) << "no documents were open, so there is no session";
    EXPECT_EQ(document().title(), "other");
}

TEST_F(KeptEditor, PathsAndPreferenceOverrideTheSession) {
    writeArea(top() / "other", 5);
    open();
    quit();
    start({text(top() / "other")});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().title(), "other");
    window->findChild<QAction*>("action.restoreSession")->setChecked(false);
    quit();
    start({}, {text(game())});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().title(), "game");
}

TEST_F(KeptEditor, SessionThatCrashedIsNotRestoredAgain) {
    open();
    quit();
    QSettings().setValue("session/opening", true);
    writeArea(top() / "other", 5);
    start({}, {text(top() / "other")});
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_EQ(document().title(), "other");
}

TEST_F(KeptEditor, CancellingQuitClosesNothingAndLosesNothing) {
    writeArea(top() / "other", 5);
    writeArea(top() / "third", 6);
    start({text(game()), text(top() / "other"), text(top() / "third")});
    ASSERT_TRUE(waitForDocuments(3));
    for (const std::size_t edited : {0U, 1U}) {
        window->workspace().activate(&window->workspace().at(edited));
        moveNode(10);
    }
    window->findChild<QAction*>("action.quit")->trigger();
    answer("message.unsaved", QMessageBox::Discard);
    answer("message.unsaved", QMessageBox::Cancel);
    QTest::qWait(50); // time for something that must not happen
    ASSERT_EQ(window->workspace().count(), 3U);
    EXPECT_TRUE(window->workspace().at(0).isModified());
    EXPECT_TRUE(window->workspace().at(1).isModified());
    window->findChild<QAction*>("action.quit")->trigger();
    answer("message.unsaved", QMessageBox::Discard); // what was said before a cancelled quit no longer counts
    answer("message.unsaved", QMessageBox::Discard);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }));
    end();
}

TEST_F(KeptEditor, CancellingQuitKeepsTheSession) {
    open();
    moveNode(10);
    window->findChild<QAction*>("action.quit")->trigger();
    answer("message.unsaved", QMessageBox::Cancel);
    ASSERT_TRUE(window->isVisible());
    window->findChild<QAction*>("action.close")->trigger();
    answer("message.unsaved", QMessageBox::Discard);
    quit();
    start();
    QTest::qWait(50); // time for something that must not happen
    EXPECT_EQ(window->workspace().count(), 0U);
}

TEST_F(KeptEditor, ARecoveredDocumentIsNotOpenedTwiceByTheSession) {
    open();
    moveNode(10);
    QTest::qWait(10); // the session is written when no event is pending
    end();
    start();
    press("recovery.recover");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !hasRecovery(); }, 10000));
    ASSERT_TRUE(waitForDocuments(1));
    EXPECT_TRUE(document().isModified());
}

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
