// Texts of pictures in the window's font, which has all letters of its languages.
#pragma once

#include "core/exports/raster_canvas.h"

namespace navsmith::gui {

/// May be called from any thread.
exports::TextMask paintedText(std::string_view text, double size);

} // namespace navsmith::gui
