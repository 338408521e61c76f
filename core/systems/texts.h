// Texts for people in the tables of a system, apart from those of its schema.
#pragma once

#include "core/systems/system.h"

#include <vector>

namespace navsmith::systems {

/// Replaces every title, help, section and unit in the tables of a system and in its rules, which are a copy of
/// System::rules. The schema translates its own texts.
void replaceTexts(System& system, std::vector<checks::Rule>& rules, const model::ReplaceText& replace);

} // namespace navsmith::systems
