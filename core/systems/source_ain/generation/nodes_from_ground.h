// Nodes for maps whose author placed none: from the ground of a navigation mesh.
#pragma once

#include "core/systems/bot_graph.h"
#include "core/systems/source_ain/generation/hulls.h"
#include "formats/source/ain_file.h"

#include <cstddef>
#include <vector>

namespace navsmith::systems::source_ain::generation {

/// Ground nodes on the patches of a mesh: one on each, more on long ones, at most 200 apart; none where one of the same
/// or a linked area is nearer than 100. Blocked areas get none. Their id is -1. Farther apart if there would be more
/// than `most`.
std::vector<source::AinNode> nodesFromGround(const BotGraph& mesh, std::size_t most = kNodesOfSdk);

} // namespace navsmith::systems::source_ain::generation
