// Where areas are cut, and what is told of it before.
#pragma once

#include "core/symbol/primitives.h"
#include "core/systems/source_nav/geometry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::systems::source_nav {

/// What a cut divides: across x, the parts are a western and an eastern one.
enum class Axis : std::uint8_t { X, Y };

/// Where a share of the way from west to east, or north to south, is; nothing if a part were too narrow.
std::optional<float> cutAt(const Patch& patch, Axis axis, double fraction);
/// The nearest place to one where both parts are wide enough; nothing if there is none.
std::optional<float> nearestCut(const Patch& patch, Axis axis, float at);

std::vector<Patch> halves(const Patch& patch, Axis axis, float at);

/// Lines that cut a length into equal pieces, its ends among them; none if the pieces were too narrow.
std::vector<float> lines(float from, float to, std::size_t pieces);

void markCut(const Patch& patch, Axis axis, float at, symbol::Primitives& out);
/// "100 by 40 and 100 by 60 units"
std::string sizesText(const Patch& patch, Axis axis, float at);

} // namespace navsmith::systems::source_nav
