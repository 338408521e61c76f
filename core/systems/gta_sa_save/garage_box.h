// The ground that a garage covers.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>

namespace navsmith::systems::gta_sa_save {

/// Corner, along A, both, along B; on the floor (docs/formats/gta-sa-save.md, section 5).
std::array<glm::vec3, 4> garageFloor(const model::Model& m, model::Slot row);

struct GarageBox {
    float left = 0;
    float right = 0;
    float front = 0;
    float back = 0;
};
/// Only of a garage that has a floor.
GarageBox garageBox(const model::Model& m, model::Slot row);
/// Whether all corners of the floor are at finite places: else no box follows from them.
bool hasGarageFloor(const model::Model& m, model::Slot row);
/// Leaves the box of a garage without a floor as it is.
void setGarageBox(model::Transaction& tx, model::Slot row);

} // namespace navsmith::systems::gta_sa_save
