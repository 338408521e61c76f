#include "core/systems/shared/path_edges.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::paths {

using model::EditError;
using model::Transaction;

namespace {

bool linked(const Graph& g, const Model& m, Slot from, Slot to) {
    return findLink(g, m, from, to) != kNoSlot;
}

Slot createLink(const Graph& g, Transaction& tx, Slot from, Slot to) {
    const Slot l = tx.create(g.linkType());
    tx.set(g.owner, l, Ref::to(from));
    tx.set(g.target, l, Ref::to(to));
    tx.set(g.length, l, lengthBetween(g, pointOf(g, tx.model(), from), pointOf(g, tx.model(), to)));
    return l;
}

std::string whyNoLinks(const Editing& e, const Model& m, Slot n) {
    return e.whyNoLinks == nullptr ? std::string() : e.whyNoLinks(m, n);
}

/// Places on an edge that cut it into equal pieces; none if the other end is not open.
std::vector<RawPoint> evenPlaces(const Graph& g, const Model& m, Slot l, int pieces) {
    const Ref target = m.get(g.target, l);
    if (!target.isSlot())
        return {};
    return placesBetween(pointOf(g, m, m.get(g.owner, l).slot()), pointOf(g, m, target.slot()), pieces);
}

} // namespace

tl::expected<Slot, EditError> fileFor(const Graph& g, const Model& m, RawPoint at) {
    if (auto open = requireAreasAt(g, m, {at}); !open)
        return tl::unexpected(std::move(open.error()));
    return OpenAreas(g, m).file(static_cast<unsigned>(areaAt(g.grid(m), at.x, at.y)));
}

tl::expected<Slot, EditError> createNode(const Editing& e, Transaction& tx, RawPoint at, Slot like) {
    const auto& g = e.graph;
    auto f = fileFor(g, tx.model(), at);
    if (!f)
        return f;
    const Slot n = tx.create(g.nodeType());
    tx.set(g.file, n, Ref::to(*f));
    tx.set(g.x, n, at.x);
    tx.set(g.y, n, at.y);
    tx.set(g.z, n, at.z);
    if (like != kNoSlot)
        e.inherit(tx, n, like);
    return n;
}

std::string whyNotLink(const Editing& e, const Model& m, Slot a, Slot b) {
    const auto& g = e.graph;
    if (a == b)
        return texts::format("A node cannot be linked to itself.");
    for (const Slot n : {a, b}) {
        if (auto reason = whyNoLinks(e, m, n); !reason.empty())
            return reason;
    }
    if (e.nodeTypeName(m, a) != e.nodeTypeName(m, b))
        return texts::format("A {} node and a {} node cannot be linked: {} and {}.", e.nodeTypeName(m, a),
                             e.nodeTypeName(m, b), nodeName(g, m, a), nodeName(g, m, b));
    if (linked(g, m, a, b) || linked(g, m, b, a))
        return model::capitalised(texts::format("{} and {} are already linked.", nodeName(g, m, a), nodeName(g, m, b)));
    for (const Slot n : {a, b}) {
        if (const auto links = linkCount(g, m, n); links >= e.maxLinks)
            return model::capitalised(texts::format("{} already has {} links, the maximum.", nodeName(g, m, n), links));
    }
    return {};
}

tl::expected<Slot, EditError> connect(const Editing& e, Transaction& tx, Slot a, Slot b) {
    const auto& g = e.graph;
    if (auto reason = whyNotLink(e, tx.model(), a, b); !reason.empty())
        return refused(std::move(reason));
    const Slot there = createLink(g, tx, a, b);
    const Slot back = createLink(g, tx, b, a);
    if (const auto done = e.completeEdge(tx, there, back); !done) {
        tx.erase({g.linkType(), there});
        tx.erase({g.linkType(), back});
        return tl::unexpected(done.error());
    }
    return there;
}

tl::expected<Slot, EditError> connectAndCut(const Editing& e, Transaction& tx, Slot a, Slot b) {
    auto l = connect(e, tx, a, b);
    if (!l)
        return l;
    if (const auto cut = cutIfLong(e, tx, *l); !cut)
        return tl::unexpected(cut.error());
    return l;
}

Slot addReverse(const Editing& e, Transaction& tx, Slot l) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    const Ref owner = m.get(g.owner, l);
    const Ref target = m.get(g.target, l);
    if (!target.isSlot() || target == owner || linkCount(g, m, target.slot()) >= e.maxLinks)
        return kNoSlot;
    const Slot back = createLink(g, tx, target.slot(), owner.slot());
    copyColumns(tx, back, l, g.length);
    e.completeBack(tx, l, back);
    return back;
}

std::string whyNotCut(const Editing& e, const Model& m, Slot l) {
    const auto& g = e.graph;
    const Slot a = m.get(g.owner, l).slot();
    const Ref target = m.get(g.target, l);
    const auto to = [&] { return nodeName(g, m, g.target, target); };
    if (!target.isSlot())
        return texts::format("The link leads to {}, which is missing or not open.", to());
    if (e.nodeTypeName(m, a) != e.nodeTypeName(m, target.slot()))
        return texts::format("The link from {} to {} joins nodes of different types.", nodeName(g, m, a), to());
    if (reverseOf(g, m, l) == kNoSlot)
        return texts::format("The link from {} to {} has no reverse link.", nodeName(g, m, a), to());
    return whyNoLinks(e, m, a);
}

