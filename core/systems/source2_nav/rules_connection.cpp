#include "core/checks/dependencies.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/rules.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::systems::source2_nav {

using checks::Findings;
using checks::Issue;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using RowSpan = std::span<const Slot>;

namespace {

/// Heights are rounded by the generator's cells.
constexpr float kTolerance = 2;
constexpr model::Column<std::uint32_t> kConnectionRank{kConnection, model::kRank};

std::string targetText(const Model& m, Slot c) {
    return areaText(m, connection::target, c);
}

void checkTarget(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (!m.get(connection::target, c).isSlot())
            out.add(c, texts::format("The connection leads to {}", targetText(m, c)));
    }
}

void fixTarget(Transaction& tx, const Issue& issue) {
    if (!tx.model().get(connection::target, issue.element.slot).isSlot())
        tx.erase(issue.element);
}

bool hasTargetEdge(const Model& m, Slot c) {
    const Ref target = m.get(connection::target, c);
    return !target.isSlot() || m.get(connection::targetEdge, c) < cornerCountOf(m, target.slot());
}

void checkTargetEdge(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (!hasTargetEdge(m, c))
            out.add(c, texts::format("The connection leads to edge {} of {}, which has {}",
                                     m.get(connection::targetEdge, c), targetText(m, c),
                                     cornerCountOf(m, m.get(connection::target, c).slot())));
    }
}

void fixTargetEdge(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot c = issue.element.slot;
    const Ref owner = m.get(connection::owner, c);
    if (hasTargetEdge(m, c) || !owner.isSlot())
        return;
    const auto from = shapeOf(m, owner.slot());
    const auto to = shapeOf(m, m.get(connection::target, c).slot());
    const auto edge = from && to ? facingEdges(*from, *to).to : std::size_t{0};
    tx.set(connection::targetEdge, c, static_cast<std::uint32_t>(edge));
}

void checkSelf(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (m.get(connection::target, c) == m.get(connection::owner, c))
            out.add(c, texts::format("The connection leads to its own area"));
    }
}

void fixSelf(Transaction& tx, const Issue& issue) {
    if (tx.model().get(connection::target, issue.element.slot) == tx.model().get(connection::owner, issue.element.slot))
        tx.erase(issue.element);
}

bool betweenHulls(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    return owner.isSlot() && target.isSlot() && m.get(area::hull, owner.slot()) != m.get(area::hull, target.slot());
}

void checkHulls(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (betweenHulls(m, c))
            out.add(c, texts::format("The connection leads to {}, which is for another hull", targetText(m, c)));
    }
}

