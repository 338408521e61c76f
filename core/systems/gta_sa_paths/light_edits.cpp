#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edit_functions.h"

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

/// Parameters of propose_lights, in order, and their choices.
enum LightValue : std::uint8_t { PhaseOf, ExistingOnes };
enum class Phase : std::uint8_t { Compass, Exchanged, NorthSouth, WestEast };
enum class Existing : std::uint8_t { Replace, Keep, ReplaceAll };

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

/// The link of a chosen edge that leads away from a junction at one of its ends: from the one that the chosen link
/// leads to, if that is one. kNoSlot if neither is.
Slot fromJunction(const Model& m, Slot l) {
    const Ref target = m.get(link::target, l);
    if (const Slot back = reverseOf(m, l); back != kNoSlot && isJunction(m, target.slot()))
        return back;
    return isJunction(m, m.get(link::owner, l).slot()) ? l : kNoSlot;
}

/// The roads into junctions that are meant, by their links that lead away from there: those that were chosen, and all
/// of a chosen junction.
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
    for (const Slot l : selectedEdges(m, selection))
        add(fromJunction(m, l));
    return links;
}

EditResult setCrossings(Transaction& tx, Selection selection, std::uint8_t flags) {
    for (const Slot l : selectedEdges(tx.model(), selection))
        setCrossing(tx, l, flags);
    return Elements(selection.begin(), selection.end());
}

} // namespace

std::string whyNotLights(const Model& m, Selection selection) {
    const auto nodes = selected(m, selection, kNode);
    for (const Slot n : nodes) {
        if (typeOf(m, n) != NodeType::Car)
            return fmt::format("{} is a {} node: only car roads have traffic lights.", nodeName(m, n),
                               typeName(typeOf(m, n)));
        if (linkCount(m, n) < kJunctionLinks)
            return fmt::format("{} is no junction: fewer than {} links.", nodeName(m, n), kJunctionLinks);
    }
    bool any = !nodes.empty();
    for (const auto& e : selection) {
        if ((e.type != kLink && e.type != kNavi) || !m.isLive(e))
            continue;
        const Slot l = e.type == kLink ? e.slot : linkOfNavi(m, e.slot);
        if (l == kNoSlot)
            continue;
        any = true;
        if (fromJunction(m, l) == kNoSlot)
            return fmt::format("The link from {} to {} leads to no junction of car roads.",
                               nodeName(m, m.get(link::owner, l).slot()),
                               nodeName(m, link::target, m.get(link::target, l)));
    }
    return any ? "" : "Choose a junction, or links that lead to one.";
}

Description describeLights(const Model& m, Selection selection, Values values) {
    if (!whyNotLights(m, selection).empty())
        return {};
    const auto links = approaches(m, selection);
    std::array<std::size_t, 3> roads{}; // without a change, then by cycle
    for (const Slot l : links)
        ++roads[takesLight(m, l, static_cast<Existing>(values[ExistingOnes]))
                    ? cycleFor(m, l, static_cast<Phase>(values[PhaseOf]))
                    : 0];
    return {fmt::format("Of {} {}, {} north-south, {} west-east; {} left as {}.", links.size(),
                        links.size() == 1 ? "road" : "roads", roads[kNorthSouth], roads[kWestEast], roads[0],
                        roads[0] == 1 ? "it is" : "they are")};
}

EditResult runLights(Transaction& tx, Selection selection, Values values) {
    const auto& m = tx.model();
    if (auto reason = whyNotLights(m, selection); !reason.empty())
        return refused(std::move(reason));
    const auto phase = static_cast<Phase>(values[PhaseOf]);
    const auto existing = static_cast<Existing>(values[ExistingOnes]);
    bool any = false;
    for (const Slot l : approaches(m, selection)) {
        if (!takesLight(m, l, existing))
            continue;
        setLight(tx, l, cycleFor(m, l, phase), false);
        any = true;
    }
    if (!any && existing == Existing::Keep)
        return refused("No road leads here that could take a light and has none.");
    if (!any)
        return refused("No road leads here that could take a light: each navi node has room for one, and those have "
                       "one for the junction at their other end.");
    return Elements(selection.begin(), selection.end());
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
    return any ? "" : "There is no light for what is selected.";
}

EditResult runClearLights(Transaction& tx, Selection selection, Values) {
    const auto& m = tx.model();
    for (const Slot n : selected(m, selection, kNode)) {
        for (const Slot l : linksFrom(m, n)) {
            const auto traffic = trafficOf(m, l);
            if (hasLight(traffic) && !traffic.lightBeforeTarget)
                setLight(tx, l, 0, false);
        }
    }
    for (const Slot l : selectedEdges(m, selection))
        setLight(tx, l, 0, false);
    return Elements(selection.begin(), selection.end());
}

std::string whyNotCrossing(const Model& m, Selection selection) {
    bool any = false;
    bool ped = true;
    if (hasType(selection, kLink)) {
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

EditResult runCrossing(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, kCrossesRoad);
}

EditResult runNoCrossing(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, 0);
}

EditResult runPedestrianLight(Transaction& tx, Selection selection, Values) {
    return setCrossings(tx, selection, kCrossesRoad | kPedestrianLight);
}

} // namespace navsmith::systems::gta_sa_paths
