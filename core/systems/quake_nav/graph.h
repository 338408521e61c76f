// The graph of nodes and links as a whole.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <vector>

namespace navsmith::systems::quake_nav {

/// Parts of the graph within which a bot gets from every node to every other.
struct StrongParts {
    std::vector<std::uint32_t> partOf; ///< by node slot; of dead slots nothing that means anything
    std::vector<std::size_t> sizes;    ///< nodes of each part, in the order of their first nodes in the file

    /// The part with the most nodes; the first of several. Only if there are nodes.
    [[nodiscard]] std::uint32_t largest() const;
};
StrongParts strongParts(const model::Model& model);

/// Which nodes one gets to from those that are marked, they themselves included; by node slot.
std::vector<bool> reachedFrom(const model::Model& model, std::vector<bool> marked);
/// And from which one gets to them.
std::vector<bool> leadingTo(const model::Model& model, std::vector<bool> marked);

} // namespace navsmith::systems::quake_nav
