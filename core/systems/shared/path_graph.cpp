#include "core/systems/shared/path_graph.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

namespace navsmith::systems::paths {

using model::Column;

unsigned areaOf(const Graph& g, const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return static_cast<unsigned>(areaOf(g, m, ref.slot()));
    return static_cast<unsigned>(m.rawValue(column, ref) >> 16U);
}

std::uint32_t addressOf(const Graph& g, const Model& m, Slot n) {
    return address(static_cast<std::uint32_t>(areaOf(g, m, n)), m.order(g.nodeType()).position(n));
}

std::uint32_t addressOf(const Graph& g, const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return addressOf(g, m, ref.slot());
    return ref.isRaw() ? static_cast<std::uint32_t>(m.rawValue(column, ref)) : 0;
}

bool isInGraph(const Graph& g, const Model& m, Slot n) {
    if (g.groupsApart || m.get(g.group, n) == 0)
        return true;
    bool linked = false;
    for (const auto column : {g.owner, g.target})
        m.forEachReferrer(column, n, [&](Slot) { linked = true; });
    return linked;
}

Slot findLink(const Graph& g, const Model& m, Slot from, Slot to, Slot except) {
    Slot lowest = kNoSlot;
    m.forEachReferrer(g.owner, from, [&](Slot l) {
        if (l != except && l < lowest && m.get(g.target, l).pointsTo(to))
            lowest = l;
    });
    return lowest;
}

Slot reverseOf(const Graph& g, const Model& m, Slot l) {
    const auto targets = m.column(g.target);
    const Ref target = targets[l];
    if (!target.isSlot())
        return kNoSlot;
    const auto ranks = m.column(g.rank(g.linkType()));
    const Slot from = m.get(g.owner, l).slot();
    const auto rank = ranks[l];
    std::size_t before = 0; // doubles of this link that come first
    m.forEachReferrer(g.owner, from,
                      [&](Slot other) { before += targets[other] == target && ranks[other] < rank ? 1 : 0; });
    // The one that has as many before it; a node has few links, so looking through them again is cheap.
    Slot reverse = kNoSlot;
    for (std::size_t skip = 0; skip <= before; ++skip) {
        Slot next = kNoSlot;
        m.forEachReferrer(g.owner, target.slot(), [&](Slot other) {
            if (!targets[other].pointsTo(from) || other == l)
                return;
            const bool later = reverse == kNoSlot || ranks[other] > ranks[reverse];
            const bool sooner = next == kNoSlot || ranks[other] < ranks[next];
            if (later && sooner)
                next = other;
        });
        if (next == kNoSlot)
            return kNoSlot;
        reverse = next;
    }
    return reverse;
}

std::vector<Slot> linksFrom(const Graph& g, const Model& m, Slot n) {
    auto links = m.referrers(g.owner, n);
    const auto ranks = m.column(g.rank(g.linkType()));
    std::ranges::stable_sort(links, {}, [&](Slot l) { return ranks[l]; });
    return links;
}

std::vector<Slot> edgesBetween(const Graph& g, const Model& m, const std::vector<Slot>& nodes) {
    std::vector<bool> inside(m.capacity(g.nodeType()));
    for (const Slot n : nodes)
        inside[n] = true;
    std::vector<Slot> links;
    for (const Slot n : nodes) {
        for (const Slot l : linksFrom(g, m, n)) {
            const Ref target = m.get(g.target, l);
            if (target.isSlot() && inside[target.slot()])
                links.push_back(l);
        }
    }
    return oneOfEachEdge(g, m, links);
}

std::vector<Slot> oneOfEachEdge(const Graph& g, const Model& m, const std::vector<Slot>& links) {
    std::vector<Slot> edges;
    std::vector<bool> seen(m.capacity(g.linkType()));
    for (const Slot l : links) {
        if (seen[l])
            continue;
        seen[l] = true;
        if (const Slot back = reverseOf(g, m, l); back != kNoSlot)
            seen[back] = true;
        edges.push_back(l);
    }
    return edges;
}

glm::vec3 placeOf(const Graph& g, const Model& m, Slot n) {
    const auto p = pointOf(g, m, n);
    return {static_cast<float>(p.x * kStep), static_cast<float>(p.y * kStep), static_cast<float>(p.z * g.heightStep)};
}

std::uint8_t lengthBetween(const Graph& g, RawPoint a, RawPoint b) {
    return wholeLength(distance(a, b, g.heightStep));
}

bool lengthWrong(const Graph& g, const Model& m, Slot l) {
    const Ref target = m.get(g.target, l);
    return target.isSlot() &&
           !g.lengthAgrees(m.get(g.length, l), pointOf(g, m, m.get(g.owner, l).slot()), pointOf(g, m, target.slot()));
}

double edgeLength(const Graph& g, const Model& m, Slot l) {
    const Ref target = m.get(g.target, l);
    return target.isSlot()
               ? distance(pointOf(g, m, m.get(g.owner, l).slot()), pointOf(g, m, target.slot()), g.heightStep)
               : 0;
}

std::string nodeName(const Graph& g, const Model& m, Slot n) {
    return texts::format("node {}:{}", areaOf(g, m, n), m.order(g.nodeType()).position(n));
}

std::string nodeName(const Graph& g, const Model& m, Column<Ref> column, Ref ref) {
    if (ref.isSlot())
        return nodeName(g, m, ref.slot());
    if (ref.isNone())
        return texts::format("no node");
    const auto value = m.rawValue(column, ref);
    return texts::format("node {}:{}", value >> 16U, value & 0xFFFFU);
}

OpenAreas::OpenAreas(const Graph& graph, const Model& model)
    : graph_(&graph), rows_(static_cast<std::size_t>(graph.grid(model).areas()), kNoSlot) {
    model.forEachLive(graph.fileType(), [&](Slot row) {
        const auto area = model.get(graph.area, row);
        if (area < rows_.size())
            rows_[area] = row;
    });
}

bool OpenAreas::all() const {
    return std::ranges::find(rows_, kNoSlot) == rows_.end();
}

bool OpenAreas::isMissing(const Model& m, Column<Ref> column, Ref ref) const {
    if (!ref.isRaw())
        return ref.isNone();
    const auto area = areaOf(*graph_, m, column, ref);
    return area >= rows_.size() || contains(area);
}

std::optional<unsigned> OpenAreas::closedTarget(const Model& m, Slot l) const {
    const Ref target = m.get(graph_->target, l);
    if (!target.isRaw() || isMissing(m, graph_->target, target))
        return std::nullopt;
    return areaOf(*graph_, m, graph_->target, target);
}

namespace {

/// "27, 28 and 35".
std::string numbersOf(const std::set<unsigned>& areas) {
    std::vector<std::string> numbers;
    numbers.reserve(areas.size());
    for (const unsigned area : areas)
        numbers.push_back(std::to_string(area));
    return model::enumerated(numbers);
}

} // namespace

tl::unexpected<model::EditError> needsAreas(const Graph& g, const Model& m, std::string_view reason,
                                            const std::set<unsigned>& areas) {
    const auto numbers = numbersOf(areas);
    model::EditError error{areas.size() == 1 ? texts::format("{} Open area {} first.", reason, numbers)
                                             : texts::format("{} Open areas {} first.", reason, numbers)};
    std::string ending;
    m.forEachLive(g.fileType(), [&](Slot row) {
        const std::string& name = m.get(g.fileName, row);
        if (const auto dot = name.rfind('.'); ending.empty() && dot != std::string::npos)
            ending = name.substr(dot);
    });
    for (const unsigned area : areas)
        error.filesToOpen.push_back(fmt::format("nodes{}{}", area, ending));
    return tl::unexpected(std::move(error));
}

tl::expected<void, model::EditError> requireReverseLinks(const Graph& g, const Model& m, const std::vector<Slot>& nodes,
                                                         const std::vector<Slot>& links) {
    const OpenAreas open(g, m);
    if (open.all()) // then nothing is out of reach
        return {};
    std::set<unsigned> areas;
    Slot first = kNoSlot;
    const auto visit = [&](Slot l) {
        const auto area = open.closedTarget(m, l);
        if (!area)
            return;
        if (areas.empty())
            first = m.get(g.owner, l).slot();
        areas.insert(*area);
    };
    for (const Slot n : nodes)
        m.forEachReferrer(g.owner, n, visit);
    std::ranges::for_each(links, visit);
    if (areas.empty())
        return {};
    return needsAreas(
        g, m,
        model::capitalised(texts::format("{} is linked to an area that is not open, so the reverse link cannot follow.",
                                         nodeName(g, m, first))),
        areas);
}

tl::expected<void, model::EditError> requireAreasAt(const Graph& g, const Model& m,
                                                    const std::vector<RawPoint>& places) {
    const OpenAreas open(g, m);
    std::set<unsigned> areas;
    for (const auto& at : places) {
        if (const auto area = static_cast<unsigned>(areaAt(g.grid(m), at.x, at.y)); !open.contains(area))
            areas.insert(area);
    }
    if (areas.empty())
        return {};
    const auto numbers = numbersOf(areas);
    return needsAreas(g, m,
                      areas.size() == 1
                          ? texts::format("Area {} is not open, so it cannot take new nodes.", numbers)
                          : texts::format("Areas {} are not open, so they cannot take new nodes.", numbers),
                      areas);
}

} // namespace navsmith::systems::paths
