// Turning and scaling areas and ladders.
#pragma once

#include "core/systems/transformer.h"

#include <vector>

namespace navsmith::systems::source2_nav {

std::vector<Transformer> transformers();

} // namespace navsmith::systems::source2_nav
