#include "core/systems/quake_nav/attach_pasted.h"

#include "formats/texts/texts.h"

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

/// The clipboard text is not trusted.
bool isSound(const Model& m, Selection pasted) {
    return std::ranges::all_of(pasted, [&](const model::Element& e) {
        if (e.type == kLink)
            return endsOf(m, e.slot).has_value();
        return e.type != kEdict || m.get(edict::link, e.slot).isSlot();
    });
}

/// Removes what the version does not store, and sets teams if the source version may have had none.
void trim(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const auto game = gameOf(m);
    const auto version = versionOf(m);
    const unsigned teams = newMask(game, version);
    std::size_t trimmed = 0;
    std::size_t opened = 0;
    for (const Slot l : selected(m, pasted, kLink)) {
        const unsigned mask = m.get(link::mask, l);
        if (!hasMask(game, version)) {
            tx.set(link::mask, l, newMask(game, version));
        } else if ((mask & teams) == 0) {
            tx.set(link::mask, l, static_cast<std::uint8_t>(mask | teams));
            ++opened;
        }
    }
    for (const Slot n : selected(m, pasted, kNode)) {
        const auto flags = m.get(node::flags, n);
        const auto validFlags = static_cast<std::uint16_t>(flags & knownFlags(game, version));
        if (validFlags != flags) {
            tx.set(node::flags, n, validFlags);
            ++trimmed;
        }
    }
    if (opened != 0)
        tx.note(
            texts::format("Copied links without a team now allow all teams: the original file may not store teams."));
    if (trimmed != 0)
        tx.note(texts::format("Flags that this version of the format does not store were dropped."));
}

} // namespace

bool holdsNoPlace(const model::PropertySpec& property, const glm::dvec3& value) {
    return property.id == "exit" && !isExit(glm::vec3(value));
}

EditResult attachPasted(Transaction& tx, Selection pasted) {
    const auto& m = tx.model();
    const Slot f = fileRow(m);
    if (!isSound(m, pasted))
        return refused(texts::format("The copied text is damaged: a link has no ends."));
    if (f == model::kNoSlot)
        return refused(texts::format("There is no file to add the elements to."));
    for (const Slot n : selected(m, pasted, kNode))
        tx.set(node::file, n, Ref::to(f));
    for (const Slot t : selected(m, pasted, kTraversal))
        tx.set(traversal::file, t, Ref::to(f));
    for (const Slot e : selected(m, pasted, kEdict))
        tx.set(edict::file, e, Ref::to(f));
    trim(tx, pasted);
    if (const auto edicts = selected(m, pasted, kEdict); !edicts.empty())
        tx.note(
            edicts.size() == 1
                ? texts::format(
                      "The copied edict still has the box and number of the original. Tie it to its own brush entity.")
                : texts::format(
                      "The copied edicts still have the boxes and numbers of the originals. Tie them to their own "
                      "brush entities."));
    // Select what is visible: nodes; other types only if they were pasted alone.
    for (const auto type : {kNode, kLink, kTraversal, kEdict}) {
        if (auto rows = selected(m, pasted, type); !rows.empty())
            return elements(type, rows);
    }
    return Elements{};
}

} // namespace navsmith::systems::quake_nav
