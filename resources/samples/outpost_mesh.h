// Builds a navigation mesh (docs/formats/source-nav.md), version 16 as in Counter-Strike: Source, from the outpost's
// plan and map.
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "resources/samples/outpost_plan.h"

namespace navsmith::samples {

/// An analysed mesh of the map, with everything that such a mesh can hold. The same plan and map give the same bytes.
/// Fails, with a reason for the plan's author, if a floor is on no block, a ladder leads nowhere, or the map cannot be
/// read.
tl::expected<std::vector<std::byte>, std::string> outpostMesh(const OutpostPlan& plan, std::span<const std::byte> map);

} // namespace navsmith::samples
