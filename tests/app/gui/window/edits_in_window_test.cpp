// Edits from menus, dialogs, keys and the clipboard, in a real window.
#include "tests/app/gui/window/road_fixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace navsmith::gui {
namespace {

class EditsInWindow : public RoadFixture {};

TEST_F(EditsInWindow, editIsEnabledIfItFitsTheSelection) {
    build(2);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    QCoreApplication::processEvents();
    EXPECT_FALSE(action("action.verb.gta_sa_paths.disconnect")->isEnabled());
    EXPECT_TRUE(action("action.verb.gta_sa_paths.disconnect")->toolTip().contains("Unavailable"));
    document().selection().set({{node(), 0}, {node(), 1}});
    QCoreApplication::processEvents();
    ASSERT_TRUE(action("action.verb.gta_sa_paths.disconnect")->isEnabled());
    trigger("action.verb.gta_sa_paths.disconnect");
    EXPECT_EQ(count("link"), 0U);
    EXPECT_EQ(count("navi"), 0U);
}

TEST_F(EditsInWindow, historyNamesTheEditedElements) {
    const auto last = [&] { return document().undoStack().undoText(); };
    const auto choose = [&](std::vector<Element> elements) {
        document().selection().set(std::move(elements));
        QCoreApplication::processEvents();
    };
    build(4);
    EXPECT_EQ(last(), "Build Car Road: node 27:3");
    EXPECT_EQ(action("action.undo")->text(), "&Undo Build Car Road: node 27:3");
    rightClick({560, 470});
    press(Qt::Key_Escape);

    choose({{node(), 0}, {node(), 1}, {node(), 2}});
    trigger("action.copy");
    ASSERT_TRUE(waitUntil(action("action.pasteInPlace"), true));
    trigger("action.pasteInPlace");
    EXPECT_EQ(last(), "Paste: 3 nodes");
    trigger("action.verb.gta_sa_paths.erase");
    EXPECT_EQ(last(), "Delete: 3 nodes (deletes 4 links, 2 navi nodes)");
    choose({{node(), 3}});
    trigger("action.verb.gta_sa_paths.erase");
    EXPECT_EQ(last(), "Delete: node 27:3 (deletes 2 links, 1 navi node)");
    EXPECT_EQ(window->statusBar()->currentMessage(), "Also deleted: 2 links, 1 navi node.");
    auto* log = window->findChild<QAbstractItemView*>("log.view");
    const auto isLogged = [&] {
        const auto& lines = *log->model();
        for (int row = 0; row < lines.rowCount(); ++row) {
            for (int column = 0; column < lines.columnCount(); ++column) {
                if (lines.index(row, column).data().toString().contains("Also deleted: 2 links, 1 navi node."))
                    return true;
            }
        }
        return false;
    };
    EXPECT_TRUE(QTest::qWaitFor(isLogged, 3000)) << "the status bar shows a message for a short time only";
    trigger("action.undo");
    EXPECT_EQ(action("action.redo")->text(), "&Redo Delete: node 27:3 (deletes 2 links, 1 navi node)");

    choose({{node(), 0}, {node(), 1}});
    const auto at = pixelOf({node(), 1}) + QPoint(60, 0);
    QTest::mousePress(&view(), Qt::LeftButton, {}, at);
    QTest::mouseMove(&view(), at + QPoint(20, 0));
    QTest::mouseMove(&view(), at + QPoint(40, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(40, 0));
    EXPECT_EQ(last(), "Move: 2 nodes");

    const auto navi = *document().model().schema().findElementType("navi");
    ASSERT_TRUE(document().edit("Aside", [&](model::Transaction& tx) {
        const Slot row = 0;
        model::writeValue(tx, navi, *document().model().schema().type(navi).findProperty("position"),
                          std::span(&row, 1), glm::dvec3(-300, -300, 0));
    }));
    QString report;
    const auto rebuild = [&](bool positions) {
        QTimer::singleShot(0, window.get(), [&, positions] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QCheckBox*>("parameter.positions")->setChecked(positions);
            report = dialog->findChild<QPlainTextEdit*>("dialog.verb.report")->toPlainText();
            EXPECT_EQ(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled(), positions);
            positions ? dialog->accept() : dialog->reject();
        });
        trigger("action.verb.gta_sa_paths.rebuild_derived");
    };
    rebuild(false);
    EXPECT_EQ(report, "Nothing changes.");
    EXPECT_EQ(last(), "Aside") << "nothing to undo";
    rebuild(true);
    EXPECT_TRUE(report.contains("Position of 1 navi node\n")) << report.toStdString();
    EXPECT_EQ(last(), "Rebuild Derived Data") << "for all nodes, regardless of the selection";
}

TEST_F(EditsInWindow, selectionCommandsNeedASelection) {
    build(2);
    rightClick({560, 470});
    press(Qt::Key_Escape);
    const auto enabled = [&](bool wanted) {
        for (const char* name : {"action.cut", "action.copy", "action.isolate", "action.hide"})
            EXPECT_EQ(action(name)->isEnabled(), wanted) << name;
    };
    document().selection().clear();
    enabled(false);
    document().selection().set({{node(), 0}});
    enabled(true);
    trigger("action.hide"); // also deselects
    enabled(false);
    document().selection().set({{node(), 1}});
    trigger("action.close");
    for (auto* box : window->findChildren<QMessageBox*>())
        box->button(QMessageBox::Discard)->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->workspace().count() == 0; }, 5000));
    enabled(false);
}

