// What a selection means to an edit.
#pragma once

#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/shared/edit_parts.h"

#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// One link of each edge that is chosen by a link, either way, or by its navi node; in that order.
std::vector<model::Slot> selectedEdges(const model::Model& m, Selection selection);
/// One link of each edge between two of these nodes.
std::vector<model::Slot> edgesBetween(const model::Model& m, const std::vector<model::Slot>& nodes);
/// The links that are chosen, or those of the navi nodes that are, or, if neither are, those between the chosen nodes;
/// both links of an edge may come. `f` returns false to stop. For questions: it asks for no link back.
template <typename F>
void forEachLinkMeant(const model::Model& m, Selection selection, F&& f);
/// Empty unless a link leads from the node into an area that is not open: the link back is out of reach there, and
/// would name a node that is gone or elsewhere.
std::string whyNotFree(const model::Model& m, const OpenAreas& open, model::Slot nodeRow);

template <typename F>
void forEachLinkMeant(const model::Model& m, Selection selection, F&& f) {
    bool any = false;
    for (const auto& e : selection) {
        if ((e.type != kLink && e.type != kNavi) || !m.isLive(e))
            continue;
        const auto l = e.type == kLink ? e.slot : linkOfNavi(m, e.slot);
        any = any || l != model::kNoSlot;
        if (l != model::kNoSlot && !f(l))
            return;
    }
    if (any)
        return;
    std::vector<bool> inside(m.capacity(kNode));
    for (const auto n : selected(m, selection, kNode))
        inside[n] = true;
    bool on = true;
    for (const auto& e : selection) {
        if (e.type != kNode || !on)
            continue;
        m.forEachReferrer(link::owner, e.slot, [&](model::Slot l) {
            const auto target = m.get(link::target, l);
            if (on && target.isSlot() && inside[target.slot()])
                on = f(l);
        });
    }
}

} // namespace navsmith::systems::gta_sa_paths
