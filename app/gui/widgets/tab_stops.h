// In which order the keyboard focus goes through what a window shows: from top to bottom and left to right as things
// are now, because panels and dialogs make their fields as they need them.
#pragma once

#include <span>
#include <vector>

class QWidget;

namespace navsmith::gui {

/// What Tab stops at in a widget.
[[nodiscard]] std::vector<QWidget*> tabStops(const QWidget& within);

/// Moves the focus from a widget, which may be null, to the stop after or before, round. False without stops.
bool focusNext(std::span<QWidget* const> stops, const QWidget* from, bool forward);

} // namespace navsmith::gui
