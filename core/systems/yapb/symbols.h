#pragma once

#include "core/symbol/symbol.h"

#include <glm/vec3.hpp>

#include <vector>

namespace navsmith::systems::yapb {

symbol::View view();

/// The flight of a jump from its start: the places of a bot that takes off with a velocity, until it is as far as the
/// target. At least two points.
std::vector<glm::vec3> flightOf(const glm::vec3& from, const glm::vec3& to, const glm::vec3& velocity);

} // namespace navsmith::systems::yapb
