// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::quake_nav {

inline constexpr PropertyName kUnexplained[] = {
    {"file", "tail"},       {"node", "bits_6_15"},      {"node", "bits_8_15"}, {"node", "bits_9_15"},
    {"node", "bits_14_15"}, {"link", "type_high", 0.0}, {"link", "bit_7"}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained};

} // namespace navsmith::systems::quake_nav
