// Small sound graphs of bots.
#pragma once

#include "core/systems/yapb/access.h"
#include "tests/core/systems/harness/edited_model.h"
#include "tests/support/graph_bytes.h"

#include <functional>

namespace navsmith::tests {

FileBytes graphFile(const GraphBytes& graph);
/// graphOfNine() with a change.
FileBytes nineWith(const std::function<void(GraphBytes&)>& change);
model::Model loadGraph(const FileBytes& files);

/// A GoldSrc map of one room around the nodes of graphOfNine(), 1024 units wide, with a floor at 0.
std::shared_ptr<const world::Backdrop> graphRoom();

} // namespace navsmith::tests
