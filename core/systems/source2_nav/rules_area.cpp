#include "core/checks/dependencies.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/rules.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::source2_nav {

using checks::Findings;
using checks::Issue;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;
using RowSpan = std::span<const Slot>;

namespace {

/// Rows whose id is that of an earlier row in file order, or 0; in file order.
std::vector<Slot> idFaults(const Model& m, model::Column<std::uint32_t> ids) {
    std::vector<Slot> faults;
    std::unordered_map<std::uint32_t, Slot> firsts;
    for (const Slot row : m.order(ids.type).all()) {
        if (m.get(ids, row) == 0 || !firsts.try_emplace(m.get(ids, row), row).second)
            faults.push_back(row);
    }
    return faults;
}

template <const model::Column<std::uint32_t>& Ids>
void checkIds(const Model& m, RowSpan, Findings& out) {
    for (const Slot row : idFaults(m, Ids))
        out.add(row, m.get(Ids, row) == 0 ? texts::format("The ID is 0, which means none")
                                          : texts::format("The ID {} is used before", m.get(Ids, row)));
}

template <const model::Column<std::uint32_t>& Ids>
void fixId(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const auto faults = idFaults(m, Ids);
    if (std::ranges::find(faults, issue.element.slot) == faults.end())
        return;
    std::uint32_t highest = 0;
    for (const auto id : m.column(Ids)) // includes erased rows, which undo may restore
        highest = std::max(highest, id);
    if (highest == std::numeric_limits<std::uint32_t>::max())
        tx.refuse(texts::format("No unused IDs are left."));
    else
        tx.set(Ids, issue.element.slot, highest + 1);
}

void checkCorners(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        const auto count = cornerCountOf(m, a);
        if (count < 3)
            out.add(a, texts::format("The area has {} corners (expected 3 or more)", count));
        else if (!shapeOf(m, a))
            out.add(a, texts::format("A corner of the area is nowhere"));
    }
}

/// The shape of an area with three corners or more.
std::optional<Outline> wholeShape(const Model& m, Slot a) {
    auto shape = shapeOf(m, a);
    return shape && shape->size() >= 3 ? std::move(shape) : std::nullopt;
}

void checkTurn(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        const auto shape = wholeShape(m, a);
        if (!shape)
            continue;
        if (const float turn = turnOf(*shape); turn == 0)
            out.add(a, texts::format("The area covers no ground"));
        else if (turn < 0)
            out.add(a, texts::format("The corners run clockwise, seen from above"));
    }
}

void checkConvex(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        const auto shape = wholeShape(m, a);
        if (shape && turnOf(*shape) > 0 && !isConvex(*shape))
            out.add(a, texts::format("The area is not convex, seen from above"));
    }
}

void checkHull(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        const Ref mesh = m.get(area::file, a);
        const auto count = mesh.isSlot() ? m.get(file::hullCount, mesh.slot()) : 0;
        if (std::cmp_greater_equal(m.get(area::hull, a), count))
            out.add(a, texts::format("The area is for hull {}, but there are {}", m.get(area::hull, a), count));
    }
}

bool isListed(const Model& m, Slot a) {
    return !m.list(ladder_ref::above, a).empty() || !m.list(ladder_ref::below, a).empty();
}

void checkIsolated(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        bool any = isListed(m, a);
        const auto look = [&](Slot) { any = true; };
        m.forEachReferrer(connection::owner, a, look);
        m.forEachReferrer(connection::target, a, look);
        if (!any)
            out.add(a, texts::format("No connection or ladder leads to the area or away from it"));
    }
}

/// Parts of a hull's areas that are apart from its largest part, at the first area of each. Single areas are
/// checkIsolated()'s.
void checkIslands(const Model& m, RowSpan rows, Findings& out) {
    const auto parts = connectedComponents(m);
    std::vector<std::size_t> sizes;
    for (const Slot a : rows) {
        sizes.resize(std::max<std::size_t>(sizes.size(), parts[a] + std::size_t{1}));
        ++sizes[parts[a]];
    }
    std::unordered_map<std::uint8_t, std::uint32_t> largest; // part, by hull
    for (const Slot a : rows) {
        const auto [part, isFirst] = largest.try_emplace(m.get(area::hull, a), parts[a]);
        if (!isFirst && sizes[parts[a]] > sizes[part->second])
            part->second = parts[a];
    }
    std::vector<bool> isTold(sizes.size());
    for (const Slot a : m.order(kArea).all()) {
        const auto part = parts[a];
        if (isTold[part] || sizes[part] < 2 || largest.at(m.get(area::hull, a)) == part)
            continue;
        isTold[part] = true;
        out.add(a,
                texts::format("No connection or ladder leads from these {} areas to the others of their hull, or back",
                              sizes[part]));
    }
}

std::size_t missingIn(std::span<const Ref> refs) {
    return static_cast<std::size_t>(std::ranges::count_if(refs, [](Ref ref) { return !ref.isSlot(); }));
}

