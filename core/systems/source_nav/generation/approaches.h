// Where players come from and go to around an area's corners.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Large areas: the ends of the paths that approaches are looked for on.
std::vector<AreaIndex> farAreas(const AnalysisMesh& mesh);

std::vector<source::ApproachArea> approaches(const AnalysisMesh& mesh, AreaIndex index,
                                             const std::vector<AreaIndex>& far, const Sight& sight,
                                             const AnalysisRules& rules);

} // namespace navsmith::systems::source_nav::generation
