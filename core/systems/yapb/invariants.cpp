#include "core/systems/yapb/invariants.h"

#include "core/model/wording.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/save.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace navsmith::systems::yapb {

using model::EditError;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

glm::vec3 originBefore(const Transaction& tx, Slot n) {
    return {tx.before(node::x, n), tx.before(node::y, n), tx.before(node::z, n)};
}

/// Cutting to integers and moving by fractions may differ by one.
bool isLength(std::int32_t stored, std::int32_t length) {
    return std::abs(static_cast<std::int64_t>(stored) - length) <= 1;
}

void enforceDistance(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const auto ends = endsOf(m, l);
    const auto fromBefore = tx.before(link::owner, l);
    const auto toBefore = tx.before(link::target, l);
    const auto distance = m.get(link::distance, l);
    if (!ends || !fromBefore.isSlot() || !toBefore.isSlot() || distance != tx.before(link::distance, l))
        return;
    const auto from = originBefore(tx, fromBefore.slot());
    const auto to = originBefore(tx, toBefore.slot());
    std::int32_t length = distance;
    if (isLength(distance, horizontalDistance(from, to)))
        length = horizontalDistance(originOf(m, ends->from), originOf(m, ends->to));
    else if (isLength(distance, wholeDistance(from, to)))
        length = wholeDistance(originOf(m, ends->from), originOf(m, ends->to));
    if (length != distance)
        tx.set(link::distance, l, length);
}

/// The links at nodes that have moved, and those that lead elsewhere.
void enforceDistances(Transaction& tx) {
    const auto& m = tx.model();
    const auto newLinks = tx.created(kLink);
    std::set<Slot> links;
    for (const Slot l : tx.touched(link::target))
        links.insert(l);
    for (const auto& column : {node::x, node::y, node::z}) {
        for (const Slot n : tx.touched(column)) {
            if (!m.isLive({kNode, n}))
                continue;
            const auto collect = [&](Slot l) { links.insert(l); };
            m.forEachReferrer(link::owner, n, collect);
            m.forEachReferrer(link::target, n, collect);
        }
    }
    for (const Slot l : links) {
        if (m.isLive({kLink, l}) && !std::ranges::binary_search(newLinks, l))
            enforceDistance(tx, l);
    }
}

/// A target that names no node must not come to name a new one.
void keepNamingNothing(Transaction& tx) {
    const auto& m = tx.model();
    const auto rows = m.count(kNode);
    const auto raws = m.rawValues(link::target.type, link::target.column);
    if (tx.created(kNode).empty() || std::ranges::none_of(raws, [&](auto value) { return value < rows; }))
        return;
    constexpr std::uint64_t never = 0xFFFE; // -2
    m.forEachLive(kLink, [&](Slot l) {
        const auto target = m.get(link::target, l);
        if (target.isRaw() && m.rawValue(link::target, target) < rows)
            tx.set(link::target, l, tx.raw(link::target, never));
    });
}

/// What was left in a slot goes when a link takes it.
void clearTakenSlots(Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot l : tx.touched(link::slot)) {
        const auto owner = m.isLive({kLink, l}) ? m.get(link::owner, l) : model::Ref();
        if (!owner.isSlot() || m.get(node::leftovers, owner.slot()).empty())
            continue;
        if (const auto rest = withoutLeftover(m.get(node::leftovers, owner.slot()), m.get(link::slot, l));
            rest != m.get(node::leftovers, owner.slot()))
            tx.set(node::leftovers, owner.slot(), rest);
    }
}

tl::expected<void, EditError> refuseSizes(const Transaction& tx) {
    const auto& m = tx.model();
    const auto now = m.count(kNode);
    const auto added = tx.created(kNode).size();
    const auto erased = tx.erased(kNode).size();
    const auto before = now + erased - added;
    using navsmith::yapb::kMaxNodes;
    using navsmith::yapb::kMinNodes;
    if (now > kMaxNodes && now > before)
        return tl::unexpected(EditError{
            texts::format("The graph would have {}: bots take at most {}.", model::counted(now, "node"), kMaxNodes)});
    if (now < kMinNodes && now < before && before >= kMinNodes)
        return tl::unexpected(EditError{texts::format("The graph would have {}: YaPB deletes files with fewer than {}.",
                                                      model::counted(now, "node"), kMinNodes)});
    return {};
}

} // namespace

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    for (const Slot l : tx.created(kLink)) {
        if (!endsOf(tx.model(), l))
            return tl::unexpected(EditError{texts::format("A link needs a node at each end.")});
    }
    if (auto sizes = refuseSizes(tx); !sizes)
        return sizes;
    enforceDistances(tx);
    clearTakenSlots(tx);
    keepNamingNothing(tx);
    return {};
}

} // namespace navsmith::systems::yapb
