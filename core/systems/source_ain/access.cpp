#include "core/systems/source_ain/access.h"

#include "core/systems/source_ain/generation/zones.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace navsmith::systems::source_ain {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr model::Column<std::uint32_t> kLinkRank{kLink, model::kRank};

template <typename F>
void forLinksAt(const Model& m, Slot n, F&& f) {
    m.forEachReferrer(link::source, n, f);
    m.forEachReferrer(link::target, n, [&](Slot l) {
        if (!m.get(link::source, l).pointsTo(n)) // a link to itself counts once
            f(l);
    });
}

} // namespace

std::int32_t versionOf(const Model& m) {
    const Slot f = fileRow(m);
    return f == kNoSlot ? source::kAinVersion : m.get(file::version, f);
}

std::size_t hullCount(const Model& m) {
    const Slot f = fileRow(m);
    return f == kNoSlot ? source::kUsualAinHulls : std::min<std::size_t>(m.get(file::hulls, f), kMostAinHulls);
}

std::vector<Hull> hullsOf(const Model& m) {
    return generation::hullsFor(hullCount(m));
}

std::size_t hullInView(const Model& m) {
    const auto hull = m.setting(kHullSetting);
    return hull < hullCount(m) ? hull : generation::kHuman;
}

NodeKind kindOf(const Model& m, Slot nodeRow) {
    return nodeKindOf(m.get(node::type, nodeRow));
}

bool isDeleted(const Model& m, Slot nodeRow) {
    return kindOf(m, nodeRow) == NodeKind::Deleted;
}

bool has(const Model& m, Slot nodeRow, std::uint32_t infoBits) {
    return (m.get(node::info, nodeRow) & infoBits) != 0;
}

std::optional<glm::vec3> hullPlace(const Model& m, Slot nodeRow, std::size_t hull) {
    auto place = originOf(m, nodeRow);
    place.z += m.get(node::offset(hull), nodeRow);
    return ifFinite(place);
}

std::size_t numberOf(const Model& m, Slot nodeRow) {
    return m.order(kNode).position(nodeRow);
}

AinNode recordOf(const Model& m, Slot nodeRow) {
    AinNode record;
    node::fields.saveOne(m, nodeRow, record);
    return record;
}

void setOffsets(Transaction& tx, Slot nodeRow, const AinNode& from) {
    for (std::size_t h = 0; h < hullCount(tx.model()); ++h) {
        tx.setIfDifferent(node::offset(h), nodeRow, from.offsets[h]);
    }
}

std::optional<LinkEnds> endsOf(const Model& m, Slot linkRow) {
    const auto from = m.get(link::source, linkRow);
    const auto to = m.get(link::target, linkRow);
    if (!from.isSlot() || !to.isSlot())
        return std::nullopt;
    return LinkEnds{from.slot(), to.slot()};
}

std::uint8_t moveOf(const Model& m, Slot linkRow, std::size_t hull) {
    return m.get(link::move(hull), linkRow);
}

Moves movesOf(const Model& m, Slot linkRow) {
    Moves moves{};
    for (std::size_t h = 0; h < hullCount(m); ++h)
        moves[h] = moveOf(m, linkRow, h);
    return moves;
}

void setMoves(Transaction& tx, Slot linkRow, const Moves& moves) {
    for (std::size_t h = 0; h < hullCount(tx.model()); ++h) {
        if (moveOf(tx.model(), linkRow, h) != moves[h])
            tx.set(link::move(h), linkRow, moves[h]);
    }
}

std::vector<Slot> linksOf(const Model& m, Slot nodeRow) {
    std::vector<Slot> links;
    forLinksAt(m, nodeRow, [&](Slot l) { links.push_back(l); });
    const auto ranks = m.column(kLinkRank);
    std::ranges::sort(links, {}, [&](Slot l) { return std::pair(ranks[l], l); });
    return links;
}

std::size_t countLinks(const Model& m, Slot nodeRow) {
    std::size_t count = 0;
    forLinksAt(m, nodeRow, [&](Slot) { ++count; });
    return count;
}

Slot findLink(const Model& m, Slot one, Slot other) {
    for (const Slot l : linksOf(m, one)) {
        const auto ends = endsOf(m, l);
        if (ends && ends->otherThan(one) == other)
            return l;
    }
    return kNoSlot;
}

std::vector<std::int16_t> zonesByNumber(const Model& m) {
    std::vector<std::pair<std::size_t, std::size_t>> links;
    links.reserve(m.count(kLink));
    m.forEachLive(kLink, [&](Slot l) {
        if (const auto ends = endsOf(m, l))
            links.emplace_back(numberOf(m, ends->source), numberOf(m, ends->target));
    });
    return generation::zonesOf(m.count(kNode), links);
}

void setZones(Transaction& tx) {
    const auto& m = tx.model();
    const auto zones = zonesByNumber(m);
    const auto nodes = m.order(kNode).all();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        tx.setIfDifferent(node::zone, nodes[i], zones[i]);
    }
}

Slot nodeNear(const Model& m, const glm::vec3& at, float within, Slot other) {
    Slot nearest = kNoSlot;
    m.forEachLive(kNode, [&](Slot n) {
        const auto place = n == other || isDeleted(m, n) ? std::nullopt : placeOf(m, n);
        if (!place)
            return;
        if (const float away = glm::distance(*place, at); away < within) {
            within = away;
            nearest = n;
        }
    });
    return nearest;
}

} // namespace navsmith::systems::source_ain
