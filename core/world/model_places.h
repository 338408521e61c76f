// What a game's world says of a model by its number: its name, and where it stands.
#pragma once

#include "core/world/backdrop.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// Empty if no list of the world defines it, or the map is no game's world.
std::string_view modelName(const Backdrop& map, std::int64_t id);

struct ModelSpot {
    glm::vec3 position{0.0F};
    /// The bounds of its collision in the world; empty if it has none.
    Bounds bounds = {};
};
/// In the order of the placements. Low-detail models count only where no others are.
std::vector<ModelSpot> placesOfModel(const Backdrop& map, std::int64_t id);

} // namespace navsmith::world
