// Rules about traffic: whether it can leave where it arrives, and whether lights are at junctions.
#include "core/routing/strong_parts.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/edges.h"
#include "core/systems/gta_sa_paths/junction_lights.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_rules.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Units along the road from a light to the nearest junction. Of the 1,689 lights of the stock set one is further away
/// than 49, at 90.
constexpr double kFarthestJunction = 60;
constexpr int kMostRoadNodes = 64; ///< followed to a junction: roads may be loops of length 0

/// One road at a node: lanes towards it and away from it.
struct Road {
    Ref target;
    unsigned in = 0;
    unsigned out = 0;
};

/// Nothing if the navi node is not open, or if it is unknown what it is attached to.
std::optional<Road> roadOf(const Model& m, Slot nodeRow, Slot l) {
    const Ref ref = m.get(link::navi, l);
    if (!ref.isSlot())
        return std::nullopt;
    const Slot n = ref.slot();
    const Ref target = m.get(link::target, l);
    const Ref attached = m.get(navi::attached, n);
    bool here = attached.pointsTo(nodeRow);
    if (!here && !sameNode(m, link::target, target, navi::attached, attached)) {
        // Attached to neither end, perhaps shared with a road beside this one: its direction says which lanes are
        // which.
        if (!target.isSlot())
            return std::nullopt;
        const double dx = static_cast<double>(m.get(node::x, nodeRow)) - m.get(node::x, target.slot());
        const double dy = static_cast<double>(m.get(node::y, nodeRow)) - m.get(node::y, target.slot());
        here = m.get(navi::directionX, n) * dx + m.get(navi::directionY, n) * dy > 0;
    }
    const auto lanes = m.get(navi::lanes, n);
    const unsigned to = lanesToAttached(lanes);
    const unsigned from = lanesFromAttached(lanes);
    return here ? Road{target, to, from} : Road{target, from, to};
}

/// Where traffic arrives at a node with two roads and cannot go on; empty if it can.
std::string lanesMeetFault(const Model& m, Slot row) {
    if (typeOf(m, row) != NodeType::Car)
        return {};
    std::array<Slot, 2> links{kNoSlot, kNoSlot};
    std::size_t count = 0;
    m.forEachReferrer(link::owner, row, [&](Slot l) {
        if (count < links.size())
            links[count] = l;
        ++count;
    });
    if (count != links.size())
        return {};
    std::ranges::sort(links);
    const auto a = roadOf(m, row, links[0]);
    const auto b = roadOf(m, row, links[1]);
    if (!a || !b)
        return {};
    for (const auto& [from, to] : {std::pair(*a, *b), std::pair(*b, *a)}) {
        if (from.in > 0 && to.out == 0)
            return texts::format("Traffic from {} has no lane to continue to {}",
                                 nodeName(m, link::target, from.target), nodeName(m, link::target, to.target));
    }
    return {};
}

void checkLanesMeet(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (auto fault = lanesMeetFault(m, row); !fault.empty())
            out.add(row, std::move(fault));
    }
}

// One-way traps ------------------------------------------------------------------------------------------------------

/// The lanes between car nodes as a graph.
struct LaneGraph {
    std::vector<std::vector<Slot>> next; ///< by node: where traffic goes from there
    std::vector<std::uint8_t> leaves; ///< by node: traffic may leave for what is not known, or no road, or ends there
};

LaneGraph laneGraph(const Model& m) {
    LaneGraph graph;
    const auto size = m.column(node::x).size();
    graph.next.resize(size);
    graph.leaves.resize(size, 0);
    m.forEachLive(kLink, [&](Slot l) {
        const Slot from = m.get(link::owner, l).slot();
        if (typeOf(m, from) != NodeType::Car)
            return;
        if (stopsTraffic(flag::behaviour(m.get(node::flags, from))))
            graph.leaves[from] = 1;
        const Ref target = m.get(link::target, l);
        const auto road = roadOf(m, from, l);
        if (road && road->out == 0)
            return;
        if (road && target.isSlot() && typeOf(m, target.slot()) == NodeType::Car)
            graph.next[from].push_back(target.slot());
        else
            graph.leaves[from] = 1;
    });
    return graph;
}

