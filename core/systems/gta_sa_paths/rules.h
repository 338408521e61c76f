// The rules SA001 to SA067, in docs/checks.md.
#pragma once

#include "core/checks/dependencies.h"
#include "core/checks/rule.h"
#include "core/systems/shared/path_checks.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using checks::Findings;
using checks::Issue;
using paths::Rows;

std::span<const checks::Rule> rules();

// By topic; each is at the end of its file. A check reports at most one issue a row, and nothing about areas that are
// not open. A fix does nothing if its issue no longer exists.
std::vector<checks::Rule> fileRules();
std::vector<checks::Rule> nodeRules();
std::vector<checks::Rule> linkRules();
std::vector<checks::Rule> naviRules();
std::vector<checks::Rule> graphRules();
std::vector<checks::Rule> trafficRules();
std::vector<checks::Rule> groundRules();
std::vector<checks::Rule> laneRules();

/// What a verdict on a navi node depends on: the links that use it and their ends.
checks::Dependencies usingLinks();

} // namespace navsmith::systems::gta_sa_paths
