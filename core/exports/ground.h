// A map from above: what faces up, the highest on top, as in the window.
#pragma once

#include "core/exports/image.h"
#include "core/exports/painter.h"
#include "core/world/backdrop.h"

namespace navsmith::exports {

/// Paints the part of a page that begins at `origin` over what is on the picture. A map that has a picture of itself
/// from above is shown by that.
void paintGround(const world::Backdrop& map, const Frame& frame, Point origin, bool onLight, Image& image);

} // namespace navsmith::exports
