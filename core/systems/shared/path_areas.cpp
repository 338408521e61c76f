#include "core/systems/shared/path_areas.h"

#include <utility>

namespace navsmith::systems::paths {

AreaFiller::AreaFiller(const Graph& graph, model::ModelBuilder& builder, std::size_t gridAreas,
                       std::span<LoadedArea* const> areas)
    : graph_(&graph), builder_(&builder), areas_(areas), byNumber_(gridAreas) {
    std::size_t nodes = 0;
    std::size_t links = 0;
    for (std::size_t i = 0; i < areas.size(); ++i) {
        auto& area = *areas[i];
        byNumber_[static_cast<std::size_t>(area.number)] = &area;
        area.fileRow = static_cast<Slot>(i);
        area.firstNode = static_cast<Slot>(nodes);
        area.firstLink = static_cast<Slot>(links);
        nodes += area.nodes;
        links += area.links.owned;
    }
    builder.addRows(graph.fileType(), areas.size());
    builder.addRows(graph.nodeType(), nodes);
    builder.addRows(graph.linkType(), links);
}

void AreaFiller::fillFile(const LoadedArea& area) {
    builder_->column(graph_->area)[area.fileRow] = static_cast<std::uint16_t>(area.number);
    builder_->column(graph_->fileName)[area.fileRow] = area.input->name;
    builder_->column(graph_->linkLayout)[area.fileRow] = area.links.layout;
}

void AreaFiller::fillNodePlaces(const LoadedArea& area, std::size_t ofGroup0) {
    std::ranges::fill(builder_->column(graph_->file).subspan(area.firstNode, area.nodes), Ref::to(area.fileRow));
    const auto groups = builder_->column(graph_->group).subspan(area.firstNode, area.nodes);
    std::ranges::fill(groups.subspan(ofGroup0), std::uint8_t{1});
}

void AreaFiller::finish() {
    for (const auto* area : areas_) {
        for (const auto& each : area->unresolved)
            builder_->column(each.column)[each.row] = builder_->raw(each.column, each.value);
    }
}

LinkTable linkTable(const Graph& g, const Model& m, Slot fileRow) {
    const auto nodes = m.order(g.nodeType()).group(fileRow);
    const auto& order = m.order(g.linkType());
    LinkTable table;
    if (const auto& layout = m.get(g.linkLayout, fileRow); !layout.empty()) {
        auto ranges = decodeLinkRanges(layout);
        std::vector<std::size_t> owned;
        for (const Slot n : nodes)
            owned.push_back(order.group(n).size());
        if (const auto entries = ranges.arrange(owned)) {
            for (const auto& entry : *entries) {
                if (entry.owner >= 0)
                    table.links.push_back(order.group(nodes[static_cast<std::size_t>(entry.owner)])[entry.nth]);
            }
            table.claims = std::move(ranges.claims);
            table.orphans = std::move(ranges.orphans);
            return table;
        }
    }
    for (const Slot n : nodes) {
        const auto links = order.group(n);
        table.claims.push_back(
            {static_cast<std::int32_t>(table.links.size()), static_cast<std::uint32_t>(links.size())});
        table.links.insert(table.links.end(), links.begin(), links.end());
    }
    return table;
}

std::vector<std::uint32_t> firstLinks(const Graph& g, const Model& m, Slot fileRow) {
    std::vector<std::uint32_t> first;
    for (const auto& claim : linkTable(g, m, fileRow).claims)
        first.push_back(static_cast<std::uint16_t>(claim.first));
    return first;
}

} // namespace navsmith::systems::paths