TEST_F(EditsInWindow, dialogPreviewsAndCancelReverts) {
    build(2);
    rightClick({560, 470});
    const auto link = *document().model().schema().findElementType("link");
    document().selection().set({{link, 0}});
    QCoreApplication::processEvents();
    std::size_t tried = 0;
    const auto inDialog = [&](bool accept) {
        QTimer::singleShot(0, window.get(), [&, accept] {
            auto* dialog = window->findChild<QDialog*>("dialog.verb");
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QDoubleSpinBox*>("parameter.nodes")->setValue(3);
            tried = count("node");
            accept ? dialog->accept() : dialog->reject();
        });
        trigger("action.verb.gta_sa_paths.insert");
    };
    const auto steps = document().undoStack().count();
    inDialog(false);
    EXPECT_EQ(tried, 5U);
    EXPECT_EQ(count("node"), 2U);
    EXPECT_EQ(document().undoStack().count(), steps);
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{link, 0}}));
    inDialog(true);
    EXPECT_EQ(count("node"), 5U);
    EXPECT_EQ(document().undoStack().count(), steps + 1);
    EXPECT_EQ(problems(), std::vector<std::string>{});
}

TEST_F(EditsInWindow, dialogReportsEffectOnTheSelection) {
    build(3);
    rightClick({560, 470});
    const auto link = *document().model().schema().findElementType("link");
    document().selection().set({{link, 0}});
    QCoreApplication::processEvents();
    QString statusMessage;
    bool inserting = true;
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        statusMessage = dialog->findChild<QLabel*>("dialog.verb.description")->text();
        dialog->reject();
    });
    trigger("action.verb.gta_sa_paths.set_run");
    EXPECT_TRUE(statusMessage.startsWith("Forward: from node 27:0 to node 27:2")) << statusMessage.toStdString();
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = window->findChild<QDialog*>("dialog.verb");
        ASSERT_NE(dialog, nullptr);
        inserting = dialog->findChild<QLabel*>("dialog.verb.description")->isVisible();
        dialog->reject();
    });
    trigger("action.verb.gta_sa_paths.insert");
    EXPECT_FALSE(inserting) << "that edit has no report";
}

TEST_F(EditsInWindow, contextMenuOffersApplicableEdits) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().clear();
    rightClick(road(3)[1]);
    auto* menu = window->findChild<QMenu*>("menu.context");
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(document().selection().elements(), (std::vector<Element>{{node(), 1}}));
    EXPECT_TRUE(menu->actions().contains(action("action.verb.gta_sa_paths.erase")));
    EXPECT_FALSE(menu->actions().contains(action("action.verb.gta_sa_paths.connect")));
    auto* ofDocument = action("action.verb.gta_sa_paths.rebuild_derived");
    EXPECT_FALSE(menu->actions().contains(ofDocument)) << "one click must not change all elements";
    auto* apart = menu->findChild<QMenu*>("menu.wholeDocument");
    ASSERT_NE(apart, nullptr);
    EXPECT_TRUE(apart->actions().contains(ofDocument));
    expectMenusFit(*window);
    menu->close();
    EXPECT_FALSE(window->findChild<QMenu*>("menu.elements")->actions().contains(ofDocument));
}

