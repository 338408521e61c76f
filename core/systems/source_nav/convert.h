// Putting a mesh into another version, or another game's layout. docs/meshes.md tells users what it does.
#pragma once

#include "core/systems/system.h"

#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

/// What there is to convert to. Not among them: what a reader could not tell from another game's by its sub-version,
/// which are those of Left 4 Dead below 5, and what it refuses.
std::vector<Format> formats();
/// See System::formatOf.
std::string_view currentFormat(const model::Model& m);
/// See Versions::convert.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::source_nav
