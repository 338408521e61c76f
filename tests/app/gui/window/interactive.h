// What of a window people can operate, as screen readers see it.
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QMainWindow>
#include <QTest>
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

/// From top to bottom and from left to right; a column beside others comes after what is left of it.
inline void expectReadingOrder(const std::vector<QWidget*>& visited, const QWidget& within) {
    const auto place = [&](const QWidget* w) { return QRect(w->mapTo(&within, QPoint()), w->size()); };
    for (std::size_t i = 1; i < visited.size(); ++i) {
        const auto before = place(visited[i - 1]);
        const auto now = place(visited[i]);
        const bool backUp = now.bottom() <= before.top() && now.left() <= before.right();
        const bool backLeft =
            now.right() <= before.left() && now.top() <= before.center().y() && now.bottom() >= before.center().y();
        EXPECT_FALSE(backUp || backLeft) << within.objectName().toStdString() << ": "
                                         << visited[i]->metaObject()->className() << ' '
                                         << visited[i]->objectName().toStdString() << " comes after "
                                         << visited[i - 1]->metaObject()->className() << ' '
                                         << visited[i - 1]->objectName().toStdString();
    }
}

} // namespace navsmith::gui
