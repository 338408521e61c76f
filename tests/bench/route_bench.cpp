// Routes over the whole map of San Andreas: many between random nodes, one that follows a dragged end, and what an edit
// costs while a route is shown.
#include "core/model/transaction.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "tests/bench/path_world.h"
#include "tests/bench/ratios.h"

#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

namespace navsmith::bench {

namespace {

constexpr double kMostForRoute = 1; ///< milliseconds: 1,000 routes a second
constexpr double kMostForDrag = 5;
constexpr double kMostForEdit = 1;

/// The usual traveller of the whole map.
struct Roads {
    model::Model model = loadMap(wholeMap());
    routing::Graph graph{paths().routing, model, paths().routing.travellers.front()};
    std::vector<model::Slot> nodes; ///< open to the traveller
    routing::Search search;
    std::mt19937 random{1};

    Roads() {
        for (model::Slot node = 0; node < graph.capacity(); ++node) {
            if (graph.isOpen(node))
                nodes.push_back(node);
        }
    }
    model::Slot any() { return nodes[random() % nodes.size()]; }
};

void prepareGraph(benchmark::State& state) {
    const Roads roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(routing::Graph(paths().routing, roads.model, roads.graph.traveller()));
}

void findRandomRoutes(benchmark::State& state) {
    Roads roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(findRoute(roads.graph, roads.search, roads.model, roads.any(), roads.any()));
    state.SetItemsProcessed(state.iterations());
}

/// One end lies anywhere on the map.
void dragEnd(benchmark::State& state) {
    Roads roads;
    std::uniform_real_distribution<float> anywhere(-3000, 3000);
    const auto start = roads.any();
    for ([[maybe_unused]] auto _ : state) {
        const glm::vec3 place(anywhere(roads.random), anywhere(roads.random), 20);
        const auto goal = nearestNode(roads.graph, roads.model, place);
        const auto route = findRoute(roads.graph, roads.search, roads.model, start, goal);
        benchmark::DoNotOptimize(lineOf(roads.graph, roads.model, route));
    }
}

/// A node is moved back and forth by a step.
void followEdit(benchmark::State& state) {
    Roads roads;
    const auto& type = roads.model.schema().type(paths().routing.node);
    const auto* place = type.findProperty("position");
    if (place == nullptr)
        throw std::logic_error("nodes have no position");
    const model::Column<std::int32_t> x{paths().routing.node, place->components.front()};
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        const auto node = roads.any();
        model::Transaction tx(roads.model, "move");
        tx.set(x, node, roads.model.get(x, node) + 1);
        const auto change = tx.commit();
        if (!change)
            throw std::runtime_error(change.error().reason);
        state.ResumeTiming();
        roads.graph.update(roads.model, *change);
    }
}

void reachAll(benchmark::State& state) {
    Roads roads;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(reachOf(roads.graph, roads.search, std::vector{roads.any()}));
}

} // namespace

std::vector<Ratio> registerRoutes() {
    addTimed("routes_prepare", prepareGraph);
    addTimed("routes_random", findRandomRoutes);
    addTimed("routes_drag", dragEnd);
    addTimed("routes_edit", followEdit);
    addTimed("routes_reach", reachAll);
    return {{"prepare the ways of a traveller, ms", "routes_prepare", "", 0, 0},
            {"a random route, ms", "routes_random", "", kMostForRoute, 0},
            {"a route to a dragged end, ms", "routes_drag", "", kMostForDrag, 0},
            {"follow an edit of a node, ms", "routes_edit", "", kMostForEdit, 0},
            {"reach from a node, ms", "routes_reach", "", 0, 0}};
}

} // namespace navsmith::bench
