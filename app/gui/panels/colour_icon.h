// The sign of a colour in lists and beside check boxes.
#pragma once

#include "core/symbol/primitives.h"

#include <QPixmap>

namespace navsmith::gui {

/// A square in the colour.
QPixmap colourIcon(symbol::Rgba colour);

} // namespace navsmith::gui
