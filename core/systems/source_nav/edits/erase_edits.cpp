// Erases elements. The schema determines what is erased with them.
#include "core/systems/source_nav/edits/edits.h"
#include "core/systems/source_nav/mesh/selected_elements.h"
#include "core/systems/source_nav/shape/reshape.h"
#include "core/systems/source_nav/shape/visibility.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

std::string whyNotErase(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const Element& e) { return e.type != kFile && m.isLive(e); });
    return any ? "" : texts::format("Select areas, connections, hiding spots, encounter paths, ladders or places.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    Elements going;
    std::vector<bool> gone(m.capacity(kArea));
    bool areas = false;
    for (const auto& e : selection) {
        if (e.type == kFile || !m.isLive(e))
            continue;
        going.push_back(e);
        if (e.type == kArea)
            areas = gone[e.slot] = true;
    }
    const Slot mesh = meshOf(m);
    if (areas && source::hasInheritance(formatOf(m, mesh)))
        keepInherited(tx, gone);
    tx.erase(going);
    // Section 11: the analysis of the remaining areas is out of date.
    if (areas)
        markNotAnalysed(tx);
    return Elements{};
}

} // namespace

std::vector<Edit> eraseEdits() {
    return {
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes the selected elements. Areas are deleted with their contents and connections. The mesh then "
                 "counts as not analysed.",
         .section = "Delete",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

} // namespace navsmith::systems::source_nav
