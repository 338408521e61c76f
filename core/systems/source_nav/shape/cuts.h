// Positions of cuts, and their descriptions.
#pragma once

#include "core/symbol/primitives.h"
#include "core/systems/source_nav/mesh/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

/// The axis across which a cut divides an area: X gives a western and an eastern part.
enum class Axis : std::uint8_t { X, Y };

/// The position at a fraction of the way from west to east or north to south; none if a part would be too narrow.
std::optional<float> cutAt(const Patch& patch, Axis axis, double fraction);
/// The nearest position that leaves both parts wide enough; none if there is none.
std::optional<float> nearestCut(const Patch& patch, Axis axis, float at);

std::vector<Patch> halves(const Patch& patch, Axis axis, float at);

/// Positions that divide a length into equal pieces, including its ends; empty if the pieces would be too narrow.
std::vector<float> lines(float from, float to, std::size_t pieces);

void markCut(const Patch& patch, Axis axis, float at, symbol::Primitives& out);
/// "100 by 40 and 100 by 60 units"
std::string sizesText(const Patch& patch, Axis axis, float at);

} // namespace navsmith::systems::source_nav
