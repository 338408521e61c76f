#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_save {

std::span<const checks::Rule> rules();

// Rules by topic; each table is at the end of its file. A check reports at most one issue per row. A fix does nothing
// if its issue is gone.
std::vector<checks::Rule> fileRules();      ///< rules_file.cpp
std::vector<checks::Rule> positionRules();  ///< rules_position.cpp: one or two rules per element type
std::vector<checks::Rule> groundRules();    ///< rules_ground.cpp: on the ground of the world
std::vector<checks::Rule> regionRules();    ///< rules_region.cpp
std::vector<checks::Rule> recordRules();    ///< rules_record.cpp: zones, car generators, pickups, entrances
std::vector<checks::Rule> referenceRules(); ///< rules_reference.cpp
std::vector<checks::Rule> mapRules();       ///< rules_map.cpp: sections of the map, shops, radio
std::vector<checks::Rule> shapeRules();     ///< rules_place.cpp: set pieces, stunt jumps, garages, restart points

} // namespace navsmith::systems::gta_sa_save
