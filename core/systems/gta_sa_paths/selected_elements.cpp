#include "core/systems/gta_sa_paths/selected_elements.h"

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Slot;

std::vector<Slot> selectedEdges(const Model& m, Selection selection) {
    std::vector<Slot> links;
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        const Slot l = e.type == kLink ? e.slot : e.type == kNavi ? linkOfNavi(m, e.slot) : kNoSlot;
        if (l != kNoSlot)
            links.push_back(l);
    }
    return paths::oneOfEachEdge(kGraph, m, links);
}

std::vector<Slot> edgesBetween(const Model& m, const std::vector<Slot>& nodes) {
    return paths::edgesBetween(kGraph, m, nodes);
}

std::string whyNotFree(const Model& m, const OpenAreas& open, Slot nodeRow) {
    return paths::whyNotFree(kGraph, m, open.areas(), nodeRow);
}

} // namespace navsmith::systems::gta_sa_paths
