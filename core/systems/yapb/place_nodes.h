// Makes a graph from a mesh, as people place nodes (docs/generation.md, "Graphs of bots").
#pragma once

#include "core/systems/bot_graph.h"
#include "core/world/backdrop.h"
#include "formats/yapb/graph_file.h"

namespace navsmith::systems::yapb {

/// `map` may be null: then nothing is known of ladders, tasks, jumps and low ceilings.
navsmith::yapb::GraphFile graphFromMesh(const BotGraph& mesh, const world::Backdrop* map);

} // namespace navsmith::systems::yapb
