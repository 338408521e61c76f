// Erases elements. The schema determines what is erased with them.
#include "core/systems/shared/edit_parts.h"
#include "core/systems/source2_nav/edits.h"
#include "core/systems/source2_nav/invariants.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::source2_nav {

using model::Element;
using model::Model;
using model::Transaction;

namespace {

bool canGo(const Model& m, const Element& e) {
    return m.isLive(e) && (e.type == kArea || e.type == kConnection || e.type == kHidingSpot || e.type == kLadder);
}

std::string whyNotErase(const Model& m, Selection selection) {
    if (!std::ranges::any_of(selection, [&](const Element& e) { return canGo(m, e); }))
        return texts::format("Select areas, connections, hiding spots or ladders.");
    return hasType(selection, kArea) ? whyFixedAreas(m) : "";
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    Elements going;
    std::ranges::copy_if(selection, std::back_inserter(going), [&](const Element& e) { return canGo(tx.model(), e); });
    tx.erase(going);
    return Elements{};
}

} // namespace

std::vector<Edit> eraseEdits() {
    return {
        {.id = "erase",
         .title = "Delete",
         .help = "Deletes the selected elements. Areas are deleted with their corners, connections, hiding spots and "
                 "approaches.",
         .section = "Delete",
         .shortcut = "Del",
         .role = EditRole::Erase,
         .whyDisabled = whyNotErase,
         .run = runErase},
    };
}

} // namespace navsmith::systems::source2_nav
