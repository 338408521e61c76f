#include "core/systems/quake_nav/invariants.h"

#include "core/model/property.h"
#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/traversals.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace navsmith::systems::quake_nav {

using model::Column;
using model::EditError;
using model::ElementTypeId;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr Column<std::uint8_t> kNodeAlive{kNode, model::kAlive};
constexpr Column<std::uint8_t> kLinkAlive{kLink, model::kAlive};

tl::unexpected<EditError> refused(texts::Sentence reason) {
    return tl::unexpected(EditError{std::move(reason)});
}

tl::expected<void, EditError> refuseUnknownVersion(const Transaction& tx) {
    const auto& m = tx.model();
    const Slot f = fileRow(m);
    if (f == model::kNoSlot)
        return {};
    const auto version = tx.before(file::version, f);
    if (quake::layoutsOf(gameOf(m), version).empty())
        return refused(texts::format(
            "The document is read-only: version {} of its format is newer than any supported one.", version));
    return {};
}

// Traversals --------------------------------------------------------------------------------------------------------

/// Links whose type has changed. Excludes new links, which are complete when created; pasted ones stay as copied.
std::vector<Slot> linksOfNewType(const Transaction& tx) {
    const auto& m = tx.model();
    std::vector<Slot> links;
    for (const Slot l : tx.touched(link::type)) {
        if (m.isLive({kLink, l}) && tx.before(kLinkAlive, l) != 0 && m.get(link::type, l) != tx.before(link::type, l))
            links.push_back(l);
    }
    return links;
}

/// Drops have no exit, jumps have one.
void fitExit(Transaction& tx, Slot l, Slot t) {
    const auto newExit = findPoints(tx.model(), l).exit;
    const auto exit = pointOf(tx.model(), kExit, t);
    // Keep what the edit itself has set.
    if (isExit(newExit) != isExit(exit) && exit == pointBefore(tx, kExit, t))
        setPoint(tx, kExit, t, newExit);
}

void enforceTypes(Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot l : linksOfNewType(tx)) {
        markEnds(tx, l);
        const auto* type = typeOf(m, l);
        const Ref has = m.get(link::traversal, l);
        if (type == nullptr)
            continue;
        if (type->traversal == Carries::Never && !has.isNone())
            tx.set(link::traversal, l, Ref::none());
        else if (type->traversal != Carries::Never && has.isNone())
            giveTraversal(tx, l);
        else if (has.isSlot() && endsOf(m, l))
            fitExit(tx, l, has.slot());
    }
}

bool same(const glm::vec3& a, const glm::vec3& b) {
    constexpr float near = 0.01F; // tolerates rounding of a point that was set to a node's position
    return glm::distance(a, b) <= near;
}

/// How far a node has been moved.
glm::vec3 movedBy(const Transaction& tx, Slot n) {
    return originOf(tx.model(), n) - pointBefore(tx, kNodeOrigin, n);
}

void follow(Transaction& tx, const PointColumns& point, Slot t, const glm::vec3& by) {
    const auto was = pointBefore(tx, point, t);
    // Keep what the edit itself has moved.
    if (by != glm::vec3(0) && pointOf(tx.model(), point, t) == was)
        setPoint(tx, point, t, was + by);
}

void followLink(Transaction& tx, Slot l) {
    const auto& m = tx.model();
    const Ref ref = m.get(link::traversal, l);
    const auto ends = endsOf(m, l);
    if (!ref.isSlot() || !ends)
        return;
    const Slot t = ref.slot();
    const auto fromBy = movedBy(tx, ends->from);
    const auto toBy = movedBy(tx, ends->to);
    const bool together = same(fromBy, toBy);
    const auto fromWas = pointBefore(tx, kNodeOrigin, ends->from);
    const auto toWas = pointBefore(tx, kNodeOrigin, ends->to);
    const auto goes = [&](const PointColumns& point, const glm::vec3& nodeWas, const glm::vec3& by) {
        if (together || same(pointBefore(tx, point, t), nodeWas))
            follow(tx, point, t, by);
    };
    if (isExit(pointBefore(tx, kExit, t)))
        goes(kExit, fromWas, fromBy);
    goes(kStart, fromWas, fromBy);
    goes(kEnd, toWas, toBy);
}

void enforceMoves(Transaction& tx) {
    const auto& m = tx.model();
    std::set<Slot> moved;
    for (const auto column : {node::x, node::y, node::z}) {
        for (const Slot n : tx.touched(column)) {
            if (m.isLive({kNode, n}) && tx.before(kNodeAlive, n) != 0)
                moved.insert(n);
        }
    }
    std::set<Slot> links;
    for (const Slot n : moved) {
        for (const auto end : {link::owner, link::target})
            m.forEachReferrer(end, n, [&](Slot l) { links.insert(l); });
    }
    for (const Slot l : links) {
        if (tx.before(kLinkAlive, l) != 0)
            followLink(tx, l);
    }
}

