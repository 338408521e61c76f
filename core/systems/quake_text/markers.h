// The markers that a map's own entities get, in the order in which the game numbers them.
#pragma once

#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::systems::quake_text {

struct MapMarker {
    std::string_view className;
    std::optional<glm::vec3> place; ///< nothing if the map does not tell
    std::size_t entity = 0;         ///< index of world::MapGeometry::entities
};

/// Of the open map; empty if there is none. Valid until the map of another model is asked for on the same thread.
const std::vector<MapMarker>& mapMarkers(const model::Model& m);

} // namespace navsmith::systems::quake_text
