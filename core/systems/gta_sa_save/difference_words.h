// What differs between two saves, in words of the game.
#pragma once

#include "core/systems/difference_words.h"

namespace navsmith::systems::gta_sa_save {

std::span<const DifferenceWords> differenceWords();

} // namespace navsmith::systems::gta_sa_save
