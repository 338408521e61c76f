// What screen readers know of the window: names, roles, the content of the 3D view, and what is announced.
#include "app/gui/message_bar.h"
#include "app/gui/offer_dialog.h"
#include "app/gui/panels/hex_dialog.h"
#include "app/gui/preferences/preferences_dialog.h"
#include "app/gui/tools/edit_dialog.h"
#include "formats/texts/texts.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QListWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

#include <set>

namespace navsmith::gui {
namespace {

/// Every panel as it is now, and the bars.
void expectPanelNames(MainWindow& window, const std::string& where) {
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible())
            continue;
        dock->show();
        dock->raise();
        QTest::qWait(1);
        expectNames(*dock, where + ", " + dock->objectName().toStdString());
    }
    for (auto* bar : window.findChildren<QToolBar*>())
        expectNames(*bar, where + ", " + bar->objectName().toStdString());
    for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        EXPECT_FALSE(tabs->accessibleName().isEmpty()) << where;
    expectNames(*window.statusBar(), where + ", status bar");
    expectNames(*window.centralWidget(), where + ", middle");
}

/// With an element of each type selected, and with each tool.
void expectWindowNames(MainWindow& window) {
    auto& document = *window.workspace().active();
    expectPanelNames(window, "nothing selected");
    for (const auto& symbol : document.system().view.symbols) {
        const auto& type = document.model().schema().type(symbol.type);
        std::vector<Element> some;
        document.model().forEachLive(symbol.type, [&](Slot row) {
            if (some.size() < 2)
                some.push_back({symbol.type, row});
        });
        if (some.empty())
            continue;
        document.selection().set({some.front()});
        expectPanelNames(window, std::string(type.title) + " selected");
        document.selection().set(some);
        expectPanelNames(window, std::string(type.plural) + " selected");
    }
    std::size_t tools = 0;
    for (auto* action : toolActions(window)) {
        action->trigger();
        ++tools;
        QTest::qWait(1);
        for (auto* bar : window.findChildren<QToolBar*>())
            expectNames(*bar, action->objectName().toStdString());
    }
    EXPECT_GT(tools, 4U);
    window.findChild<QAction*>("action.tool.select")->trigger();
}

/// Dialogs of edits, for an element of each type.
std::size_t expectEditDialogNames(MainWindow& window) {
    auto& document = *window.workspace().active();
    std::size_t dialogs = 0;
    for (const auto& symbol : document.system().view.symbols) {
        Element first;
        document.model().forEachLive(symbol.type, [&](Slot row) {
            if (!first.valid())
                first = {symbol.type, row};
        });
        if (!first.valid())
            continue;
        document.selection().set({first});
        dialogs +=
            withEditDialogs(window, [](EditDialog& dialog, const std::string& edit) { expectNames(dialog, edit); });
    }
    return dialogs;
}

/// Qt sends events only while a screen reader could listen. To test them, run this in
/// `QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 dbus-run-session`.
bool isHeard() {
    return QAccessible::isActive();
}

class AccessiblePaths : public WindowTest {};
class AccessibleMesh : public MeshFixture {};
class AccessibleWaypoints : public WaypointFixture {};

TEST_F(AccessiblePaths, everythingHasADistinctName) {
    expectWindowNames(*window);
    EXPECT_GT(expectEditDialogNames(*window), 2U);
}

TEST_F(AccessibleMesh, everythingHasADistinctName) {
    expectWindowNames(*window);
    EXPECT_GT(expectEditDialogNames(*window), 2U);
}

TEST_F(AccessibleWaypoints, everythingHasADistinctName) {
    expectWindowNames(*window);
    EXPECT_GT(expectEditDialogNames(*window), 2U);
}

