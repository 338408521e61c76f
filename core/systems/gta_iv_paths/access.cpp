#include "core/systems/gta_iv_paths/access.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

using model::Column;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;

std::string_view typeName(NodeType type) {
    switch (type) {
    case NodeType::Car:
        return "car";
    case NodeType::Boat:
        return "boat";
    case NodeType::Intersection:
        return "intersection";
    }
    return "car";
}

unsigned areaOf(const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return static_cast<unsigned>(areaOf(m, ref.slot()));
    return static_cast<unsigned>(m.rawValue(column, ref) >> 16U);
}

Slot reverseOf(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (!target.isSlot())
        return kNoSlot;
    const auto ranks = m.column(Column<std::uint32_t>{kLink, model::kRank});
    const Slot from = m.get(link::owner, l).slot();
    std::size_t before = 0; // doubles of this link that come first
    m.forEachReferrer(link::owner, from, [&](Slot other) {
        before += ranks[other] < ranks[l] && m.get(link::target, other) == target ? 1 : 0;
    });
    // The one that has as many before it; a node has few links, so looking through them again is cheap.
    Slot found = kNoSlot;
    for (std::size_t skip = 0; skip <= before; ++skip) {
        Slot next = kNoSlot;
        m.forEachReferrer(link::owner, target.slot(), [&](Slot other) {
            const bool later = found == kNoSlot || ranks[other] > ranks[found];
            const bool sooner = next == kNoSlot || ranks[other] < ranks[next];
            if (other != l && later && sooner && m.get(link::target, other).pointsTo(from))
                next = other;
        });
        if (next == kNoSlot)
            return kNoSlot;
        found = next;
    }
    return found;
}

std::vector<Slot> linksFrom(const Model& m, Slot n) {
    auto links = m.referrers(link::owner, n);
    const auto ranks = m.column(Column<std::uint32_t>{kLink, model::kRank});
    std::ranges::stable_sort(links, {}, [&](Slot l) { return ranks[l]; });
    return links;
}

OpenAreas::OpenAreas(const Model& model) {
    rows_.fill(kNoSlot);
    model.forEachLive(kFile, [&](Slot row) {
        const auto area = model.get(file::area, row);
        if (area < rows_.size())
            rows_[area] = row;
    });
}

bool OpenAreas::isMissing(const Model& m, Ref target) const {
    if (!target.isRaw())
        return target.isNone();
    const auto area = areaOf(m, link::target, target);
    return area >= static_cast<unsigned>(kAreas) || contains(area);
}

std::optional<unsigned> OpenAreas::closedTarget(const Model& m, Slot l) const {
    const Ref target = m.get(link::target, l);
    if (!target.isRaw() || isMissing(m, target))
        return std::nullopt;
    return areaOf(m, link::target, target);
}

std::string nodeName(const Model& m, Slot nodeRow) {
    return fmt::format("node {}:{}", areaOf(m, nodeRow), m.order(kNode).position(nodeRow));
}

std::string targetName(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (target.isSlot())
        return nodeName(m, target.slot());
    if (target.isNone())
        return "no node";
    const auto value = m.rawValue(link::target, target);
    return fmt::format("node {}:{}", value >> 16U, value & 0xFFFFU);
}

} // namespace navsmith::systems::gta_iv_paths
