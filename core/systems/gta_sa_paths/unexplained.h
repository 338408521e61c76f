// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/unexplained.h"

namespace navsmith::systems::gta_sa_paths {

inline constexpr PropertyName kUnexplained[] = {
    {"file", "tail"},           {"node", "bit_9"},           {"node", "bit_11"},
    {"node", "bit_14"},         {"node", "bit_15"},          {"node", "bits_24_31"},
    {"node", "second_pointer"}, {"node", "short_place"},     {"link", "crossing_bits_2_7"},
    {"navi", "lanes_bit_7"},    {"navi", "lights_bits_3_7"}, {"navi", "unused"},
    {"navi", "short_place"}};

} // namespace navsmith::systems::gta_sa_paths
