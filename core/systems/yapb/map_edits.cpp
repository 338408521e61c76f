// Edits that read the map: links where one can walk, and what the bots compute over it.
#include "core/model/wording.h"
#include "core/systems/shared/edit_parts.h"
#include "core/systems/stages.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/derived.h"
#include "core/systems/yapb/edits.h"
#include "core/systems/yapb/reach.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <set>

namespace navsmith::systems::yapb {

using model::kNoSlot;
using model::Model;
using model::Slot;
using model::Transaction;

namespace {

/// The selected nodes, or all; those with places.
std::vector<Slot> nodesMeant(const Model& m, Selection selection) {
    auto nodes = selectedOrAll(m, selection, kNode);
    std::erase_if(nodes, [&](Slot n) { return !placeOf(m, n); });
    return nodes;
}

/// Nodes within the reach of automatic links, the nearest first.
std::vector<Slot> neighbours(const Model& m, Slot n) {
    std::vector<std::pair<float, Slot>> near;
    const auto origin = originOf(m, n);
    m.forEachLive(kNode, [&](Slot other) {
        const auto place = other == n ? std::nullopt : placeOf(m, other);
        if (!place)
            return;
        if (const float away = glm::distance(origin, *place); away <= kLongestLink)
            near.emplace_back(away, other);
    });
    std::ranges::sort(near);
    std::vector<Slot> nodes;
    nodes.reserve(near.size());
    for (const auto& [away, other] : near)
        nodes.push_back(other);
    return nodes;
}

void linkOneWay(Transaction& tx, Slot from, Slot to) {
    const auto& m = tx.model();
    const auto& rays = m.map()->rays;
    if (canLink(m, from, to) && canWalk(rays, originOf(m, from), originOf(m, to)))
        makeLink(tx, from, to, horizontalDistance(originOf(m, from), originOf(m, to)));
}

EditResult runAutoLink(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto nodes = nodesMeant(m, selection);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (arguments.progress && !arguments.progress(texts::format("Looking from node to node"),
                                                      static_cast<double>(i) / static_cast<double>(nodes.size())))
            return refused({});
        for (const Slot other : neighbours(m, nodes[i])) {
            linkOneWay(tx, nodes[i], other);
            linkOneWay(tx, other, nodes[i]);
        }
    }
    std::set<Slot> useless;
    for (const Slot n : nodes) {
        for (const Slot l : uselessLinks(m, n)) {
            useless.insert(l);
            const auto ends = *endsOf(m, l);
            if (const Slot back = findLink(m, ends.to, ends.from); back != kNoSlot && !isJump(m, back))
                useless.insert(back);
        }
    }
    tx.erase(elements(kLink, {useless.begin(), useless.end()}));
    if (!tx.changedAnything())
        return nothingToDo(texts::format("There is nothing to link."));
    return stillLive(m, selection);
}

bool hasRadius(const Model& m, Slot n) {
    return !has(m, n, kLadder | kGoal | kCamp | kRescue | kCrouch) &&
           std::ranges::none_of(linksOf(m, n), [&](Slot l) { return isJump(m, l); });
}

EditResult runFitRadius(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot n : nodesMeant(m, selection)) {
        const float radius = hasRadius(m, n) ? freeRadius(m.map()->rays, originOf(m, n)) : 0;
        tx.setIfDifferent(node::radius, n, radius);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The radii fit already."));
    return same(selection);
}

EditResult runNarrow(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    std::size_t changed = 0;
    for (const Slot n : nodesMeant(m, selection)) {
        const auto narrow = isNarrow(m, m.map()->rays, n);
        if (!narrow || *narrow == has(m, n, kNarrow))
            continue;
        tx.set(node::flags, n, m.get(node::flags, n) ^ kNarrow);
        ++changed;
    }
    if (changed == 0)
        return nothingToDo(texts::format("The narrow flags fit already."));
    tx.note(texts::format("{} changed.", model::counted(changed, "flag")));
    return same(selection);
}

EditResult runLight(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto light = world::FloorLight::read(arguments.mapFile);
    if (!light)
        return refused(bytes::describe(light.error()));
    std::size_t changed = 0;
    for (const Slot n : nodesMeant(m, selection)) {
        const float value = lightAt(*light, originOf(m, n));
        if (m.get(node::light, n) == value)
            continue;
        tx.set(node::light, n, value);
        ++changed;
    }
    if (changed == 0)
        return nothingToDo(texts::format("The light of all nodes is that of the map."));
    tx.note(texts::format("The light of {} changed.", model::counted(changed, "node")));
    return same(selection);
}

EditResult runCountVisible(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto nodes = nodesMeant(m, selection);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (arguments.progress && !arguments.progress(texts::format("Looking from node to node"),
                                                      static_cast<double>(i) / static_cast<double>(nodes.size())))
            return refused({});
        const auto seen = visibleFrom(m, m.map()->rays, nodes[i]);
        tx.setIfDifferent(node::seenStanding, nodes[i], seen.standing);
        tx.setIfDifferent(node::seenCrouched, nodes[i], seen.crouched);
    }
    if (!tx.changedAnything())
        return nothingToDo(texts::format("The numbers fit already."));
    return same(selection);
}

/// A .pwf does not store what the bots compute.
std::string whyNotComputed(const Model& m, Selection) {
    const Slot f = fileRow(m);
    return f != kNoSlot && isPwf(m, f) ? texts::format("Only a .graph stores this.") : "";
}

} // namespace

std::vector<Edit> mapEdits() {
    return {{.id = "auto_link",
             .title = "Link Where One Can Walk",
             .help =
                 "Links nodes as the bots' editor does over the map, at most 250 units apart, and removes links that "
                 "shorter ones make useless",
             .section = "Map",
             .scope = EditScope::SelectionOrDocument,
             .usesMapFile = true,
             .run = runAutoLink},
            {.id = "fit_radius",
             .title = "Fit Radius to Space",
             .help = "Sets the radius as the bots' editor does: as far as the floor is free, at most 96",
             .section = "Map",
             .scope = EditScope::SelectionOrDocument,
             .needsMap = true,
             .run = runFitRadius},
            {.id = "compute_light",
             .title = "Compute Light",
             .help = "Sets the light of nodes to that of the floor below, as the bots do when they save",
             .section = "Map",
             .scope = EditScope::SelectionOrDocument,
             .usesMapFile = true,
             .whyDisabled = whyNotComputed,
             .run = runLight},
            {.id = "compute_narrow",
             .title = "Find Narrow Places",
             .help = "Sets the narrow flag as the bots do when they save",
             .section = "Map",
             .scope = EditScope::SelectionOrDocument,
             .needsMap = true,
             .run = runNarrow},
            {.id = "count_visible",
             .title = "Count Visible Nodes",
             .help = "Counts the nodes that a standing and a crouching player sees from each node",
             .section = "Map",
             .scope = EditScope::SelectionOrDocument,
             .usesMapFile = true,
             .whyDisabled = whyNotComputed,
             .run = runCountVisible}};
}

} // namespace navsmith::systems::yapb
