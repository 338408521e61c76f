// Analyses the graph of nodes and links.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Strongly connected parts: within one, bots can get from every node to every other.
struct StrongParts {
    std::vector<std::uint32_t> partOf; ///< by node slot; undefined for dead slots
    std::vector<std::size_t> sizes;    ///< nodes per part; parts are in the order of their first node in the file

    /// The part with the most nodes; the first of several. Requires a node.
    [[nodiscard]] std::uint32_t largest() const;
};
StrongParts strongParts(const model::Model& model);

/// The nodes that can be reached from the marked ones, including those; by node slot.
std::vector<bool> reachedFrom(const model::Model& model, std::vector<bool> marked);
/// The nodes from which the marked ones can be reached.
std::vector<bool> leadingTo(const model::Model& model, std::vector<bool> marked);

} // namespace navsmith::systems::quake_nav