// File contents ----------------------------------------------------------------------------------------------------

bool touchesAny(const Transaction& tx, ElementTypeId type, std::initializer_list<model::ColumnId> columns) {
    return std::any_of(columns.begin(), columns.end(),
                       [&](model::ColumnId column) { return !tx.touched(type, column).empty(); });
}

/// True if this transaction has dropped the irregular ranges of the file.
bool linksLaidOutAnew(const Transaction& tx) {
    const Slot f = fileRow(tx.model());
    return f != model::kNoSlot && tx.model().get(file::linkRanges, f).empty() &&
           !tx.before(file::linkRanges, f).empty();
}

void enforceLinkRanges(Transaction& tx) {
    const Slot f = fileRow(tx.model());
    if (f == model::kNoSlot || tx.model().get(file::linkRanges, f).empty())
        return;
    // Irregular ranges refer to nodes and traversals by position, so they are dropped when positions change.
    if (touchesAny(tx, kNode, {model::kAlive, model::kRank}) ||
        touchesAny(tx, kTraversal, {model::kAlive, model::kRank}) ||
        touchesAny(tx, kLink, {model::kAlive, model::kRank, link::owner.column}))
        tx.set(file::linkRanges, f, std::string());
}

/// Keeps dangling references dangling: a new or renumbered row must not become the target of a number that referred to
/// nothing in the file. `renumbered`: existing rows get new numbers.
void keepNamingNothing(Transaction& tx, Column<Ref> column, ElementTypeId target, bool renumbered = false) {
    const auto& m = tx.model();
    const auto rows = m.count(target);
    const auto raws = m.rawValues(column.type, column.column);
    if ((tx.created(target).empty() && !renumbered) ||
        std::none_of(raws.begin(), raws.end(), [&](auto v) { return v < rows; }))
        return;
    std::size_t changed = 0;
    m.forEachLive(column.type, [&](Slot row) {
        const Ref ref = m.get(column, row);
        if (!ref.isRaw() || m.rawValue(column, ref) >= rows)
            return;
        // For a traversal 65535 means none, which is different from a missing one.
        constexpr std::uint64_t nothing = 0xFFFF;
        tx.set(column, row, target == kTraversal ? Ref::none() : tx.raw(column, nothing));
        ++changed;
    });
    if (changed != 0)
        tx.note(texts::format(
            "{} had no target. The stored number was changed, because it would have referred to a new {}.",
            model::countedName(m.schema().type(column.type), changed), m.schema().type(target).title));
}

tl::expected<void, EditError> refuseOverflow(const Transaction& tx) {
    const auto& m = tx.model();
    struct Room {
        ElementTypeId type;
        std::size_t most;
    };
    for (const auto& room : {Room{kNode, quake::kMaxNavNodes}, Room{kLink, quake::kMaxNavLinks},
                             Room{kTraversal, quake::kMaxTraversals}}) {
        // Only irregular ranges can contain more links than that.
        const bool written = !tx.created(room.type).empty() || (room.type == kLink && linksLaidOutAnew(tx));
        if (m.count(room.type) > room.most && written)
            return refused(texts::format("The file would have {}, but has room for only {}.",
                                         model::countedName(m.schema().type(room.type), m.count(room.type)),
                                         model::countedName(m.schema().type(room.type), room.most)));
    }
    return {};
}

tl::expected<void, EditError> refuseLooseEnds(const Transaction& tx) {
    const auto& m = tx.model();
    for (const Slot l : tx.created(kLink)) {
        if (!endsOf(m, l))
            return refused(texts::format("A link needs a node at each end."));
    }
    for (const Slot e : tx.created(kEdict)) {
        if (!m.get(edict::link, e).isSlot())
            return refused(texts::format("An edict needs a link."));
    }
    return {};
}

} // namespace

tl::expected<void, EditError> enforceInvariants(Transaction& tx) {
    if (auto outcome = refuseUnknownVersion(tx); !outcome)
        return outcome;
    if (auto whole = refuseLooseEnds(tx); !whole)
        return whole;
    enforceTypes(tx);
    enforceMoves(tx);
    enforceLinkRanges(tx);
    keepNamingNothing(tx, link::target, kNode);
    keepNamingNothing(tx, link::traversal, kTraversal);
    keepNamingNothing(tx, edict::link, kLink, linksLaidOutAnew(tx));
    return refuseOverflow(tx);
}

} // namespace navsmith::systems::quake_nav
