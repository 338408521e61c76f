// How saved games are drawn.
#pragma once

#include "core/symbol/symbol.h"

#include <vector>

namespace navsmith::systems::gta_sa_save {

symbol::View view();

/// Symbols of what the map files place: tags, entrances, sectors; of gang wars, and of the restart points beside the
/// lists.
std::vector<symbol::Symbol> mapSymbols();

/// Symbols of what has its place in an open game's world: script triggers, building swaps.
std::vector<symbol::Symbol> worldSymbols();

} // namespace navsmith::systems::gta_sa_save
