// Pasted and duplicated rows of path graphs.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/path_graph.h"

#include <tl/expected.hpp>

#include <vector>

namespace navsmith::systems::paths {

/// Puts a pasted node into the file of its square, without what is wrong of it in another place. Refused if that square
/// is not open.
tl::expected<void, model::EditError> attachNode(const Graph& g, model::Transaction& tx, model::Slot nodeRow);
/// Notes that pasted nodes are connected with nothing, if so. A copy has no links to the rest.
void noteIsland(const Graph& g, model::Transaction& tx, const std::vector<model::Slot>& nodes);

} // namespace navsmith::systems::paths
