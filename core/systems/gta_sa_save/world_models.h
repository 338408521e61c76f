// What the open game's world says of the models that a save names by number.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <string>

namespace navsmith::systems::gta_sa_save {

/// The name that the game's lists give a model; empty if they do not define it, or no world is open.
std::string modelName(const model::Model& m, std::int64_t number);
/// Whether a game's world is open: a Present function.
bool hasModels(const model::Model& m, model::Slot file);

} // namespace navsmith::systems::gta_sa_save
