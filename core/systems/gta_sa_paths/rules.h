#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::gta_sa_paths {

/// SA001 to SA057 of the format page, section 9.
std::span<const checks::Rule> rules();

} // namespace navsmith::systems::gta_sa_paths
