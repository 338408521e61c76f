#include "core/routing/graph.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace navsmith::routing {

using model::Model;
using model::Slot;

Graph::Graph(const Routing& routing, const Model& model, const Traveller& traveller, NodeFactors factors)
    : routing_(&routing), traveller_(traveller), factors_(std::move(factors)) {
    rebuild(model);
}

void Graph::rebuild(const Model& model) {
    rules_ = routing_->search != nullptr ? routing_->search(model) : SearchRules{};
    readFactors(model);
    out_ = {};
    in_ = {};
    ways_.clear();
    free_.clear();
    places_.clear();
    closed_.clear();
    resize(model.capacity(routing_->node));
    model.forEachLive(routing_->node, [&](Slot node) { read(model, node); });
}

void Graph::readFactors(const Model& model) {
    factorOf_.clear();
    if (!factors_)
        return;
    rules_ = {.fromGoal = rules_.fromGoal}; // the limits are those of the game's costs
    const auto nodes = model.liveRows(routing_->node);
    const auto factors = factors_(model, nodes);
    factorOf_.assign(model.capacity(routing_->node), 1);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        factorOf_[nodes[i]] = factors[i] >= 0 ? static_cast<float>(factors[i]) : 1;
}

void Graph::update(const Model& model, const model::Change& change) {
    if (factors_) {
        rebuild(model);
        return;
    }
    resize(model.capacity(routing_->node));
    for (const Slot node : model::erasedRows(model, change, routing_->node)) {
        clear(node);
        closed_[node] = kDead;
    }
    for (const Slot node : model::affectedRows(model, change, routing_->node, routing_->dependsOn)) {
        clear(node);
        read(model, node);
    }
}

void Graph::resize(std::size_t nodes) {
    out_.resize(nodes);
    in_.resize(nodes);
    if (nodes > places_.size()) {
        places_.resize(nodes, glm::vec3(0));
        closed_.resize(nodes, kDead);
    }
}

void Graph::read(const Model& model, Slot node) {
    places_[node] = routing_->place(model, node);
    closed_[node] = routing_->closedTo != nullptr ? routing_->closedTo(model, traveller_, node) : ClosedBy{0};
    result_.clear();
    if (isOpen(node))
        routing_->ways(model, traveller_, node, result_);
    arcs_.clear();
    for (auto& way : result_) {
        if (way.to < factorOf_.size())
            way.cost *= factorOf_[way.to];
        // A cost that is no number would upset the order of the search.
        const bool usable = way.closed == 0 && way.cost >= 0;
        const float cost = usable ? way.cost : std::numeric_limits<float>::infinity();
        arcs_.push_back({way.to, cost, store(way)});
        in_.add(way.to, {node, cost, arcs_.back().way});
    }
    out_.replace(node, arcs_);
}

void Graph::clear(Slot node) {
    for (const auto& arc : out_.of(node)) {
        in_.remove(arc.node, arc.way);
        free_.push_back(arc.way);
    }
    out_.replace(node, {});
}

std::uint32_t Graph::store(const Way& way) {
    if (free_.empty()) {
        ways_.push_back(way);
        return static_cast<std::uint32_t>(ways_.size() - 1);
    }
    const auto index = free_.back();
    free_.pop_back();
    ways_[index] = way;
    return index;
}

} // namespace navsmith::routing
