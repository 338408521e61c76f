// Rules of Source 2's meshes, one table a topic.
#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::source2_nav {

std::vector<checks::Rule> connectionRules();
std::vector<checks::Rule> areaRules();
std::vector<checks::Rule> overlapRules();
std::vector<checks::Rule> ladderRules();

std::span<const checks::Rule> rules();

/// A reference to an area as text for messages: "area 12" or "no area" or "area 12, which is not there".
std::string areaText(const model::Model& m, model::Column<model::Ref> handle, model::Slot row);

} // namespace navsmith::systems::source2_nav
