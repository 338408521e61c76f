#include "app/gui/widgets/tab_stops.h"

#include <QWidget>

#include <algorithm>
#include <cstddef>

namespace navsmith::gui {

namespace {

bool isTabStop(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled() && widget.focusProxy() == nullptr;
}

/// Children from top to bottom, those beside each other from left to right.
std::vector<QWidget*> childrenInOrder(const QWidget& of) {
    std::vector<QWidget*> remaining;
    for (auto* child : of.children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (widget != nullptr && !widget->isWindow() && widget->isVisible())
            remaining.push_back(widget);
    }
    std::ranges::stable_sort(remaining, {}, [](const QWidget* w) { return w->y(); });
    std::vector<QWidget*> ordered;
    while (!remaining.empty()) {
        const int bottom = remaining.front()->geometry().bottom();
        const auto rest = std::stable_partition(remaining.begin(), remaining.end(), [&](const QWidget* w) {
            return w == remaining.front() || w->geometry().center().y() <= bottom;
        });
        std::vector<QWidget*> row(remaining.begin(), rest);
        remaining.erase(remaining.begin(), rest);
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

} // namespace

std::vector<QWidget*> tabStops(const QWidget& within) {
    std::vector<QWidget*> stops;
    addTabStops(const_cast<QWidget&>(within), stops);
    return stops;
}

bool focusNext(std::span<QWidget* const> stops, const QWidget* from, bool forward) {
    if (stops.empty())
        return false;
    auto at = std::ranges::find(stops, from);
    if (at == stops.end()) // the innermost tab stop around it, such as the list of an editor
        at = std::ranges::find_if(stops, [&](const QWidget* stop) { return stop->isAncestorOf(from); });
    const auto count = stops.size();
    const auto index = at == stops.end() ? (forward ? count - 1 : 0) : static_cast<std::size_t>(at - stops.begin());
    auto* next = stops[(index + (forward ? 1 : count - 1)) % count];
    next->window()->activateWindow();
    next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace navsmith::gui
