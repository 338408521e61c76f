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

bool contains(const QWidget* pane, const QWidget* widget) {
    return widget != nullptr && (pane == widget || pane->isAncestorOf(widget));
}

/// The index after or before, round.
std::size_t stepped(std::size_t at, std::size_t count, bool forward) {
    return (at + (forward ? 1 : count - 1)) % count;
}

} // namespace

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
    return focusNext(stops, from, forward);
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
    auto* stop = last == stops.end() ? stops.front() : *last;
    stop->window()->activateWindow();
    stop->setFocus(Qt::TabFocusReason);
}

} // namespace navsmith::gui
