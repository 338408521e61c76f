#include "core/routing/route.h"

#include "core/model/property.h"
#include "core/routing/diagnosis.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::routing {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Slot;

namespace {

class RouteFinder {
public:
    RouteFinder(const Graph& graph, Search& search, const Model& model)
        : graph_(graph), search_(search), model_(model) {}

    Route find(Slot from, Slot to) {
        for (const Slot node : {from, to}) {
            if (!graph_.isOpen(node))
                return refuse(closure(graph_.closedBy(node), node, node), elementOf(node));
        }
        if (from == to)
            return {.steps = {{from, kNoWay}}};
        if (graph_.routing().refusal != nullptr) {
            if (auto refused = graph_.routing().refusal(model_, graph_.traveller(), from, to)) {
                if (const auto links = diagnose(graph_, from, to); links.connected && links.obstacles.empty())
                    refused->text += " " + texts::format("The links alone would lead there.");
                return refuse(std::move(*refused), {});
            }
        }
        auto steps = search_.run(graph_, from, to);
        return steps ? describe(std::move(*steps)) : explain(from, to);
    }

private:
    [[nodiscard]] Element elementOf(Slot node) const { return {graph_.routing().node, node}; }
    [[nodiscard]] std::string nameOf(Slot node) const { return model::elementName(model_, elementOf(node)); }

    [[nodiscard]] Reason closure(ClosedBy closed, Slot from, Slot to) const {
        if (closed == Graph::kDead || closed == 0)
            return {std::string(reason::kNoNode), texts::format("The element does not exist.")};
        const auto& entry = graph_.routing().closures[closed - std::size_t{1}];
        return {std::string(entry.id), fmt::format(fmt::runtime(entry.sentence), nameOf(from), nameOf(to))};
    }

    static Route refuse(Reason why, Element obstacle) {
        Route none;
        none.reason = std::move(why);
        none.obstacle = obstacle;
        return none;
    }

    [[nodiscard]] Route describe(std::vector<Step> steps) const {
        Route route;
        route.steps = std::move(steps);
        const bool fromGoal = graph_.rules().fromGoal;
        route.cost = search_.cost(fromGoal ? route.steps.front().node : route.steps.back().node);
        std::vector<Slot> nodes;
        for (const auto& step : route.steps) {
            nodes.push_back(step.node);
            if (step.way != kNoWay)
                route.length += static_cast<double>(graph_.way(step.way).length);
        }
        if (const auto limit = graph_.rules().nodeLimit; limit != 0 && search_.touched() >= limit)
            route.remarks.push_back(
                {std::string(kBeyondSearch),
                 texts::format("The game gives up searching after {} nodes, and this route takes {}: it finds only "
                               "parts of it, from nearer places.",
                               texts::grouped(limit), texts::grouped(search_.touched()))});
        if (graph_.routing().remarks != nullptr)
            graph_.routing().remarks(model_, graph_.traveller(), nodes, route.remarks);
        return route;
    }

    [[nodiscard]] bool hasWays(Slot node) const { return !graph_.out(node).empty() || !graph_.in(node).empty(); }

    [[nodiscard]] Reason obstacleReason(const Obstacle& first) const {
        if (first.way)
            return closure(first.way->closed, first.from, first.to);
        return {std::string(reason::kOneWay),
                texts::format("There is only a way back, from {} to {}.", nameOf(first.to), nameOf(first.from))};
    }

    [[nodiscard]] Route explain(Slot from, Slot to) const {
        for (const Slot node : {from, to}) {
            if (!hasWays(node))
                return refuse({std::string(reason::kNoWays), texts::format("{} has no links.", nameOf(node))},
                              elementOf(node));
        }
        const auto diagnosis = diagnose(graph_, from, to);
        if (!diagnosis.connected)
            return refuse(
                {std::string(reason::kNotConnected),
                 texts::format("Nothing connects the parts in which {} and {} lie.", nameOf(from), nameOf(to))},
                {});
        if (diagnosis.obstacles.empty())
            return refuse(
                {std::string(reason::kTooLong),
                 texts::format("The route is longer than the game can add up: {} or more.", graph_.rules().costLimit)},
                {});
        const auto& first = diagnosis.obstacles.front();
        auto why = obstacleReason(first);
        const bool leaves = std::ranges::any_of(
            graph_.out(from), [](const Arc& arc) { return arc.cost < std::numeric_limits<float>::infinity(); });
        if (!leaves)
            why = {std::string(reason::kDeadEnd),
                   texts::format("No way leads away from {}. {}", nameOf(from), why.text)};
        return refuse(std::move(why), first.way ? first.way->via : elementOf(first.from));
    }

