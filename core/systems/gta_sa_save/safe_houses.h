// Safe houses: which garages and stored cars belong to which. Of the 80 records of stored cars each safe house has
// four, every twentieth.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <optional>
#include <span>

namespace navsmith::systems::gta_sa_save {

inline constexpr std::size_t kSafeHouses = 20;

std::size_t safeHouseOfCar(const model::Model& m, model::Slot row);
/// The place of a car in its safe house, from 1.
std::size_t placeOfCar(const model::Model& m, model::Slot row);
/// None if its type holds no cars.
std::optional<std::size_t> safeHouseOfGarage(const model::Model& m, model::Slot row);

/// Moves pasted cars into free records of the safe house of the car that they are copies of, else of the garage where
/// they stand. Returns all pasted elements; refuses if there is no room.
EditResult putIntoSafeHouses(model::Transaction& tx, std::span<const model::Element> pasted);

} // namespace navsmith::systems::gta_sa_save
