// In which order the keyboard focus goes through a main window: pane by pane, and in each as tab_stops.h says.
#pragma once

#include "app/gui/widgets/tab_stops.h"

#include <vector>

class QMainWindow;
class QWidget;

namespace navsmith::gui {

/// Tool bars, bars of the middle, panels and their tabs that can be seen and have tab stops.
[[nodiscard]] std::vector<QWidget*> panesOf(const QMainWindow& window);

/// Moves the focus from a widget, which may be null, to the next or previous tab stop of the window.
bool focusNext(const QMainWindow& window, const QWidget* from, bool forward);
/// The same to the next or previous pane: to what had the focus there last, otherwise to the first tab stop.
void focusNextPane(const QMainWindow& window, const QWidget* from, bool forward);

} // namespace navsmith::gui
