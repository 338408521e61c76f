// Properties of which the format page explains only the initial value.
#pragma once

#include "core/systems/explanations.h"

namespace navsmith::systems::gta_sa_save {

inline constexpr PropertyName kUnexplained[] = {{"block", "opaque"}};

/// Below -1: a negated model.
inline constexpr PropertyName kOpenNames[] = {{"car_generator", "model"}};

inline constexpr Explanations kExplanations{.onlyInitial = kUnexplained, .openNames = kOpenNames};

} // namespace navsmith::systems::gta_sa_save
