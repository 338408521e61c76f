// The rules of section 9 of the format page.
#pragma once

#include "core/checks/dependencies.h"
#include "core/checks/rule.h"
#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/shared/path_checks.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

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

} // namespace navsmith::systems::gta_iv_paths
