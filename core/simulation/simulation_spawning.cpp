// Where agents appear, and where they want to go.
#include "core/routing/route.h"
#include "core/simulation/simulation.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace navsmith::simulation {

using model::kNoSlot;
using model::Model;
using model::Slot;

namespace {

constexpr int kTries = 8;                 ///< places to appear at, in one step
constexpr std::size_t kAppearInStep = 64; ///< agents
constexpr std::size_t kGoalsInStep = 4;   ///< routes that are searched for
constexpr int kGoalTries = 3;             ///< for one agent
constexpr float kRoom = 1.5F;             ///< lengths of an agent that have to be free around it

} // namespace

/// Shares the agents out among the populations that have a place to appear at; if none has, among those that the
/// document has.
void Simulation::appoint() {
    std::vector<float> shares(traffic_->populations.size(), 0);
    const bool any = std::ranges::any_of(places_, [](const Places& places) { return !places.nodes.empty(); });
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (graphOf_[i] != nullptr && (!any || !places_[i].nodes.empty()))
            shares[i] = i < settings_.shares.size() ? settings_.shares[i] : traffic_->populations[i].share;
    }
    const float sum = std::accumulate(shares.begin(), shares.end(), 0.F);
    agents_.clear();
    if (sum <= 0)
        return;
    agents_.resize(settings_.agents);
    float before = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        before += shares[i];
        const auto end = std::min(
            agents_.size(), static_cast<std::size_t>(std::lround(before / sum * static_cast<float>(agents_.size()))));
        for (; first < end; ++first)
            agents_[first].population = i;
    }
    Random seeds(settings_.seed);
    for (auto& agent : agents_)
        agent.random = Random(seeds.next());
}

void Simulation::findPlaces(const Model& model) {
    placesStale_ = false;
    places_.assign(traffic_->populations.size(), {});
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const auto* graph = graphOf_[i];
        if (graph == nullptr)
            continue;
        float sum = 0;
        for (Slot node = 0; node < graph->capacity(); ++node) {
            if (!graph->isOpen(node) || isOut(graph->place(node)))
                continue;
            const float weight =
                traffic_->spawn == nullptr ? 1 : traffic_->spawn(model, traffic_->populations[i], node);
            const bool leaves =
                std::ranges::any_of(graph->out(node), [](const auto& arc) { return std::isfinite(arc.cost); });
            if (weight <= 0 || !leaves)
                continue;
            sum += weight;
            places_[i].nodes.push_back(node);
            places_[i].sums.push_back(sum);
        }
    }
}

void Simulation::fill(const Model& model) {
    if (placesStale_)
        findPlaces(model);
    std::size_t appeared = 0;
    std::size_t goals = 0;
    // Starts where it stopped last time, so that nobody waits for ever.
    const std::size_t begin = firstToFill_;
    for (std::size_t i = 0; i < agents_.size(); ++i) {
        const std::size_t at = (begin + i) % agents_.size();
        auto& agent = agents_[at];
        if (!agent.isPresent() && appeared < kAppearInStep) {
            ++appeared;
            appear(model, agent);
            firstToFill_ = at + 1;
        }
        if (agent.isPresent() && agent.needsGoal && goals < kGoalsInStep) {
            ++goals;
            findGoal(model, agent);
            firstToFill_ = at + 1;
        }
    }
}

bool Simulation::isFree(const Agent& agent) const {
    const auto& population = populationOf(agent);
    return std::ranges::none_of(agents_, [&](const Agent& other) {
        if (&other == &agent || !other.isPresent())
            return false;
        const float room = kRoom * (population.length + populationOf(other).length) / 2;
        const auto away = other.place - agent.place;
        return std::abs(away.x) < room && std::abs(away.y) < room && std::abs(away.z) < room;
    });
}

bool Simulation::appear(const Model& model, Agent& agent) {
    const auto& places = places_[agent.population];
    const auto& population = populationOf(agent);
    const auto& graph = graphOf(agent);
    if (places.nodes.empty())
        return false;
    for (int i = 0; i < kTries; ++i) {
        const auto it = std::ranges::upper_bound(places.sums, agent.random.unit() * places.sums.back());
        const Slot node =
            places.nodes[std::min(static_cast<std::size_t>(it - places.sums.begin()), places.nodes.size() - 1)];
        std::vector<std::uint32_t> open;
        for (const auto& arc : graph.out(node)) {
            if (std::isfinite(arc.cost))
                open.push_back(arc.way);
        }
        if (open.empty())
            continue;
        agent.route.clear();
        agent.needsGoal = population.hasGoals;
        agent.from = node;
        agent.way = graph.way(open[agent.random.below(open.size())]);
        agent.usual = agent.random.between(population.slowest, population.fastest);
        agent.passage =
            traffic_->passage == nullptr ? Passage{} : traffic_->passage(model, population, node, agent.way);
        agent.lane = static_cast<unsigned>(agent.random.below(std::max(1U, agent.passage.lanes)));
        agent.laneTimer = static_cast<unsigned>(2 + agent.random.below(8));
        agent.hasNext = false;
        agent.pause = 0;
        agent.still = 0;
        agent.along = 0;
        agent.leaves = false;
        if (population.hasGoals)
            agent.place = graph.place(node);
        else
            enter(model, agent);
        if (!isFree(agent))
            continue;
        agent.speed = population.hasGoals ? 0 : agent.usual * agent.factor;
        agent.state = population.hasGoals ? State::Waiting : State::Moving;
        return true;
    }
    return false;
}

/// From the node where the agent stands.
void Simulation::findGoal(const Model& model, Agent& agent) {
    const auto& graph = graphOf(agent);
    const auto& nodes = places_[agent.population].nodes;
    if (nodes.empty() || agent.from >= graph.capacity() || !graph.isOpen(agent.from)) {
        agent.state = State::Absent;
        return;
    }
    for (int i = 0; i < kGoalTries; ++i) {
        const Slot goal = nodes[agent.random.below(nodes.size())];
        if (goal == agent.from)
            continue;
        const auto steps = search_.run(graph, agent.from, goal);
        if (!steps)
            continue;
        agent.route.clear();
        for (const auto& step : *steps) {
            if (step.way != routing::kNoWay)
                agent.route.push_back(graph.way(step.way));
        }
        agent.routeAt = 0;
        agent.way = agent.route.front();
        agent.passage = traffic_->passage == nullptr
                            ? Passage{}
                            : traffic_->passage(model, populationOf(agent), agent.from, agent.way);
        agent.lane = 0;
        agent.needsGoal = false;
        agent.along = 0;
        agent.state = State::Moving;
        enter(model, agent);
        return;
    }
    agent.state = State::Absent; // nothing can be reached from here
}

} // namespace navsmith::simulation
