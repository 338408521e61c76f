// The ways of one traveller through a document, prepared for searching.
#pragma once

#include "core/routing/routing.h"
#include "core/routing/way_lists.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace navsmith::routing {

/// Own costs of people: what the cost of a way is multiplied by, for each node that it leads to. NaN and negative
/// numbers count as 1, infinity closes the node.
using NodeFactors = std::function<std::vector<double>(const model::Model& model, std::span<const model::Slot> nodes)>;

/// Nodes are named by their slots. Not kept up to date by itself: see update().
class Graph {
public:
    /// `routing` has to outlive the graph.
    /// With `factors` the search looks for the cheapest route by these, whatever limits the game has, and each change
    /// prepares everything again.
    Graph(const Routing& routing, const model::Model& model, const Traveller& traveller, NodeFactors factors = {});

    /// Follows a change that has been applied to the model, in either direction. The cost is that of the nodes whose
    /// ways it touches.
    void update(const model::Model& model, const model::Change& change);
    /// Prepares everything again: after a change of the data of other documents.
    void rebuild(const model::Model& model);

    [[nodiscard]] const Routing& routing() const { return *routing_; }
    [[nodiscard]] const Traveller& traveller() const { return traveller_; }
    [[nodiscard]] const SearchRules& rules() const { return rules_; }
    /// Slots of nodes are below this.
    [[nodiscard]] std::size_t capacity() const { return out_.size(); }
    [[nodiscard]] std::size_t wayCount() const { return ways_.size() - free_.size(); }
    /// Ways out of a node, in the game's order; closed ones have an infinite cost.
    [[nodiscard]] std::span<const Arc> out(model::Slot node) const { return out_.of(node); }
    /// Ways into a node; Arc::node is where they start.
    [[nodiscard]] std::span<const Arc> in(model::Slot node) const { return in_.of(node); }
    [[nodiscard]] const Way& way(std::uint32_t index) const { return ways_[index]; }
    /// The position of a node, in world units.
    [[nodiscard]] const glm::vec3& place(model::Slot node) const { return places_[node]; }
    /// Whether the traveller may be there; false for dead rows.
    [[nodiscard]] bool isOpen(model::Slot node) const { return closed_[node] == 0; }
    [[nodiscard]] ClosedBy closedBy(model::Slot node) const { return closed_[node]; }

    /// ClosedBy of rows that do not exist.
    static constexpr ClosedBy kDead = 0xFF;

private:
    void resize(std::size_t nodes);
    void read(const model::Model& model, model::Slot node);
    void readFactors(const model::Model& model);
    void clear(model::Slot node);
    std::uint32_t store(const Way& way);

    const Routing* routing_;
    Traveller traveller_;
    NodeFactors factors_;
    std::vector<float> factorOf_; ///< by node; empty: there are none
    SearchRules rules_;
    WayLists out_;
    WayLists in_;
    std::vector<Way> ways_;
    std::vector<std::uint32_t> free_; ///< indexes of unused ways
    std::vector<glm::vec3> places_;
    std::vector<ClosedBy> closed_;
    std::vector<Way> result_; ///< of the node being read
    std::vector<Arc> arcs_;
};

} // namespace navsmith::routing
