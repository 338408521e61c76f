#include "core/systems/gta_iv_paths/selected_elements.h"

namespace navsmith::systems::gta_iv_paths {

using model::Model;
using model::Slot;

std::vector<Slot> edgesMeant(const Model& m, Selection selection) {
    const auto links = selected(m, selection, kLink);
    return links.empty() ? paths::edgesBetween(kGraph, m, selected(m, selection, kNode))
                         : paths::oneOfEachEdge(kGraph, m, links);
}

std::vector<Run> runsOf(const Model& m, Selection selection) {
    auto starts = selected(m, selection, kLink);
    if (starts.empty()) {
        for (const Slot n : selected(m, selection, kNode)) {
            const auto links = linksFrom(m, n);
            if (!links.empty() && links.size() <= 2)
                starts.push_back(links.front());
        }
    }
    return paths::runsOf(kGraph, m, starts);
}

} // namespace navsmith::systems::gta_iv_paths
