// What the loaders of the games refuse or drop, and what add-ons leave wrong (docs/formats/source-ain.md, section 8).
#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::source_ain {

using checks::Findings;
using checks::Issue;
using Rows = std::span<const model::Slot>;

std::span<const checks::Rule> rules();

/// The fix of one issue: it sets the zones of all nodes.
void fixAllZones(model::Transaction& tx, const Issue& issue);

// By topic; each is at the end of its file. A check reports at most one issue a row. A fix does nothing if its issue no
// longer exists.
std::vector<checks::Rule> fileRules();
std::vector<checks::Rule> nodeRules();
std::vector<checks::Rule> linkRules();
std::vector<checks::Rule> mapRules();

} // namespace navsmith::systems::source_ain
