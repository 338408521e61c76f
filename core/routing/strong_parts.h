// Strongly connected parts of a directed graph: within one, every node reaches every other.
#pragma once

#include "core/model/ids.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::routing {

struct StrongParts {
    std::vector<std::uint32_t> partOf; ///< by node
    std::vector<std::size_t> sizes;    ///< nodes per part; no part leads to one with a higher number
};

/// `next`: by node, the nodes to which it leads. O(nodes + links).
StrongParts strongParts(const std::vector<std::vector<model::Slot>>& next);

} // namespace navsmith::routing
