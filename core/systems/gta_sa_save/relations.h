// What types of people feel for each other. In the file a record of a type has a word for each feeling, with a bit for
// each other type; in the model each two types have a row.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace navsmith::systems::gta_sa_save {

/// Adds the rows of all relations; those of types of people are there already. `records`: of the types, in order.
void loadRelations(model::ModelBuilder& builder, std::span<const std::byte> records);
/// Writes them into the records of the types, whose other bytes stay.
void saveRelations(const model::Model& m, std::span<std::byte> records);

/// Number of feelings: the fields of a type of people.
inline constexpr std::size_t kFeelings = 5;

/// The word of a feeling in the record of a type.
std::uint32_t feelingWord(const model::Model& m, model::Slot people, std::size_t feeling);
/// The names of those for whom a type has a feeling: "Ballas, Police".
std::string feelingTargets(const model::Model& m, model::Slot people, std::size_t feeling);

} // namespace navsmith::systems::gta_sa_save
