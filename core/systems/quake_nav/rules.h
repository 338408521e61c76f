#pragma once

#include "core/checks/rule.h"
#include "formats/quake/nav_file.h"

#include <span>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Rules from docs/formats/quake-nav.md (sections 1 to 8), and rules that need the map (from QN050 on).
std::span<const checks::Rule> rules(quake::NavGame game);

// Rules by topic; each table is at the end of its file. A check reports at most one issue per row. A fix does nothing
// if its issue is gone.
std::vector<checks::Rule> fileRules();  ///< rules_file.cpp
std::vector<checks::Rule> nodeRules();  ///< rules_node.cpp
std::vector<checks::Rule> linkRules();  ///< rules_link.cpp
std::vector<checks::Rule> partRules();  ///< rules_parts.cpp: traversals and edicts
std::vector<checks::Rule> graphRules(); ///< rules_graph.cpp
std::vector<checks::Rule> mapRules();   ///< rules_map.cpp: QN050 to QN069, each with Rule::onMap

} // namespace navsmith::systems::quake_nav
