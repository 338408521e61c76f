#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::source_nav {

/// Sorted by id.
std::span<const checks::Rule> rules();

// Rules by topic; each table is at the end of its file. A check reports at most one issue per row. A fix does nothing
// if its issue is gone.
std::vector<checks::Rule> fileRules();       ///< rules_file.cpp
std::vector<checks::Rule> placeRules();      ///< rules_place.cpp
std::vector<checks::Rule> areaRules();       ///< rules_area.cpp
std::vector<checks::Rule> connectionRules(); ///< rules_connection.cpp
std::vector<checks::Rule> ladderRules();     ///< rules_ladder.cpp
std::vector<checks::Rule> mapRules();        ///< rules_map.cpp: on the map behind the mesh
std::vector<checks::Rule> analysisRules();   ///< rules_analysis.cpp: hiding spots, encounters, approaches, visibility
std::vector<checks::Rule> staleRules();      ///< rules_stale.cpp: whether the analysis is up to date

} // namespace navsmith::systems::source_nav
