#include "app/cli/commands.h"
#include "app/cli/json_output.h"
#include "app/cli/route_ends.h"
#include "core/files/path_text.h"
#include "core/model/element_index.h"
#include "core/model/property.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <ostream>
#include <utility>

namespace navsmith::cli {

namespace {

using model::Slot;
using routing::Graph;

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
    out << fmt::format("{}: {} islands; the largest has {} {}\n", path, grouped(result.islands.size()),
                       grouped(result.islands.front()), plural);
    out << fmt::format("{}: {} {} hold the net together\n", path, grouped(result.cuts.size()), plural);
}

} // namespace

ExitStatus runReach(const Arguments& arguments, Session& session) {
    auto answer = Json::object();
    bool answered = false;
    const auto fail = [&](const opening::OpenedDocument& document, std::string why) {
        session.add({files::FileErrorKind::Other, document.shownPath, std::move(why)});
    };
    const auto examineDocument = [&](const opening::OpenedDocument& document) {
        if (std::exchange(answered, true))
            return fail(document, "this works in one document; name the files of one");
        const auto ends = routeEnds(document, {arguments.from});
        if (!ends)
            return fail(document, ends.error());
        const auto who = travellerOf(document, arguments.traveller, *ends);
        if (!who)
            return fail(document, who.error());
        const Graph graph(document.system->routing, document.model, *who);
        const Slot from = nodeOf(ends->front(), graph, document.model, routing::End::Start);
        if (from == model::kNoSlot || !graph.isOpen(from))
            return fail(document, fmt::format("'{}' is not open to {}", arguments.from, who->title));
        const auto result = examine(graph, from);
        if (arguments.json)
            answer = toJson(document, graph, result);
        else
            printReach(session.out(), document, graph, result);
    };
    session.readOthers(arguments.beside, {.recovery = opening::Recovery::Report});
    session.openEach(arguments.paths, {.recovery = opening::Recovery::Report, .variant = arguments.variant},
                     examineDocument);
    if (arguments.json) {
        answer["problems"] = cli::toJson(std::span(session.problems()));
        print(session.out(), answer);
    }
    return session.statusOr(ExitStatus::Ok);
}

} // namespace navsmith::cli