void checkLadderLists(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        if (missingIn(m.list(ladder_ref::above, a)) + missingIn(m.list(ladder_ref::below, a)) != 0)
            out.add(a, texts::format("The area lists a ladder that is not there"));
    }
}

void fixLadderLists(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    for (const auto field : {ladder_ref::above, ladder_ref::below}) {
        if (missingIn(m.list(field, issue.element.slot)) == 0)
            continue;
        auto entries = m.listStore(field.type, field.list).entries(issue.element.slot);
        std::erase_if(model::values<Ref>(entries[field.field]), [](Ref ref) { return !ref.isSlot(); });
        tx.setList(field.type, field.list, issue.element.slot, entries);
    }
}

void checkSpot(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot s : rows) {
        const Ref owner = m.get(hiding_spot::owner, s);
        const auto shape = owner.isSlot() ? shapeOf(m, owner.slot()) : std::nullopt;
        const auto at = pointOf(m, kSpotPlace, s);
        if (shape && std::ranges::find(*shape, at) == shape->end())
            out.add(s, texts::format("The hiding spot is not on a corner of its area"));
    }
}

void checkMesh(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot f : rows) {
        if (m.count(kArea) == 0)
            out.add(f, texts::format("The mesh has no areas"));
    }
}

} // namespace

std::vector<checks::Rule> areaRules() {
    using checks::at;
    using checks::own;
    using model::against;
    using model::along;
    using enum checks::Severity;
    const auto shape = shapeAt({});
    const model::Dependency allOfArea{{}, kArea, {}};
    return {
        {.id = "S2010",
         .title = "Area IDs are unique",
         .fault = "Area ID used twice",
         .severity = Error,
         .type = kArea,
         .check = checkIds<area::id>,
         .dependsOn = {own(area::id, model::Column<std::uint32_t>{kArea, model::kRank})},
         .wholeDocument = true,
         .fix = fixId<area::id>,
         .fixTitle = "Give a New ID"},
        {.id = "S2011",
         .title = "Areas have three corners or more",
         .fault = "Area without a shape",
         .severity = Error,
         .type = kArea,
         .check = checkCorners,
         .dependsOn = shape},
        {.id = "S2012",
         .title = "Corners run counterclockwise around ground",
         .fault = "Area without ground",
         .severity = Warning,
         .type = kArea,
         .check = checkTurn,
         .dependsOn = shape},
        {.id = "S2013",
         .title = "Areas are convex",
         .fault = "Concave area",
         .severity = Warning,
         .type = kArea,
         .check = checkConvex,
         .dependsOn = shape},
        {.id = "S2014",
         .title = "The area's hull exists",
         .fault = "Area of a missing hull",
         .severity = Warning,
         .type = kArea,
         .check = checkHull,
         .dependsOn = {own(area::hull, area::file), at({along(area::file)}, file::hullCount)}},
        {.id = "S2015",
         .title = "Areas are connected",
         .fault = "Isolated area",
         .severity = Note,
         .type = kArea,
         .check = checkIsolated,
         .dependsOn = {allOfArea, at({against(connection::owner)}, connection::owner),
                       at({against(connection::target)}, connection::target)}},
        {.id = "S2016",
         .title = "Listed ladders exist",
         .fault = "Area with a missing ladder",
         .severity = Error,
         .type = kArea,
         .check = checkLadderLists,
         .dependsOn = {allOfArea},
         .fix = fixLadderLists,
         .fixTitle = "Remove from the List"},
        {.id = "S2017",
         .title = "The areas of a hull hang together",
         .fault = "Island",
         .severity = Note,
         .type = kArea,
         .check = checkIslands,
         .dependsOn = {allOfArea, {{}, kConnection, {}}, {{}, kLadder, {}}},
         .wholeDocument = true},
        {.id = "S2021",
         .title = "Ladder IDs are unique",
         .fault = "Ladder ID used twice",
         .severity = Error,
         .type = kLadder,
         .check = checkIds<ladder::id>,
         .dependsOn = {own(ladder::id, model::Column<std::uint32_t>{kLadder, model::kRank})},
         .wholeDocument = true,
         .fix = fixId<ladder::id>,
         .fixTitle = "Give a New ID"},
        {.id = "S2030",
         .title = "Hiding spots are on corners of their areas",
         .fault = "Hiding spot beside the corners",
         .severity = Note,
         .type = kHidingSpot,
         .check = checkSpot,
         .dependsOn = shapeAt({along(hiding_spot::owner)}) +
                      own(hiding_spot::owner, hiding_spot::x, hiding_spot::y, hiding_spot::z)},
        {.id = "S2040",
         .title = "The mesh has areas",
         .fault = "Mesh without areas",
         .severity = Warning,
         .type = kFile,
         .check = checkMesh,
         .dependsOn = {own(area::id)}},
    };
}

} // namespace navsmith::systems::source2_nav
