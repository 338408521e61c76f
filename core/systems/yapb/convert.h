// Conversion between a .graph and a .pwf, and between their versions.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::yapb {

// See Versions.
std::vector<Format> formats();
std::string_view currentFormat(const model::Model& m);
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::yapb
