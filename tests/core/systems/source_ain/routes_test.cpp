// Routes of NPCs, by hull.
#include "core/routing/route.h"
#include "tests/core/systems/source_ain/ain_world.h"

namespace navsmith::tests {
namespace {

namespace ain = systems::source_ain;
using model::Slot;

/// Numbers of the nodes on the way, or the id of the reason why there is none.
std::string route(const model::Model& m, std::string_view traveller, Slot from, Slot to) {
    const auto& routing = systemOf(m).routing;
    const auto& who = *std::ranges::find(routing.travellers, traveller, &routing::Traveller::id);
    const routing::Graph graph(routing, m, who);
    routing::Search search;
    const auto route = findRoute(graph, search, m, from, to);
    if (!route.found())
        return route.reason->id;
    std::string nodes;
    for (const auto& step : route.steps)
        nodes += (nodes.empty() ? "" : " ") + std::to_string(ain::numberOf(m, step.node));
    return nodes;
}

TEST(AinRoutes, EachHullTakesItsOwnWay) {
    const auto m = loadAin(ainFile(ainOfFourteen()));
    EXPECT_EQ(route(m, "human", 0, 1), "0 1");
    EXPECT_EQ(route(m, "large", 0, 1), "0 3 4 1");
    EXPECT_EQ(route(m, "human", 1, 0), "1 0") << "links lead both ways";
}

TEST(AinRoutes, TheGameDoesNotSearchBetweenZones) {
    const auto m = loadAin(ainFile(ainOfFourteen()));
    EXPECT_EQ(route(m, "human", 0, 9), "zones");
}

TEST(AinRoutes, ThereAreTravellersForTheHullsOfTheFile) {
    const auto& routing = systemNamed("source_ain").routing;
    EXPECT_EQ(routing::travellersOf(routing, loadAin(ainFile(ainOfFourteen()))).size(), 10U);
    EXPECT_EQ(routing::travellersOf(routing, loadAin(ainFile(ainOfFourteen(27)))).size(), 9U);
}

} // namespace
} // namespace navsmith::tests
