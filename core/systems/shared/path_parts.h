// The connected parts of a graph of paths over all open areas, and the flood groups that number them.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/path_graph.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::paths {

inline constexpr std::uint32_t kNoPart = 0xFFFF'FFFFU;
inline constexpr std::size_t kMaxGroups = 255; ///< of one graph: the group is a byte, numbered from 1

/// A connected part of one graph, links taken both ways.
struct Part {
    std::size_t graph = 0;
    bool open = false; ///< a link leads on into an area that is not open: the part may be larger than it seems
    std::uint32_t nodes = 0;
    model::Slot first = model::kNoSlot; ///< in the order of areas and indexes
};

struct Parts {
    std::vector<std::uint32_t> ofNode; ///< by slot; kNoPart for dead rows and for records that no graph has
    std::vector<Part> parts;           ///< in the order of their first nodes
};

Parts connectedParts(const Graph& g, const model::Model& model);

/// A flood group for every node, by slot; or a reason for people, if a graph needs more than 255 numbers.
using Groups = tl::expected<std::vector<std::uint8_t>, std::string>;
/// Each graph's parts counted from 1, in the order of their first nodes.
Groups countedGroups(const Graph& g, const model::Model& model);
/// Only what is known to be wrong is changed: a part takes the number that most of its nodes have; a part that has
/// none, or one that a larger part has for certain, gets a free one, from 255 downwards.
Groups repairedGroups(const Graph& g, const model::Model& model);
/// Sets every flood group that differs.
void setGroups(const Graph& g, model::Transaction& tx, std::span<const std::uint8_t> groups);

/// Nodes whose flood group is certainly wrong.
struct GroupFault {
    model::Slot node = model::kNoSlot;
    std::uint8_t expected = 0; ///< 0: any other number than it has
};
std::vector<GroupFault> groupFaults(const Graph& g, const model::Model& model);

} // namespace navsmith::systems::paths
