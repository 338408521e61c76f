// What is wrong with a navigation mesh: docs/checks.md has the table.
#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::source_nav {

/// In the order of their ids.
std::span<const checks::Rule> rules();

} // namespace navsmith::systems::source_nav
