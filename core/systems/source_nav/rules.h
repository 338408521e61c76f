#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::source_nav {

/// In the order of their ids.
std::span<const checks::Rule> rules();

// By topic; each is at the end of its file, behind its checks and fixes. A check reports at most one issue a row; a fix
// mends one issue if it is still there.
std::vector<checks::Rule> fileRules();       ///< rules_file.cpp
std::vector<checks::Rule> placeRules();      ///< rules_place.cpp
std::vector<checks::Rule> areaRules();       ///< rules_area.cpp
std::vector<checks::Rule> connectionRules(); ///< rules_connection.cpp
std::vector<checks::Rule> ladderRules();     ///< rules_ladder.cpp
std::vector<checks::Rule> analysisRules();   ///< rules_analysis.cpp: hiding spots, encounters, approaches, visibility

} // namespace navsmith::systems::source_nav
