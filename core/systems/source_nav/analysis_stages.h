// Tells people how far an analysis is.
#pragma once

#include "core/systems/edit.h"
#include "core/systems/source_nav/generation/analysis.h"

namespace navsmith::systems::source_nav {

generation::AnalysisProgress reportingTo(const StageProgress& progress);

} // namespace navsmith::systems::source_nav
