// What can be wrong with a saved game. Ids are those of docs/formats/gta-sa-save.md, section 16.
#pragma once

#include "core/checks/rule.h"

#include <span>

namespace navsmith::systems::gta_sa_save {

std::span<const checks::Rule> rules();

} // namespace navsmith::systems::gta_sa_save
