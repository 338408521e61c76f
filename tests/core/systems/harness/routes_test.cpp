// Routes of every system that has them: the prepared ways follow random edits, undo and redo.
#include "core/routing/route.h"
#include "tests/core/routing/same_graph.h"
#include "tests/core/systems/harness/system_case.h"

#include <cmath>

namespace navsmith::tests {
namespace {

using model::Direction;
using model::Transaction;
using routing::Graph;

class Routes : public EverySystem {
protected:
    void SetUp() override {
        if (!system().routing.exists())
            GTEST_SKIP() << "has no routes";
    }

    /// A graph for each traveller of a document.
    [[nodiscard]] std::vector<Graph> graphsOf(const model::Model& model) const {
        std::vector<Graph> graphs;
        for (const auto& traveller : routing::travellersOf(system().routing, model))
            graphs.emplace_back(system().routing, model, traveller);
        return graphs;
    }
    void expectFresh(const std::vector<Graph>& graphs, const model::Model& model) const {
        for (const auto& graph : graphs) {
            SCOPED_TRACE(graph.traveller().id);
            ASSERT_NO_FATAL_FAILURE(
                routing::test::expectSame(graph, Graph(system().routing, model, graph.traveller())));
        }
    }
    void follow(const Document& d, std::uint32_t seed) const {
        SCOPED_TRACE(d.name + " seed " + std::to_string(seed));
        auto model = loadDocument(system(), d);
        auto graphs = graphsOf(model);
        ASSERT_FALSE(graphs.empty());
        std::mt19937 random(seed);
        std::vector<model::Change> done;
        const auto apply = [&](const model::Change& change) {
            for (auto& graph : graphs)
                graph.update(model, change);
            ASSERT_NO_FATAL_FAILURE(expectFresh(graphs, model));
        };
        for (int i = 0; i < 20; ++i) {
            Transaction tx(model, "edit");
            c().editAtRandom(tx, random, seed % 2 == 0 ? RandomEdits::Any : RandomEdits::Sound);
            auto change = tx.commit();
            if (!change || change->empty())
                continue;
            done.push_back(std::move(*change));
            ASSERT_NO_FATAL_FAILURE(apply(done.back()));
        }
        for (auto change = done.rbegin(); change != done.rend(); ++change) {
            model.apply(*change, Direction::Backward);
            ASSERT_NO_FATAL_FAILURE(apply(*change));
        }
        for (const auto& change : done) {
            model.apply(change, Direction::Forward);
            ASSERT_NO_FATAL_FAILURE(apply(change));
        }
    }
};

TEST_P(Routes, FollowRandomEdits) {
    auto documents = c().sound();
    for (auto& odd : c().odd())
        documents.push_back(std::move(odd));
    for (std::uint32_t seed = firstSeed(); seed < firstSeed() + repeated(60) && !HasFailure(); ++seed)
        follow(documents[seed / 2 % documents.size()], seed);
}

TEST_P(Routes, AreDescribed) {
    const auto& declared = system().routing;
    ASSERT_FALSE(declared.travellers.empty());
    for (const auto& traveller : declared.travellers) {
        EXPECT_FALSE(traveller.id.empty());
        EXPECT_FALSE(traveller.title.empty());
        EXPECT_FALSE(traveller.help.empty());
    }
    for (const auto& closure : declared.closures) {
        EXPECT_FALSE(closure.id.empty());
        EXPECT_TRUE(closure.sentence.ends_with('.')) << closure.sentence;
    }
}

/// What is said about random pairs holds by the ways themselves.
TEST_P(Routes, LeadAlongOpenWaysOrSayWhyNot) {
    routing::Search search;
    for (const auto& d : c().sound()) {
        const auto model = loadDocument(system(), d);
        for (const auto& graph : graphsOf(model)) {
            SCOPED_TRACE(d.name + " " + std::string(graph.traveller().id));
            const auto& nodes = model.order(system().routing.node).all();
            for (const auto from : nodes) {
                for (const auto to : nodes) {
                    const auto route = findRoute(graph, search, model, from, to);
                    ASSERT_NE(route.found(), route.reason.has_value());
                    if (!route.found()) {
                        EXPECT_FALSE(route.reason->text.empty());
                        continue;
                    }
                    ASSERT_EQ(route.steps.front().node, from);
                    ASSERT_EQ(route.steps.back().node, to);
                    float cost = 0;
                    for (std::size_t i = 1; i < route.steps.size(); ++i) {
                        const auto& way = graph.way(route.steps[i].way);
                        ASSERT_EQ(way.closed, 0U);
                        ASSERT_EQ(way.to, route.steps[i].node);
                        cost += way.cost;
                    }
                    ASSERT_NEAR(cost, route.cost, 1e-3F * std::max(1.0F, cost));
                }
            }
        }
    }
}

NAVSMITH_EVERY_SYSTEM(Routes);

} // namespace
} // namespace navsmith::tests
