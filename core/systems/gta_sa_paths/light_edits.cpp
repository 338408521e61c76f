#include "core/model/wording.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edits.h"
#include "core/systems/shared/path_selection.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace navsmith::systems::gta_sa_paths {

using model::kNoSlot;
using model::Model;
using model::Ref;
using model::Slot;
using model::Transaction;

namespace {

constexpr unsigned kNorthSouth = 1;
constexpr unsigned kWestEast = 2;
constexpr std::size_t kJunctionLinks = 3;

bool hasLight(const Traffic& traffic) {
    return (traffic.lights & 3U) != 0;
}

/// By the compass heading of the road at the junction (section 5).
unsigned cycleOf(const Model& m, Slot l) {
    const Ref n = m.get(link::navi, l);
    const int dx = std::abs(int{m.get(navi::directionX, n.slot())});
    const int dy = std::abs(int{m.get(navi::directionY, n.slot())});
    return dx > dy ? kWestEast : kNorthSouth;
}

enum class Phase : std::uint8_t { Compass, Exchanged, NorthSouth, WestEast };
enum class Existing : std::uint8_t { Replace, Keep, ReplaceAll };
constexpr Argument<Phase> kPhase{"phase"};
constexpr Argument<Existing> kExisting{"existing"};

unsigned cycleFor(const Model& m, Slot l, Phase phase) {
    switch (phase) {
    case Phase::Compass:
        return cycleOf(m, l);
    case Phase::Exchanged:
        return kNorthSouth + kWestEast - cycleOf(m, l);
    case Phase::NorthSouth:
        return kNorthSouth;
    case Phase::WestEast:
        return kWestEast;
    }
    return kNorthSouth;
}

bool isJunction(const Model& m, Slot n) {
    return typeOf(m, n) == NodeType::Car && linkCount(m, n) >= kJunctionLinks;
}

/// Whether a road into a junction, by its link that leads away from there, can take a light: traffic comes by it, and
/// its navi node has room for one light.
bool takesLight(const Model& m, Slot l, Existing existing) {
    const auto traffic = trafficOf(m, l);
    if (!traffic.hasNavi || traffic.back == 0)
        return false;
    if (!hasLight(traffic) || existing == Existing::ReplaceAll)
        return true;
    const Ref other = m.get(link::target, l);
    const bool forOther =
        traffic.lightBeforeTarget && (!other.isSlot() || linkCount(m, other.slot()) >= kJunctionLinks);
    return existing == Existing::Replace && !forOther;
}

/// The link of a selected edge that leads away from a junction at one of its ends: from the one that the selected link
/// leads to, if that is one. kNoSlot if neither is.
Slot fromJunction(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (const Slot back = reverseOf(m, l); back != kNoSlot && isJunction(m, target.slot()))
        return back;
    return isJunction(m, m.get(link::owner, l).slot()) ? l : kNoSlot;
}

/// The roads into junctions, by their links that lead away from there: those that are selected, and all of a selected
/// junction.
std::vector<Slot> approaches(const Model& m, Selection selection) {
    std::vector<Slot> links;
    const auto add = [&](Slot l) {
        if (l != kNoSlot && std::ranges::find(links, l) == links.end())
            links.push_back(l);
    };
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n))
            add(l);
    }
    for (const Slot l : paths::selectedEdges(kEditing, m, selection))
        add(fromJunction(m, l));
    return links;
}

template <std::uint8_t flags>
EditResult runCrossing(Transaction& tx, Selection selection, Arguments) {
    for (const Slot l : paths::selectedEdges(kEditing, tx.model(), selection))
        setCrossing(tx, l, flags);
    return same(selection);
}

std::string whyNotLights(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    for (const Slot n : nodes) {
        if (typeOf(m, n) != NodeType::Car)
            return model::capitalised(texts::format("{} is a {} node: only car roads have traffic lights.",
                                                    nodeName(m, n), typeName(typeOf(m, n))));
        if (linkCount(m, n) < kJunctionLinks)
            return model::capitalised(
                texts::format("{} is not a junction: it has fewer than {} links.", nodeName(m, n), kJunctionLinks));
    }
    bool any = !nodes.empty();
    for (const auto& e : selection) {
        const Slot l = paths::linkOf(kEditing, m, e);
        if (l == kNoSlot)
            continue;
        any = true;
        if (fromJunction(m, l) == kNoSlot)
            return texts::format("The link from {} to {} does not lead to a junction of car roads.",
                                 nodeName(m, m.get(link::owner, l).slot()),
                                 nodeName(m, link::target, m.get(link::target, l)));
    }
    return any ? "" : texts::format("Select a junction, or links that lead to one.");
}

