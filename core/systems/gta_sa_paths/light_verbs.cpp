#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/verb_functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace navsmith::systems::gta_sa_paths {

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

/// Whether a road into a junction is free for a light of this junction: traffic comes by it, and its navi node, which
/// has room for one light, has none for a junction at the other end.
bool takesLight(const Model& m, Slot l) {
    const auto traffic = trafficOf(m, l);
    if (!traffic.hasNavi || traffic.back == 0)
        return false;
    const Ref other = m.get(link::target, l);
    const bool forOther = hasLight(traffic) && traffic.lightBeforeTarget;
    return !forOther || !other.isSlot() || linkCount(m, other.slot()) < kJunctionLinks;
}

VerbResult setCrossings(Transaction& tx, Selection selection, std::uint8_t flags) {
    for (const Slot l : chosenEdges(tx.model(), selection))
        setCrossing(tx, l, flags);
    return Elements(selection.begin(), selection.end());
}

} // namespace

std::string unfitLights(const Model& m, Selection selection) {
    const auto nodes = chosen(m, selection, kNode);
    if (nodes.empty())
        return "Choose a junction.";
    for (const Slot n : nodes) {
        if (typeOf(m, n) != NodeType::Car)
            return fmt::format("{} is a {} node: only car roads have traffic lights.", nodeName(m, n),
                               typeName(typeOf(m, n)));
        if (linkCount(m, n) < kJunctionLinks)
            return fmt::format("{} is no junction: fewer than {} links.", nodeName(m, n), kJunctionLinks);
    }
    return {};
}

VerbResult runLights(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    if (auto reason = unfitLights(m, selection); !reason.empty())
        return refused(std::move(reason));
    bool any = false;
    for (const Slot n : chosen(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            if (!takesLight(m, l))
                continue;
            setLight(tx, l, cycleOf(m, l), false);
            any = true;
        }
    }
    if (!any)
        return refused("No road leads here that could take a light: each navi node has room for one, and those have "
                       "one for the junction at their other end.");
    return Elements(selection.begin(), selection.end());
}

std::string unfitClearLights(const Model& m, Selection selection) {
    bool any = false;
    for (const auto& e : selection) {
        if (any || !m.isLive(e))
            continue;
        if (e.kind == kNavi)
            any = (m.get(navi::lights, e.slot) & 3U) != 0;
        else if (e.kind == kLink)
            any = hasLight(trafficOf(m, e.slot));
        else if (e.kind == kNode)
            m.forEachReferrer(link::owner, e.slot, [&](Slot l) {
                const auto traffic = trafficOf(m, l);
                any = any || (hasLight(traffic) && !traffic.lightBeforeTarget);
            });
    }
    return any ? "" : "There is no light for what is chosen.";
}

VerbResult runClearLights(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    for (const Slot n : chosen(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            const auto traffic = trafficOf(m, l);
            if (hasLight(traffic) && !traffic.lightBeforeTarget)
                setLight(tx, l, 0, false);
        }
    }
    for (const Slot l : chosenEdges(m, selection))
        setLight(tx, l, 0, false);
    return Elements(selection.begin(), selection.end());
}

std::string unfitCrossing(const Model& m, Selection selection) {
    bool any = false;
    bool ped = true;
    if (holds(selection, kLink)) {
        forEachLinkMeant(m, selection, [&](Slot l) {
            any = true;
            ped = isPed(m, m.get(link::owner, l).slot());
            return ped;
        });
    }
    if (!any)
        return "Choose links of a ped path.";
    return ped ? "" : "Only links between ped nodes cross a road.";
}

VerbResult runCrossing(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, kCrossesRoad);
}

VerbResult runNoCrossing(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, 0);
}

VerbResult runPedestrianLight(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, kCrossesRoad | kPedestrianLight);
}

} // namespace navsmith::systems::gta_sa_paths
