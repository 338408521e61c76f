#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/rules/rule_parts.h"
#include "core/systems/source_nav/rules/rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace navsmith::systems::source_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr std::array kTops{ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind};
constexpr std::array kEnds{ladder::topForward, ladder::topLeft, ladder::topRight, ladder::topBehind, ladder::bottom};
constexpr std::array kNumbers{ladder::width,   ladder::topX,    ladder::topY,    ladder::topZ,
                              ladder::bottomX, ladder::bottomY, ladder::bottomZ, ladder::length};
/// Tolerance for a stored length.
constexpr float kLengthSlack = 1;

float lengthOf(const Model& m, Slot l) {
    return glm::distance(pointOf(m, kLadderTop, l), pointOf(m, kLadderBottom, l));
}

/// False if an end is not finite.
bool lengthWrong(const Model& m, Slot l) {
    const float length = lengthOf(m, l);
    return std::isfinite(length) && !(std::abs(length - m.get(ladder::length, l)) <= kLengthSlack);
}

bool listed(const Model& m, model::ListField<Ref> list, Slot a, Slot l) {
    return std::ranges::any_of(m.list(list, a), [&](Ref ref) { return ref.pointsTo(l); });
}

/// An area at an end of the ladder whose list does not contain the ladder.
struct Unlisted {
    Slot area;
    bool top;
};
std::vector<Unlisted> unlisted(const Model& m, Slot l) {
    std::vector<Unlisted> missing;
    if (!source::hasLadderLists(formatOf(m, m.fileOf({kLadder, l}))))
        return missing;
    if (const Ref foot = m.get(ladder::bottom, l); foot.isSlot() && !listed(m, ladder_ref::up, foot.slot(), l))
        missing.push_back({foot.slot(), false});
    for (const auto top : kTops) {
        const Ref ref = m.get(top, l);
        const auto same = [&](const Unlisted& u) { return u.top && ref.pointsTo(u.area); };
        if (ref.isSlot() && !listed(m, ladder_ref::down, ref.slot(), l) && std::ranges::none_of(missing, same))
            missing.push_back({ref.slot(), true});
    }
    return missing;
}

/// Whether a ladder in an area's list ends there: at its foot, or at its top.
bool endsAt(const Model& m, Slot l, Slot a, bool top) {
    if (!top)
        return m.get(ladder::bottom, l).pointsTo(a);
    return std::ranges::any_of(kTops, [&](model::Column<Ref> end) { return m.get(end, l).pointsTo(a); });
}

struct LadderList {
    model::ListField<Ref> field;
    bool top;
    std::string_view text;
};
constexpr std::array<LadderList, 2> kLists{{{ladder_ref::up, false, "up"}, {ladder_ref::down, true, "down"}}};

void checkLadderLists(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        const auto up = unresolved(m.list(ladder_ref::up, a));
        const auto down = unresolved(m.list(ladder_ref::down, a));
        if (const auto count = up.raw + up.none + down.raw + down.none; count != 0)
            out.add(a, texts::format("The area's lists refer to {}", model::counted(count, "missing ladder")));
    }
}

void fixLadderLists(Transaction& tx, const Issue& issue) {
    const Slot a = issue.element.slot;
    for (const auto& list : kLists) {
        const auto entries = tx.model().list(list.field, a);
        const std::vector<Ref> refs(entries.begin(), entries.end());
        filterList(tx, kArea, list.field.list, a, [&](std::size_t i) { return refs[i].isSlot(); });
    }
}

void checkLadderFinite(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const bool finite =
            std::ranges::all_of(kNumbers, [&](model::Column<float> column) { return std::isfinite(m.get(column, l)); });
        if (!finite)
            out.add(l, texts::format("An end, the width or the length is not finite"));
    }
}

void checkLadderIds(const Model& m, RowSpan /*rows*/, Findings& out) {
    for (const auto& fault : idFaults(m, ladder::id, Zero::IsNone)) {
        if (fault.first == model::kNoSlot)
            out.add(fault.row, texts::format("The ladder's ID is 0, which means no ladder"));
        else
            out.add(fault.row, texts::format("Another ladder has the same ID {}", m.get(ladder::id, fault.row)));
    }
}

void fixLadderIds(Transaction& tx, const Issue& issue) {
    giveFreshId(tx, ladder::id, Zero::IsNone, issue.element.slot);
}

void checkLadderEnds(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        for (const auto end : kEnds) {
            if (!m.get(end, l).isRaw())
                continue;
            out.add(l, texts::format("The ladder ends at {}", areaText(m, end, l)));
            break;
        }
    }
}

void fixLadderEnds(Transaction& tx, const Issue& issue) {
    for (const auto end : kEnds) {
        if (tx.model().get(end, issue.element.slot).isRaw())
            tx.set(end, issue.element.slot, Ref::none());
    }
}

void checkLadderConnected(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const bool foot = m.get(ladder::bottom, l).isSlot();
        // Bots that climb up get off forward, left or right; "behind" is for climbing down (section 6).
        const bool top = m.get(ladder::topForward, l).isSlot() || m.get(ladder::topLeft, l).isSlot() ||
                         m.get(ladder::topRight, l).isSlot();
        if (!foot)
            out.add(l, top ? texts::format("There is no area at the foot of the ladder")
                           : texts::format("There are no areas at the ends of the ladder"));
        else if (!top)
            out.add(l, texts::format("There is no area ahead, to the left or to the right at the top of the ladder"));
    }
}

void checkLadderListed(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        const auto missing = unlisted(m, l);
        if (missing.empty())
            continue;
        const auto& first = missing.front();
        const auto id = m.get(area::id, first.area);
        out.add(l, first.top
                       ? texts::format("Area {} at the top of the ladder does not list the ladder, so bots there "
                                       "do not use it",
                                       id)
                       : texts::format("Area {} at the foot of the ladder does not list the ladder, so bots there "
                                       "do not use it",
                                       id));
    }
}

