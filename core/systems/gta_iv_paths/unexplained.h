// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::gta_iv_paths {

inline constexpr PropertyName kUnexplained[] = {
    {"file", "tail"},        {"node", "bit_9"},          {"node", "bit_29"},        {"node", "bit_30"},
    {"node", "search_cost"}, {"node", "second_pointer"}, {"link", "lanes_bits_6_7"}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained};

} // namespace navsmith::systems::gta_iv_paths
