// What a selection means to an edit, and runs of road.
#pragma once

#include "core/systems/gta_iv_paths/graph_edits.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/shared/path_runs.h"

#include <string>
#include <vector>

namespace navsmith::systems::gta_iv_paths {

using paths::Run;
using paths::RunStep;

inline constexpr Argument<double> kLongest{"longest"};

inline Parameter longestPiece() {
    return numberParameter(kLongest, "Longest piece", "No piece is longer than this",
                           {.min = 2, .max = 255, .initial = 50, .step = kStep, .decimals = 3}, "units");
}

/// One link of each edge with a selected link; or, without selected links, of each edge between selected nodes.
std::vector<model::Slot> edgesMeant(const model::Model& m, Selection selection);

/// Empty unless a link leads from the node into an area that is not open.
inline std::string whyNotFree(const model::Model& m, const OpenAreas& open, model::Slot nodeRow) {
    return paths::whyNotFree(kGraph, m, open.areas(), nodeRow);
}

/// One run for each road that the selection is part of: by its links, or else by nodes that are no junctions.
std::vector<Run> runsOf(const model::Model& m, Selection selection);

/// The nodes that are connected with this one over open areas, in no promised order.
inline std::vector<model::Slot> connectedWith(const model::Model& m, model::Slot nodeRow) {
    return paths::connectedWith(kGraph, m, {nodeRow});
}

} // namespace navsmith::systems::gta_iv_paths
