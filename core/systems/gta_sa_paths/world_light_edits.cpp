// Lights where the game's compiler would set them for the traffic lights that stand in the open world.
#include "core/model/wording.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/gta_sa_paths/text/world_lights.h"
#include "core/systems/shared/path_selection.h"
#include "core/systems/shared/path_symbols.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <set>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// One link of each selected edge, and of each edge of a selected node.
std::vector<Slot> edgesToLight(const Model& m, Selection selection) {
    auto links = paths::selectedEdges(kEditing, m, selection);
    std::set<Slot> seen(links.begin(), links.end());
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            if (!seen.contains(reverseOf(m, l)) && seen.insert(l).second)
                links.push_back(l);
        }
    }
    return links;
}

bool stops(const Model& m, Slot n) {
    return stopsTraffic(flag::behaviour(m.get(node::flags, n)));
}

compiler::RoadEnd endOf(const Model& m, Slot n, Slot otherEnd) {
    compiler::RoadEnd end;
    for (const Slot l : linksFrom(m, n)) {
        const Ref target = m.get(link::target, l);
        end.links += stops(m, n) || (target.isSlot() && stops(m, target.slot())) ? 0 : 1;
        if (target.isSlot() && target.slot() != otherEnd)
            end.around += linkCount(m, target.slot());
    }
    return end;
}

/// Whether the light of an edge is for cars that come to the link's target.
bool isBeforeTarget(const Model& m, Slot l, const paths::DrawnEdge& edge) {
    const auto from = endOf(m, edge.from, edge.to);
    const auto to = endOf(m, edge.to, edge.from);
    return m.get(navi::attached, m.get(link::navi, l).slot()).pointsTo(edge.to)
               ? compiler::isLightForAttached(to, from)
               : !compiler::isLightForAttached(from, to);
}

std::string whyNotLight(const Model& m, Selection selection) {
    if (m.map() == nullptr || m.map()->placed == nullptr)
        return texts::format("This needs the ground of the game's world. Use File > Open Map.");
    return selected(m, selection, kNode).empty() && paths::selectedEdges(kEditing, m, selection).empty()
               ? texts::format("Select junctions, or links of roads or crossings.")
               : "";
}

/// What happens to an edge.
struct Lighting {
    Slot link = model::kNoSlot;
    bool crossing = false;
    bool lit = false;
    std::uint8_t cycle = 0;
    bool beforeTarget = false;
};

std::vector<Lighting> lightingOf(const Model& m, Selection selection) {
    const auto lights = compiler::lightsOf(*m.map()->placed);
    const compiler::PlacedLights placed(lights);
    std::vector<Lighting> all;
    for (const Slot l : edgesToLight(m, selection)) {
        const auto edge = paths::edgeOf(kGraph, m, l);
        if (!edge)
            continue;
        if (isPed(m, edge->from)) {
            if ((m.get(link::crossing, l) & kCrossesRoad) != 0)
                all.push_back({.link = l, .crossing = true, .lit = placed.isNear(edge->a) || placed.isNear(edge->b)});
        } else if (m.get(link::navi, l).isSlot()) {
            const auto cycle = placed.cycleOf(edge->a, edge->b);
            all.push_back({.link = l,
                           .lit = cycle != 0,
                           .cycle = cycle,
                           .beforeTarget = cycle != 0 && isBeforeTarget(m, l, *edge)});
        }
    }
    return all;
}

Description describeLighting(const Model& m, Selection selection, Arguments) {
    const auto all = lightingOf(m, selection);
    const auto count = [&](bool crossing, bool lit) {
        return static_cast<std::size_t>(std::ranges::count_if(
            all, [&](const Lighting& one) { return one.crossing == crossing && one.lit == lit; }));
    };
    return {texts::format("{} with a light, {} without. {} with a light, {} without.",
                          model::counted(count(false, true), "road"), count(false, false),
                          model::counted(count(true, true), "crossing"), count(true, false))};
}

EditResult runLighting(Transaction& tx, Selection selection, Arguments) {
    for (const auto& one : lightingOf(tx.model(), selection)) {
        if (one.crossing)
            setCrossing(tx, one.link, one.lit ? kCrossesRoad | kPedestrianLight : kCrossesRoad);
        else
            setLight(tx, one.link, one.cycle, one.beforeTarget);
    }
    return same(selection);
}

} // namespace

std::vector<Edit> worldLightEdits() {
    return {{.id = "light_by_world",
             .title = "Set Lights by World",
             .help = "Gives the selected junctions, roads and crossings lights as the game's compiler would for the "
                     "traffic lights that stand in the map",
             .section = "Lights",
             .whyDisabled = whyNotLight,
             .describe = describeLighting,
             .run = runLighting}};
}

} // namespace navsmith::systems::gta_sa_paths
