// Drops the selected elements onto the ground of the map.
#pragma once

#include "core/document/document.h"

#include <cstddef>

namespace navsmith::gui {

struct Grounded {
    std::size_t moved = 0;
    std::size_t above = 0; ///< elements that stay because there is no ground below them
    bool refused = false;  ///< nothing moved; the document has reported why
};

/// Moves every selected element with a position down, or slightly up, to the floor that it stands over, as one undo
/// step.
/// Does nothing without a map.
Grounded putOnGround(document::Document& document);

} // namespace navsmith::gui
