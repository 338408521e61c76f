// Keys that lists, tables and popups take for themselves before they are shortcuts of the window.
#pragma once

#include <QObject>

namespace navsmith::gui {

/// While a list or table has the focus, Home, End, Page Up and Page Down go through its rows, and a character begins to
/// edit a cell that can be edited so. As shortcuts, End would place nodes on the ground, and 1 would turn the camera.
/// While a menu or the list of a choice is open, all keys are its own: Esc closes it and does nothing else. Install it
/// on the application.
class ListKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace navsmith::gui
