// A deterministic simulation of the inhabitants of a document: the same seed gives the same states. Each
// agent decides from the state of all after the step before, so their order does not matter.
#pragma once

#include "core/routing/graph.h"
#include "core/routing/search.h"
#include "core/simulation/agent.h"
#include "core/simulation/statistics.h"
#include "core/simulation/traffic.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::simulation {

/// Agents appear only within this distance of a place, and vanish beyond it.
struct Surroundings {
    glm::vec3 centre{0};
    float radius = 0; ///< world units, in plan

    bool operator==(const Surroundings&) const = default;
};

struct Settings {
    std::uint64_t seed = 1;
    std::size_t agents = 500;
    std::vector<float> shares = {};                ///< of the agents, by population; empty: as declared
    std::optional<Surroundings> surroundings = {}; ///< none: the whole document
};

class Simulation {
public:
    /// `routing` and `traffic` have to outlive it. Agents appear in the first steps.
    Simulation(const model::Model& model, const routing::Routing& routing, const Traffic& traffic, Settings settings);
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;

    /// One step of Traffic::step seconds.
    void step(const model::Model& model);
    /// Follows a change that has been applied to the model. Agents whose way is gone appear elsewhere. If the document
    /// has other populations now, all agents appear anew.
    void follow(const model::Model& model, const model::Change& change);
    /// Prepares everything again, after a change of the data of other documents.
    void rebuild(const model::Model& model);
    void setSurroundings(const std::optional<Surroundings>& surroundings);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] const Traffic& traffic() const { return *traffic_; }
    [[nodiscard]] const routing::Routing& routing() const { return *routing_; }
    [[nodiscard]] double seconds() const;
    [[nodiscard]] std::uint64_t steps() const { return steps_; }
    [[nodiscard]] std::span<const Agent> agents() const { return agents_; }
    [[nodiscard]] const Statistics& statistics() const { return statistics_; }
    [[nodiscard]] Light light(std::size_t index) const;
    /// The ways of a population; null if the document does not have it.
    [[nodiscard]] const routing::Graph* graph(std::size_t population) const { return graphOf_[population]; }
    /// A hash of everything that determines how the simulation continues.
    [[nodiscard]] std::uint64_t hash() const;

private:
    /// Where agents of a population may appear.
    struct Places {
        std::vector<model::Slot> nodes;
        std::vector<float> sums; ///< of the weights up to and with each node
    };

    /// None for populations that the document does not have.
    [[nodiscard]] std::vector<std::optional<routing::Traveller>>
    travellersByPopulation(const model::Model& model) const;

    // simulation_spawning.cpp
    void appoint();
    void findPlaces(const model::Model& model);
    void fill(const model::Model& model);
    bool appear(const model::Model& model, Agent& agent);
    void findGoal(const model::Model& model, Agent& agent);
    [[nodiscard]] bool isFree(const Agent& agent) const;
    // simulation_turns.cpp
    void chooseNext(const model::Model& model, Agent& agent) const;
    bool tryTurns(const model::Model& model, Agent& agent) const;
    void take(const model::Model& model, Agent& agent, const routing::Way& out, unsigned lane) const;
    void enter(const model::Model& model, Agent& agent) const;
    void advance(const model::Model& model, Agent& agent) const;
    // simulation_motion.cpp
    void sort();
    void think(std::size_t index);
    [[nodiscard]] float limitByOthers(std::size_t index, float limit, State& because) const;
    void move(const model::Model& model, Agent& agent) const;
    void count();

    [[nodiscard]] const Population& populationOf(const Agent& agent) const {
        return traffic_->populations[agent.population];
    }
    [[nodiscard]] const routing::Graph& graphOf(const Agent& agent) const { return *graphOf_[agent.population]; }
    [[nodiscard]] bool isOut(const glm::vec3& place) const;
    [[nodiscard]] bool stillExists(const Agent& agent, model::Slot from, const routing::Way& way) const;

    const routing::Routing* routing_;
    const Traffic* traffic_;
    Settings settings_;
    std::map<std::string, routing::Graph, std::less<>> graphs_; ///< by traveller
    std::vector<const routing::Graph*> graphOf_;                ///< by population; null: the document has none
    std::vector<Places> places_;                                ///< by population
    bool placesStale_ = true;
    std::vector<Agent> agents_;
    std::vector<std::int32_t> cells_;  ///< first agent of each cell of a hashed grid; -1: none
    std::vector<std::int32_t> others_; ///< the next agent in the same cell
    float cellSize_ = 1;
    std::uint64_t steps_ = 0;
    std::size_t firstToFill_ = 0;
    routing::Search search_;
    Statistics statistics_;
};

} // namespace navsmith::simulation
