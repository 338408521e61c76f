// The numbers of what handles do, for the panel that adjusts the last operation.
#pragma once

#include "core/systems/edit.h"

#include <span>

namespace navsmith::gui {

/// X, Y, Z in world units.
std::span<const systems::Parameter> movementParameters();
/// The angle in degrees.
std::span<const systems::Parameter> rotationParameters();
/// Factors along X, Y, Z.
std::span<const systems::Parameter> scaleParameters();

} // namespace navsmith::gui
