#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/edit_parts.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>

namespace navsmith::systems::quake_text {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

bool canErase(const Model& m, const Element& e) {
    return m.isLive(e) && (e.type == kLink || (e.type == kNode && !isOfMap(m, e.slot)));
}

std::string whyNotErase(const Model& m, Selection selection) {
    if (std::ranges::any_of(selection, [&](const Element& e) { return canErase(m, e); }))
        return {};
    return hasType(selection, kNode)
               ? texts::format("These markers are the map's: the game numbers them whatever the file says.")
               : texts::format("Select nodes or links.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    Elements gone;
    std::ranges::copy_if(selection, std::back_inserter(gone),
                         [&](const Element& e) { return canErase(tx.model(), e); });
    tx.erase(gone);
    return Elements{};
}

/// Walks, whose ends have places.
bool canInsert(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    return ends && ends->from != ends->to && kindOf(m, l) == WayKind::Walk && placeOf(m, ends->from) &&
           placeOf(m, ends->to);
}

std::string whyNotInsert(const Model& m, Selection selection) {
    const auto links = selected(m, selection, kLink);
    return std::ranges::any_of(links, [&](Slot l) { return canInsert(m, l); })
               ? ""
               : texts::format("Select links that are walked and whose ends have positions.");
}

EditResult runInsert(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::vector<Slot> newNodes;
    std::set<Slot> done;
    for (const Slot l : selected(m, selection, kLink)) {
        if (done.contains(l) || !canInsert(m, l))
            continue;
        const auto [from, to] = *endsOf(m, l);
        const Slot n = makeNode(tx, (*placeOf(m, from) + *placeOf(m, to)) * 0.5F);
        if (n == kNoSlot)
            return Elements{};
        tx.set(node::zone, n, m.get(node::zone, from));
        tx.set(link::target, l, Ref::to(n));
        makeLink(tx, n, to);
        done.insert(l);
        if (const Slot back = findLink(m, to, from); back != kNoSlot && canInsert(m, back)) {
            tx.set(link::target, back, Ref::to(n));
            makeLink(tx, n, from);
            done.insert(back);
        }
        newNodes.push_back(n);
    }
    return elements(kNode, newNodes);
}

} // namespace

Slot makeNode(Transaction& tx, const glm::vec3& at) {
    const Slot n = tx.create(kNode);
    if (n == kNoSlot)
        return n;
    tx.set(node::file, n, Ref::to(fileRow(tx.model())));
    setOrigin(tx, n, at);
    tx.set(node::upperX, n, at.x);
    tx.set(node::upperY, n, at.y);
    tx.set(node::upperZ, n, at.z);
    tx.moveLast({kNode, n});
    return n;
}

std::vector<Edit> nodeEdits() {
    return {{.id = "insert",
             .title = "Insert Nodes",
             .help = "Inserts a node halfway along each selected link that is walked",
             .section = "Nodes",
             .shortcut = "I",
             .whyDisabled = whyNotInsert,
             .run = runInsert},
            {.id = "erase",
             .title = "Delete",
             .help = "Deletes the selected nodes and links. Markers of the map stay.",
             .section = "Nodes",
             .shortcut = "Del",
             .role = EditRole::Erase,
             .whyDisabled = whyNotErase,
             .run = runErase}};
}

} // namespace navsmith::systems::quake_text
