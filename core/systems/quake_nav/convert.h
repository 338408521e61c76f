// Putting waypoints into another version of their format, or of the text twin.
#pragma once

#include "core/systems/system.h"
#include "formats/quake/nav_file.h"

#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav {

/// What there is to convert to: for Quake "v18" to "v12" and "navjson-3" to "navjson-1", for Quake II "v6" to "v1".
/// Versions that are laid out in two ways are written in the likelier one.
std::vector<Format> formats(quake::NavGame game);
/// See System::formatOf.
std::string_view currentFormat(const model::Model& m);
/// See Versions::convert. Into or out of a text the file's name changes its ending.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::quake_nav
