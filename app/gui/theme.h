// Colours and style of the application.
#pragma once

class QApplication;

namespace navsmith::gui {

/// Dark makes the map stand out, Light suits bright rooms; both look the same on every desktop. May be applied while
/// windows are open.
enum class Theme { Dark, Light };
void applyTheme(QApplication& application, Theme theme);

} // namespace navsmith::gui
