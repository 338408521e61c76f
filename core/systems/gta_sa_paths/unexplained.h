// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::gta_sa_paths {

/// Bits 2 to 7 of crossing bytes that a debug build left at 0xCC.
inline constexpr double kUninitialisedCrossing = 0xCC >> 2;

inline constexpr PropertyName kUnexplained[] = {
    {"file", "tail"},           {"node", "bit_9"},           {"node", "bit_11"},
    {"node", "bit_14"},         {"node", "bit_15"},          {"node", "bits_24_31"},
    {"node", "second_pointer"}, {"node", "short_place"},     {"link", "crossing_bits_2_7", 0.0, kUninitialisedCrossing},
    {"navi", "lanes_bit_7"},    {"navi", "lights_bits_3_7"}, {"navi", "unused"},
    {"navi", "short_place"}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained};

} // namespace navsmith::systems::gta_sa_paths
