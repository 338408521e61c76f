// The compiler of path texts (text/compile.h) as the program sees it.
#pragma once

#include "core/systems/text_compiler.h"

namespace navsmith::systems::gta_sa_paths {

/// Without `system`.
TextCompiler textCompiler();

} // namespace navsmith::systems::gta_sa_paths
