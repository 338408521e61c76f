// What of a window people can operate, as screen readers see it.
#pragma once

#include "app/gui/main_window.h"
#include "app/gui/tools/edit_dialog.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::gui {

inline bool isInteractive(QAccessible::Role role) {
    static constexpr std::array roles{QAccessible::Button,     QAccessible::CheckBox,       QAccessible::RadioButton,
                                      QAccessible::ComboBox,   QAccessible::EditableText,   QAccessible::SpinBox,
                                      QAccessible::Slider,     QAccessible::List,           QAccessible::Tree,
                                      QAccessible::Table,      QAccessible::PageTabList,    QAccessible::PageTab,
                                      QAccessible::ButtonMenu, QAccessible::ButtonDropDown, QAccessible::Canvas};
    return std::ranges::find(roles, role) != roles.end();
}

/// Commands by the start of their ids. Other actions, such as the fields of a tool, go while commands run.
inline std::vector<QAction*> commandsThatBegin(const QWidget& window, const char* start) {
    std::vector<QAction*> commands;
    for (auto* action : window.findChildren<QAction*>()) {
        if (action->objectName().startsWith(QLatin1String(start)))
            commands.push_back(action);
    }
    return commands;
}

/// The commands that choose a tool which can be chosen now.
inline std::vector<QAction*> toolActions(const QWidget& window) {
    auto commands = commandsThatBegin(window, "action.tool.");
    std::erase_if(commands, [](const QAction* action) { return !action->isVisible() || !action->isEnabled(); });
    return commands;
}

/// Parts of Qt that are not in the chain of the focus: their commands are in menus or on keys.
inline bool isPartOfQt(const QObject& object) {
    const auto name = object.objectName();
    return name.startsWith(QLatin1String("qt_dockwidget_")) || name == QLatin1String("qt_toolbar_ext_button") ||
           name.startsWith(QLatin1String("qt_scrollarea_")) || name == QLatin1String("ScrollLeftButton") ||
           name == QLatin1String("ScrollRightButton") || object.inherits("CloseButton") ||
           object.inherits("QLineEditIconButton") || object.inherits("QHeaderView") || object.inherits("QScrollBar");
}

/// The visible ones, without the insides of lists and fields.
inline void addInteractive(QAccessibleInterface* at, std::vector<QAccessibleInterface*>& found) {
    if (at == nullptr || !at->isValid() || at->state().invisible ||
        (at->object() != nullptr && isPartOfQt(*at->object())))
        return;
    const auto role = at->role();
    if (isInteractive(role))
        found.push_back(at);
    static constexpr std::array whole{QAccessible::ComboBox,  QAccessible::SpinBox, QAccessible::List,
                                      QAccessible::Tree,      QAccessible::Table,   QAccessible::EditableText,
                                      QAccessible::PopupMenu, QAccessible::Canvas};
    if (std::ranges::find(whole, role) != whole.end())
        return;
    for (int i = 0; i < at->childCount(); ++i)
        addInteractive(at->child(i), found);
}

inline std::vector<QAccessibleInterface*> interactiveIn(QWidget& widget) {
    std::vector<QAccessibleInterface*> found;
    addInteractive(QAccessible::queryAccessibleInterface(&widget), found);
    return found;
}

inline std::string told(const QAccessibleInterface& of) {
    const auto* object = of.object();
    return (object == nullptr
                ? std::string("part")
                : std::string(object->metaObject()->className()) + " " + object->objectName().toStdString()) +
           " \"" + of.text(QAccessible::Name).toStdString() + "\"";
}

/// The widgets of a window that the focus must reach.
inline std::vector<QWidget*> operable(QWidget& within) {
    std::vector<QWidget*> widgets;
    for (auto* of : interactiveIn(within)) {
        auto* widget = qobject_cast<QWidget*>(of->object());
        if (widget != nullptr && widget->isEnabled() && of->role() != QAccessible::PageTab &&
            !widget->visibleRegion().isEmpty() && widget->window() == within.window())
            widgets.push_back(widget);
    }
    return widgets;
}

/// A widget that had the focus, and its place in what scrolls it, otherwise in the window.
struct Visit {
    QWidget* widget = nullptr;
    QRect at = {};
    const QScrollArea* scroll = nullptr;
    QRect atScroll = {}; ///< place of the scroll area in the window
};

inline Visit visit(QWidget* widget, const QWidget& window) {
    for (auto* parent = widget->parentWidget(); parent != nullptr && parent != &window;
         parent = parent->parentWidget()) {
        if (const auto* scroll = qobject_cast<const QScrollArea*>(parent))
            return {widget, QRect(widget->mapTo(scroll->widget(), QPoint()), widget->size()), scroll,
                    QRect(scroll->mapTo(&window, QPoint()), scroll->size())};
    }
    return {widget, QRect(widget->mapTo(&window, QPoint()), widget->size())};
}

