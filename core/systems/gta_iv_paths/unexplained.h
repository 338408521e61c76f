// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/unexplained.h"

namespace navsmith::systems::gta_iv_paths {

inline constexpr PropertyName kUnexplained[] = {
    {"file", "tail"},        {"node", "bit_9"},          {"node", "bit_29"},        {"node", "bit_30"},
    {"node", "search_cost"}, {"node", "second_pointer"}, {"link", "lanes_bits_6_7"}};

} // namespace navsmith::systems::gta_iv_paths
