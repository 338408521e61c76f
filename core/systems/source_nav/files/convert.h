// Converts a mesh to another version or the layout of another game. docs/meshes.md describes it for users.
#pragma once

#include "core/systems/system.h"
#include "formats/source/nav_format.h"

#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

/// The target formats. Excludes those that a reader would mistake for another game's, which are sub-versions of Left 4
/// Dead below 5, and those that it cannot read.
std::vector<Format> formats();
/// Nothing if there is no such format.
std::optional<source::NavFormat> formatNamed(std::string_view id);
model::EditError noSuchFormat(std::string_view id);
/// See Versions::formatOf.
std::string_view currentFormat(const model::Model& m);
/// See Versions::convert.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

} // namespace navsmith::systems::source_nav
