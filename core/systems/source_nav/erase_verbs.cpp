// Erasing; what goes along with what is told by the schema.
#include "core/systems/source_nav/verb_functions.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// Areas whose list of what they see begins with that of one that goes get it as their own (section 3: an entry of
/// their own hides an inherited one, and one that says "not" is there for nothing else).
void keepInherited(Transaction& tx, const std::vector<bool>& gone) {
    const auto& m = tx.model();
    std::vector<Slot> heirs;
    m.forEachLive(kArea, [&](Slot a) {
        const Ref from = m.get(area::inheritsFrom, a);
        if (!gone[a] && from.isSlot() && gone[from.slot()])
            heirs.push_back(a);
    });
    for (const Slot a : heirs) {
        const Slot from = m.get(area::inheritsFrom, a).slot();
        const auto& spec = m.schema().kind(kArea).lists[area::kVisible];
        const auto own = m.listStore(kArea, area::kVisible).entries(a);
        const auto inherited = m.listStore(kArea, area::kVisible).entries(from);
        auto merged = model::makeEntries(spec);
        std::vector<bool> said(m.capacity(kArea));
        said[a] = true; // an area always sees itself
        const auto add = [&](const model::ListEntries& entries) {
            const auto& targets = model::values<Ref>(entries[visible::target.field]);
            const auto& how = model::values<std::uint8_t>(entries[visible::visibility.field]);
            for (std::size_t i = 0; i < targets.size(); ++i) {
                if (!targets[i].isSlot() || (&entries == &inherited && said[targets[i].slot()]))
                    continue;
                said[targets[i].slot()] = true;
                if (how[i] != 0 && !gone[targets[i].slot()])
                    model::appendEntries(merged, entries, i, 1);
            }
        };
        add(own);
        add(inherited);
        tx.setList(kArea, area::kVisible, a, merged);
    }
}

} // namespace

std::string unfitErase(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const Element& e) { return e.kind != kFile && m.isLive(e); });
    return any ? "" : "Choose areas, connections, hiding spots, encounter paths, ladders or places.";
}

VerbResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitErase(m, selection); !reason.empty())
        return refused(std::move(reason));
    Elements going;
    std::vector<bool> gone(m.capacity(kArea));
    bool areas = false;
    for (const auto& e : selection) {
        if (e.kind == kFile || !m.isLive(e))
            continue;
        going.push_back(e);
        if (e.kind == kArea)
            areas = gone[e.slot] = true;
    }
    const Slot mesh = meshOf(m);
    if (areas && source::hasInheritance(formatOf(m, mesh)))
        keepInherited(tx, gone);
    tx.erase(going);
    // Section 11: what was worked out of the areas that are left is no longer all true.
    if (areas && source::hasAnalysed(formatOf(m, mesh)))
        tx.set(file::analysed, mesh, std::uint8_t{0});
    return Elements{};
}

} // namespace navsmith::systems::source_nav