TEST_F(AccessiblePaths, dialogsOfTheWindowHaveNames) {
    trigger("action.preferences");
    auto* preferences = find<PreferencesDialog>("preferences");
    auto* pages = preferences->findChild<QListWidget*>("preferences.pages");
    ASSERT_GT(pages->count(), 3);
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentRow(page);
        QTest::qWait(1);
        expectNames(*preferences, "preferences, page " + std::to_string(page));
    }
    preferences->close();
    for (const char* action : {"action.bookmarks", "action.controls", "action.goTo", "action.findAction"}) {
        trigger(action);
        QTest::qWait(1);
        QWidget* shown = QApplication::activePopupWidget();
        for (auto* dialog : window->findChildren<QDialog*>())
            shown = shown == nullptr && dialog->isVisible() ? dialog : shown;
        ASSERT_NE(shown, nullptr) << action;
        expectNames(*shown, action);
        shown->close();
        QTest::qWait(1);
    }
}

TEST_F(AccessiblePaths, dialogsOfValuesAndFoldersAreAccessible) {
    HexDialog bytes("Padding", std::string(40, '\x7f'), window.get());
    bytes.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&bytes));
    expectAccessible(bytes);
    bytes.close();

    const auto& system = document().system();
    const std::filesystem::path game = "game";
    OfferDialog offer({game,
                       {{&system, game / "data", {game / "data" / "NODES0.DAT"}, game / "data"},
                        {&system, game / "mod", {game / "mod" / "NODES0.DAT"}, game / "mod"}}},
                      window.get());
    offer.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&offer));
    expectAccessible(offer);
    offer.findChild<QListWidget*>("offer.list")->setFocus();
    QTest::keyClick(offer.findChild<QListWidget*>("offer.list"), Qt::Key_Down);
    QTest::keyClick(offer.findChild<QListWidget*>("offer.list"), Qt::Key_Space);
    EXPECT_EQ(offer.ticked().size(), 2U) << "the second one too, with the keyboard";
}

TEST_F(AccessiblePaths, theViewTellsWhatIsOpenAndSelected) {
    auto* view = QAccessible::queryAccessibleInterface(&window->viewport());
    ASSERT_NE(view, nullptr);
    EXPECT_EQ(view->role(), QAccessible::Canvas);
    EXPECT_EQ(view->text(QAccessible::Name), "3D view");
    const auto count = document().model().count(node());
    EXPECT_TRUE(view->text(QAccessible::Description).contains(QString("%1 nodes").arg(count)));
    EXPECT_TRUE(view->text(QAccessible::Description).contains("Nothing is selected"));

    static std::vector<std::pair<QAccessible::Event, QObject*>> events;
    events.clear();
    auto* before = QAccessible::installUpdateHandler(
        [](QAccessibleEvent* event) { events.emplace_back(event->type(), event->object()); });
    document().selection().set({{node(), 1}});
    QAccessible::installUpdateHandler(before);
    EXPECT_TRUE(view->text(QAccessible::Description).contains("Selected: node"))
        << view->text(QAccessible::Description).toStdString();
    EXPECT_EQ(view->text(QAccessible::Value), view->text(QAccessible::Description));
    const std::pair<QAccessible::Event, QObject*> wanted{QAccessible::DescriptionChanged, &window->viewport()};
    EXPECT_EQ(std::ranges::find(events, wanted) != events.end(), isHeard());
}

TEST_F(AccessiblePaths, messagesAndRefusalsAreAnnounced) {
    static std::vector<QObject*> alerts;
    alerts.clear();
    auto* before = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
        if (event->type() == QAccessible::Alert)
            alerts.push_back(event->object());
    });
    window->showMessage("Something was done");
    EXPECT_EQ(std::ranges::find(alerts, window->statusBar()) != alerts.end(), isHeard());
    EXPECT_EQ(window->statusBar()->accessibleDescription(), "Something was done");

    auto* bar = find<MessageBar>("refusalBar");
    ASSERT_NE(bar, nullptr);
    Q_EMIT document().refused({texts::inEnglish("The area beside it is not open."), {"NODES28.DAT"}});
    QAccessible::installUpdateHandler(before);
    EXPECT_TRUE(bar->isVisible());
    EXPECT_EQ(std::ranges::find(alerts, bar) != alerts.end(), isHeard());
    EXPECT_EQ(bar->accessibleDescription(), "The area beside it is not open.");
    expectNames(*window->centralWidget(), "refused");
}

} // namespace
} // namespace navsmith::gui
