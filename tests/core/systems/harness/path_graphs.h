// What tests of path games with square areas have in common: places of nodes that are put together by hand, and edits
// of a set.
#pragma once

#include "core/systems/shared/path_graph.h"
#include "tests/core/systems/harness/edited_model.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace navsmith::tests {

using Address = std::pair<unsigned, unsigned>; ///< area and ID

/// A node, in units.
struct WorldPlace {
    double x = 0;
    double y = 0;
    bool last = false; ///< it comes behind the others in its file
};

/// Number of the area, of the usual 64; outside, the nearest one.
unsigned areaAt(double x, double y);
/// In the files of their squares, in this order.
std::vector<Address> addressesOf(const std::vector<WorldPlace>& nodes);
/// Positions in the order of the addresses.
std::vector<std::size_t> inOrder(const std::vector<Address>& addresses);
/// A number for each node; nodes that edges connect have the same.
std::vector<std::size_t> componentsOf(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>>& edges);

/// Slot of the node with this address, as the model orders it now.
model::Slot nodeAt(const systems::paths::Graph& graph, const model::Model& model, unsigned area, unsigned id);

class EditedPaths : public testing::Test, protected EditedModel {
protected:
    EditedPaths(const systems::paths::Graph& graph, model::Model m) : EditedModel(std::move(m)), graph_(graph) {}

    [[nodiscard]] model::Slot at(unsigned area, unsigned id) const { return nodeAt(graph_, model, area, id); }
    [[nodiscard]] Element node(unsigned area, unsigned id) const { return {graph_.nodeType(), at(area, id)}; }
    [[nodiscard]] Element linkBetween(Element a, Element b) const; ///< fails the test if there is none
    [[nodiscard]] bool linked(Element a, Element b) const;         ///< both ways

private:
    const systems::paths::Graph& graph_;
};

} // namespace navsmith::tests
