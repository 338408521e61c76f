#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/route_ends.h"
#include "app/cli/route_queries.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/routing/route.h"

#include <fmt/format.h>

#include <optional>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Element;
using model::kNoSlot;
using routing::Graph;
using routing::Route;

void addRouteOptions(CLI::App& command, EndOptions& to, OptionChoices& choices) {
    addEndOptions(command, to, choices, true);
}

Json toJson(const model::Model& model, model::ElementIndex& index, Element element) {
    return {{"type", model.schema().type(element.type).id},
            {"index", index.of(element)},
            {"name", model::elementName(model, element)}};
}

Json toJson(const Graph& graph, const model::Model& model, model::ElementIndex& index, const Route& route) {
    auto elements = Json::array();
    float cost = 0;
    double length = 0;
    const auto& kinds = graph.routing().kinds;
    for (const auto& step : route.steps) {
        auto json = toJson(model, index, {graph.routing().node, step.node});
        const auto& at = graph.place(step.node);
        json["place"] = {at.x, at.y, at.z};
        if (step.way != routing::kNoWay) {
            const auto& way = graph.way(step.way);
            cost += way.cost;
            length += static_cast<double>(way.length);
            json["via"] = toJson(model, index, way.via);
            if (way.kind < kinds.size())
                json["kind"] = kinds[way.kind];
        }
        json["cost"] = cost;
        json["length"] = length;
        elements.push_back(std::move(json));
    }
    return elements;
}

Json toJson(const Route& route) {
    auto remarks = Json::array();
    for (const auto& remark : route.remarks)
        remarks.push_back({{"id", remark.id}, {"message", remark.text}});
    return {{"found", route.found()},
            {"reason", route.reason ? Json(route.reason->id) : Json()},
            {"message", route.reason ? Json(route.reason->text) : Json()},
            {"remarks", std::move(remarks)},
            {"cost", route.found() ? Json(route.cost) : Json()},
            {"length", route.found() ? Json(route.length) : Json()}};
}

void printRoute(std::ostream& out, const std::string& path, const Graph& graph, const model::Model& model,
                const Route& route) {
    const auto name = [&](Element element) { return model::elementName(model, element); };
    if (!route.found()) {
        out << fmt::format("{}: no route for {}: {} ({})\n", path, graph.traveller().title, route.reason->text,
                           route.reason->id);
        return;
    }
    const auto& kinds = graph.routing().kinds;
    for (const auto& step : route.steps) {
        out << name({graph.routing().node, step.node});
        if (step.way != routing::kNoWay) {
            const auto& way = graph.way(step.way);
            out << fmt::format("\t{:.2f}\t{}", way.cost, name(way.via));
            if (way.kind < kinds.size())
                out << '\t' << kinds[way.kind];
        }
        out << '\n';
    }
    out << fmt::format("{}: {}, cost {:.2f}, length {:.2f} units, for {}\n", path,
                       model::counted(route.steps.size(), model.schema().type(graph.routing().node).title), route.cost,
                       route.length, graph.traveller().title);
    for (const auto& remark : route.remarks)
        out << fmt::format("{}: {} ({})\n", path, remark.text, remark.id);
}

class Router final : public RouteQueries {
public:
    Router(const EndOptions& options, Session& session)
        : RouteQueries(options, session,
                       {"a route lies in one document; name the files of one", "routes", "without a route"}) {}

protected:
    Outcome answer(const opening::OpenedDocument& document, PreparedRoutes& routes) override {
        const auto result = routeBetween(document, routes, options_.from, options_.to);
        if (!result)
            return tl::unexpected(result.error());
        report(document, routes, *result->graph, result->route);
        return {};
    }

    Outcome answerPair(const opening::OpenedDocument& document, PreparedRoutes& routes, const EndTexts& pair,
                       Json& json) override {
        if (pair.to.empty())
            return tl::unexpected(std::string("there is no tab and no second end in the line"));
        const auto result = routeBetween(document, routes, pair.from, pair.to);
        if (!result)
            return tl::unexpected(result.error());
        if (!options_.json) {
            print(pair, result->route);
            return {};
        }
        json["traveller"] = result->graph->traveller().id;
        json.update(toJson(result->route));
        auto& index = routes.index(document.model);
        auto nodes = Json::array();
        for (const auto& step : result->route.steps)
            nodes.push_back(index.of({result->graph->routing().node, step.node}));
        json["nodes"] = std::move(nodes);
        return {};
    }

private:
    struct Answer {
        const Graph* graph = nullptr;
        Route route;
    };

    /// Fails if an end cannot be used.
    tl::expected<Answer, std::string> routeBetween(const opening::OpenedDocument& document, PreparedRoutes& routes,
                                                   const std::string& from, const std::string& to) {
        const auto ends = routeEnds(document, {from, to});
        if (!ends)
            return tl::unexpected(ends.error());
        const auto traveller = travellerOf(document, options_.traveller, *ends);
        if (!traveller)
            return tl::unexpected(traveller.error());
        const auto& graph = TravellerGraphs(document, routes.graphs).of(*traveller);
        Answer result{&graph, find(document, routes.search, graph, *ends)};
        missed_ += result.route.found() ? 0 : 1;
        return result;
    }

    void print(const EndTexts& pair, const Route& route) {
        if (route.found())
            session_.out() << fmt::format("{}\t{}\t{:.2f}\t{:.2f}\t{}\n", pair.from, pair.to, route.cost, route.length,
                                          route.steps.size());
        else
            session_.out() << fmt::format("{}\t{}\tno route\t{}\t{}\n", pair.from, pair.to, route.reason->id,
                                          route.reason->text);
    }

    static Route find(const opening::OpenedDocument& document, routing::Search& search, const Graph& graph,
                      const std::vector<RouteEnd>& ends) {
        const auto from = nodeOf(ends[0], graph, document.model, routing::End::Start);
        const auto to = nodeOf(ends[1], graph, document.model, routing::End::Goal);
        if (from != kNoSlot && to != kNoSlot)
            return routing::findRoute(graph, search, document.model, from, to);
        return routing::noNode(graph);
    }

    void report(const opening::OpenedDocument& document, PreparedRoutes& routes, const Graph& graph,
                const Route& route) {
        if (!options_.json)
            return printRoute(session_.out(), files::toText(document.shownPath), graph, document.model, route);
        auto& index = routes.index(document.model);
        auto json = documentHead(document);
        json["traveller"] = graph.traveller().id;
        json.update(toJson(route));
        json["elements"] = toJson(graph, document.model, index, route);
        if (route.obstacle.valid())
            json["obstacle"] = toJson(document.model, index, route.obstacle);
        result_ = std::move(json);
    }
};

ExitStatus runRoute(const EndOptions& options, Session& session) {
    return Router(options, session).run();
}

} // namespace

Command routeCommand() {
    return command<EndOptions, addRouteOptions, runRoute>(
               "route", "Find the route that the game would choose, or why there is none")
        .alsoServed();
}

} // namespace navsmith::cli
