#include "core/systems/gta_iv_paths/derived.h"

#include "core/systems/gta_iv_paths/access.h"
#include "core/systems/gta_iv_paths/save.h"

#include <unordered_map>

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;

namespace {

template <typename F>
void each(Rows rows, Numbers out, F&& f) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        out[i] = static_cast<double>(f(rows[i]));
}

/// First links of the nodes of one file, worked out once for all rows of a call that lie in it.
class FirstLinks {
public:
    explicit FirstLinks(const Model& model) : model_(model) {}

    std::uint32_t of(Slot nodeRow) {
        const Slot fileRow = model_.get(node::file, nodeRow).slot();
        auto [it, fresh] = byFile_.try_emplace(fileRow);
        if (fresh)
            fill(fileRow, it->second);
        return it->second[model_.order(kNode).position(nodeRow)];
    }

private:
    void fill(Slot fileRow, std::vector<std::uint32_t>& first) {
        if (!model_.get(file::linkLayout, fileRow).empty()) {
            for (const auto& n : areaFile(model_, fileRow).nodes)
                first.push_back(n.firstLink);
            return;
        }
        std::uint32_t next = 0;
        for (const Slot n : model_.order(kNode).group(fileRow)) {
            first.push_back(next);
            next += static_cast<std::uint32_t>(linkCount(model_, n));
        }
    }

    const Model& model_;
    std::unordered_map<Slot, std::vector<std::uint32_t>> byFile_;
};

} // namespace

void countCarNodes(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kNode).group(row, 0).size(); });
}

void countIntersections(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kNode).group(row, 1).size(); });
}

void countLinks(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) {
        std::size_t total = 0;
        for (const Slot n : m.order(kNode).group(row))
            total += linkCount(m, n);
        return total;
    });
}

void nodeArea(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return areaOf(m, row); });
}

void nodeId(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return m.order(kNode).position(row); });
}

void nodeLinkCount(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return linkCount(m, row); });
}

void nodeFirstLink(const Model& m, Rows rows, Numbers out) {
    FirstLinks first(m);
    each(rows, out, [&](Slot row) { return first.of(row); });
}

void linkIndex(const Model& m, Rows rows, Numbers out) {
    FirstLinks first(m);
    each(rows, out, [&](Slot row) { return first.of(m.get(link::owner, row).slot()) + m.order(kLink).position(row); });
}

void linkTargetArea(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return targetAddress(m, row) >> 16U; });
}

void linkTargetNode(const Model& m, Rows rows, Numbers out) {
    each(rows, out, [&](Slot row) { return targetAddress(m, row) & 0xFFFFU; });
}

} // namespace navsmith::systems::gta_iv_paths
