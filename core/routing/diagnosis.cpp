#include "core/routing/diagnosis.h"

#include "core/routing/search.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <vector>

namespace navsmith::routing {

using model::kNoSlot;
using model::Slot;

namespace {

constexpr std::uint32_t kNotReached = std::numeric_limits<std::uint32_t>::max();

/// How a node was reached with the fewest obstacles.
struct Reached {
    std::uint32_t obstacles = kNotReached;
    Slot previous = kNoSlot;
    std::uint32_t way = kNoWay;
    bool backward = false; ///< against the only way
    bool done = false;
};

class Finder {
public:
    explicit Finder(const Graph& graph) : graph_(graph), nodes_(graph.capacity()) {}

    void run(Slot from, Slot to) {
        nodes_[from].obstacles = 0;
        waiting_.push_back(from);
        while (!waiting_.empty()) {
            const Slot node = waiting_.front();
            waiting_.pop_front();
            if (std::exchange(nodes_[node].done, true))
                continue;
            if (node == to)
                return;
            for (const auto& arc : graph_.out(node))
                go(node, arc, false);
            for (const auto& arc : graph_.in(node))
                go(node, arc, true);
        }
    }

    [[nodiscard]] Diagnosis result(Slot from, Slot to) const {
        Diagnosis diagnosis;
        diagnosis.connected = nodes_[to].obstacles != kNotReached;
        if (!diagnosis.connected)
            return diagnosis;
        for (Slot node = to; node != from; node = nodes_[node].previous) {
            const auto& at = nodes_[node];
            if (at.obstacles == nodes_[at.previous].obstacles)
                continue;
            diagnosis.obstacles.push_back(
                {at.previous, node, at.backward ? std::nullopt : std::optional(graph_.way(at.way))});
        }
        std::ranges::reverse(diagnosis.obstacles);
        return diagnosis;
    }

private:
    void go(Slot from, const Arc& arc, bool backward) {
        const bool obstacle = backward || std::isinf(arc.cost);
        const auto obstacles = nodes_[from].obstacles + (obstacle ? 1U : 0U);
        auto& at = nodes_[arc.node];
        if (obstacles >= at.obstacles)
            return;
        at = {obstacles, from, arc.way, backward, false};
        if (obstacle)
            waiting_.push_back(arc.node);
        else
            waiting_.push_front(arc.node);
    }

    const Graph& graph_;
    std::vector<Reached> nodes_;
    std::deque<Slot> waiting_; ///< those with one obstacle more come last
};

} // namespace

Diagnosis diagnose(const Graph& graph, Slot from, Slot to) {
    Finder finder(graph);
    finder.run(from, to);
    return finder.result(from, to);
}

} // namespace navsmith::routing