/// Parts of the road network that traffic enters and never leaves, unless SA039 tells why.
void checkTraps(const Model& m, Rows rows, Findings& out) {
    const auto graph = laneGraph(m);
    const auto parts = routing::strongParts(graph.next);
    std::vector<std::uint8_t> leaves(parts.sizes.size(), 0);                             // or has its fault reported
    std::vector<std::pair<Slot, Slot>> entrance(parts.sizes.size(), {kNoSlot, kNoSlot}); // from outside, and inside
    for (const Slot from : rows) {
        const auto part = parts.partOf[from];
        if (graph.leaves[from] != 0 || !lanesMeetFault(m, from).empty())
            leaves[part] = 1;
        for (const Slot to : graph.next[from]) {
            const auto other = parts.partOf[to];
            if (other == part)
                continue;
            leaves[part] = 1;
            if (entrance[other].second == kNoSlot || to < entrance[other].second)
                entrance[other] = {from, to};
        }
    }
    for (std::size_t part = 0; part < parts.sizes.size(); ++part) {
        const auto [from, to] = entrance[part];
        const auto size = parts.sizes[part];
        if (leaves[part] != 0 || to == kNoSlot)
            continue;
        if (size == 1)
            out.add(to, texts::format("Traffic arrives from {}, and no lane leads away", nodeName(m, from)));
        else
            out.add(to, texts::format("Traffic arrives from {}, and no lane leads out of the {} nodes from here on",
                                      nodeName(m, from), size));
    }
}

// Lights -------------------------------------------------------------------------------------------------------------

/// Both ends of the edge that a lit navi node is attached to, if they are open.
std::optional<std::pair<Slot, Slot>> litEnds(const Model& m, Slot row) {
    if ((m.get(navi::lights, row) & kCycleBits) == 0)
        return std::nullopt;
    const auto edge = attachedEdgeOf(m, row);
    if (!edge || !edge->target.isSlot())
        return std::nullopt;
    return std::pair(edge->attachedEnd(), edge->otherEnd());
}

void checkLight(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        const unsigned cycle = m.get(navi::lights, row) & kCycleBits;
        if (cycle == 0)
            continue;
        const auto ends = litEnds(m, row);
        if (ends && linkCount(m, ends->first) < kJunctionLinks && linkCount(m, ends->second) < kJunctionLinks) {
            out.add(row, texts::format("The traffic light is not at a junction: {} and {} have fewer than 3 links",
                                       nodeName(m, ends->first), nodeName(m, ends->second)));
            continue;
        }
        const int dx = std::abs(int{m.get(navi::directionX, row)});
        const int dy = std::abs(int{m.get(navi::directionY, row)});
        if (cycle == 1 ? dx > dy : dy > dx)
            out.add(row, cycle == 1 ? texts::format("The light has the north-south cycle, but the road runs west-east")
                         : cycle == 2
                             ? texts::format("The light has the west-east cycle, but the road runs north-south")
                             : texts::format("The light has the unused fourth cycle, but the road runs "
                                             "north-south"));
    }
}

/// Whether a road that goes on from `from` to `to` comes to a junction within reach, or may: it leads into an area that
/// is not open.
bool reachesJunction(const Model& m, Slot from, Slot to) {
    double way = 0;
    for (int i = 0; i < kMostRoadNodes && way <= kFarthestJunction; ++i) {
        const auto links = linksFrom(m, to);
        if (links.size() >= kJunctionLinks)
            return true;
        const auto on = std::ranges::find_if(links, [&](Slot l) { return !m.get(link::target, l).pointsTo(from); });
        if (on == links.end())
            return false;
        const Ref next = m.get(link::target, *on);
        if (!next.isSlot())
            return true;
        from = std::exchange(to, next.slot());
        way += std::hypot(static_cast<double>(m.get(node::x, to)) - m.get(node::x, from),
                          static_cast<double>(m.get(node::y, to)) - m.get(node::y, from)) /
               8;
    }
    return false;
}

