#include "core/checks/dependencies.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

// docs/formats/source-nav.md, section 9.
constexpr float kFarApart = 100; ///< four steps of the generator's grid; most meshes contain shorter jumps
constexpr float kStep = 18;
constexpr float kClimbLimit = 200;
constexpr float kJump = 72; ///< Team Fortress 2's crouched jump; Counter-Strike's is 64
constexpr float kLethalDrop = 400;
constexpr float kHullWidth = 32;

bool isSelf(const Model& m, Slot c) {
    return m.get(connection::target, c) == m.get(connection::owner, c);
}

bool contradicts(const ConnectionEnds& ends) {
    return contradicts(ends.from, ends.to, ends.side);
}

/// Whether an earlier connection in the list has the same owner, side and target.
bool hasDoubleBefore(const Model& m, Slot c) {
    const model::Column<std::uint32_t> ranks{kConnection, model::kRank};
    const Ref target = m.get(connection::target, c);
    bool hasDouble = false;
    m.forEachReferrer(connection::owner, m.get(connection::owner, c).slot(), [&](Slot other) {
        hasDouble = hasDouble || (other != c && m.get(connection::target, other) == target &&
                                  m.get(connection::side, other) == m.get(connection::side, c) &&
                                  std::pair(m.get(ranks, other), other) < std::pair(m.get(ranks, c), c));
    });
    return hasDouble;
}

void checkTarget(const Model& m, RowSpan rows, Findings& out) {
    const auto targets = m.column(connection::target);
    for (const Slot c : rows) {
        if (!targets[c].isSlot())
            out.add(c, texts::format("The connection leads to {}: the game crashes", targetText(m, c)));
    }
}

void fixTarget(Transaction& tx, const Issue& issue) {
    if (!tx.model().get(connection::target, issue.element.slot).isSlot())
        tx.erase(issue.element);
}

void checkSelf(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (isSelf(m, c))
            out.add(c, texts::format("The connection leads to its own area: the game drops it"));
    }
}

void fixSelf(Transaction& tx, const Issue& issue) {
    if (isSelf(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

void checkClimb(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends)
            continue;
        const auto way = portal(ends->from, ends->to, ends->side);
        if (const float up = way.to.z - way.from.z; up > kClimbLimit)
            out.add(c,
                    texts::format("The connection to {} goes up by {:.0f} units (expected at most {:g}, the limit for "
                                  "climbing)",
                                  targetText(m, c), up, kClimbLimit));
    }
}

void checkJump(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends)
            continue;
        const auto way = portal(ends->from, ends->to, ends->side);
        if (const float up = way.to.z - way.from.z; up > kJump && up <= kClimbLimit)
            out.add(c, texts::format("The connection to {} goes up by {:.0f} units (expected at most {:g}, the highest "
                                     "jump of a player)",
                                     targetText(m, c), up, kJump));
    }
}

void checkSide(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (ends && contradicts(*ends))
            out.add(c, texts::format(
                           "The connection leaves through the {} side, but {} is to the {}",
                           texts::translated({kSides[static_cast<std::size_t>(ends->side)]}), targetText(m, c),
                           texts::translated({kSides[static_cast<std::size_t>(directionTo(ends->from, ends->to))]})));
    }
}

/// Whether the owner has a connection to the same area on this side.
bool hasOnSide(const Model& m, const ConnectionEnds& ends, Direction side) {
    bool exists = false;
    m.forEachReferrer(connection::owner, ends.owner, [&](Slot c) {
        exists = exists || (m.get(connection::side, c) == static_cast<std::uint8_t>(side) &&
                            m.get(connection::target, c).pointsTo(ends.target));
    });
    return exists;
}

void fixSide(Transaction& tx, const Issue& issue) {
    const auto ends = endsOf(tx.model(), issue.element.slot);
    if (!ends || !contradicts(*ends))
        return;
    const auto side = directionTo(ends->from, ends->to);
    if (contradicts(ends->from, ends->to, side))
        return; // one is above the other: no side is correct
    if (hasOnSide(tx.model(), *ends, side)) {
        tx.erase(issue.element);
        return;
    }
    tx.set(connection::side, issue.element.slot, static_cast<std::uint8_t>(side));
    tx.moveLast(issue.element);
}

