#include "core/systems/shared/slot_edits.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/edits.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <iterator>

namespace navsmith::systems::yapb {

using model::Element;
using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

bool canErase(const Model& m, const Element& e) {
    return m.isLive(e) && (e.type == kLink || e.type == kNode);
}

std::string whyNotErase(const Model& m, Selection selection) {
    return std::ranges::any_of(selection, [&](const Element& e) { return canErase(m, e); })
               ? ""
               : texts::format("Select nodes or links.");
}

EditResult runErase(Transaction& tx, Selection selection, Arguments) {
    Elements erased;
    std::ranges::copy_if(selection, std::back_inserter(erased),
                         [&](const Element& e) { return canErase(tx.model(), e); });
    tx.erase(erased);
    return Elements{};
}

std::string whyNotCamp(const Model& m, Selection selection) {
    return selected(m, selection, kNode).empty() ? texts::format("Select nodes.") : "";
}

/// Bots look to and fro over a right angle in the middle of which the node's links lead away.
EditResult runCamp(Transaction& tx, Selection selection, Arguments) {
    constexpr float half = 45;
    const auto& m = tx.model();
    for (const Slot n : selected(m, selection, kNode)) {
        glm::vec3 away{0};
        for (const Slot l : linksOf(m, n)) {
            const auto ends = endsOf(m, l);
            if (!ends || !placeOf(m, n) || !placeOf(m, ends->to))
                continue;
            const auto way = originOf(m, ends->to) - originOf(m, n);
            if (glm::length(way) > 1)
                away += glm::normalize(way);
        }
        const auto middle = glm::length(away) > 0.01F ? directionOf(away).yaw : 0;
        tx.set(node::flags, n, m.get(node::flags, n) | kCamp);
        tx.set(node::radius, n, 0.0F);
        tx.set(node::startPitch, n, 0.0F);
        tx.set(node::endPitch, n, 0.0F);
        tx.set(node::startYaw, n, storedYaw(middle - half));
        tx.set(node::endYaw, n, storedYaw(middle + half));
    }
    return same(selection);
}

} // namespace

Slot makeNode(Transaction& tx, const glm::vec3& at) {
    const Slot n = tx.create(kNode);
    if (n == kNoSlot)
        return n;
    tx.set(node::file, n, Ref::to(fileRow(tx.model())));
    setOrigin(tx, n, at);
    tx.moveLast({kNode, n});
    return n;
}

void inheritFlags(Transaction& tx, Slot nodeRow, Slot from, Slot to) {
    const auto& m = tx.model();
    tx.set(node::flags, nodeRow, m.get(node::flags, from) & m.get(node::flags, to) & (kCrouch | kLadder));
}

std::vector<Edit> nodeEdits() {
    return {slotInsertEdit<kGraph>(),
            {.id = "camp",
             .title = "Make Camps",
             .help = "Makes camps of the selected nodes. Bots look along their links; drag the ends of the two "
                     "directions to turn them.",
             .section = "Nodes",
             .whyDisabled = whyNotCamp,
             .run = runCamp},
            {.id = "erase",
             .title = "Delete",
             .help = "Deletes the selected nodes and links",
             .section = "Nodes",
             .shortcut = "Del",
             .role = EditRole::Erase,
             .whyDisabled = whyNotErase,
             .run = runErase}};
}

} // namespace navsmith::systems::yapb
