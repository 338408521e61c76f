// The last session, and quitting.
#include "tests/app/gui/window/kept_editor.h"

namespace navsmith::gui {
namespace {

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
    window->files().reload(document());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->files().isBusy(); }, 10000));
    EXPECT_EQ(document().undoStack().count(), 0) << "nothing has changed";
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

} // namespace
} // namespace navsmith::gui
