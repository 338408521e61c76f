// The connected components of a graph of paths over all open areas, and the flood groups that number them.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/shared/path_graph.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::paths {

inline constexpr std::uint32_t kNoComponent = 0xFFFF'FFFFU;
inline constexpr std::size_t kMaxGroups = 255; ///< of one graph: the group is a byte, numbered from 1

/// A connected component of one graph, links taken both ways.
struct Component {
    std::size_t graph = 0;
    bool open = false; ///< a link leads on into an area that is not open: the component may be larger than it seems
    std::uint32_t nodes = 0;
    model::Slot first = model::kNoSlot; ///< in the order of areas and indexes
};

struct Components {
    std::vector<std::uint32_t> ofNode; ///< by slot; kNoComponent for dead rows and for records that no graph has
    std::vector<Component> components; ///< in the order of their first nodes
};

Components connectedComponents(const Graph& g, const model::Model& model);

/// A flood group for every node, by slot; or a reason for people, if a graph needs more than 255 numbers.
using Groups = tl::expected<std::vector<std::uint8_t>, std::string>;
/// Each graph's components counted from 1, in the order of their first nodes.
Groups countedGroups(const Graph& g, const model::Model& model);
/// Only what is known to be wrong is changed: a component takes the number that most of its nodes have; a component
/// that has none, or one that a larger component has for certain, gets a free one, from 255 downwards.
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