void checkOneWay(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends || connects(m, ends->target, ends->owner))
            continue;
        const auto way = portal(ends->from, ends->to, ends->side);
        if (2 * way.halfWidth >= kHullWidth && gapBetween(ends->from, ends->to) <= 1 &&
            std::abs(way.to.z - way.from.z) <= kStep)
            out.add(c, texts::format("The connection to {} is one-way, although the step is only {:.0f} units",
                                     targetText(m, c), std::abs(way.to.z - way.from.z)));
    }
}

void checkMeeting(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends)
            continue;
        if (const float gap = gapBetween(ends->from, ends->to); gap > kFarApart)
            out.add(c, texts::format("Distance to {}: {:.0f} units (expected adjacent areas, or at most {:g})",
                                     targetText(m, c), gap, kFarApart));
    }
}

void checkDrop(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        const auto ends = endsOf(m, c);
        if (!ends)
            continue;
        const auto way = portal(ends->from, ends->to, ends->side);
        if (const float down = way.from.z - way.to.z; down > kLethalDrop)
            out.add(c, texts::format(
                           "The connection drops {:.0f} units to {} (expected at most {:g}: a longer fall is lethal)",
                           down, targetText(m, c), kLethalDrop));
    }
}

void checkDouble(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (m.get(connection::target, c).isSlot() && hasDoubleBefore(m, c))
            out.add(c, texts::format("The side already has a connection to {}", targetText(m, c)));
    }
}

void fixDouble(Transaction& tx, const Issue& issue) {
    if (tx.model().get(connection::target, issue.element.slot).isSlot() &&
        hasDoubleBefore(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

} // namespace

std::vector<checks::Rule> connectionRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "NAV002",
         .title = "The connection's target exists",
         .fault = "Connection to a missing area",
         .severity = Error,
         .type = kConnection,
         .check = checkTarget,
         .dependsOn = {own(connection::target)},
         .fix = fixTarget,
         .fixTitle = "Delete Connection"},
        {.id = "NAV020",
         .title = "No connection leads to its own area",
         .fault = "Connection to its own area",
         .severity = Warning,
         .type = kConnection,
         .check = checkSelf,
         .dependsOn = {own(connection::owner, connection::target)},
         .fix = fixSelf,
         .fixTitle = "Delete Connection"},
        {.id = "NAV021",
         .title = "No connection climbs higher than 200 units",
         .fault = "Connection that climbs too high",
         .severity = Warning,
         .type = kConnection,
         .check = checkClimb,
         .dependsOn = connectionPlaces()},
        {.id = "NAV022",
         .title = "The other area is on the connection's side",
         .fault = "Connection on the wrong side",
         .severity = Warning,
         .type = kConnection,
         .check = checkSide,
         .dependsOn = connectionPlaces(),
         .fix = fixSide,
         .fixTitle = "Move to Correct Side"},
        {.id = "NAV056",
         .title = "Low steps are connected both ways",
         .fault = "Low step connected only one way",
         .severity = Note,
         .type = kConnection,
         .check = checkOneWay,
         .dependsOn =
             connectionPlaces() +
             checks::Dependencies{at({along(connection::target), against(connection::owner)}, connection::target)}},
        {.id = "NAV057",
         .title = "Connected areas are close together",
         .fault = "Connection between distant areas",
         .severity = Note,
         .type = kConnection,
         .check = checkMeeting,
         .dependsOn = connectionPlaces()},
        {.id = "NAV058",
         .title = "No connection drops more than 400 units",
         .fault = "Connection that drops too far",
         .severity = Note,
         .type = kConnection,
         .check = checkDrop,
         .dependsOn = connectionPlaces()},
        {.id = "NAV059",
         .title = "A side has one connection to an area",
         .fault = "Duplicate connection",
         .severity = Note,
         .type = kConnection,
         .check = checkDouble,
         .dependsOn = {own(connection::owner, connection::side, connection::target, kConnectionRank),
                       at({along(connection::target)}, area::id),
                       at({along(connection::owner), against(connection::owner)}, connection::side, connection::target,
                          kConnectionRank)},
         .fix = fixDouble,
         .fixTitle = "Delete Duplicate"},
        {.id = "NAV066",
         .title = "No connection goes up higher than a player jumps",
         .fault = "Connection higher than a jump",
         .severity = Note,
         .type = kConnection,
         .check = checkJump,
         .dependsOn = connectionPlaces()},
    };
}

} // namespace navsmith::systems::source_nav
