// Conversion between the versions of graphs.
#pragma once

#include "core/systems/system.h"

namespace navsmith::systems::source_ain {

// See Versions.
std::vector<Format> formats();
std::string_view currentFormat(const model::Model& m);
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);
/// None: there is no such format.
std::optional<std::int32_t> versionNamed(std::string_view format);

} // namespace navsmith::systems::source_ain
