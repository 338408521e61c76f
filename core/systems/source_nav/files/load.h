// Loads a .nav file into a model.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_nav {

/// `files` holds one file. Ids become references; dangling ones keep their raw value.
bytes::Result<Loaded> load(std::span<const InputFile> files, const Progress& progress);

} // namespace navsmith::systems::source_nav
