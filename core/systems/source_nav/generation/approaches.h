// Where players come from and go to around an area's corners.
#pragma once

#include "core/systems/source_nav/generation/analysis.h"
#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// Finds the approach areas of a mesh. Threads can share it.
class ApproachFinder {
public:
    /// All must outlive the finder.
    ApproachFinder(const AnalysisMesh& mesh, const Sight& sight, const AnalysisRules& rules);
    ~ApproachFinder();
    ApproachFinder(const ApproachFinder&) = delete;
    ApproachFinder& operator=(const ApproachFinder&) = delete;

    /// The approach areas of an area, in the engine's order.
    [[nodiscard]] std::vector<source::ApproachArea> find(AreaIndex index) const;

private:
    class FarArea;
    class Search;

    const AnalysisMesh& mesh_;
    const Sight& sight_;
    const AnalysisRules& rules_;
    std::vector<std::unique_ptr<FarArea>>
        far_; ///< large areas: the ends of the paths that approaches are looked for on
};

} // namespace navsmith::systems::source_nav::generation
