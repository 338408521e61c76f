// The rules SA001 to SA057, in docs/checks.md.
#pragma once

#include "core/checks/rule.h"
#include "core/systems/shared/path_checks.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using checks::Findings;
using checks::Issue;
using paths::Rows;

std::span<const checks::Rule> rules();

// Its topics, each in a file with its checks and fixes. A check reports at most one issue a row and says nothing of
// what cannot be known because an area is not open. A fix mends one issue if it is still there.
void addFileRules(std::vector<checks::Rule>& table);
void addNodeRules(std::vector<checks::Rule>& table);
void addLinkRules(std::vector<checks::Rule>& table);
void addNaviRules(std::vector<checks::Rule>& table);
void addGraphRules(std::vector<checks::Rule>& table);

} // namespace navsmith::systems::gta_sa_paths
