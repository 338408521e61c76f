#include "core/routing/reach.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::routing {

using model::kNoSlot;
using model::Slot;

Reach reachOf(const Graph& graph, Search& search, std::span<const Slot> nodes, Search::Way way) {
    Reach reach;
    reach.lengths.assign(graph.capacity(), std::numeric_limits<float>::infinity());
    search.reach(graph, nodes, way);
    for (const Slot each : search.order()) { // the node from which one was reached comes before it
        const auto arrival = search.arrival(each);
        reach.lengths[each] = arrival == kNoWay ? 0 : reach.lengths[search.previous(each)] + graph.way(arrival).length;
        reach.longest = std::max(reach.longest, reach.lengths[each]);
    }
    reach.reached = search.order().size();
    return reach;
}

StrongParts strongParts(const Graph& graph) {
    std::vector<std::vector<Slot>> next(graph.capacity());
    for (Slot node = 0; node < graph.capacity(); ++node) {
        for (const auto& arc : graph.out(node)) {
            if (!std::isinf(arc.cost))
                next[node].push_back(arc.node);
        }
    }
    return strongParts(next);
}

namespace {

/// Tarjan's algorithm for articulation nodes, with an explicit stack: a damaged file may contain one long chain.
class CutFinder {
public:
    explicit CutFinder(const Graph& graph) : graph_(graph), nodes_(graph.capacity()) {}

    std::vector<Slot> run() {
        for (Slot node = 0; node < nodes_.size(); ++node) {
            if (nodes_[node].number == 0)
                visit(node);
        }
        std::vector<Slot> cuts;
        for (Slot node = 0; node < nodes_.size(); ++node) {
            if (nodes_[node].cuts)
                cuts.push_back(node);
        }
        return cuts;
    }

private:
    struct Node {
        std::uint32_t number = 0; ///< in the order of visits, from 1
        std::uint32_t low = 0;    ///< lowest number that it reaches without the way to its parent
        bool cuts = false;
    };
    struct Frame {
        Slot node = kNoSlot;
        Slot parent = kNoSlot;
        std::size_t next = 0; ///< among the ways out, then those in
    };

    Frame enter(Slot node, Slot parent) {
        nodes_[node].number = nodes_[node].low = ++count_;
        return {node, parent};
    }

    void visit(Slot root) {
        std::size_t children = 0;
        frames_.assign(1, enter(root, kNoSlot));
        while (!frames_.empty()) {
            auto& frame = frames_.back();
            const auto out = graph_.out(frame.node);
            const auto in = graph_.in(frame.node);
            if (frame.next < out.size() + in.size()) {
                const auto& arc = frame.next < out.size() ? out[frame.next] : in[frame.next - out.size()];
                ++frame.next;
                if (std::isinf(arc.cost) || arc.node == frame.parent)
                    continue;
                if (nodes_[arc.node].number != 0) {
                    nodes_[frame.node].low = std::min(nodes_[frame.node].low, nodes_[arc.node].number);
                    continue;
                }
                children += frame.node == root ? 1 : 0;
                frames_.push_back(enter(arc.node, frame.node)); // invalidates `frame`
                continue;
            }
            const auto done = frame;
            frames_.pop_back();
            if (done.parent == kNoSlot)
                continue;
            auto& parent = nodes_[done.parent];
            parent.low = std::min(parent.low, nodes_[done.node].low);
            if (done.parent != root && nodes_[done.node].low >= parent.number)
                parent.cuts = true;
        }
        nodes_[root].cuts = children > 1;
    }

    const Graph& graph_;
    std::vector<Node> nodes_;
    std::vector<Frame> frames_;
    std::uint32_t count_ = 0;
};

} // namespace

std::vector<Slot> cutNodes(const Graph& graph) {
    return CutFinder(graph).run();
}

} // namespace navsmith::routing
