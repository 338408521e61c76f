#pragma once

#include "core/symbol/symbol.h"
#include "core/systems/shared/path_grid.h"

namespace navsmith::systems::gta_sa_paths {

/// Nodes as discs, edges as lines, lanes as ribbons at their true offsets, navi nodes with their direction.
symbol::View view(const paths::Grid& grid);

} // namespace navsmith::systems::gta_sa_paths
