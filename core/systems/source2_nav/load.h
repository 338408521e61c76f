#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source2_nav {

bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::source2_nav
