// Routes of cars and pedestrians: by hand in a small set, and over the stock set against an independent reading of it.
#include "core/model/transaction.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "core/systems/gta_sa_paths/access.h"
#include "tests/core/systems/gta_sa_paths/edit_world.h"
#include "tests/support/corpus.h"

#include <cmath>
#include <map>
#include <random>

namespace navsmith::tests {
namespace {

using namespace systems::gta_sa_paths;
using model::Model;
using model::Slot;
using routing::Graph;
using routing::Route;
using routing::Search;

const systems::System& pathSystem() {
    return systemNamed("gta_sa_paths");
}

routing::Traveller travellerNamed(std::string_view id) {
    return *std::ranges::find(pathSystem().routing.travellers, id, &routing::Traveller::id);
}

class SmallRoutes : public EditWorld {
protected:
    [[nodiscard]] Route route(Slot from, Slot to, std::string_view who = "vehicle") const {
        Search search;
        return findRoute(Graph(pathSystem().routing, model, travellerNamed(who)), search, model, from, to);
    }
    [[nodiscard]] std::string reason(Slot from, Slot to, std::string_view who = "vehicle") const {
        const auto found = route(from, to, who);
        return found.reason ? found.reason->id : "";
    }
    void edit(const std::function<void(model::Transaction&)>& function) {
        model::Transaction tx(model, "edit");
        function(tx);
        ASSERT_TRUE(tx.commit());
    }
    /// Lanes of the edge between two nodes, as stored for its navi node.
    void setLanes(Slot a, Slot b, std::uint8_t lanes) {
        edit([&](model::Transaction& tx) {
            tx.set(navi::lanes, model.get(link::navi, findLink(model, a, b)).slot(), lanes);
        });
    }
};

TEST_F(SmallRoutes, CarsDriveFromAreaToArea) {
    const auto found = route(at(27, 0), at(28, 0));
    ASSERT_TRUE(found.found());
    float sum = 0;
    for (std::size_t i = 1; i < found.steps.size(); ++i)
        sum += model.get(link::length, findLink(model, found.steps[i - 1].node, found.steps[i].node));
    EXPECT_EQ(found.cost, sum);
    EXPECT_GE(found.length, static_cast<double>(found.cost));
}

TEST_F(SmallRoutes, KeepToTheLanes) {
    const Slot a = at(27, 0);
    const Slot b = at(27, 1);
    ASSERT_TRUE(route(a, b).found());
    ASSERT_TRUE(route(b, a).found());
    // The navi node is attached to the lower end, a: bits 0 to 2 are lanes to it, 3 to 5 lanes away from it.
    setLanes(a, b, 1);
    EXPECT_EQ(reason(a, b), "dead_end"); // a has no other road
    EXPECT_EQ(reason(b, a), "");
    EXPECT_EQ(reason(a, b, "vehicle_any_lane"), "");
    setLanes(a, b, 1U << 3U);
    EXPECT_EQ(reason(a, b), "");
    EXPECT_EQ(reason(b, a), "one_way");
}

TEST_F(SmallRoutes, NeverSearchBetweenFloodGroups) {
    const Slot car = at(27, 0);
    const Slot ped = at(27, 5);
    EXPECT_EQ(reason(car, ped), "wrong_graph");
    edit([&](model::Transaction& tx) { tx.set(node::floodGroup, at(27, 1), std::uint8_t{99}); });
    const auto refused = route(car, at(27, 1));
    ASSERT_TRUE(refused.reason);
    EXPECT_EQ(refused.reason->id, "other_group");
    EXPECT_TRUE(contains(refused.reason->text, "The links alone would lead there.")) << refused.reason->text;
}

TEST_F(SmallRoutes, GoOverSwitchedOffNodesButTrafficDoesNot) {
    const Slot a = at(27, 0);
    const Slot b = at(27, 1);
    edit([&](model::Transaction& tx) { tx.set(node::flags, b, model.get(node::flags, b) | flag::switchedOff); });
    const auto found = route(a, b);
    ASSERT_TRUE(found.found());
    ASSERT_EQ(found.remarks.size(), 1U);
    EXPECT_EQ(found.remarks[0].id, "switched_off");
    EXPECT_EQ(reason(a, b, "traffic"), "dead_end");
    EXPECT_EQ(reason(b, a, "traffic"), "");
}

TEST_F(SmallRoutes, TravellerFitsBothEnds) {
    const auto& declared = pathSystem().routing;
    EXPECT_EQ(routing::travellerFor(declared, model, {at(27, 5), at(27, 6)}).id, "ped");
    EXPECT_EQ(routing::travellerFor(declared, model, {at(27, 0), at(28, 0)}).id, "vehicle");
}

// The stock set ------------------------------------------------------------------------------------------------------

constexpr int kRoutePairs = 10'000;

struct StockNet {
    Model model;
    std::map<unsigned, RawArea> raw;
};

/// Loaded once.
const StockNet* stockNet() {
    static const auto loaded = []() -> std::unique_ptr<StockNet> {
        const auto files = corpusSet(kStockSet);
        return files ? std::make_unique<StockNet>(StockNet{loadSet(*files), readSet(*files)}) : nullptr;
    }();
    return loaded.get();
}

class StockRoutes : public testing::Test {
protected:
    void SetUp() override {
        if (stockNet() == nullptr)
            GTEST_SKIP() << missingCorpus(kStockSet);
        stockNet()->model.forEachLive(
            kNode, [&](Slot node) { (isPed(stockNet()->model, node) ? peds : cars).push_back(node); });
    }

