#include "core/systems/gta_iv_paths/edge_edits.h"

#include "core/model/wording.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

namespace navsmith::systems::gta_iv_paths {

using model::EditError;

void setLanes(Transaction& tx, Slot l, unsigned a, unsigned b) {
    const auto& m = tx.model();
    const auto lanes = withLanes(m.get(link::lanes, l), a, b);
    tx.set(link::lanes, l, lanes);
    if (const Slot back = mirrorsLanes(m, l) ? reverseOf(m, l) : kNoSlot; back != kNoSlot)
        tx.set(link::lanes, back, mirrored(lanes, m.get(link::lanes, back)));
}

/// Unknown bits and all; without what follows from the links.
void inherit(Transaction& tx, Slot n, Slot like) {
    paths::copyColumns(tx, n, like, node::width, node::floodGroup, node::streetHash);
    tx.set(node::flags, n, tx.model().get(node::flags, like) & ~(flag::countMask | flag::linkingDisabled));
}

/// Lanes and flags of the node's last link; the usual ones if it has no other.
tl::expected<void, EditError> completeEdge(Transaction& tx, Slot l, Slot back) {
    const auto links = linksFrom(tx.model(), tx.model().get(link::owner, l).slot());
    if (links.size() > 1)
        paths::copyColumns(tx, l, links[links.size() - 2], link::lanes, link::flags);
    completeBack(tx, l, back);
    return {};
}

void completeBack(Transaction& tx, Slot l, Slot back) {
    const auto& m = tx.model();
    paths::copyColumns(tx, back, l, link::lanes, link::flags);
    if (mirrorsLanes(m, l))
        tx.set(link::lanes, back, mirrored(m.get(link::lanes, l), m.get(link::lanes, l)));
}

paths::PassOn carriedBy(const Model& m, Slot l) {
    struct Values {
        std::uint8_t lanes;
        std::uint16_t flags;
    };
    const auto valuesOf = [&](Slot each) { return Values{m.get(link::lanes, each), m.get(link::flags, each)}; };
    return [there = valuesOf(l), back = valuesOf(reverseOf(m, l))](Transaction& tx, const paths::Piece& piece) {
        const Slot pieceBack = reverseOf(tx.model(), piece.link);
        tx.set(link::lanes, piece.link, there.lanes);
        tx.set(link::flags, piece.link, there.flags);
        tx.set(link::lanes, pieceBack,
               mirrorsLanes(tx.model(), piece.link) ? mirrored(there.lanes, back.lanes) : back.lanes);
        tx.set(link::flags, pieceBack, back.flags);
    };
}

void reverseLanes(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const auto swap = [&](Slot each) {
        const auto lanes = m.get(link::lanes, each);
        setLanes(tx, each, lanesB(lanes), lanesA(lanes));
    };
    const Slot back = mirrorsLanes(m, l) ? kNoSlot : reverseOf(m, l);
    swap(l);
    if (back != kNoSlot) // has lanes of its own
        swap(back);
}

std::string whyNoLinks(const Model& m, Slot n) {
    return typeOf(m, n) == NodeType::Intersection
               ? model::capitalised(
                     texts::format("{} is an intersection: intersections have no links.", nodeName(m, n)))
               : std::string();
}

} // namespace navsmith::systems::gta_iv_paths