Description describeLights(const Model& m, Selection selection, Arguments arguments) {
    const auto links = approaches(m, selection);
    std::array<std::size_t, 3> roads{}; // without a change, then by cycle
    for (const Slot l : links)
        ++roads[takesLight(m, l, arguments.get(kExisting)) ? cycleFor(m, l, arguments.get(kPhase)) : 0];
    return {texts::format("{}: {} north-south, {} west-east, {} unchanged.", model::counted(links.size(), "road"),
                          roads[kNorthSouth], roads[kWestEast], roads[0])};
}

EditResult runLights(Transaction& tx, Selection selection, Arguments arguments) {
    const auto& m = tx.model();
    const auto phase = arguments.get(kPhase);
    const auto existing = arguments.get(kExisting);
    bool any = false;
    for (const Slot l : approaches(m, selection)) {
        if (!takesLight(m, l, existing))
            continue;
        setLight(tx, l, cycleFor(m, l, phase), false);
        any = true;
    }
    if (!any && existing == Existing::Keep)
        return refused(texts::format("Every road that can have a light here already has one."));
    if (!any)
        return refused(texts::format(
            "No road that leads here has room for a light. A navi node holds one light, and these are used "
            "for the junctions at the other ends."));
    return same(selection);
}

std::string whyNotClearLights(const Model& m, Selection selection) {
    bool any = false;
    for (const auto& e : selection) {
        if (any || !m.isLive(e))
            continue;
        if (e.type == kNavi)
            any = (m.get(navi::lights, e.slot) & 3U) != 0;
        else if (e.type == kLink)
            any = hasLight(trafficOf(m, e.slot));
        else if (e.type == kNode)
            m.forEachReferrer(link::owner, e.slot, [&](Slot l) {
                const auto traffic = trafficOf(m, l);
                any = any || (hasLight(traffic) && !traffic.lightBeforeTarget);
            });
    }
    return any ? "" : texts::format("The selection has no traffic lights.");
}

EditResult runClearLights(Transaction& tx, Selection selection, Arguments) {
    const auto& m = tx.model();
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            const auto traffic = trafficOf(m, l);
            if (hasLight(traffic) && !traffic.lightBeforeTarget)
                setLight(tx, l, 0, false);
        }
    }
    for (const Slot l : paths::selectedEdges(kEditing, m, selection))
        setLight(tx, l, 0, false);
    return same(selection);
}

std::string whyNotCrossing(const Model& m, Selection selection) {
    bool any = false;
    bool ped = true;
    if (hasType(selection, kLink)) {
        any = paths::forEachLink(kEditing, m, selection, [&](Slot l) {
            ped = isPed(m, m.get(link::owner, l).slot());
            return ped;
        });
    }
    if (!any)
        return texts::format("Select links of a pedestrian path.");
    return ped ? "" : texts::format("Only links between pedestrian nodes cross a road.");
}

} // namespace

std::vector<Edit> lightEdits() {
    return {
        {.id = "propose_lights",
         .title = "Set Up Traffic Lights",
         .help = "Adds a light for incoming traffic to each road into the selected junction, or to each selected road",
         .section = "Lights",
         .parameters = {choiceParameter(kPhase, "Phase", "Which of the game's two light cycles the road gets",
                                        {"by direction of the road", "exchanged", "north-south", "west-east"}),
                        choiceParameter(kExisting, "Existing lights",
                                        "A navi node holds one light, for one of the junctions at its ends",
                                        {"replace", "keep", "replace, including those for other junctions"})},
         .whyDisabled = whyNotLights,
         .describe = describeLights,
         .run = runLights},
        {.id = "clear_lights",
         .title = "Remove Traffic Lights",
         .help = "Removes the lights of the selected links, or those for the selected junctions",
         .section = "Lights",
         .whyDisabled = whyNotClearLights,
         .run = runClearLights},
        {.id = "crossing",
         .title = "Mark as Crossing",
         .help = "Marks the selected pedestrian links as crossing a road without a light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<kCrossesRoad>},
        {.id = "pedestrian_light",
         .title = "Mark as Crossing with Light",
         .help = "Marks the selected pedestrian links as crossing a road at a pedestrian light",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<kCrossesRoad | kPedestrianLight>},
        {.id = "no_crossing",
         .title = "Clear Crossing",
         .help = "Marks the selected pedestrian links as not crossing a road",
         .section = "Lights",
         .whyDisabled = whyNotCrossing,
         .run = runCrossing<0>},
    };
}

} // namespace navsmith::systems::gta_sa_paths
