#include "core/systems/source_ain/invariants.h"

#include "core/model/wording.h"
#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/generation/graph_builder.h"
#include "core/systems/source_ain/generation/zones.h"
#include "core/systems/source_ain/limits.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace navsmith::systems::source_ain {

using model::EditError;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

constexpr model::Column<std::uint32_t> kNodeRank{kNode, model::kRank};

void unlinkDeleted(Transaction& tx) {
    const auto& m = tx.model();
    std::vector<model::Element> links;
    for (const Slot n : tx.touched(node::type)) {
        if (!m.isLive({kNode, n}) || !isDeleted(m, n) || nodeKindOf(tx.before(node::type, n)) == NodeKind::Deleted)
            continue;
        for (const Slot l : linksOf(m, n))
            links.push_back({kLink, l});
    }
    tx.erase(links);
}

/// An end that names no node must not come to name a new one.
void keepNamingNothing(Transaction& tx) {
    const auto& m = tx.model();
    if (tx.created(kNode).empty())
        return;
    const auto rows = m.count(kNode);
    constexpr std::uint64_t never = 0xFFFE; // -2
    for (const auto end : {link::source, link::target}) {
        const auto raws = m.rawValues(end.type, end.column);
        if (std::ranges::none_of(raws, [&](auto value) { return value < rows; }))
            continue;
        m.forEachLive(kLink, [&](Slot l) {
            const auto ref = m.get(end, l);
            if (ref.isRaw() && m.rawValue(end, ref) < rows)
                tx.set(end, l, tx.raw(end, never));
        });
    }
}

tl::expected<void, EditError> refuseSizes(const Transaction& tx) {
    const auto& m = tx.model();
    const auto most = mostNodes(m);
    const auto now = m.count(kNode);
    const auto before = now + tx.erased(kNode).size() - tx.created(kNode).size();
    if (now > most && now > before)
        return tl::unexpected(EditError{texts::format("The graph would have {}: the game takes at most {}.",
                                                      model::counted(now, "node"), texts::grouped(most))});
    std::set<Slot> ends;
    for (const Slot l : tx.created(kLink)) {
        if (const auto of = endsOf(m, l)) {
            ends.insert(of->source);
            ends.insert(of->target);
        }
    }
    std::set<Slot> gone;
    for (const Slot l : tx.erased(kLink)) {
        for (const auto ref : {tx.before(link::source, l), tx.before(link::target, l)}) {
            if (ref.isSlot())
                gone.insert(ref.slot());
        }
    }
    for (const Slot n : ends) {
        if (!gone.contains(n) && countLinks(m, n) > generation::kMostLinksOfNode)
            return tl::unexpected(
                EditError{texts::format("Node {} would have {}: the game drops those beyond {}.", numberOf(m, n),
                                        model::counted(countLinks(m, n), "link"), generation::kMostLinksOfNode)});
    }
    return {};
}

bool changesParts(const Transaction& tx) {
    return !tx.created(kNode).empty() || !tx.erased(kNode).empty() || !tx.created(kLink).empty() ||
           !tx.erased(kLink).empty() || !tx.touched(link::source).empty() || !tx.touched(link::target).empty() ||
           !tx.touched(kNodeRank).empty();
}

void enforceZones(Transaction& tx) {
    if (!changesParts(tx))
        return;
    const auto& m = tx.model();
    const auto zones = zonesByNumber(m);
    const auto nodes = std::vector<Slot>(m.order(kNode).all().begin(), m.order(kNode).all().end());
    const auto created = tx.created(kNode);
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto zone = m.get(node::zone, nodes[i]);
        if (zone == zones[i])
            continue;
        unknown += zone == generation::kZoneUnknown && !std::ranges::binary_search(created, nodes[i]) ? 1 : 0;
        tx.set(node::zone, nodes[i], zones[i]);
    }
    if (unknown != 0)
        tx.note(texts::format("The zones of {} were unknown and are computed now, so that the game connects old and "
                              "new ones.",
                              model::counted(unknown, "node")));
}

} // namespace

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    for (const Slot l : tx.created(kLink)) {
        if (!endsOf(tx.model(), l))
            return tl::unexpected(EditError{texts::format("A link needs a node at each end.")});
    }
    unlinkDeleted(tx);
    if (auto sizes = refuseSizes(tx); !sizes)
        return sizes;
    keepNamingNothing(tx);
    enforceZones(tx);
    return {};
}

} // namespace navsmith::systems::source_ain
