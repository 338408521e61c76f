// The rules of section 5 of the format page.
#pragma once

#include "core/checks/rule.h"

#include <span>
#include <vector>

namespace navsmith::systems::gta_sa_tracks {

using checks::Findings;
using checks::Issue;
using Rows = std::span<const model::Slot>;

std::span<const checks::Rule> rules();

// By topic; each is at the end of its file. A check reports at most one issue a row. A fix does nothing if its issue no
// longer exists.
std::vector<checks::Rule> fileRules();
std::vector<checks::Rule> pointRules();

/// The points of a file, with everything that is stored of them.
std::vector<model::Dependency> pointsOfTrack();

} // namespace navsmith::systems::gta_sa_tracks
