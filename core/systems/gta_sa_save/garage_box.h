// The ground that a garage covers.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>

namespace navsmith::systems::gta_sa_save {

/// Corner, along A, both, along B; at floor height (docs/formats/gta-sa-save.md, section 5).
std::array<glm::vec3, 4> garageFloor(const model::Model& m, model::Slot row);

struct GarageBox {
    float left = 0;
    float right = 0;
    float front = 0;
    float back = 0;
};
/// Requires hasGarageFloor().
GarageBox garageBox(const model::Model& m, model::Slot row);
/// Whether all corners of the floor are finite; otherwise it has no box.
bool hasGarageFloor(const model::Model& m, model::Slot row);
/// Does nothing for a garage without a floor.
void setGarageBox(model::Transaction& tx, model::Slot row);

} // namespace navsmith::systems::gta_sa_save