TEST_F(EditsInWindow, copyCutAndPasteKeepLinks) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    QApplication::clipboard()->setText("no elements");
    EXPECT_TRUE(waitUntil(action("action.paste"), false));
    EXPECT_FALSE(action("action.pasteInPlace")->isEnabled());
    document().selection().set({{node(), 0}, {node(), 1}, {node(), 2}});
    trigger("action.copy");
    ASSERT_TRUE(waitUntil(action("action.pasteInPlace"), true));
    trigger("action.pasteInPlace");
    EXPECT_EQ(count("node"), 6U);
    EXPECT_EQ(count("link"), 8U);
    EXPECT_EQ(document().selection().size(), 3U);
    trigger("action.undo");
    QTest::mouseMove(&view(), {400, 470});
    trigger("action.paste");
    ASSERT_EQ(count("node"), 6U);
    const auto moved = positionOf(document().selection().elements().front().slot) - positionOf(0);
    EXPECT_LT(moved.y, -20);
    EXPECT_EQ(moved.z, 0);
    EXPECT_TRUE(std::ranges::all_of(problems(), [](const auto& p) { return p.empty(); }));
    trigger("action.undo");
    document().selection().set({{node(), 0}, {node(), 1}, {node(), 2}});
    QCoreApplication::processEvents();
    trigger("action.cut");
    EXPECT_EQ(count("node"), 0U);
    ASSERT_TRUE(waitUntil(action("action.pasteInPlace"), true));
    trigger("action.pasteInPlace");
    EXPECT_EQ(count("node"), 3U) << "what was cut";
    EXPECT_EQ(count("link"), 4U);
}

TEST_F(EditsInWindow, keysOfTheTableAreNotCommandsOfTheWindow) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    auto* view = window->findChild<QTableView*>("table.node");
    ASSERT_NE(view, nullptr);
    document().selection().clear();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(document().selection().size(), 3U);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    EXPECT_TRUE(QApplication::clipboard()->text().contains('\t')) << "rows as text, not elements";
    view->setCurrentIndex(view->model()->index(0, 0));
    document().selection().set({{node(), 0}, {node(), 1}, {node(), 2}});
    const auto state = document().stateId();
    const auto camera = window->viewport().camera();
    QTest::keyClick(view, Qt::Key_End);
    EXPECT_EQ(document().stateId(), state) << "End places nodes on the ground elsewhere";
    QTest::keyClick(view, Qt::Key_Home);
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        const auto cell = view->model()->index(1, column);
        if (!view->isColumnHidden(column) && cell.flags().testFlag(Qt::ItemIsEditable) &&
            !cell.flags().testFlag(Qt::ItemIsUserCheckable)) {
            view->setCurrentIndex(cell);
            break;
        }
    }
    QTest::keyClick(view, Qt::Key_1); // elsewhere it turns the camera
    EXPECT_TRUE(window->viewport().camera() == camera);
}

TEST_F(EditsInWindow, keysOfACommandThatCannotRunSayWhy) {
    document().selection().clear();
    bool any = false;
    for (const auto& entry : window->commands().entries()) {
        const auto* command = window->commands().action(entry.id);
        if (command == nullptr || command->isEnabled() || !command->isVisible() || command->shortcuts().size() != 1 ||
            CommandSet::whyDisabled(*command).isEmpty() || !(entry.place == kWindow))
            continue;
        const auto keys = command->shortcut()[0];
        press(keys.key(), keys.keyboardModifiers());
        EXPECT_EQ(window->statusBar()->currentMessage().toStdString(),
                  (entry.title() + ": " + CommandSet::whyDisabled(*command)).toStdString());
        any = true;
        break;
    }
    EXPECT_TRUE(any);
}

TEST_F(EditsInWindow, contextMenuAppliesToTheClickedElement) {
    build(3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    document().selection().set({{node(), 0}});
    QCoreApplication::processEvents();
    rightClick((road(3)[1] + road(3)[2]) / 2 + QPoint(8, 9)); // on the link, beside the navi node in the middle
    auto* menu = window->findChild<QMenu*>("menu.context");
    ASSERT_NE(menu, nullptr);
    EXPECT_EQ(document().selection().primary().type, *document().model().schema().findElementType("link"));
    EXPECT_TRUE(menu->actions().contains(action("action.verb.gta_sa_paths.insert")));
    menu->close();
}

} // namespace
} // namespace navsmith::gui
