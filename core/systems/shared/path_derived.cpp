#include "core/systems/shared/path_derived.h"

#include "core/systems/shared/path_areas.h"

#include <unordered_map>

namespace navsmith::systems::paths {

namespace {

/// First links of the nodes of one file, computed once for all rows of a call that lie in it.
class FirstLinks {
public:
    FirstLinks(const Graph& graph, const Model& model) : graph_(graph), model_(model) {}

    std::uint32_t of(Slot nodeRow) {
        const Slot fileRow = model_.get(graph_.file, nodeRow).slot();
        auto [it, fresh] = byFile_.try_emplace(fileRow);
        if (fresh)
            it->second = firstLinks(graph_, model_, fileRow);
        return it->second[model_.order(graph_.nodeType()).position(nodeRow)];
    }

private:
    const Graph& graph_;
    const Model& model_;
    std::unordered_map<Slot, std::vector<std::uint32_t>> byFile_;
};

} // namespace

void countNodes(const Graph& g, const Model& m, Rows rows, Numbers out, unsigned group) {
    each(rows, out, [&](Slot row) { return m.order(g.nodeType()).group(row, group).size(); });
}

void countLinks(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        std::size_t total = 0;
        for (const Slot n : m.order(g.nodeType()).group(row))
            total += linkCount(g, m, n);
        return total;
    });
}

void nodeArea(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return areaOf(g, m, row); });
}

void nodeId(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(g.nodeType()).position(row); });
}

void nodeLinkCount(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return linkCount(g, m, row); });
}

void nodeFirstLink(const Graph& g, const Model& m, Rows rows, Numbers out) {
    FirstLinks first(g, m);
    each(rows, out, [&](Slot row) { return first.of(row); });
}

void linkIndex(const Graph& g, const Model& m, Rows rows, Numbers out) {
    FirstLinks first(g, m);
    each(rows, out,
         [&](Slot row) { return first.of(m.get(g.owner, row).slot()) + m.order(g.linkType()).position(row); });
}

void linkTargetArea(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return addressOf(g, m, g.target, m.get(g.target, row)) >> 16U; });
}

void linkTargetNode(const Graph& g, const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return addressOf(g, m, g.target, m.get(g.target, row)) & 0xFFFFU; });
}

} // namespace navsmith::systems::paths
