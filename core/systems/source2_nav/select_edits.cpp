// Edits that select.
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Slot;
using model::Transaction;

namespace {

std::string whyNotAreas(const Model& m, Selection selection) {
    return areasOnce(m, selection).empty() ? texts::format("Select areas.") : "";
}

/// All areas whose value is that of a selected one; those selected first stay first.
template <typename F>
EditResult selectAlike(const Model& m, Selection selection, F&& valueOf) {
    const auto areas = areasOnce(m, selection);
    std::set<std::uint32_t> values;
    for (const Slot a : areas)
        values.insert(valueOf(a));
    std::vector<bool> isSelected(m.capacity(kArea));
    for (const Slot a : areas)
        isSelected[a] = true;
    auto all = elements(kArea, areas);
    m.forEachLive(kArea, [&](Slot a) {
        if (!isSelected[a] && values.contains(valueOf(a)))
            all.push_back({kArea, a});
    });
    return all;
}

EditResult runSelectHull(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    return selectAlike(m, selection, [&](Slot a) { return std::uint32_t{m.get(area::hull, a)}; });
}

EditResult runSelectConnected(Transaction& tx, Selection selection, Arguments) {
    const auto parts = connectedComponents(tx.model());
    return selectAlike(tx.model(), selection, [&](Slot a) { return parts[a]; });
}

} // namespace

std::vector<Edit> selectEdits() {
    return {
        {.id = "select_connected",
         .title = "Select Connected",
         .help = "Selects all areas that are connected with the selected ones, in either direction and over ladders",
         .section = "Select",
         .shortcut = "Ctrl+Shift+L",
         .role = EditRole::Select,
         .whyDisabled = whyNotAreas,
         .run = runSelectConnected},
        {.id = "select_hull",
         .title = "Select Areas of the Hull",
         .help = "Selects all areas that are for the same hulls as the selected ones",
         .section = "Select",
         .role = EditRole::Select,
         .whyDisabled = whyNotAreas,
         .run = runSelectHull},
    };
}

} // namespace navsmith::systems::source2_nav