NewNodes cutAt(const Editing& e, Transaction& tx, Slot l, const std::vector<RawPoint>& places) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    if (auto reason = whyNotCut(e, m, l); !reason.empty())
        return refused(std::move(reason));
    if (places.empty())
        return std::vector<Slot>();
    if (auto open = requireAreasAt(g, m, places); !open)
        return tl::unexpected(std::move(open.error()));
    if (auto reason = e.whyNoRoom == nullptr ? std::string() : e.whyNoRoom(m, l, places); !reason.empty())
        return refused(std::move(reason));
    const Slot a = m.get(g.owner, l).slot();
    const Slot b = m.get(g.target, l).slot();
    const auto passOn = e.carriedBy(m, l);
    disconnect(g, tx, l);
    std::vector<Slot> newNodes;
    Slot from = a;
    for (std::size_t i = 0; i <= places.size(); ++i) {
        const bool last = i == places.size();
        const auto to = last ? tl::expected<Slot, EditError>(b) : createNode(e, tx, places[i], a);
        if (!to)
            return tl::unexpected(to.error());
        if (!last)
            newNodes.push_back(*to);
        // A double of the edge stays as it is; the node at its end may be full then.
        const auto piece = connect(e, tx, from, *to);
        if (!piece)
            return tl::unexpected(piece.error());
        passOn(tx, {*piece, i == 0, last});
        from = *to;
    }
    return newNodes;
}

NewNodes cutEvenly(const Editing& e, Transaction& tx, Slot l, int pieces) {
    return cutAt(e, tx, l, evenPlaces(e.graph, tx.model(), l, pieces));
}

NewNodes cutIfLong(const Editing& e, Transaction& tx, Slot l) {
    constexpr double safe = kLongestEdge - 1; // places are rounded to eighths
    const auto length = edgeLength(e.graph, tx.model(), l);
    return length <= kLongestEdge ? std::vector<Slot>() : cutEvenly(e, tx, l, piecesFor(length, safe));
}

tl::expected<Slot, EditError> nodeOnEdge(const Editing& e, Transaction& tx, Slot l, RawPoint at) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    if (auto reason = whyNotCut(e, m, l); !reason.empty())
        return refused(std::move(reason));
    const Slot a = m.get(g.owner, l).slot();
    const Slot b = m.get(g.target, l).slot();
    const auto place = projected(pointOf(g, m, a), pointOf(g, m, b), at);
    for (const Slot end : {a, b}) {
        if (pointOf(g, m, end) == place)
            return end;
    }
    const auto newNode = cutAt(e, tx, l, {place});
    if (!newNode)
        return tl::unexpected(newNode.error());
    return newNode->front();
}

tl::expected<void, EditError> turnOwner(const Editing& e, Transaction& tx, Slot l, Slot to) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    if (auto reason = whyNotCut(e, m, l); !reason.empty())
        return refused(std::move(reason));
    const Slot from = m.get(g.owner, l).slot();
    const Slot back = reverseOf(g, m, l);
    tx.set(g.owner, l, Ref::to(to));
    tx.moveLast({g.linkType(), l});
    tx.set(g.target, back, Ref::to(to));
    if (e.reattach != nullptr)
        e.reattach(tx, from, to, l);
    return {};
}

tl::expected<void, EditError> mergeInto(const Editing& e, Transaction& tx, Slot survivor, Slot gone) {
    const auto& g = e.graph;
    const auto& m = tx.model();
    if (survivor == gone || e.nodeTypeName(m, survivor) != e.nodeTypeName(m, gone))
        return refused(model::capitalised(
            texts::format("{} and {} cannot be merged.", nodeName(g, m, survivor), nodeName(g, m, gone))));
    const auto links = linksFrom(g, m, gone);
    if (!std::ranges::all_of(links, [&](Slot l) { return m.get(g.target, l).isSlot(); }))
        return refused(texts::format("A link of {} has no target.", nodeName(g, m, gone)));
    const auto stays = [&](Slot l) {
        const Slot to = m.get(g.target, l).slot();
        return to != survivor && to != gone && !linked(g, m, survivor, to);
    };
    const auto coming = static_cast<std::size_t>(std::ranges::count_if(links, stays));
    const std::size_t between = linked(g, m, survivor, gone) ? 1 : 0; // that link goes
    if (linkCount(g, m, survivor) - between + coming > e.maxLinks)
        return refused(model::capitalised(texts::format("{} has no room for the links of {}: a node has at most {}.",
                                                        nodeName(g, m, survivor), nodeName(g, m, gone), e.maxLinks)));
    for (const Slot l : links) {
        if (!stays(l))
            continue; // goes with the node
        tx.set(g.owner, l, Ref::to(survivor));
        tx.moveLast({g.linkType(), l});
    }
    for (const Slot l : m.referrers(g.target, gone)) {
        const Slot from = m.get(g.owner, l).slot();
        if (from != survivor && from != gone && !linked(g, m, from, survivor))
            tx.set(g.target, l, Ref::to(survivor));
    }
    if (e.reattach != nullptr)
        e.reattach(tx, gone, survivor, kNoSlot);
    tx.erase({g.nodeType(), gone});
    return {};
}

} // namespace navsmith::systems::paths
