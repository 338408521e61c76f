#include "core/systems/gta_iv_paths/graph_edits.h"

#include "core/systems/shared/path_edits.h"
#include "formats/gta_iv/path_file.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

using model::EditError;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

bool linked(const Model& m, Slot from, Slot to) {
    return findLink(m, from, to) != kNoSlot;
}

Slot createLink(Transaction& tx, Slot from, Slot to, LinkLook look) {
    const Slot l = tx.create(kLink);
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::length, l, paths::lengthBetween(kGraph, pointOf(tx.model(), from), pointOf(tx.model(), to)));
    tx.set(link::lanes, l, look.lanes);
    tx.set(link::flags, l, look.flags);
    return l;
}

} // namespace

NodeLook lookOf(const Model& m, Slot like) {
    return {m.get(node::width, like), m.get(node::floodGroup, like),
            m.get(node::flags, like) & ~(flag::countMask | flag::linkingDisabled), m.get(node::streetHash, like)};
}

tl::expected<Slot, EditError> createNode(Transaction& tx, const NodeLook& look, RawPoint at) {
    const auto f = paths::fileFor(kGraph, tx.model(), at);
    if (!f)
        return f;
    const Slot n = tx.create(kNode);
    tx.set(node::file, n, Ref::to(*f));
    tx.set(node::x, n, at.x);
    tx.set(node::y, n, at.y);
    tx.set(node::z, n, at.z);
    tx.set(node::width, n, look.width);
    tx.set(node::floodGroup, n, look.floodGroup);
    tx.set(node::flags, n, look.flags);
    tx.set(node::streetHash, n, look.streetHash);
    return n;
}

LinkLook lookOfLink(const Model& m, Slot l) {
    return {m.get(link::lanes, l), m.get(link::flags, l)};
}

LinkLook usualLink() {
    return {gta_iv::kOneLaneEachWay, gta_iv::kUsualFlags};
}

LinkLook linkLookNear(const Model& m, Slot nodeRow) {
    const auto links = linksFrom(m, nodeRow);
    return links.empty() ? usualLink() : lookOfLink(m, links.back());
}

namespace {

std::string whyNoLinks(const Model& m, Slot n) {
    return typeOf(m, n) == NodeType::Intersection
               ? fmt::format("{} is the record of an intersection: those have no links.", nodeName(m, n))
               : std::string();
}

} // namespace

std::string whyNotLink(const Model& m, Slot a, Slot b) {
    for (const Slot n : {a, b}) {
        if (auto reason = whyNoLinks(m, n); a != b && !reason.empty())
            return reason;
    }
    return paths::whyNotLink(kGraph, m, a, b, sortOf, kMaxLinks);
}

tl::expected<Slot, EditError> join(Transaction& tx, Slot a, Slot b, LinkLook there, LinkLook back) {
    if (auto reason = whyNotLink(tx.model(), a, b); !reason.empty())
        return refused(std::move(reason));
    const Slot l = createLink(tx, a, b, there);
    if (mirrorsLanes(tx.model(), l))
        back.lanes = mirrored(there.lanes, back.lanes);
    createLink(tx, b, a, back);
    return l;
}

Slot addReverse(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref owner = m.get(link::owner, l);
    const Ref target = m.get(link::target, l);
    if (!target.isSlot() || target == owner || linkCount(m, target.slot()) >= kMaxLinks)
        return kNoSlot;
    auto look = lookOfLink(m, l);
    if (mirrorsLanes(m, l))
        look.lanes = mirrored(look.lanes, look.lanes);
    const Slot back = createLink(tx, target.slot(), owner.slot(), look);
    tx.set(link::length, back, m.get(link::length, l));
    return back;
}

void disconnect(Transaction& tx, Slot l) {
    paths::disconnect(kGraph, tx, l);
}

std::string whyNotCut(const Model& m, Slot l) {
    auto reason = paths::whyNotCut(kGraph, m, l, sortOf);
    return reason.empty() ? whyNoLinks(m, m.get(link::owner, l).slot()) : reason;
}

tl::expected<std::vector<Slot>, EditError> cutAt(Transaction& tx, Slot l, const std::vector<RawPoint>& places,
                                                 const NodeLook& look) {
    const auto& m = tx.model();
    if (auto reason = whyNotCut(m, l); !reason.empty())
        return refused(std::move(reason));
    if (places.empty())
        return std::vector<Slot>{};
    const Slot a = m.get(link::owner, l).slot();
    const Slot b = m.get(link::target, l).slot();
    const auto there = lookOfLink(m, l);
    const auto back = lookOfLink(m, reverseOf(m, l));
    disconnect(tx, l);
    std::vector<Slot> made;
    Slot from = a;
    for (std::size_t i = 0; i <= places.size(); ++i) {
        Slot to = b;
        if (i < places.size()) {
            const auto created = createNode(tx, look, places[i]);
            if (!created)
                return tl::unexpected(created.error());
            to = *created;
            made.push_back(to);
        }
        // A double of the edge stays as it is; the node at its end may be full then.
        if (const auto piece = join(tx, from, to, there, back); !piece)
            return tl::unexpected(piece.error());
        from = to;
    }
    return made;
}

tl::expected<std::vector<Slot>, EditError> cutEvenly(Transaction& tx, Slot l, int pieces) {
    const auto& m = tx.model();
    return cutAt(tx, l, paths::evenPlaces(kGraph, m, l, pieces), lookOf(m, m.get(link::owner, l).slot()));
}

tl::expected<std::vector<Slot>, EditError> cutIfLong(Transaction& tx, Slot l, const NodeLook& look) {
    const auto places = paths::placesIfLong(kGraph, tx.model(), l);
    return places.empty() ? std::vector<Slot>() : cutAt(tx, l, places, look);
}

tl::expected<void, EditError> turnOwner(Transaction& tx, Slot l, Slot to) {
    const auto& m = tx.model();
    if (auto reason = whyNotCut(m, l); !reason.empty())
        return refused(std::move(reason));
    const Slot back = reverseOf(m, l);
    tx.set(link::owner, l, Ref::to(to));
    tx.moveLast({kLink, l});
    tx.set(link::target, back, Ref::to(to));
    return {};
}

tl::expected<void, EditError> mergeInto(Transaction& tx, Slot kept, Slot gone) {
    const auto& m = tx.model();
    std::vector<Slot> moved;
    for (const Slot l : linksFrom(m, gone)) {
        const Ref target = m.get(link::target, l);
        if (target.isSlot() && target.slot() != kept && target.slot() != gone && !linked(m, kept, target.slot()))
            moved.push_back(l);
    }
    const std::size_t between = linked(m, kept, gone) ? 1 : 0; // that link goes
    if (linkCount(m, kept) - between + moved.size() > kMaxLinks)
        return refused(fmt::format("{} has no room for the links of {}: a node has at most {}.", nodeName(m, kept),
                                   nodeName(m, gone), kMaxLinks));
    for (const Slot l : moved) {
        tx.set(link::owner, l, Ref::to(kept));
        tx.moveLast({kLink, l});
    }
    for (const Slot l : m.referrers(link::target, gone)) {
        const Slot from = m.get(link::owner, l).slot();
        if (from != kept && from != gone && !linked(m, from, kept))
            tx.set(link::target, l, Ref::to(kept));
    }
    tx.erase({kNode, gone});
    return {};
}

} // namespace navsmith::systems::gta_iv_paths
