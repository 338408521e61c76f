#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/route_ends.h"
#include "app/cli/route_queries.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Slot;
using routing::Graph;

void addReachOptions(CLI::App& command, EndOptions& to, OptionChoices& choices) {
    addEndOptions(command, to, choices, false);
}

struct Result {
    Slot from = model::kNoSlot;
    std::size_t nodes = 0;
    routing::Reach reach;
    std::vector<std::size_t> islands; ///< sizes, the largest first
    std::vector<Slot> cuts;
};

Result examine(const Graph& graph, Slot from) {
    routing::Search search;
    Result result{.from = from,
                  .nodes = 0,
                  .reach = reachOf(graph, search, std::vector{from}),
                  .islands = {},
                  .cuts = cutNodes(graph)};
    const auto parts = routing::strongParts(graph);
    std::vector<std::size_t> sizes(parts.sizes.size(), 0);
    for (Slot node = 0; node < graph.capacity(); ++node) {
        if (!graph.isOpen(node))
            continue;
        ++result.nodes;
        ++sizes[parts.partOf[node]];
    }
    std::ranges::copy_if(sizes, std::back_inserter(result.islands), [](std::size_t size) { return size != 0; });
    std::ranges::sort(result.islands, std::greater());
    return result;
}

Json toJson(const opening::OpenedDocument& document, const Graph& graph, const Result& result) {
    const auto type = graph.routing().node;
    model::ElementIndex index(document.model);
    auto unreached = Json::array();
    for (const Slot node : index.elements(type)) {
        if (graph.isOpen(node) && std::isinf(result.reach.lengths[node]))
            unreached.push_back(index.of({type, node}));
    }
    auto cuts = Json::array();
    for (const Slot node : result.cuts)
        cuts.push_back(index.of({type, node}));
    auto json = documentHead(document);
    json["traveller"] = graph.traveller().id;
    json["from"] = {{"type", document.model.schema().type(type).id},
                    {"index", index.of({type, result.from})},
                    {"name", model::elementName(document.model, {type, result.from})}};
    json["nodes"] = result.nodes;
    json["reached"] = result.reach.reached;
    json["longest"] = result.reach.longest;
    json["unreached"] = std::move(unreached);
    json["islands"] = result.islands;
    json["cuts"] = std::move(cuts);
    return json;
}

void printReach(std::ostream& out, const opening::OpenedDocument& document, const Graph& graph, const Result& result) {
    const auto path = files::toText(document.shownPath);
    const auto& plural = document.model.schema().type(graph.routing().node).plural;
    const auto grouped = [](std::size_t count) { return texts::grouped(count); };
    out << fmt::format("{}: {} reaches {} of {} {} from {}; the farthest is {:.1f} units away\n", path,
                       graph.traveller().title, grouped(result.reach.reached), grouped(result.nodes), plural,
                       model::elementName(document.model, {graph.routing().node, result.from}), result.reach.longest);
    const auto& type = document.model.schema().type(graph.routing().node);
    out << fmt::format("{}: {}; the largest has {}\n", path, model::counted(result.islands.size(), "island"),
                       model::countedName(type, result.islands.front()));
    out << fmt::format("{}: {} {} the net together\n", path, model::countedName(type, result.cuts.size()),
                       result.cuts.size() == 1 ? "holds" : "hold");
}

class Reacher final : public RouteQueries {
public:
    Reacher(const EndOptions& options, Session& session)
        : RouteQueries(options, session,
                       {"this works in one document; name the files of one", "pairs", "not reached"}) {}

protected:
    Outcome answer(const opening::OpenedDocument& document, PreparedRoutes& routes) override {
        const auto start = startOf(document, routes, {0, options_.from, {}});
        if (!start)
            return tl::unexpected(start.error());
        const auto result = examine(*start->graph, start->from);
        if (options_.json)
            result_ = toJson(document, *start->graph, result);
        else
            printReach(session_.out(), document, *start->graph, result);
        return {};
    }

    Outcome answerPair(const opening::OpenedDocument& document, PreparedRoutes& routes, const EndTexts& pair,
                       Json& json) override {
        const auto start = startOf(document, routes, pair);
        if (!start)
            return tl::unexpected(start.error());
        // Lines with the same start often follow each other.
        if (last_.graph != start->graph || last_.from != start->from)
            reach_ = reachOf(*start->graph, search_, std::vector{start->from});
        last_ = *start;
        json["traveller"] = start->graph->traveller().id;
        if (pair.to.empty()) {
            json["reached"] = reach_.reached;
            json["longest"] = reach_.longest;
            if (!options_.json)
                session_.out() << fmt::format("{}\t{}\t{:.2f}\n", pair.from, reach_.reached, reach_.longest);
            return {};
        }
        const bool isReached = start->to != model::kNoSlot && std::isfinite(reach_.lengths[start->to]);
        missed_ += isReached ? 0 : 1;
        json["reached"] = isReached;
        json["length"] = isReached ? Json(reach_.lengths[start->to]) : Json();
        if (!options_.json)
            session_.out() << fmt::format("{}\t{}\t{}\n", pair.from, pair.to,
                                          isReached ? fmt::format("{:.2f}", reach_.lengths[start->to]) : "not reached");
        return {};
    }

private:
    /// A node from which a traveller goes, and the other end if there is one.
    struct Start {
        const Graph* graph = nullptr;
        Slot from = model::kNoSlot;
        Slot to = model::kNoSlot;
    };

    tl::expected<Start, std::string> startOf(const opening::OpenedDocument& document, PreparedRoutes& routes,
                                             const EndTexts& texts) {
        const bool isPair = !texts.to.empty();
        const auto ends = routeEnds(document, isPair ? std::vector{texts.from, texts.to} : std::vector{texts.from});
        if (!ends)
            return tl::unexpected(ends.error());
        const auto traveller = travellerOf(document, options_.traveller, *ends);
        if (!traveller)
            return tl::unexpected(traveller.error());
        const auto& graph = TravellerGraphs(document, routes.graphs).of(*traveller);
        Start start{.graph = &graph,
                    .from = nodeOf(ends->front(), graph, document.model, routing::End::Start),
                    .to = isPair ? nodeOf(ends->back(), graph, document.model, routing::End::Goal) : model::kNoSlot};
        if (start.from == model::kNoSlot || !graph.isOpen(start.from))
            return tl::unexpected(fmt::format("'{}' is not open to {}", texts.from, traveller->title));
        return start;
    }

    routing::Search search_;
    routing::Reach reach_; ///< from last_
    Start last_;
};

ExitStatus runReach(const EndOptions& options, Session& session) {
    return Reacher(options, session).run();
}

} // namespace

Command reachCommand() {
    return command<EndOptions, addReachOptions, runReach>("reach", "Tell what can be reached from an element or place")
        .alsoServed();
}

} // namespace navsmith::cli
