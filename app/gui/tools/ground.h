// Elements on the ground of the map.
#pragma once

#include "core/document/document.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

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

/// Heights of all floors at a place, from top to bottom: of surfaces that can be stood on, seen from above.
std::vector<float> floorsAt(const world::Backdrop& map, float x, float y);

/// Lifts or lowers elements that have just been moved by `delta`, so that they are as high above the ground as before.
/// On several floors, they take the one nearest in height. Those without ground, here or there, stay as they are.
void keepHeightsAboveGround(const document::Document& document, model::Transaction& tx,
                            std::span<const model::Element> moved, const glm::dvec3& delta);

} // namespace navsmith::gui
