#include "app/gui/focus_order.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>

#include <algorithm>
#include <tuple>

namespace navsmith::gui {

namespace {

bool isTabStop(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.focusProxy() == nullptr;
}

/// Children from top to bottom, those beside each other from left to right.
std::vector<QWidget*> childrenInOrder(const QWidget& of) {
    std::vector<QWidget*> left;
    for (auto* child : of.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (widget != nullptr && !widget->isWindow() && widget->isVisible())
            left.push_back(widget);
    }
    std::ranges::stable_sort(left, {}, [](const QWidget* w) { return w->y(); });
    std::vector<QWidget*> ordered;
    while (!left.empty()) {
        const int bottom = left.front()->geometry().bottom();
        const auto rest = std::ranges::stable_partition(
            left, [&](const QWidget* w) { return w == left.front() || w->geometry().center().y() <= bottom; });
        std::vector<QWidget*> row(left.begin(), rest.begin());
        left.erase(left.begin(), rest.begin());
        std::ranges::stable_sort(row, {}, [](const QWidget* w) { return w->x(); });
        ordered.insert(ordered.end(), row.begin(), row.end());
    }
    return ordered;
}

void addTabStops(QWidget& widget, std::vector<QWidget*>& stops) {
    if (isTabStop(widget))
        stops.push_back(&widget);
    for (auto* child : childrenInOrder(widget))
        addTabStops(*child, stops);
}

bool contains(const QWidget* pane, const QWidget* widget) {
    return widget != nullptr && (pane == widget || pane->isAncestorOf(widget));
}

void give(QWidget& widget, bool forward) {
    widget.window()->activateWindow();
    widget.setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

/// The index after or before, round.
std::size_t stepped(std::size_t at, std::size_t count, bool forward) {
    return (at + (forward ? 1 : count - 1)) % count;
}

} // namespace

std::vector<QWidget*> tabStops(const QWidget& within) {
    std::vector<QWidget*> stops;
    addTabStops(const_cast<QWidget&>(within), stops);
    return stops;
}

std::vector<QWidget*> panesOf(const QMainWindow& window) {
    std::vector<QWidget*> panes;
    const auto* middle = window.centralWidget();
    for (auto* widget : window.findChildren<QWidget*>()) {
        const bool pane = qobject_cast<QToolBar*>(widget) != nullptr || qobject_cast<QDockWidget*>(widget) != nullptr ||
                          qobject_cast<QStatusBar*>(widget) != nullptr || widget->parentWidget() == middle ||
                          (qobject_cast<QTabBar*>(widget) != nullptr && widget->parentWidget() == &window);
        if (pane && widget->window() == &window && !widget->visibleRegion().isEmpty() && !tabStops(*widget).empty())
            panes.push_back(widget);
    }
    const auto place = [&](const QWidget* pane) {
        const auto at = pane->mapTo(&window, QPoint());
        const auto area = middle->isAncestorOf(pane) ? middle->mapTo(&window, QPoint()) : at;
        return std::tuple(area.y(), area.x(), at.y(), at.x());
    };
    std::ranges::stable_sort(panes, {}, place);
    return panes;
}

bool focusNext(const QMainWindow& window, const QWidget* from, bool forward) {
    std::vector<QWidget*> stops;
    for (const auto* pane : panesOf(window)) {
        const auto own = tabStops(*pane);
        stops.insert(stops.end(), own.begin(), own.end());
    }
    if (stops.empty())
        return false;
    auto at = std::ranges::find(stops, from);
    if (at == stops.end()) // the innermost tab stop around it, such as the list of an editor
        at = std::ranges::find_if(stops, [&](const QWidget* stop) { return contains(stop, from); });
    const auto index =
        at == stops.end() ? (forward ? stops.size() - 1 : 0) : static_cast<std::size_t>(at - stops.begin());
    give(*stops[stepped(index, stops.size(), forward)], forward);
    return true;
}

void focusNextPane(const QMainWindow& window, const QWidget* from, bool forward) {
    const auto panes = panesOf(window);
    if (panes.empty())
        return;
    const auto at = std::ranges::find_if(panes, [&](const QWidget* pane) { return contains(pane, from); });
    const auto index =
        at == panes.end() ? (forward ? panes.size() - 1 : 0) : static_cast<std::size_t>(at - panes.begin());
    auto* pane = panes[stepped(index, panes.size(), forward)];
    const auto stops = tabStops(*pane);
    const auto last = std::ranges::find(stops, pane->focusWidget());
    give(last == stops.end() ? *stops.front() : **last, true);
}

} // namespace navsmith::gui