    std::vector<Slot> cars; ///< and boats
    std::vector<Slot> peds;
    Search search;
};

/// Pairs for which a route exists, and those of equal flood groups.
struct GroupAgreement {
    int found = 0;
    int sameGroup = 0;
    int differ = 0;
    std::map<std::string, int> reasons;
};

GroupAgreement compareWithGroups(std::string_view who, const std::vector<Slot>& nodes, Search& search) {
    const auto& model = stockNet()->model;
    const Graph graph(pathSystem().routing, model, travellerNamed(who));
    std::mt19937 random(20);
    GroupAgreement result;
    for (int i = 0; i < kRoutePairs; ++i) {
        const Slot from = nodes[random() % nodes.size()];
        const Slot to = nodes[random() % nodes.size()];
        const auto steps = search.run(graph, from, to); // without the test for groups that comes before
        const bool same = model.get(node::floodGroup, from) == model.get(node::floodGroup, to);
        result.found += steps ? 1 : 0;
        result.sameGroup += same ? 1 : 0;
        result.differ += steps.has_value() != same ? 1 : 0;
        if (same && !steps)
            ++result.reasons[findRoute(graph, search, model, from, to).reason->id];
    }
    return result;
}

std::string summaryOf(const GroupAgreement& a) {
    std::string all = std::to_string(a.found) + " found, " + std::to_string(a.sameGroup) + " of one group, " +
                      std::to_string(a.differ) + " differ";
    for (const auto& [reason, count] : a.reasons)
        all += "; " + reason + " " + std::to_string(count);
    return all;
}

TEST_F(StockRoutes, ExistExactlyWithinFloodGroups) {
    for (const auto& [who, nodes] : {std::pair("vehicle_any_lane", &cars), std::pair("ped", &peds)}) {
        const auto result = compareWithGroups(who, *nodes, search);
        RecordProperty(who, summaryOf(result));
        EXPECT_EQ(result.differ, 0) << who << ": " << summaryOf(result);
        EXPECT_GT(result.found, kRoutePairs / 10);
        EXPECT_LT(result.found, kRoutePairs);
    }
}

/// Lanes are one-way, so fewer pairs have a route; none has one across groups.
TEST_F(StockRoutes, ThatKeepToLanesAreFewer) {
    const auto result = compareWithGroups("vehicle", cars, search);
    RecordProperty("vehicle", summaryOf(result));
    EXPECT_GT(result.differ, 0);
    EXPECT_LT(result.differ, kRoutePairs / 10) << summaryOf(result);
    int explained = 0;
    for (const auto& [reason, count] : result.reasons)
        explained += reason == "one_way" || reason == "dead_end" ? count : 0;
    EXPECT_EQ(explained, result.differ) << summaryOf(result);
    const auto traffic = compareWithGroups("traffic", cars, search);
    RecordProperty("traffic", summaryOf(traffic));
    EXPECT_LT(traffic.found, result.found) << "roads that are switched off are left out";
    EXPECT_GT(traffic.reasons.at("switched_off"), 0) << summaryOf(traffic);
}

/// Lanes in the direction of travel, as the bytes have them.
unsigned lanesFrom(const std::map<unsigned, RawArea>& raw, std::pair<unsigned, unsigned> from,
                   std::pair<unsigned, unsigned> to) {
    const auto& area = raw.at(from.first);
    const auto& n = area.nodes.at(from.second);
    unsigned most = 0; // two roads may join the same nodes
    for (unsigned i = 0; i < (n.flags & 15U); ++i) {
        const auto& l = area.links.at(static_cast<std::size_t>(n.firstLink) + i);
        if (l.area != to.first || l.node != to.second)
            continue;
        const auto& lane = raw.at(l.navi >> 10U).navis.at(l.navi & 1023U);
        const bool leaves = lane.area == from.first && lane.node == from.second;
        most = std::max(most, leaves ? lane.flags >> 11U & 7U : lane.flags >> 8U & 7U);
    }
    return most;
}

TEST_F(StockRoutes, NeverGoAgainstALane) {
    const auto& model = stockNet()->model;
    const Graph graph(pathSystem().routing, model, travellerNamed("vehicle"));
    const auto addressOfNode = [&](Slot node) {
        const auto address = addressOf(model, node);
        return std::pair(address >> 16U, address & 0xFFFFU);
    };
    std::mt19937 random(21);
    std::size_t steps = 0;
    for (int i = 0; i < 500; ++i) {
        const auto route = search.run(graph, cars[random() % cars.size()], cars[random() % cars.size()]);
        for (std::size_t k = 1; route && k < route->size(); ++k) {
            const auto from = addressOfNode((*route)[k - 1].node);
            const auto to = addressOfNode((*route)[k].node);
            ASSERT_GT(lanesFrom(stockNet()->raw, from, to), 0U)
                << from.first << ":" << from.second << " to " << to.first << ":" << to.second;
            ++steps;
        }
    }
    EXPECT_GT(steps, 10'000U);
}

TEST_F(StockRoutes, AreTheSameEachTime) {
    const auto& model = stockNet()->model;
    const Graph graph(pathSystem().routing, model, travellerNamed("vehicle"));
    const Graph again(pathSystem().routing, model, travellerNamed("vehicle"));
    std::mt19937 random(22);
    for (int i = 0; i < 200; ++i) {
        const Slot from = cars[random() % cars.size()];
        const Slot to = cars[random() % cars.size()];
        Search fresh;
        const auto a = search.run(graph, from, to);
        const auto b = fresh.run(again, from, to);
        ASSERT_EQ(a.has_value(), b.has_value());
        ASSERT_TRUE(!a || *a == *b);
    }
}

} // namespace
} // namespace navsmith::tests
