// Analyses the graph of nodes and links.
#pragma once

#include "core/model/model.h"
#include "core/routing/strong_parts.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::quake_nav {

using routing::StrongParts;

/// Within a part, bots can get from every node to every other. Parts are numbered by their first node in the file;
/// `partOf` is undefined for dead slots.
StrongParts strongParts(const model::Model& model);
/// The part with the most nodes; the first of several. Requires a node.
std::uint32_t largestOf(const StrongParts& parts);

/// The nodes that can be reached from the marked ones, including those; by node slot.
std::vector<bool> reachedFrom(const model::Model& model, std::vector<bool> marked);
/// The nodes from which the marked ones can be reached.
std::vector<bool> leadingTo(const model::Model& model, std::vector<bool> marked);

} // namespace navsmith::systems::quake_nav
