// The keyboard reaches everything that can be operated: with Tab through the window and each dialog, with F6 from panel
// to panel.
#include "app/gui/focus_order.h"
#include "app/gui/panels/legend_view.h"
#include "app/gui/preferences/preferences_dialog.h"
#include "app/gui/theme.h"
#include "tests/app/gui/window/interactive.h"
#include "tests/app/gui/window/mesh_fixture.h"
#include "tests/app/gui/window/waypoint_fixture.h"
#include "tests/app/gui/window/window_fixture.h"

#include <QAbstractItemView>
#include <QListWidget>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <set>

namespace navsmith::gui {
namespace {

class FocusWalk {
public:
    explicit FocusWalk(MainWindow& window) : window_(window) {}

    [[nodiscard]] QWidget* focused() const {
        if (QGuiApplication::focusWindow() == &window_.viewport().view())
            return &window_.viewport().container();
        return QApplication::focusWidget();
    }

    /// Presses a key where the focus is, and waits until it has moved. Null if it stays.
    QWidget* press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        auto* before = focused();
        if (QGuiApplication::focusWindow() == &window_.viewport().view())
            QTest::keyClick(&window_.viewport().view(), key, modifiers);
        else
            QTest::keyClick(before == nullptr ? &window_ : before, key, modifiers);
        return QTest::qWaitFor([&] { return focused() != nullptr && focused() != before; }, 2000) ? focused() : nullptr;
    }

    bool enterView() {
        window_.viewport().view().requestActivate();
        return QTest::qWaitFor([&] { return focused() == &window_.viewport().container(); }, 2000);
    }

    /// Once round from the view. Empty if the focus stays or never comes back.
    std::vector<QWidget*> round(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        constexpr std::size_t most = 400;
        places_.clear();
        std::vector<QWidget*> visited;
        if (!enterView()) {
            ADD_FAILURE() << "the view does not take the focus";
            return {};
        }
        while (visited.size() < most) {
            auto* now = press(key, modifiers);
            if (now == nullptr) {
                ADD_FAILURE() << "the focus stays in " << focused()->metaObject()->className() << ' '
                              << focused()->objectName().toStdString();
                return {};
            }
            visited.push_back(now);
            places_.push_back(visit(now, window_));
            if (now == &window_.viewport().container())
                return visited;
        }
        ADD_FAILURE() << "the focus does not come back to the view";
        return {};
    }

    /// Those of the last round.
    [[nodiscard]] const std::vector<Visit>& places() const { return places_; }

private:
    MainWindow& window_;
    std::vector<Visit> places_;
};

/// With each panel in front.
void expectTabReachesEverything(MainWindow& window) {
    FocusWalk walk(window);
    // A job that runs has a button that goes with it.
    const auto* cancel = window.findChild<QToolButton*>("progress.cancel");
    ASSERT_NE(cancel, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return isIdle(window) && !cancel->isVisible(); }, 10'000));
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible())
            continue;
        dock->show();
        dock->raise();
        QTest::qWait(20);
        const auto wanted = operable(window);
        EXPECT_GT(wanted.size(), 12U);
        const auto visited = walk.round(Qt::Key_Tab);
        if (visited.empty())
            return;
        for (const auto* widget : wanted) {
            EXPECT_TRUE(isReached(visited, widget))
                << dock->objectName().toStdString() << " in front: " << widget->metaObject()->className() << ' '
                << widget->objectName().toStdString() << ' ' << widget->accessibleName().toStdString();
        }
        std::vector<Visit> own;
        std::ranges::copy_if(walk.places(), std::back_inserter(own),
                             [&](const Visit& of) { return dock->isAncestorOf(of.widget); });
        EXPECT_FALSE(own.empty()) << dock->objectName().toStdString();
        expectReadingOrder(own, dock->objectName().toStdString());
    }
    const auto forward = walk.round(Qt::Key_Tab);
    auto backward = walk.round(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_FALSE(backward.empty());
    std::reverse(backward.begin(), backward.end() - 1);
    EXPECT_EQ(forward, backward);
}

