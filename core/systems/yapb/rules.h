// YaPB's own check and the anomalies of real graphs (docs/formats/yapb-graph.md, section 7).
#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::yapb {

using checks::Findings;
using checks::Issue;
using Rows = std::span<const model::Slot>;

std::span<const checks::Rule> rules();

// By topic; each is at the end of its file. A check reports at most one issue a row. A fix does nothing if its issue no
// longer exists.
std::vector<checks::Rule> fileRules();
std::vector<checks::Rule> nodeRules();
std::vector<checks::Rule> linkRules();
std::vector<checks::Rule> mapRules();

} // namespace navsmith::systems::yapb
