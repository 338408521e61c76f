#include "core/simulation/simulation.h"

#include "core/routing/route.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace navsmith::simulation {

using model::Model;
using model::Slot;

namespace {

/// FNV-1a.
class Hash {
public:
    template <typename T>
    void add(const T& value) {
        unsigned char bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        for (const auto byte : bytes)
            sum_ = (sum_ ^ byte) * 0x100000001B3U;
    }
    [[nodiscard]] std::uint64_t sum() const { return sum_; }

private:
    std::uint64_t sum_ = 0xCBF29CE484222325U;
};

} // namespace

Simulation::Simulation(const Model& model, const routing::Routing& routing, const Traffic& traffic, Settings settings)
    : routing_(&routing), traffic_(&traffic), settings_(std::move(settings)) {
    rebuild(model);
    findPlaces(model);
    appoint();
}

std::vector<std::optional<routing::Traveller>> Simulation::travellersByPopulation(const Model& model) const {
    const auto travellers = routing::travellersOf(*routing_, model);
    std::vector<std::optional<routing::Traveller>> byPopulation;
    for (const auto& population : traffic_->populations) {
        auto& traveller = byPopulation.emplace_back();
        if (traffic_->has != nullptr && !traffic_->has(model, population))
            continue;
        const auto match = population.traveller.empty()
                               ? travellers.begin()
                               : std::ranges::find(travellers, population.traveller, &routing::Traveller::id);
        if (match != travellers.end())
            traveller = *match;
    }
    return byPopulation;
}

void Simulation::rebuild(const Model& model) {
    graphs_.clear();
    graphOf_.assign(traffic_->populations.size(), nullptr);
    const auto travellers = travellersByPopulation(model);
    float widest = 1;
    for (std::size_t i = 0; i < travellers.size(); ++i) {
        widest = std::max(widest, traffic_->populations[i].lookAhead);
        const auto& traveller = travellers[i];
        if (!traveller)
            continue;
        auto graph = graphs_.find(traveller->id);
        if (graph == graphs_.end())
            graph = graphs_.try_emplace(std::string(traveller->id), *routing_, model, *traveller).first;
        graphOf_[i] = &graph->second;
    }
    cellSize_ = widest;
    placesStale_ = true;
    statistics_.resize(model.capacity(routing_->node));
}

void Simulation::follow(const Model& model, const model::Change& change) {
    const auto had = [](const routing::Graph* graph) { return graph != nullptr; };
    const auto has = [](const std::optional<routing::Traveller>& traveller) { return traveller.has_value(); };
    if (!std::ranges::equal(graphOf_, travellersByPopulation(model), {}, had, has)) { // another version of the format
        rebuild(model);
        findPlaces(model);
        appoint();
        return;
    }
    for (auto& [id, graph] : graphs_)
        graph.update(model, change);
    statistics_.resize(model.capacity(routing_->node));
    placesStale_ = true;
    for (auto& agent : agents_) {
        if (agent.isPresent() && !agent.needsGoal &&
            (!stillExists(agent, agent.from, agent.way) ||
             (agent.hasNext && !stillExists(agent, agent.way.to, agent.next))))
            agent.state = State::Absent;
    }
}

bool Simulation::stillExists(const Agent& agent, Slot from, const routing::Way& way) const {
    const auto& graph = graphOf(agent);
    return from < graph.capacity() && graph.isOpen(from) &&
           std::ranges::any_of(graph.out(from), [&](const routing::Arc& arc) {
               return arc.node == way.to && graph.way(arc.way).via == way.via && std::isfinite(arc.cost);
           });
}

void Simulation::setSurroundings(const std::optional<Surroundings>& surroundings) {
    if (settings_.surroundings == surroundings)
        return;
    settings_.surroundings = surroundings;
    placesStale_ = true;
}

bool Simulation::isOut(const glm::vec3& place) const {
    if (!settings_.surroundings)
        return false;
    const auto away = place - settings_.surroundings->centre;
    return std::hypot(away.x, away.y) > settings_.surroundings->radius;
}

void Simulation::step(const Model& model) {
    fill(model);
    sort();
    for (std::size_t i = 0; i < agents_.size(); ++i)
        think(i);
    for (auto& agent : agents_)
        move(model, agent);
    ++steps_;
    count();
}

void Simulation::count() {
    for (auto& agent : agents_) {
        for (std::size_t i = 0; i < agent.noteCount; ++i)
            statistics_.count(agent.notes[i].event, agent.notes[i].node);
        agent.noteCount = 0;
        if (!agent.isPresent())
            continue;
        statistics_.stay(agent.way.to, traffic_->step);
        if (std::exchange(agent.leaves, false))
            agent.state = State::Absent;
    }
}

double Simulation::seconds() const {
    // A step is the part of a second that its reciprocal says, which is a whole number.
    return static_cast<double>(steps_) / std::round(1 / static_cast<double>(traffic_->step));
}

Light Simulation::light(std::size_t index) const {
    const auto& cycle = traffic_->lights[index];
    const auto now = static_cast<float>(std::fmod(seconds(), static_cast<double>(cycle.period)));
    for (const auto& phase : cycle.phases) {
        if (now < phase.until)
            return phase.light;
    }
    return Light::Stop;
}

std::uint64_t Simulation::hash() const {
    Hash hash;
    hash.add(steps_);
    for (const auto& agent : agents_) {
        hash.add(agent.state);
        hash.add(agent.random.state());
        if (!agent.isPresent())
            continue;
        hash.add(agent.from);
        hash.add(agent.way.to);
        hash.add(agent.lane);
        hash.add(agent.along);
        hash.add(agent.speed);
        for (const float value : {agent.place.x, agent.place.y, agent.place.z})
            hash.add(value);
    }
    return hash.sum();
}

} // namespace navsmith::simulation
