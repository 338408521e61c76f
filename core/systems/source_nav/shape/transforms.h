// Turning, scaling and mirroring areas and ladders.
#pragma once

#include "core/systems/transformer.h"

#include <vector>

namespace navsmith::systems::source_nav {

std::vector<Transformer> transformers();

} // namespace navsmith::systems::source_nav