void fixHulls(Transaction& tx, const Issue& issue) {
    if (betweenHulls(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

/// Whether an earlier connection of the same edge leads to the same edge.
bool hasDoubleBefore(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    if (!owner.isSlot() || !target.isSlot())
        return false;
    bool hasDouble = false;
    m.forEachReferrer(connection::owner, owner.slot(), [&](Slot other) {
        hasDouble =
            hasDouble || (other != c && m.get(connection::target, other) == target &&
                          m.get(connection::edge, other) == m.get(connection::edge, c) &&
                          m.get(connection::targetEdge, other) == m.get(connection::targetEdge, c) &&
                          std::pair(m.get(kConnectionRank, other), other) < std::pair(m.get(kConnectionRank, c), c));
    });
    return hasDouble;
}

void checkDouble(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot c : rows) {
        if (hasDoubleBefore(m, c))
            out.add(c, texts::format("The edge already has a connection to this edge of {}", targetText(m, c)));
    }
}

void fixDouble(Transaction& tx, const Issue& issue) {
    if (hasDoubleBefore(tx.model(), issue.element.slot))
        tx.erase(issue.element);
}

/// Calls visit(row, way, hull) for connections between two areas of a hull.
template <typename F>
void forEachWay(const Model& m, RowSpan rows, F&& visit) {
    for (const Slot c : rows) {
        const auto way = crossingOf(m, c);
        const Slot hull = way ? hullOf(m, way->owner) : model::kNoSlot;
        if (hull != model::kNoSlot && way->owner != way->target)
            visit(c, *way, hull);
    }
}

void checkDrop(const Model& m, RowSpan rows, Findings& out) {
    forEachWay(m, rows, [&](Slot c, const Crossing& way, Slot hull) {
        const float down = -way.portal.climb();
        const float limit = std::max(m.get(hull::jumpDown, hull), m.get(hull::climb, hull));
        if (down > limit + kTolerance)
            out.add(c, texts::format("The connection drops {:.0f} units to {} (expected at most {:g}, the deepest drop "
                                     "of the hull)",
                                     down, targetText(m, c), limit));
    });
}

void checkClimb(const Model& m, RowSpan rows, Findings& out) {
    forEachWay(m, rows, [&](Slot c, const Crossing& way, Slot hull) {
        const float up = way.portal.climb();
        const float limit = std::max(m.get(hull::jumpUp, hull), m.get(hull::climb, hull));
        if (up > limit + kTolerance)
            out.add(c, texts::format("The connection to {} goes up by {:.0f} units (expected at most {:g}, the highest "
                                     "jump of the hull)",
                                     targetText(m, c), up, limit));
    });
}

void checkOneWay(const Model& m, RowSpan rows, Findings& out) {
    forEachWay(m, rows, [&](Slot c, const Crossing& way, Slot hull) {
        const float limit = std::max(m.get(hull::climb, hull), 1.0F);
        if (-way.portal.climb() <= limit && backOf(m, c) == model::kNoSlot)
            out.add(c, texts::format("The connection to {} is one-way, although it is no drop: {:.0f} units",
                                     targetText(m, c), way.portal.climb()));
    });
}

checks::Dependencies ends() {
    return checks::Dependencies{
        checks::own(connection::owner, connection::edge, connection::target, connection::targetEdge),
        checks::at({model::along(connection::target)}, area::id)};
}

/// What a way between two areas and its hull depend on.
checks::Dependencies places() {
    auto all = ends();
    for (const auto handle : {connection::owner, connection::target}) {
        const auto shape = shapeAt({model::along(handle)});
        all.insert(all.end(), shape.begin(), shape.end());
    }
    all.push_back(checks::at({model::along(connection::owner)}, area::hull, area::file));
    all.push_back({{}, kHull, {}});
    return all;
}

} // namespace

std::vector<checks::Rule> connectionRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "S2001",
         .title = "The connection's target exists",
         .fault = "Connection to a missing area",
         .severity = Error,
         .type = kConnection,
         .check = checkTarget,
         .dependsOn = {own(connection::target)},
         .fix = fixTarget,
         .fixTitle = "Delete Connection"},
        {.id = "S2002",
         .title = "The connection's target has the edge",
         .fault = "Connection to a missing edge",
         .severity = Error,
         .type = kConnection,
         .check = checkTargetEdge,
         .dependsOn = ends() + at({along(connection::target), against(corner::owner)}, corner::owner),
         .fix = fixTargetEdge,
         .fixTitle = "Lead to the Facing Edge"},
        {.id = "S2003",
         .title = "No connection leads to its own area",
         .fault = "Connection to its own area",
         .severity = Warning,
         .type = kConnection,
         .check = checkSelf,
         .dependsOn = {own(connection::owner, connection::target)},
         .fix = fixSelf,
         .fixTitle = "Delete Connection"},
        {.id = "S2004",
         .title = "Connections stay within a hull",
         .fault = "Connection between hulls",
         .severity = Warning,
         .type = kConnection,
         .check = checkHulls,
         .dependsOn = ends() + at({along(connection::owner)}, area::hull) + at({along(connection::target)}, area::hull),
         .fix = fixHulls,
         .fixTitle = "Delete Connection"},
        {.id = "S2005",
         .title = "An edge has one connection to another edge",
         .fault = "Duplicate connection",
         .severity = Note,
         .type = kConnection,
         .check = checkDouble,
         .dependsOn = ends() + own(kConnectionRank) +
                      at({along(connection::owner), against(connection::owner)}, connection::edge, connection::target,
                         connection::targetEdge, kConnectionRank),
         .fix = fixDouble,
         .fixTitle = "Delete Duplicate"},
        {.id = "S2006",
         .title = "No connection drops deeper than its hull can",
         .fault = "Connection that drops too far",
         .severity = Warning,
         .type = kConnection,
         .check = checkDrop,
         .dependsOn = places()},
        {.id = "S2007",
         .title = "No connection climbs higher than its hull can",
         .fault = "Connection that climbs too high",
         .severity = Warning,
         .type = kConnection,
         .check = checkClimb,
         .dependsOn = places()},
        {.id = "S2008",
         .title = "Only drops are one-way",
         .fault = "One-way connection that is no drop",
         .severity = Note,
         .type = kConnection,
         .check = checkOneWay,
         .dependsOn = places() + at({along(connection::target), against(connection::owner)}, connection::target,
                                    connection::edge, connection::targetEdge)},
    };
}

} // namespace navsmith::systems::source2_nav
