#include "core/systems/shared/slot_graph.h"

#include "core/systems/shared/derived_rows.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace navsmith::systems::slot_graph {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

void countReferrers(model::Column<model::Ref> column, const Model& m, Rows rows, std::span<double> out) {
    each(rows, out, [&](Slot row) { return m.countReferrers(column, row); });
}

/// A measure of the way from one end of a link to the other.
template <typename Measure>
void measureLinks(const SlotGraph& g, const Model& m, Rows rows, std::span<double> out, Measure measure) {
    each(rows, out, [&](Slot row) {
        const auto places = placesOf(g, m, row);
        return places ? static_cast<double>(measure(places->to - places->from)) : kNoNumber;
    });
}

} // namespace

std::optional<LinkEnds> endsOf(const SlotGraph& g, const Model& m, Slot link) {
    const auto from = m.get(g.owner, link);
    const auto to = m.get(g.target, link);
    if (!from.isSlot() || !to.isSlot())
        return std::nullopt;
    return LinkEnds{from.slot(), to.slot()};
}

std::optional<LinkPlaces> placesOf(const SlotGraph& g, const Model& m, Slot link) {
    const auto ends = endsOf(g, m, link);
    const auto from = ends ? g.placeOf(m, ends->from) : std::nullopt;
    const auto to = from ? g.placeOf(m, ends->to) : std::nullopt;
    return to ? std::optional(LinkPlaces{*from, *to}) : std::nullopt;
}

std::vector<Slot> linksOf(const SlotGraph& g, const Model& m, Slot node) {
    auto links = m.referrers(g.owner, node);
    const auto ranks = m.column(model::Column<std::uint32_t>{g.linkType(), model::kRank});
    std::ranges::stable_sort(links, {}, [&](Slot l) { return std::pair(m.get(g.slot, l), ranks[l]); });
    return links;
}

Slot findLink(const SlotGraph& g, const Model& m, Slot from, Slot to) {
    for (const Slot l : linksOf(g, m, from)) {
        if (m.get(g.target, l).pointsTo(to))
            return l;
    }
    return kNoSlot;
}

std::optional<std::uint8_t> freeSlot(const SlotGraph& g, const Model& m, Slot node) {
    std::vector<bool> isTaken(std::numeric_limits<std::uint8_t>::max() + 1, false);
    m.forEachReferrer(g.owner, node, [&](Slot l) { isTaken[m.get(g.slot, l)] = true; });
    const auto slots = g.slots(m);
    for (std::uint8_t slot = 0; slot < slots; ++slot) {
        if (!isTaken[slot])
            return slot;
    }
    return std::nullopt;
}

bool canLink(const SlotGraph& g, const Model& m, Slot from, Slot to) {
    return findLink(g, m, from, to) != kNoSlot || freeSlot(g, m, from).has_value();
}

Slot makeLink(const SlotGraph& g, Transaction& tx, Slot from, Slot to) {
    const auto& m = tx.model();
    if (const Slot there = findLink(g, m, from, to); there != kNoSlot)
        return there;
    const auto slot = freeSlot(g, m, from);
    if (!slot)
        return kNoSlot;
    const Slot l = tx.create(g.linkType());
    if (l == kNoSlot)
        return l;
    tx.set(g.owner, l, model::Ref::to(from));
    tx.set(g.target, l, model::Ref::to(to));
    tx.set(g.slot, l, *slot);
    if (g.completeLink != nullptr)
        g.completeLink(tx, l);
    tx.moveLast({g.linkType(), l});
    return l;
}

Slot nodeNear(const SlotGraph& g, const Model& m, const glm::vec3& at, float within, Slot other) {
    Slot nearest = kNoSlot;
    m.forEachLive(g.nodeType(), [&](Slot n) {
        const auto place = n == other ? std::nullopt : g.placeOf(m, n);
        if (!place)
            return;
        if (const float away = glm::distance(*place, at); away < within) {
            within = away;
            nearest = n;
        }
    });
    return nearest;
}

void deriveLinksOut(const SlotGraph& g, const Model& m, Rows rows, std::span<double> out) {
    countReferrers(g.owner, m, rows, out);
}

void deriveLinksIn(const SlotGraph& g, const Model& m, Rows rows, std::span<double> out) {
    countReferrers(g.target, m, rows, out);
}

void deriveLength(const SlotGraph& g, const Model& m, Rows rows, std::span<double> out) {
    measureLinks(g, m, rows, out, [](const glm::vec3& way) { return glm::length(way); });
}

void deriveRise(const SlotGraph& g, const Model& m, Rows rows, std::span<double> out) {
    measureLinks(g, m, rows, out, [](const glm::vec3& way) { return way.z; });
}

glm::vec3 placeOrOrigin(const SlotGraph& g, const Model& m, Slot node) {
    return g.placeOf(m, node).value_or(glm::vec3(0));
}

double remoteness(const SlotGraph& g, const Model& m, Slot node, const glm::vec3& at) {
    const auto place = g.placeOf(m, node);
    return place ? static_cast<double>(glm::distance(*place, at)) : std::numeric_limits<double>::max();
}

} // namespace navsmith::systems::slot_graph
