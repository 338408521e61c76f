#include "core/routing/search.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace navsmith::routing {

using model::kNoSlot;
using model::Slot;

namespace {

constexpr float kInfinite = std::numeric_limits<float>::infinity();
constexpr std::size_t kBuckets = 256; ///< whole costs of a way are below this

} // namespace

float Search::cost(Slot node) const {
    return node < nodes_.size() && nodes_[node].search == search_ ? nodes_[node].cost : kInfinite;
}

void Search::begin(const Graph& graph, std::span<const Slot> starts) {
    if (nodes_.size() < graph.capacity())
        nodes_.resize(graph.capacity());
    if (++search_ == 0) { // the numbers have been used up
        std::ranges::fill(nodes_, Node{});
        search_ = 1;
    }
    touched_ = 0;
    order_.clear();
    limit_ = graph.rules().costLimit;
    for (const Slot start : starts)
        improve(start, 0, kNoWay, kNoSlot);
}

bool Search::improve(Slot node, float cost, std::uint32_t way, Slot previous) {
    auto& at = nodes_[node];
    if (at.search != search_) {
        if (!(cost < limit_))
            return false;
        ++touched_;
    } else if (!(cost < at.cost)) {
        return false;
    }
    at = {cost, search_, way, previous, false};
    return true;
}

void Search::runByHeap(const Graph& graph, std::span<const Slot> starts, Slot until, bool backward, float estimate) {
    const auto later = [](const Waiting& a, const Waiting& b) {
        return a.total != b.total ? a.total > b.total : a.sequence > b.sequence;
    };
    std::uint32_t sequence = 0;
    const auto push = [&](Slot node) {
        float ahead = estimate == 0 ? 0 : estimate * glm::distance(graph.place(node), graph.place(until));
        if (!(ahead >= 0)) // a place that is no number
            ahead = 0;
        heap_.push_back({nodes_[node].cost + ahead, sequence++, node});
        std::ranges::push_heap(heap_, later);
    };
    heap_.clear();
    for (const Slot start : starts)
        push(start);
    while (!heap_.empty()) {
        std::ranges::pop_heap(heap_, later);
        const Slot node = heap_.back().node;
        heap_.pop_back();
        if (std::exchange(nodes_[node].settled, true))
            continue; // an older entry of a node that was then reached more cheaply
        order_.push_back(node);
        if (node == until)
            return;
        const float cost = nodes_[node].cost;
        for (const auto& arc : backward ? graph.in(node) : graph.out(node)) {
            if (improve(arc.node, cost + arc.cost, arc.way, node))
                push(arc.node);
        }
    }
}

void Search::runByBuckets(const Graph& graph, std::span<const Slot> starts, Slot until, bool backward) {
    buckets_.resize(kBuckets);
    for (auto& bucket : buckets_)
        bucket.clear();
    buckets_[0].assign(starts.begin(), starts.end());
    std::size_t waiting = starts.size();
    for (std::size_t cost = 0; waiting != 0; ++cost) {
        auto& bucket = buckets_[cost % kBuckets];
        const auto here = static_cast<float>(cost);
        // NOLINTNEXTLINE(modernize-loop-convert): ways of cost 0 make it longer
        for (std::size_t i = 0; i < bucket.size(); ++i) {
            const Slot node = bucket[i];
            if (nodes_[node].cost != here || std::exchange(nodes_[node].settled, true))
                continue;
            order_.push_back(node);
            if (node == until)
                return;
            for (const auto& arc : backward ? graph.in(node) : graph.out(node)) {
                const float total = here + arc.cost;
                if (improve(arc.node, total, arc.way, node)) {
                    buckets_[static_cast<std::size_t>(total) % kBuckets].push_back(arc.node);
                    ++waiting;
                }
            }
        }
        waiting -= bucket.size();
        bucket.clear();
    }
}

std::optional<std::vector<Step>> Search::run(const Graph& graph, Slot from, Slot to) {
    const auto& rules = graph.rules();
    const std::array starts{rules.fromGoal ? to : from};
    const Slot end = rules.fromGoal ? from : to;
    begin(graph, starts);
    if (rules.wholeCosts)
        runByBuckets(graph, starts, end, rules.fromGoal);
    else
        runByHeap(graph, starts, end, rules.fromGoal, rules.estimate);
    if (cost(end) == kInfinite || !nodes_[end].settled)
        return std::nullopt;
    return rules.fromGoal ? followWays(graph, from, to) : traceBack(from, to);
}

void Search::reach(const Graph& graph, std::span<const Slot> nodes, Way way) {
    begin(graph, nodes);
    if (graph.rules().wholeCosts)
        runByBuckets(graph, nodes, kNoSlot, way == Way::Towards);
    else
        runByHeap(graph, nodes, kNoSlot, way == Way::Towards, 0);
}

std::vector<Step> Search::followWays(const Graph& graph, Slot from, Slot to) const {
    std::vector<Step> steps{{from, kNoWay}};
    for (Slot node = from; node != to; node = steps.back().node) {
        const float left = nodes_[node].cost;
        const auto ways = graph.out(node);
        // A way of cost 0 may lead back; the search's own way never does.
        const auto onRoute = std::ranges::find_if(ways, [&](const Arc& arc) {
            return arc.cost > 0 && cost(arc.node) + arc.cost == left && nodes_[arc.node].settled;
        });
        steps.push_back(onRoute != ways.end() ? Step{onRoute->node, onRoute->way}
                                              : Step{nodes_[node].previous, nodes_[node].arrival});
    }
    return steps;
}

std::vector<Step> Search::traceBack(Slot from, Slot to) const {
    std::vector<Step> steps;
    for (Slot node = to; node != from; node = nodes_[node].previous)
        steps.push_back({node, nodes_[node].arrival});
    steps.push_back({from, kNoWay});
    std::ranges::reverse(steps);
    return steps;
}

} // namespace navsmith::routing