/// From top to bottom and from left to right; a column beside others comes after what is left of it.
inline void expectReadingOrder(const std::vector<Visit>& visits, const std::string& where) {
    for (std::size_t i = 1; i < visits.size(); ++i) {
        const bool together = visits[i - 1].scroll == visits[i].scroll;
        const auto placeOf = [&](const Visit& of) { return together || of.scroll == nullptr ? of.at : of.atScroll; };
        const auto before = placeOf(visits[i - 1]);
        const auto now = placeOf(visits[i]);
        const bool backUp = now.bottom() <= before.top() && now.left() <= before.right();
        const bool backLeft =
            now.right() <= before.left() && now.top() <= before.center().y() && now.bottom() >= before.center().y();
        const auto nameOf = [](const QWidget* w) {
            return std::string(w->metaObject()->className()) + " " + w->objectName().toStdString();
        };
        EXPECT_FALSE(backUp || backLeft) << where << ": " << nameOf(visits[i].widget) << " comes after "
                                         << nameOf(visits[i - 1].widget);
    }
}

/// Each has a name of its own, which is no name of code.
inline void expectNames(QWidget& within, const std::string& where) {
    std::map<std::pair<QAccessible::Role, QString>, const QAccessibleInterface*> names;
    for (auto* of : interactiveIn(within)) {
        // On Unix the name of a combo box is its value; screen readers get the other one by its label.
        const auto* box = qobject_cast<const QComboBox*>(of->object());
        const auto name = box != nullptr ? box->accessibleName() : of->text(QAccessible::Name);
        EXPECT_FALSE(name.trimmed().isEmpty()) << where << ": " << told(*of);
        for (const auto* meta = of->object() == nullptr ? nullptr : of->object()->metaObject(); meta != nullptr;
             meta = meta->superClass())
            EXPECT_NE(name, QLatin1String(meta->className())) << where;
        EXPECT_FALSE(of->object() != nullptr && !name.isEmpty() && name == of->object()->objectName())
            << where << ": " << told(*of);
        const auto [known, fresh] = names.try_emplace({of->role(), name}, of);
        EXPECT_TRUE(fresh || name.isEmpty()) << where << ": " << told(*of) << " and " << told(*known->second);
    }
}

inline bool isReached(const std::vector<QWidget*>& visited, const QWidget* wanted) {
    return std::ranges::any_of(
        visited, [&](const QWidget* w) { return w == wanted || w->isAncestorOf(wanted) || wanted->isAncestorOf(w); });
}

/// Tab goes round in a dialog and reaches everything.
inline void expectTabGoesRound(QWidget& dialog) {
    constexpr std::size_t most = 100;
    dialog.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    const auto wanted = operable(dialog);
    EXPECT_FALSE(wanted.empty());
    std::vector<QWidget*> visited;
    std::vector<Visit> places;
    auto* start = dialog.focusWidget() == nullptr ? &dialog : dialog.focusWidget();
    for (auto* now = start; visited.size() < most;) {
        QTest::keyClick(now, Qt::Key_Tab);
        auto* next = dialog.focusWidget();
        ASSERT_NE(next, nullptr);
        ASSERT_TRUE(next != now || wanted.size() == 1)
            << dialog.objectName().toStdString() << ": the focus stays in " << now->objectName().toStdString();
        now = next;
        visited.push_back(now);
        places.push_back(visit(now, dialog));
        if (now == visited.front() && visited.size() > 1)
            break;
    }
    EXPECT_LT(visited.size(), most);
    for (const auto* widget : wanted) {
        EXPECT_TRUE(isReached(visited, widget))
            << dialog.objectName().toStdString() << ": " << widget->metaObject()->className() << ' '
            << widget->objectName().toStdString();
    }
    // From the first in the order of reading.
    places.pop_back();
    const auto first =
        std::ranges::min_element(places, {}, [](const Visit& of) { return std::pair(of.at.y() / 16, of.at.x()); });
    std::rotate(places.begin(), first, places.end());
    expectReadingOrder(places, dialog.objectName().toStdString());
}

/// By keyboard and with a screen reader.
inline void expectAccessible(QDialog& dialog) {
    expectNames(dialog, dialog.objectName().toStdString());
    expectTabGoesRound(dialog);
}

/// The open dialog of an edit; null if there is none. Those of edits that take long are not modal.
inline EditDialog* openEditDialog() {
    for (auto* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<EditDialog*>(widget); dialog != nullptr && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

/// Opens the dialog of each edit that the selection allows, and cancels it. Returns their number.
template <typename F>
std::size_t withEditDialogs(MainWindow& window, F&& look) {
    const auto selected = window.workspace().active()->selection().elements();
    std::size_t dialogs = 0;
    for (auto* action : commandsThatBegin(window, "action.verb.")) {
        window.workspace().active()->selection().set(selected);
        if (!action->text().contains(QChar(0x2026)) || !action->isEnabled())
            continue;
        QTimer timer; // most dialogs run in an event loop of their own
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            timer.stop();
            auto* dialog = openEditDialog();
            if (dialog == nullptr) {
                ADD_FAILURE() << "no dialog: " << action->objectName().toStdString();
                if (auto* other = QApplication::activeModalWidget())
                    other->close();
                return;
            }
            ++dialogs;
            look(*dialog, action->objectName().toStdString());
            dialog->reject();
        });
        timer.start(20);
        action->trigger();
        if (openEditDialog() != nullptr)
            static_cast<void>(QTest::qWaitFor([&] { return !timer.isActive(); }));
        if (timer.isActive())
            ADD_FAILURE() << action->objectName().toStdString() << " asks nothing";
    }
    return dialogs;
}

} // namespace navsmith::gui
