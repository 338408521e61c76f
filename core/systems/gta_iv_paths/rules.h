#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::gta_iv_paths {

std::span<const checks::Rule> rules();

} // namespace navsmith::systems::gta_iv_paths