void fixLadderListed(Transaction& tx, const Issue& issue) {
    const Slot l = issue.element.slot;
    for (const auto& missing : unlisted(tx.model(), l)) {
        const auto field = missing.top ? ladder_ref::down : ladder_ref::up;
        auto entries = tx.model().listStore(kArea, field.list).entries(missing.area);
        model::values<Ref>(entries[field.field]).push_back(Ref::to(l));
        tx.setList(kArea, field.list, missing.area, entries);
    }
}

void checkListedLadders(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot a : rows) {
        for (const auto& list : kLists) {
            const auto refs = m.list(list.field, a);
            const auto wrong = std::ranges::find_if(
                refs, [&](Ref ref) { return ref.isSlot() && !endsAt(m, ref.slot(), a, list.top); });
            if (wrong == refs.end())
                continue;
            out.add(a, texts::format("The area lists ladder {} as a way {}, but that ladder does not end here",
                                     m.get(ladder::id, wrong->slot()), list.text));
            break;
        }
    }
}

void fixListedLadders(Transaction& tx, const Issue& issue) {
    const auto& m = tx.model();
    const Slot a = issue.element.slot;
    for (const auto& list : kLists) {
        const auto entries = m.list(list.field, a);
        const std::vector<Ref> refs(entries.begin(), entries.end());
        filterList(tx, kArea, list.field.list, a,
                   [&](std::size_t i) { return !refs[i].isSlot() || endsAt(m, refs[i].slot(), a, list.top); });
    }
}

void checkLadderFaces(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        if (const auto direction = m.get(ladder::direction, l); direction > 3)
            out.add(l, texts::format("The ladder faces side {} (expected 0 to 3)", direction));
    }
}

void checkLadderLength(const Model& m, RowSpan rows, Findings& out) {
    for (const Slot l : rows) {
        if (lengthWrong(m, l))
            out.add(l, texts::format("The stored length is {:.1f} units, but the ends are {:.1f} apart",
                                     m.get(ladder::length, l), lengthOf(m, l)));
    }
}

void fixLadderLength(Transaction& tx, const Issue& issue) {
    if (lengthWrong(tx.model(), issue.element.slot))
        tx.set(ladder::length, issue.element.slot, lengthOf(tx.model(), issue.element.slot));
}

} // namespace

std::vector<checks::Rule> ladderRules() {
    using checks::own;
    using model::along;
    using enum checks::Severity;
    return {
        {.id = "NAV004",
         .title = "The area's ladders exist",
         .fault = "Missing ladder of an area",
         .severity = Error,
         .type = kArea,
         .check = checkLadderLists,
         .dependsOn = {anyOf(kArea)},
         .fix = fixLadderLists,
         .fixTitle = "Remove from Lists"},
        {.id = "NAV007",
         .title = "The ladder's ends and sizes are finite",
         .fault = "Ladder with invalid ends or sizes",
         .severity = Error,
         .type = kLadder,
         .check = checkLadderFinite,
         .dependsOn = {own(ladder::width, ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY,
                           ladder::bottomZ, ladder::length)}},
        {.id = "NAV024",
         .title = "Ladder IDs are unique and not 0",
         .fault = "Ladder ID that is 0 or duplicate",
         .severity = Warning,
         .type = kLadder,
         .check = checkLadderIds,
         .dependsOn = {own(ladder::id, kLadderRank)},
         .wholeDocument = true,
         .fix = fixLadderIds,
         .fixTitle = "Assign Unused ID"},
        {.id = "NAV025",
         .title = "The areas at the ladder's ends exist",
         .fault = "Missing area at a ladder's end",
         .severity = Warning,
         .type = kLadder,
         .check = checkLadderEnds,
         .dependsOn = {ladderEnds()},
         .fix = fixLadderEnds,
         .fixTitle = "Clear End"},
        {.id = "NAV026",
         .title = "The ladder connects areas",
         .fault = "Ladder without areas at its ends",
         .severity = Warning,
         .type = kLadder,
         .check = checkLadderConnected,
         .dependsOn = {ladderEnds()}},
        {.id = "NAV027",
         .title = "The areas at the ladder's ends list the ladder",
         .fault = "Ladder not listed by an area at its end",
         .severity = Warning,
         .type = kLadder,
         .check = checkLadderListed,
         .dependsOn = {ladderEnds(), anyOf(kArea), format({along(ladder::file)})},
         .fix = fixLadderListed,
         .fixTitle = "Add to Lists"},
        {.id = "NAV028",
         .title = "The area's ladders end at the area",
         .fault = "Ladder listed by an unrelated area",
         .severity = Warning,
         .type = kArea,
         .check = checkListedLadders,
         .dependsOn = {anyOf(kArea), ladderEnds(), own(ladder::id)},
         .fix = fixListedLadders,
         .fixTitle = "Remove from Lists"},
        {.id = "NAV029",
         .title = "The ladder faces one of four sides",
         .fault = "Ladder with invalid direction",
         .severity = Warning,
         .type = kLadder,
         .check = checkLadderFaces,
         .dependsOn = {own(ladder::direction)}},
        {.id = "NAV065",
         .title = "The ladder's length matches its ends",
         .fault = "Ladder with a wrong length",
         .severity = Note,
         .type = kLadder,
         .check = checkLadderLength,
         .dependsOn = {own(ladder::topX, ladder::topY, ladder::topZ, ladder::bottomX, ladder::bottomY, ladder::bottomZ,
                           ladder::length)},
         .fix = fixLadderLength,
         .fixTitle = "Recompute Length"},
    };
}

} // namespace navsmith::systems::source_nav
