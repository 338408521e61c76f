// How far a graph agrees with one that people made, by the measures of docs/formats/yapb-graph.md, section 11.
#pragma once

#include "core/systems/bot_graph.h"
#include "core/systems/generator.h"
#include "formats/yapb/graph_file.h"

namespace navsmith::systems::yapb {

FileComparison compareGraphs(const BotGraph& mesh, const navsmith::yapb::GraphFile& output,
                             const navsmith::yapb::GraphFile& reference);

} // namespace navsmith::systems::yapb
