// Conversions between the dialects. What one dialect alone says is lost; the report of conversions lists it.
#pragma once

#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <string_view>
#include <vector>

namespace navsmith::systems::quake_text {

// See Versions.
std::vector<Format> formats();
std::string_view currentFormat(const model::Model& m);
/// Into a dialect that numbers entities of the map, from one that does not: fails without a map.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::quake_text