    const Graph& graph_;
    Search& search_;
    const Model& model_;
};

} // namespace

Route findRoute(const Graph& graph, Search& search, const Model& model, Slot from, Slot to) {
    return RouteFinder(graph, search, model).find(from, to);
}

Route noNode(const Graph& graph) {
    Route none;
    none.reason =
        Reason{std::string(reason::kNoNode),
               texts::format("Nothing in the document is open to this traveller: {}.", graph.traveller().title)};
    return none;
}

namespace {

bool isUsable(const Graph& graph, Slot node, End end) {
    if (!graph.isOpen(node))
        return false;
    const auto isOpen = [&](const Arc& arc) { return std::isfinite(arc.cost) && graph.isOpen(arc.node); };
    return end == End::Any || std::ranges::any_of(end == End::Start ? graph.out(node) : graph.in(node), isOpen);
}

} // namespace

Slot nearestNode(const Graph& graph, const Model& model, const glm::vec3& place, End end) {
    Slot nearest = kNoSlot;
    double least = std::numeric_limits<double>::infinity();
    for (Slot node = 0; node < graph.capacity(); ++node) {
        if (!graph.isOpen(node))
            continue;
        const double away = graph.routing().remoteness(model, node, place);
        if (away < least && isUsable(graph, node, end)) {
            least = away;
            nearest = node;
        }
    }
    return nearest == kNoSlot && end != End::Any ? nearestNode(graph, model, place) : nearest;
}

std::vector<Traveller> travellersOf(const Routing& routing, const Model& model) {
    std::vector<Traveller> travellers;
    std::ranges::copy_if(routing.travellers, std::back_inserter(travellers),
                         [&](const Traveller& each) { return routing.has == nullptr || routing.has(model, each); });
    return travellers;
}

Traveller travellerFor(const Routing& routing, const Model& model, const std::vector<Slot>& nodes) {
    const auto travellers = travellersOf(routing, model);
    const auto fits = [&](const Traveller& each) {
        return routing.closedTo == nullptr ||
               std::ranges::all_of(nodes, [&](Slot node) { return routing.closedTo(model, each, node) == 0; });
    };
    const auto it = std::ranges::find_if(travellers, fits);
    return it != travellers.end() ? *it : travellers.front();
}

std::vector<Leg> legsOf(const Graph& graph, const Route& route) {
    const auto& routing = graph.routing();
    std::vector<Leg> legs;
    double total = 0;
    for (std::size_t i = 1; i < route.steps.size(); ++i) {
        const auto& way = graph.way(route.steps[i].way);
        total += static_cast<double>(way.cost);
        legs.push_back({.from = {routing.node, route.steps[i - 1].node},
                        .to = {routing.node, route.steps[i].node},
                        .via = way.via,
                        .kind = way.kind < routing.kinds.size() ? routing.kinds[way.kind] : std::string_view(),
                        .length = static_cast<double>(way.length),
                        .cost = static_cast<double>(way.cost),
                        .total = total});
    }
    return legs;
}

std::vector<glm::vec3> lineOf(const Graph& graph, const Model& model, const Route& route) {
    std::vector<glm::vec3> line;
    for (std::size_t i = 0; i < route.steps.size(); ++i) {
        const auto& step = route.steps[i];
        if (step.way != kNoWay && graph.routing().between != nullptr)
            graph.routing().between(model, route.steps[i - 1].node, graph.way(step.way), line);
        line.push_back(graph.place(step.node));
    }
    return line;
}

} // namespace navsmith::routing
