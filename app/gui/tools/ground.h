// Putting what is selected on the ground of the map behind it.
#pragma once

#include "core/document/document.h"

#include <cstddef>

namespace navsmith::gui {

struct Grounded {
    std::size_t moved = 0;
    std::size_t above = 0; ///< elements with no ground below them, which stay
    bool refused = false;  ///< nothing moved; the document has told why
};

/// Every selected element that has a place of its own comes down, or up a little, to the floor that it stands over, as
/// one step of the history. Nothing happens without a map.
Grounded putOnGround(document::Document& document);

} // namespace navsmith::gui
