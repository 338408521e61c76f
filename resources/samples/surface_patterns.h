// The looks of the sample town's surfaces.
#pragma once

#include "resources/samples/solid.h"

namespace navsmith::samples {

/// The length of the texture's sides.
float patternMetres(Material material);

} // namespace navsmith::samples