class FocusInPaths : public WindowTest {};
class FocusInMesh : public MeshFixture {};
class FocusInWaypoints : public WaypointFixture {};

TEST_F(FocusInPaths, tabReachesEverything) {
    document().selection().set({{node(), 1}});
    expectTabReachesEverything(*window);
}

TEST_F(FocusInMesh, tabReachesEverything) {
    document().selection().set({{type("area"), 0}});
    expectTabReachesEverything(*window);
}

TEST_F(FocusInWaypoints, tabReachesEverything) {
    document().selection().set({node(plan.waypoints.front().name)});
    expectTabReachesEverything(*window);
}

TEST_F(FocusInPaths, f6GoesFromPaneToPane) {
    FocusWalk walk(*window);
    const auto visited = walk.round(Qt::Key_F6);
    const auto paneOf = [&](const QWidget* of) -> const QWidget* {
        for (const auto* pane : panesOf(*window)) {
            if (pane == of || pane->isAncestorOf(of))
                return pane;
        }
        return nullptr;
    };
    std::set<const QWidget*> panes;
    for (const auto* widget : visited)
        EXPECT_TRUE(panes.insert(paneOf(widget)).second) << widget->objectName().toStdString();
    for (auto* dock : window->findChildren<QDockWidget*>()) {
        const bool useful = !dock->visibleRegion().isEmpty() && !tabStops(*dock).empty();
        EXPECT_EQ(panes.contains(dock), useful) << dock->objectName().toStdString();
    }
    for (auto* bar : window->findChildren<QToolBar*>())
        EXPECT_TRUE(panes.contains(bar)) << bar->objectName().toStdString();
    EXPECT_TRUE(panes.contains(window->statusBar()));
    auto back = walk.round(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(back.size(), visited.size());
}

TEST_F(FocusInPaths, f6ComesBackToWhatHadTheFocus) {
    FocusWalk walk(*window);
    auto* second = find<QWidget>("display.colour.type");
    ASSERT_NE(second, nullptr);
    second->setFocus();
    ASSERT_TRUE(QTest::qWaitFor([&] { return walk.focused() == second; }));
    ASSERT_NE(walk.press(Qt::Key_F6), nullptr);
    ASSERT_EQ(walk.press(Qt::Key_F6, Qt::ShiftModifier), second);
}

TEST_F(FocusInPaths, theViewShowsItsFocus) {
    FocusWalk walk(*window);
    const auto corner = [&] {
        const auto at = window->viewport().mapToGlobal(QPoint());
        return window->screen()->grabWindow(0, at.x(), at.y(), 1, 1).toImage().pixelColor(0, 0);
    };
    ASSERT_TRUE(walk.enterView());
    const auto focus = window->viewport().palette().color(QPalette::Link);
    EXPECT_TRUE(QTest::qWaitFor([&] { return corner() == focus; })) << corner().name().toStdString();
    ASSERT_NE(walk.press(Qt::Key_Tab), nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return corner() != focus; }));
}

TEST_F(FocusInPaths, listsShowTheirFocusInEveryTheme) {
    for (const auto theme : {Theme::Dark, Theme::Light, Theme::HighContrast}) {
        applyTheme(*qApp, theme);
        auto* table = find<QDockWidget>("dock.table")->findChild<QAbstractItemView*>();
        ASSERT_NE(table, nullptr);
        table->clearFocus();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !table->hasFocus(); }));
        const auto before = table->grab().toImage().pixelColor(0, table->height() / 2);
        table->setFocus(Qt::TabFocusReason);
        ASSERT_TRUE(QTest::qWaitFor([&] { return table->hasFocus(); }));
        const auto now = table->grab().toImage().pixelColor(0, table->height() / 2);
        EXPECT_EQ(now, qApp->palette().color(QPalette::Link));
        EXPECT_NE(now, before);
    }
    qApp->setStyleSheet({});
    QApplication::setPalette(QPalette());
    QApplication::setStyle("Fusion");
}

