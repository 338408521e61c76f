#include "core/systems/shared/slot_rules.h"

#include "core/checks/dependencies.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::systems::slot_graph {

using checks::Findings;
using model::Model;
using model::Slot;

namespace {

model::Column<std::uint32_t> rankOf(const SlotGraph& g) {
    return {g.linkType(), model::kRank};
}

/// Whether a link of the same node comes first that is alike.
template <typename Alike>
bool isSecond(const SlotGraph& g, const Model& m, Slot l, Alike&& alike) {
    const auto owner = m.get(g.owner, l);
    if (!owner.isSlot())
        return false;
    const auto ranks = m.column(rankOf(g));
    const auto place = [&](Slot link) { return std::pair(m.get(g.slot, link), ranks[link]); };
    bool isAfter = false;
    m.forEachReferrer(g.owner, owner.slot(), [&](Slot other) {
        isAfter = isAfter || (other != l && alike(other) && place(other) < place(l));
    });
    return isAfter;
}

bool sharesSlot(const SlotGraph& g, const Model& m, Slot l) {
    return isSecond(g, m, l, [&](Slot other) { return m.get(g.slot, other) == m.get(g.slot, l); });
}

} // namespace

std::vector<model::Dependency> besideLinks(const SlotGraph& g) {
    return checks::Dependencies{
        checks::own(g.owner, g.target, g.slot),
        checks::at({model::along(g.owner), model::against(g.owner)}, g.owner, g.target, g.slot, rankOf(g))};
}

void checkLoops(const SlotGraph& g, const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(g, m, l);
        if (ends && ends->from == ends->to)
            out.add(l, texts::format("The link leads to its own node"));
    }
}

void checkTwice(const SlotGraph& g, const Model& m, Rows rows, Findings& out) {
    for (const Slot l : rows) {
        const auto ends = endsOf(g, m, l);
        if (ends && isSecond(g, m, l, [&](Slot other) { return m.get(g.target, other).pointsTo(ends->to); }))
            out.add(l, texts::format("Another link of the node leads there, too"));
    }
}

void checkSlots(const SlotGraph& g, const Model& m, Rows rows, Findings& out) {
    const auto slots = g.slots(m);
    for (const Slot l : rows) {
        const auto slot = m.get(g.slot, l);
        if (slot >= slots)
            out.add(l, texts::format("Slot {} (expected at most {})", slot, slots - 1));
        else if (sharesSlot(g, m, l))
            out.add(l, texts::format("Another link of the node is in slot {}: only one counts", slot));
    }
}

void fixSlot(const SlotGraph& g, model::Transaction& tx, const checks::Issue& issue) {
    const auto& m = tx.model();
    const Slot l = issue.element.slot;
    const auto owner = m.isLive(issue.element) ? m.get(g.owner, l) : model::Ref();
    if (!owner.isSlot() || (m.get(g.slot, l) < g.slots(m) && !sharesSlot(g, m, l)))
        return;
    if (const auto slot = freeSlot(g, m, owner.slot()))
        tx.set(g.slot, l, *slot);
    else
        tx.erase(issue.element);
}

} // namespace navsmith::systems::slot_graph
