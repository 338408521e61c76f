// Colours and style of the whole window.
#pragma once

class QApplication;

namespace navsmith::gui {

/// Dark, so that the map stands out, or light for bright rooms; the same on every desktop. May be called again while
/// windows are open.
enum class Theme { Dark, Light };
void applyTheme(QApplication& application, Theme theme);

} // namespace navsmith::gui
