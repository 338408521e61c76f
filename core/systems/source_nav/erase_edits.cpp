// Erasing; what goes along with what is told by the schema.
#include "core/systems/source_nav/edit_functions.h"
#include "core/systems/source_nav/reshape.h"
#include "core/systems/source_nav/visibility.h"

#include <algorithm>

namespace navsmith::systems::source_nav {

using model::Element;
using model::Model;
using model::Slot;
using model::Transaction;

std::string whyNotErase(const Model& m, Selection selection) {
    const bool any = std::ranges::any_of(selection, [&](const Element& e) { return e.type != kFile && m.isLive(e); });
    return any ? "" : "Choose areas, connections, hiding spots, encounter paths, ladders or places.";
}

EditResult runErase(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = whyNotErase(m, selection); !reason.empty())
        return refused(std::move(reason));
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
    // Section 11: what was worked out of the areas that are left is no longer all true.
    if (areas)
        markNotAnalysed(tx);
    return Elements{};
}

} // namespace navsmith::systems::source_nav
