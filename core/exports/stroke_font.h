// Letters as lines, for pictures made without a font at hand.
#pragma once

#include <glm/vec2.hpp>

#include <string_view>
#include <vector>

namespace navsmith::exports {

using Stroke = std::vector<glm::dvec2>;

/// The lines of a text, from its start on the base line, y up, for lines of text of height 1. UTF-8; a box for each
/// letter that is not in the font, which has ASCII.
std::vector<Stroke> strokesOf(std::string_view text);
/// The width of the whole text, for lines of height 1.
double strokeWidth(std::string_view text);

} // namespace navsmith::exports
