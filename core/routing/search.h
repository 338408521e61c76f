// Finds cheapest routes in a graph as the game does.
#pragma once

#include "core/routing/graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::routing {

inline constexpr std::uint32_t kNoWay = 0xFFFF'FFFFU;

/// A node of a route, and the way that led there.
struct Step {
    model::Slot node = model::kNoSlot;
    std::uint32_t way = kNoWay; ///< of the graph; kNoWay for the start

    bool operator==(const Step&) const = default;
};

/// Working memory of searches, for one after another over the same graph or others.
class Search {
public:
    /// The route that the game would choose, or nothing. Both ends have to be open nodes. Ignores the limit of nodes.
    std::optional<std::vector<Step>> run(const Graph& graph, model::Slot from, model::Slot to);
    /// Costs from the nearest of these nodes to all others, or from all others to it.
    enum class Way : std::uint8_t { Away, Towards };
    void reach(const Graph& graph, std::span<const model::Slot> nodes, Way way = Way::Away);

    // Results of the last of these, valid until the next.
    /// The cost of a node that was reached; infinite for others.
    [[nodiscard]] float cost(model::Slot node) const;
    /// How many nodes were given a cost.
    [[nodiscard]] std::size_t touched() const { return touched_; }
    /// Nodes that were given a cost by reach(), those of lower cost first.
    [[nodiscard]] std::span<const model::Slot> order() const { return order_; }
    /// The way by which a node was reached; kNoWay for the first ones.
    [[nodiscard]] std::uint32_t arrival(model::Slot node) const { return nodes_[node].arrival; }
    /// The node from which it was reached.
    [[nodiscard]] model::Slot previous(model::Slot node) const { return nodes_[node].previous; }

private:
    struct Node {
        float cost = 0;
        std::uint32_t search = 0; ///< number of the search that reached it
        std::uint32_t arrival = kNoWay;
        model::Slot previous = model::kNoSlot;
        bool settled = false;
    };
    struct Waiting {
        float total = 0; ///< cost so far and expected
        std::uint32_t sequence = 0;
        model::Slot node = model::kNoSlot;
    };

    void begin(const Graph& graph, std::span<const model::Slot> starts);
    bool improve(model::Slot node, float cost, std::uint32_t way, model::Slot previous);
    /// Both stop once `until` is settled; kNoSlot: at the end.
    void runByHeap(const Graph& graph, std::span<const model::Slot> starts, model::Slot until, bool backward,
                   float estimate);
    void runByBuckets(const Graph& graph, std::span<const model::Slot> starts, model::Slot until, bool backward);
    [[nodiscard]] std::vector<Step> followWays(const Graph& graph, model::Slot from, model::Slot to) const;
    [[nodiscard]] std::vector<Step> traceBack(model::Slot from, model::Slot to) const;

    std::vector<Node> nodes_;
    std::vector<Waiting> heap_;
    std::vector<std::vector<model::Slot>> buckets_;
    std::vector<model::Slot> order_;
    std::uint32_t search_ = 0;
    std::size_t touched_ = 0;
    float limit_ = 0;
};

} // namespace navsmith::routing
