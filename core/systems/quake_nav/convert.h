// Converts waypoints to another version of the format, or of its JSON twin.
#pragma once

#include "core/systems/system.h"
#include "formats/quake/nav_file.h"

#include <string_view>
#include <vector>

namespace navsmith::systems::quake_nav {

/// The target formats: for Quake "v18" to "v12" and "navjson-3" to "navjson-1", for Quake II "v6" to "v1". Versions
/// with two layouts use the more likely one.
std::vector<Format> formats(quake::NavGame game);
/// See Versions::formatOf.
std::string_view currentFormat(const model::Model& m);
/// See Versions::convert. A conversion to or from JSON changes the extension of the file name.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::quake_nav
