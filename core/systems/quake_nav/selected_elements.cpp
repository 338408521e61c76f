#include "core/systems/quake_nav/selected_elements.h"

#include "core/model/property.h"
#include "core/model/wording.h"
#include "core/systems/quake_nav/traversals.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

std::vector<Slot> selectedLinks(const Model& m, Selection selection) {
    std::vector<Slot> links;
    std::vector<bool> isListed(m.capacity(kLink));
    const auto add = [&](Slot l) {
        if (l != kNoSlot && !isListed[l]) {
            isListed[l] = true;
            links.push_back(l);
        }
    };
    for (const auto& e : selection) {
        if (!m.isLive(e))
            continue;
        if (e.type == kLink)
            add(e.slot);
        else if (e.type == kTraversal)
            add(linkOfTraversal(m, e.slot));
        else if (const Ref tied = e.type == kEdict ? m.get(edict::link, e.slot) : Ref(); tied.isSlot())
            add(tied.slot());
    }
    if (!links.empty())
        return links;
    std::vector<bool> inside(m.capacity(kNode));
    const auto nodes = selected(m, selection, kNode);
    for (const Slot n : nodes)
        inside[n] = true;
    for (const Slot n : nodes) {
        for (const Slot l : m.referrers(link::owner, n)) {
            const Ref target = m.get(link::target, l);
            if (target.isSlot() && inside[target.slot()])
                add(l);
        }
    }
    return links;
}

Parameter typeParameter(quake::NavGame game) {
    std::vector<std::string_view> names;
    for (const auto& entry : linkTypes(game))
        names.push_back(entry.title);
    return choiceParameter(kTypeArgument, "Type", "How bots move along the link", names);
}

std::string whyNotLinks(const Model& m, Selection selection) {
    return selectedLinks(m, selection).empty() ? texts::format("Select links or linked nodes.") : "";
}

std::string whyNotNodes(const Model& m, Selection selection) {
    return selected(m, selection, kNode).empty() ? texts::format("Select nodes.") : "";
}

void noteFullNodes(Transaction& tx, const std::set<Slot>& nodes) {
    const auto& m = tx.model();
    for (const Slot n : nodes) {
        if (linkCount(m, n) > quake::kMaxNodeLinks) {
            tx.note(model::capitalised(texts::format("{} now has {} links. The game's own editor allows {}.",
                                                     model::elementName(m, {kNode, n}), linkCount(m, n),
                                                     quake::kMaxNodeLinks)));
            return;
        }
    }
}

Slot makeLink(Transaction& tx, Slot from, Slot to, std::uint8_t type) {
    const auto& m = tx.model();
    if (const Slot there = findLink(m, from, to); there != kNoSlot)
        return there;
    const Slot l = tx.create(kLink);
    if (l == kNoSlot)
        return l;
    tx.set(link::owner, l, Ref::to(from));
    tx.set(link::target, l, Ref::to(to));
    tx.set(link::type, l, type);
    tx.set(link::mask, l, newMask(gameOf(m), versionOf(m)));
    tx.moveLast({kLink, l});
    markEnds(tx, l);
    if (const auto* info = typeOf(m, l); info != nullptr && info->traversal != Carries::Never)
        giveTraversal(tx, l);
    return l;
}

} // namespace navsmith::systems::quake_nav
