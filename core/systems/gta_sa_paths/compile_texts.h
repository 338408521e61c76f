// The compiler of path texts (text/compile.h) as the program sees it.
#pragma once

#include "core/systems/text_compiler.h"

namespace navsmith::systems::gta_sa_paths {

struct Traits;

const TextCompiler& textCompiler(const Traits& traits);

} // namespace navsmith::systems::gta_sa_paths
