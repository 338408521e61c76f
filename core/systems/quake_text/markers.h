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

/// The markers of the open map; empty if there is none. Valid as long as the map.
std::vector<MapMarker> mapMarkers(const model::Model& m);
/// The marker with this number, from 1; nothing if there is none.
std::optional<MapMarker> mapMarker(const model::Model& m, std::size_t number);

} // namespace navsmith::systems::quake_text
