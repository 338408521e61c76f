#include "core/systems/shared/distance_overlay.h"

#include "formats/texts/texts.h"

#include <cmath>
#include <utility>

namespace navsmith::systems {

namespace {

constexpr symbol::Rgba kUnreached = symbol::rgb(0xFF5A4F);
constexpr int kDistanceSteps = 4; ///< of the legend

} // namespace

void DistancePainter::paintFrom(const routing::Routing& routing, const model::Model& model,
                                const routing::Traveller& traveller, std::vector<model::Slot> starts,
                                std::string noStarts, std::vector<symbol::Rgba>& colours,
                                std::vector<symbol::LegendEntry>& legend) {
    if (starts.empty()) {
        legend = {{symbol::kNoCategory, std::move(noStarts)}};
        model.forEachLive(routing.node, [&](model::Slot node) { colours[node] = symbol::kNoCategory; });
        return;
    }
    const auto& graph = graphs_.of(routing, model, traveller);
    std::erase_if(starts, [&](model::Slot node) { return !graph.isOpen(node); });
    const auto reach = reachOf(graph, search_, starts);
    const float longest = reach.longest;
    model.forEachLive(routing.node, [&](model::Slot node) {
        const bool reached = !std::isinf(reach.lengths[node]);
        const auto other = graph.isOpen(node) ? kUnreached : symbol::kNoCategory;
        colours[node] = reached ? symbol::rampColour(longest > 0 ? reach.lengths[node] / longest : 0) : other;
    });
    for (int i = 0; i <= kDistanceSteps; ++i) {
        const float part = static_cast<float>(i) / kDistanceSteps;
        legend.push_back({symbol::rampColour(part),
                          texts::format("{}: {:.0f} units", traveller.title, static_cast<double>(part * longest))});
    }
    legend.push_back({kUnreached, texts::format("not reached")});
}

} // namespace navsmith::systems
