#include "core/systems/gta_sa_paths/junction_lights.h"

#include "core/systems/gta_sa_paths/access.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

/// Whether a junction had a light at one of its roads before the edit.
bool wasLit(const Transaction& tx, Slot junction) {
    const auto& m = tx.model();
    return std::ranges::any_of(linksFrom(m, junction),
                               [&](Slot l) { return tx.before(kLinkAlive, l) != 0 && isLitHere(trafficOf(m, l)); });
}

} // namespace

bool isJunction(const Model& m, Slot n) {
    return typeOf(m, n) == NodeType::Car && linkCount(m, n) >= kJunctionLinks;
}

bool hasLight(const Traffic& traffic) {
    return (traffic.lights & kCycleBits) != 0;
}

bool isLitHere(const Traffic& traffic) {
    return traffic.hasNavi && hasLight(traffic) && !traffic.lightBeforeTarget;
}

bool isUnlit(const Traffic& traffic) {
    return traffic.hasNavi && traffic.back > 0 && !hasLight(traffic);
}

unsigned compassCycle(const Model& m, Slot l) {
    const Slot n = m.get(link::navi, l).slot();
    const int dx = std::abs(int{m.get(navi::directionX, n)});
    const int dy = std::abs(int{m.get(navi::directionY, n)});
    return dx > dy ? kWestEast : kNorthSouth;
}

std::optional<unsigned> missingCycle(const Model& m, Slot l) {
    const Slot junction = m.get(link::owner, l).slot();
    if (!isJunction(m, junction) || !isUnlit(trafficOf(m, l)))
        return std::nullopt;
    std::size_t lit = 0;
    std::size_t exchanged = 0; // their lights have the cycle of the other direction
    for (const Slot other : linksFrom(m, junction)) {
        const auto traffic = trafficOf(m, other);
        if (isLitHere(traffic)) {
            ++lit;
            exchanged += (traffic.lights & kCycleBits) == compassCycle(m, other) ? 0 : 1;
        } else if (other != l && traffic.back > 0) {
            return std::nullopt;
        }
    }
    if (lit < kLitRoads)
        return std::nullopt;
    const unsigned cycle = compassCycle(m, l);
    return 2 * exchanged > lit ? kNorthSouth + kWestEast - cycle : cycle;
}

void tellOfUnlitRoads(Transaction& tx) {
    const auto& m = tx.model();
    std::vector<Slot> junctions;
    for (const Slot l : tx.created(kLink)) {
        const Ref owner = m.get(link::owner, l);
        if (owner.isSlot() && isJunction(m, owner.slot()) && isUnlit(trafficOf(m, l)) && wasLit(tx, owner.slot()))
            junctions.push_back(owner.slot());
    }
    if (junctions.size() == 1)
        tx.note(texts::format("The road that joins {} has no traffic light there. Set Up Traffic Lights adds one.",
                              nodeName(m, junctions.front())));
    else if (!junctions.empty())
        tx.note(texts::format("{} roads that join junctions with traffic lights have none there. Set Up Traffic Lights "
                              "adds them.",
                              junctions.size()));
}

} // namespace navsmith::systems::gta_sa_paths
