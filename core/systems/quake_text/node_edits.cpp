#include "core/systems/quake_text/access.h"
#include "core/systems/quake_text/edits.h"
#include "core/systems/shared/slot_edits.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <iterator>

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
    Elements erased;
    std::ranges::copy_if(selection, std::back_inserter(erased),
                         [&](const Element& e) { return canErase(tx.model(), e); });
    tx.erase(erased);
    return Elements{};
}

} // namespace

Slot makeNode(Transaction& tx, const glm::vec3& at) {
    const Slot n = tx.create(kNode);
    if (n == kNoSlot)
        return n;
    tx.set(node::file, n, Ref::to(fileRow(tx.model())));
    setOrigin(tx, n, at);
    setPoint(tx, kNodeUpper, n, at);
    tx.moveLast({kNode, n});
    return n;
}

void inheritZone(Transaction& tx, Slot nodeRow, Slot from, Slot) {
    tx.set(node::zone, nodeRow, tx.model().get(node::zone, from));
}

void completePasted(Transaction& tx, Slot nodeRow) {
    tx.set(node::fromMap, nodeRow, std::uint8_t{0});
    tx.set(node::className, nodeRow, std::string());
}

std::vector<Edit> nodeEdits() {
    return {slotInsertEdit<kGraph>(),
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
