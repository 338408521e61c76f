// The rules SA001 to SA067, in docs/checks.md.
#pragma once

#include "core/checks/dependencies.h"
#include "core/checks/rule.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/shared/path_checks.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

// For the tables and their functions.
using checks::at;
using checks::Dependencies;
using checks::Findings;
using checks::Issue;
using checks::own;
using checks::Rule;
using model::against;
using model::along;
using paths::Rows;
using enum checks::Severity;

std::span<const Rule> rules();

// By topic; each is at the end of its file. A check reports at most one issue a row, and nothing about areas that are
// not open. A fix does nothing if its issue no longer exists.
std::vector<Rule> fileRules();
std::vector<Rule> nodeRules();
std::vector<Rule> linkRules();
std::vector<Rule> naviRules();
std::vector<Rule> graphRules();
std::vector<Rule> trafficRules();
std::vector<Rule> groundRules();
std::vector<Rule> laneRules();

/// What a verdict on a navi node depends on: the links that use it and their ends.
Dependencies usingLinks();

} // namespace navsmith::systems::gta_sa_paths
