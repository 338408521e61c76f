// Colours, style and size of the application.
#pragma once

#include <optional>

class QApplication;
class QPalette;

namespace navsmith::gui {

/// Dark makes the map stand out, Light suits bright rooms, HighContrast has white on black and strong frames. All look
/// the same on every desktop. May be applied while windows are open.
enum class Theme { Dark, Light, HighContrast };
void applyTheme(QApplication& application, Theme theme);
[[nodiscard]] QPalette paletteOf(Theme theme);

/// The theme that is set in the preferences; empty if none is.
[[nodiscard]] std::optional<Theme> chosenTheme();
/// For a desktop with this palette: HighContrast if its background is black or white and its text the opposite.
[[nodiscard]] Theme themeFor(const QPalette& desktop);

/// Scales the program as set in the preferences, unless QT_SCALE_FACTOR is set. Call it before creating the
/// application object, after its name and organisation are set.
void applyScale();

} // namespace navsmith::gui
