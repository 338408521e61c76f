// What the registry does to every system at first use: it checks that required parts are there, adds what
// all systems have, and translates texts.
#pragma once

#include "core/systems/system.h"

#include <string_view>
#include <vector>

namespace navsmith::systems {

/// `rules` becomes the table of System::rules, and must outlive the system. Throws std::logic_error if a required part
/// is missing.
void prepare(System& system, std::vector<checks::Rule>& rules);

/// The title of an edit or a builder before translation. Empty if there is none.
std::string_view englishTitleOf(std::string_view system, std::string_view id);

} // namespace navsmith::systems
