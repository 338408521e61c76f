#include "core/systems/source_ain/rows.h"

#include "core/systems/source_ain/entities.h"
#include "core/systems/source_ain/generation/hulls.h"

#include <algorithm>
#include <set>
#include <utility>

namespace navsmith::systems::source_ain {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The numbers of a link's ends; those that name no node come first.
std::pair<std::int64_t, std::int64_t> placeInOrder(const Model& m, Slot l) {
    const auto number = [&](model::Column<Ref> end) {
        const auto ref = m.get(end, l);
        return ref.isSlot() ? static_cast<std::int64_t>(numberOf(m, ref.slot())) : -1;
    };
    return {number(link::source), number(link::target)};
}

void setRecord(Transaction& tx, Slot n, const AinNode& record) {
    tx.set(node::x, n, record.position.x);
    tx.set(node::y, n, record.position.y);
    tx.set(node::z, n, record.position.z);
    tx.set(node::yaw, n, record.yaw);
    tx.set(node::type, n, record.type);
    tx.set(node::info, n, record.info);
    tx.set(node::id, n, record.id);
    setOffsets(tx, n, record);
}

} // namespace

Slot makeNode(Transaction& tx, const AinNode& like, const Tester& tester) {
    const Slot n = tx.create(kNode);
    if (n == kNoSlot)
        return n;
    tx.set(node::file, n, Ref::to(fileRow(tx.model())));
    setRecord(tx, n, tester == nullptr ? like : tester->place(like).node);
    tx.moveLast({kNode, n});
    return n;
}

bool areLinksInOrder(const Model& m) {
    const auto links = m.order(kLink).all();
    return std::ranges::is_sorted(links, {}, [&](Slot l) { return placeInOrder(m, l); });
}

void placeLink(Transaction& tx, Slot linkRow) {
    tx.moveLast({kLink, linkRow});
    const auto& m = tx.model();
    const auto all = m.order(kLink).all();
    const std::vector<Slot> others(all.begin(), all.end() - 1);
    const auto placeOfLink = [&](Slot l) { return placeInOrder(m, l); };
    const auto place = placeOfLink(linkRow);
    if (others.empty() || placeOfLink(others.back()) <= place || !std::ranges::is_sorted(others, {}, placeOfLink))
        return;
    tx.moveBefore({kLink, linkRow}, *std::ranges::upper_bound(others, place, {}, placeOfLink));
}

Slot makeLink(Transaction& tx, Slot one, Slot other, const Moves& moves) {
    const auto& m = tx.model();
    if (const Slot there = findLink(m, one, other); there != kNoSlot)
        return there;
    if (numberOf(m, other) < numberOf(m, one))
        std::swap(one, other);
    const Slot l = tx.create(kLink);
    if (l == kNoSlot)
        return l;
    tx.set(link::file, l, Ref::to(fileRow(m)));
    tx.set(link::source, l, Ref::to(one));
    tx.set(link::target, l, Ref::to(other));
    setMoves(tx, l, moves);
    placeLink(tx, l);
    return l;
}

std::size_t firstFreeNumber(const Model& m) {
    const auto nodes = m.order(kNode).all();
    if (m.map() != nullptr)
        return std::min(nodes.size(), nodeEntities(m).size());
    std::size_t first = nodes.size();
    while (first > 0 && m.get(node::id, nodes[first - 1]) == -1)
        --first;
    return first;
}

void eraseOrMark(Transaction& tx, std::span<const Element> elements) {
    const auto& m = tx.model();
    std::set<Slot> nodes;
    std::vector<Element> gone;
    for (const auto& e : elements) {
        if (e.type == kLink && m.isLive(e))
            gone.push_back(e);
        else if (e.type == kNode && m.isLive(e))
            nodes.insert(e.slot);
    }
    const auto all = m.order(kNode).all();
    const auto firstFree = firstFreeNumber(m);
    for (std::size_t i = all.size(); i > firstFree && nodes.contains(all[i - 1]); --i) {
        gone.push_back({kNode, all[i - 1]});
        nodes.erase(all[i - 1]);
    }
    for (const Slot n : nodes) {
        if (!isDeleted(m, n))
            tx.set(node::type, n, generation::node_type::kDeleted);
    }
    tx.erase(gone);
}

} // namespace navsmith::systems::source_ain
