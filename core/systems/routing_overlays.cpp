#include "core/systems/routing_overlays.h"

#include "core/routing/graph_cache.h"
#include "core/routing/reach.h"
#include "core/routing/route.h"
#include "core/systems/registry.h"
#include "core/systems/shared/distance_overlay.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace navsmith::systems {

using model::Model;
using model::Slot;
using routing::Graph;
using symbol::LegendEntry;
using symbol::rgb;
using symbol::Rgba;
using Selection = std::span<const model::Element>;
using Colours = std::vector<Rgba>;
using Legend = std::vector<LegendEntry>;

namespace {

constexpr Rgba kCut = rgb(0xFFB020);

std::vector<Slot> nodesIn(const Model& model, Selection selection) {
    const auto type = systemOf(model).routing.node;
    std::vector<Slot> nodes;
    for (const auto& element : selection) {
        if (element.type == type && model.isLive(element))
            nodes.push_back(element.slot);
    }
    return nodes;
}

class ReachPainter final : public DistancePainter {
public:
    void paint(const Model& model, Selection selection, Colours& colours, Legend& legend) override {
        const auto& routing = systemOf(model).routing;
        auto nodes = nodesIn(model, selection);
        const auto traveller = routing::travellerFor(routing, model, nodes);
        paintFrom(routing, model, traveller, std::move(nodes), texts::format("Select where the routes start."), colours,
                  legend);
    }
};

/// For overlays without a start: each node is coloured by the first traveller that may be there.
class NetPainter : public symbol::OverlayPainter {
public:
    void follow(const Model& model, const model::Change& change) override { graphs_.update(model, change); }

protected:
    /// Calls use(graph, nodes) for the travellers that have nodes of their own.
    template <typename Use>
    void forEachNet(const Model& model, Use&& use) {
        const auto& routing = systemOf(model).routing;
        std::vector<bool> done(model.capacity(routing.node));
        for (const auto& traveller : routing::travellersOf(routing, model)) {
            std::vector<Slot> nodes;
            model.forEachLive(routing.node, [&](Slot node) {
                if (!done[node] && (routing.closedTo == nullptr || routing.closedTo(model, traveller, node) == 0))
                    nodes.push_back(node);
            });
            if (nodes.empty())
                continue;
            for (const Slot node : nodes)
                done[node] = true;
            use(graphs_.of(routing, model, traveller), nodes);
        }
    }

private:
    routing::GraphCache graphs_;
};

class IslandPainter final : public NetPainter {
public:
    void paint(const Model& model, Selection /*selection*/, Colours& colours, Legend& legend) override {
        model.forEachLive(systemOf(model).routing.node, [&](Slot node) { colours[node] = symbol::kNoCategory; });
        forEachNet(model, [&](const Graph& graph, const std::vector<Slot>& nodes) {
            const auto parts = routing::strongParts(graph);
            std::vector<std::size_t> sizes(parts.sizes.size(), 0);
            for (const Slot node : nodes)
                ++sizes[parts.partOf[node]];
            std::vector<std::uint32_t> order(sizes.size());
            std::iota(order.begin(), order.end(), 0U);
            std::ranges::stable_sort(order, [&](auto a, auto b) { return sizes[a] > sizes[b]; });
            std::vector<std::size_t> places(order.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                places[order[i]] = i;
            for (const Slot node : nodes)
                colours[node] = symbol::categoryColour(places[parts.partOf[node]]);
            const auto islands =
                static_cast<std::size_t>(std::ranges::count_if(sizes, [](auto size) { return size != 0; }));
            const auto shown = std::min(islands, symbol::kCategories);
            for (std::size_t i = 0; i < shown; ++i)
                legend.push_back({symbol::categoryColour(i), texts::format("{}: island of {}", graph.traveller().title,
                                                                           texts::grouped(sizes[order[i]]))});
        });
    }
};

class CutPainter final : public NetPainter {
public:
    void paint(const Model& model, Selection /*selection*/, Colours& colours, Legend& legend) override {
        std::size_t count = 0;
        model.forEachLive(systemOf(model).routing.node, [&](Slot node) { colours[node] = symbol::kNoCategory; });
        forEachNet(model, [&](const Graph& graph, const std::vector<Slot>& nodes) {
            const auto cuts = routing::cutNodes(graph);
            for (const Slot node : nodes) {
                if (std::ranges::binary_search(cuts, node)) {
                    colours[node] = kCut;
                    ++count;
                }
            }
        });
        legend = {{kCut, texts::format("without it the net would fall apart ({})", texts::grouped(count))},
                  {symbol::kNoCategory, texts::format("others")}};
    }
};

template <typename Painter>
void paintOnce(const Model& model, Selection selection, Colours& colours, Legend& legend) {
    Painter().paint(model, selection, colours, legend);
}

template <typename Painter>
symbol::Overlay overlayOf(const System& system, std::string_view id, std::string_view title, std::string_view help) {
    return {.id = id,
            .title = title,
            .help = help,
            .type = system.routing.node,
            .paint = paintOnce<Painter>,
            .makePainter = [] { return std::make_shared<Painter>(); }};
}

} // namespace

std::vector<symbol::Overlay> routingOverlays(const System& system) {
    if (!system.routing.exists())
        return {};
    auto reach = overlayOf<ReachPainter>(system, "reach_overlay", "Reach of the selection",
                                         "How long the way is from the selection, and what cannot be reached from it");
    reach.ofSelection = true;
    return {reach,
            overlayOf<IslandPainter>(system, "islands_overlay", "Islands",
                                     "Parts of the net within which each place can be reached from each other"),
            overlayOf<CutPainter>(system, "cuts_overlay", "Bridges",
                                  "What holds the net together: without it, it would fall into pieces")};
}

} // namespace navsmith::systems
