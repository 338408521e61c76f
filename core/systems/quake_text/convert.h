// Conversions between the dialects. What one dialect alone says is lost; the report of conversions lists it.
#pragma once

#include "core/systems/quake_text/said.h"
#include "core/systems/system.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_text {

// See Versions.
std::vector<Format> formats();
std::string_view currentFormat(const model::Model& m);
/// Converts the document. To a dialect that numbers entities of the map, from one that does not, it fails without a
/// map.
tl::expected<void, model::EditError> convert(model::Transaction& tx, std::string_view format);

/// The dialect of a format, by its id.
std::optional<Dialect> dialectNamed(std::string_view format);
/// Turns the document into a dialect of which nodes and links say this. `hadMarkers`: its first nodes are entities of
/// the map.
tl::expected<void, model::EditError> sayIn(model::Transaction& tx, const Said& said, Dialect to, bool hadMarkers);

} // namespace navsmith::systems::quake_text
