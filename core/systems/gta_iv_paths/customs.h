// Which unproven readings of the format a set bears out (section 7).
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <string>

namespace navsmith::systems::gta_iv_paths {

/// Bits of namespace custom. A reading holds unless more than a quarter of what could tell speaks against it.
std::uint8_t customsOf(const model::Model& model);

/// For the notice of a set in which some do not hold; empty if all do.
std::string describeCustoms(std::uint8_t customs);

} // namespace navsmith::systems::gta_iv_paths
