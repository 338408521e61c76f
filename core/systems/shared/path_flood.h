// Flood groups of a graph of paths: numbers of its connected components, kept while it is edited.
#pragma once

#include "core/systems/shared/path_edit.h"

namespace navsmith::systems::paths {

/// Numbers components of the graph that were joined, split or made. Refuses a 256th component of a graph.
tl::expected<void, model::EditError> enforceFloodGroups(const Graph& g, model::Transaction& tx, const GraphEdit& edit);

} // namespace navsmith::systems::paths
