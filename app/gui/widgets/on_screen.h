// Windows stay on the screen, with the frame that the desktop draws around them.
#pragma once

#include <QSize>

class QRect;
class QWidget;

namespace navsmith::gui {

/// The largest size that a window of this screen may have without its frame.
[[nodiscard]] QSize roomOnScreen(const QWidget& window);

/// Moves a window to where it covers least of a part of the screen; among such places to the one nearest to the middle
/// of its parent.
void placeBeside(QWidget& window, const QRect& part);

/// Makes a window smaller and moves it until nothing of it is off its screen.
void keepOnScreen(QWidget& window);

} // namespace navsmith::gui
