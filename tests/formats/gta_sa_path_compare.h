// Compares the codec's records with those parsed by hand.
#pragma once

#include "formats/gta_sa/path_file.h"
#include "tests/support/path_bytes.h"

#include <algorithm>

namespace navsmith::gta_sa {

inline bool same(const PathNode& a, const tests::RawPathNode& b) {
    return a.listPointer == b.pointer && a.secondPointer == b.secondPointer && a.x == b.x && a.y == b.y && a.z == b.z &&
           a.searchCost == b.searchCost && a.firstLink == b.firstLink && a.area == b.area && a.id == b.id &&
           a.width == b.width && a.floodGroup == b.flood && a.flags == b.flags;
}

inline bool same(const NaviNode& a, const tests::RawNavi& b) {
    return a.x == b.x && a.y == b.y && a.area == b.area && a.node == b.node && a.directionX == b.directionX &&
           a.directionY == b.directionY && a.width == (b.flags & 0xFF) && a.lanes == (b.flags >> 8 & 0xFF) &&
           a.lights == (b.flags >> 16 & 0xFF) && a.unused == b.flags >> 24;
}

inline bool same(const Link& a, const tests::RawLink& b) {
    return a.targetArea == b.area && a.targetNode == b.node && a.navi == b.navi && a.length == b.length &&
           a.crossing == b.crossing;
}

/// Compares everything in RawArea; ignores spare parts and the tail.
inline bool same(const PathFile& file, const tests::RawArea& area) {
    const auto sameRecord = [](const auto& a, const auto& b) { return same(a, b); };
    return file.totalNodes == area.nodes.size() && file.vehicleNodes == area.vehicleNodes &&
           std::equal(file.nodes.begin(), file.nodes.end(), area.nodes.begin(), area.nodes.end(), sameRecord) &&
           std::equal(file.navis.begin(), file.navis.end(), area.navis.begin(), area.navis.end(), sameRecord) &&
           std::equal(file.links.begin(), file.links.end(), area.links.begin(), area.links.end(), sameRecord);
}

} // namespace navsmith::gta_sa