bool isLeftLight(const Model& m, Slot row) {
    const auto ends = litEnds(m, row);
    return ends && !reachesJunction(m, ends->first, ends->second) && !reachesJunction(m, ends->second, ends->first);
}

void checkLeftLight(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (isLeftLight(m, row))
            out.add(row,
                    texts::format("The traffic light has no junction within {:.0f} units of road", kFarthestJunction));
    }
}

void fixLeftLight(Transaction& tx, const Issue& issue) {
    const Slot row = issue.element.slot;
    if (isLeftLight(tx.model(), row))
        setLight(tx, linkOfNavi(tx.model(), row), 0, false);
}

void checkUnlitRoad(const Model& m, Rows rows, Findings& out) {
    for (const Slot row : rows) {
        if (missingCycle(m, row))
            out.add(row, texts::format("Traffic comes to {} without a light; all other roads there have one",
                                       nodeName(m, m.get(link::owner, row).slot())));
    }
}

void fixUnlitRoad(Transaction& tx, const Issue& issue) {
    if (!tx.model().isLive(issue.element))
        return;
    if (const auto cycle = missingCycle(tx.model(), issue.element.slot))
        setLight(tx, issue.element.slot, *cycle, false);
}

Dependencies lanesOfRoads() {
    return {own(link::owner, link::target, link::navi),
            own(node::flags, node::group, node::x, node::y, node::file, kNodeRank), paths::anyArea(kGraph),
            own(navi::attached, navi::lanes, navi::directionX, navi::directionY)};
}

} // namespace

std::vector<Rule> trafficRules() {
    return {
        {"SA039", "Arriving traffic can leave", "Arriving traffic cannot leave", Warning, kNode, checkLanesMeet,
         own(node::flags, node::group, node::x, node::y) +
             at({against(link::owner)}, link::owner, link::target, link::navi) +
             at({against(link::owner), along(link::target)}, node::x, node::y) +
             at({against(link::owner), along(link::navi)}, navi::attached, navi::lanes, navi::directionX,
                navi::directionY)},
        {"SA043", "Traffic can leave the roads on which it arrives", "One-way trap", Warning, kNode, checkTraps,
         lanesOfRoads(), true},
        {"SA053", "Lights are at junctions and have the cycle for their direction",
         "Light not at a junction, or with the wrong cycle for its direction", Note, kNavi, checkLight,
         usingLinks() + own(navi::lights, navi::directionX, navi::directionY) +
             at({against(link::navi), along(link::owner), against(link::owner)}, link::owner) +
             at({against(link::navi), along(link::target), against(link::owner)}, link::owner)},
        {"SA058", "Lights are near a junction", "Light left without a junction", Note, kNavi, checkLeftLight,
         own(navi::lights, navi::attached) + own(link::owner, link::target, link::navi) + own(node::x, node::y), true,
         fixLeftLight, "Remove Light"},
        {"SA067", "Where all other roads into a junction have lights, this one has",
         "Road without a light at a junction with lights", Note, kLink, checkUnlitRoad,
         own(link::owner, link::target, link::navi) + at({along(link::owner)}, node::flags, node::group) +
             at({along(link::owner), against(link::owner)}, link::owner, link::target, link::navi) +
             at({along(link::owner), against(link::owner), along(link::navi)}, navi::lights, navi::lanes,
                navi::attached, navi::directionX, navi::directionY),
         false, fixUnlitRoad, "Set Light"},
    };
}

} // namespace navsmith::systems::gta_sa_paths
