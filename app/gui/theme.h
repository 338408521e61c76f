// Colours and style of the whole window.
#pragma once

class QApplication;

namespace navsmith::gui {

/// Dark, so that the map stands out; the same on every desktop.
void applyDarkTheme(QApplication& application);

} // namespace navsmith::gui