TEST_F(FocusInPaths, keysOfTheViewSelectAndOpenTheMenu) {
    FocusWalk walk(*window);
    ASSERT_TRUE(walk.enterView());
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&view(), key, modifiers);
    };
    press(Qt::Key_Right, Qt::ControlModifier);
    const auto first = document().selection().primary();
    ASSERT_TRUE(first.valid());
    press(Qt::Key_Right, Qt::ControlModifier);
    const auto second = document().selection().primary();
    EXPECT_EQ(second.type, first.type);
    EXPECT_NE(second, first);
    press(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(document().selection().primary(), first);
    std::set<Slot> all;
    for (std::size_t i = 0; i < document().model().count(first.type); ++i) {
        press(Qt::Key_Left, Qt::ControlModifier);
        all.insert(document().selection().primary().slot);
    }
    EXPECT_EQ(document().selection().primary(), first) << "once round";
    EXPECT_EQ(all.size(), document().model().count(first.type));
    for (const auto key : {Qt::Key_Menu, Qt::Key_F10}) {
        press(key, key == Qt::Key_F10 ? Qt::ShiftModifier : Qt::NoModifier);
        auto* menu = QApplication::activePopupWidget();
        ASSERT_NE(menu, nullptr) << key;
        const auto at = view().mapFromGlobal(menu->pos());
        EXPECT_LE((at - pixelOf(first)).manhattanLength(), 4);
        menu->close();
        ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() == nullptr; }));
    }
}

TEST_F(FocusInPaths, aChoiceIsMadeWithKeys) {
    auto* dock = find<QDockWidget>("dock.display");
    dock->show();
    dock->raise();
    auto* choice = dock->findChild<QComboBox*>("display.colour.type");
    ASSERT_NE(choice, nullptr);
    ASSERT_GT(choice->count(), 1);
    choice->setCurrentIndex(0);
    choice->setFocus();
    choice->showPopup();
    ASSERT_TRUE(QTest::qWaitFor([&] { return choice->view()->isVisible(); }));
    QTest::keyClick(choice->view(), Qt::Key_Down);
    QTest::keyClick(choice->view(), Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !choice->view()->isVisible(); })) << "Return closes the list";
    EXPECT_EQ(choice->currentIndex(), 1);
}

TEST_F(FocusInPaths, theLegendCanBeUsedWithKeys) {
    auto* legend = find<LegendView>("display.legend");
    ASSERT_FALSE(legend->groups().empty());
    EXPECT_NE(legend->focusPolicy() & Qt::TabFocus, 0);
    legend->setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(QTest::qWaitFor([&] { return legend->hasFocus(); }));
    std::vector<symbol::Rgba> clicked;
    QObject::connect(
        legend, &LegendView::entryClicked, legend,
        [&](model::ElementTypeId, symbol::Rgba colour, Qt::KeyboardModifiers) { clicked.push_back(colour); });
    QTest::keyClick(legend, Qt::Key_Return);
    QTest::keyClick(legend, Qt::Key_Down);
    EXPECT_EQ(legend->accessibleDescription().toStdString(), legend->groups()[0].entries[1].title);
    QTest::keyClick(legend, Qt::Key_Space);
    const auto& entries = legend->groups()[0].entries;
    EXPECT_EQ(clicked, (std::vector{entries[0].colour, entries[1].colour}));
}

TEST_F(FocusInPaths, tabGoesRoundInDialogs) {
    trigger("action.preferences");
    auto* preferences = find<PreferencesDialog>("preferences");
    auto* pages = preferences->findChild<QListWidget*>("preferences.pages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentRow(page);
        QTest::qWait(1);
        expectTabGoesRound(*preferences);
    }
    preferences->close();
    trigger("action.bookmarks");
    auto* bookmarks = find<QDialog>("bookmarks");
    ASSERT_NE(bookmarks, nullptr);
    expectTabGoesRound(*bookmarks);
    bookmarks->close();
}

} // namespace
} // namespace navsmith::gui
