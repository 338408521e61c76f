#include "tests/core/systems/quake_nav/odd_waypoints.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace navsmith::tests {
namespace {

constexpr float kNoNumber = std::numeric_limits<float>::quiet_NaN();

constexpr Oddity kOddities[] = {
    {"two nodes claim a link", [](RawWaypoints& w) { w.nodes[1].firstLink = 2; }},
    {"all nodes claim all links",
     [](RawWaypoints& w) {
         for (auto& n : w.nodes) {
             n.firstLink = 0;
             n.linkCount = static_cast<std::uint16_t>(w.links.size());
         }
     }},
    {"a link that no node claims", [](RawWaypoints& w) { --w.nodes[0].linkCount; }},
    {"links that no node claims at the end",
     [](RawWaypoints& w) {
         w.links.insert(w.links.end(), 3, {2, 7, 9, 1});
     }},
    {"no node claims any link",
     [](RawWaypoints& w) {
         for (auto& n : w.nodes)
             n.linkCount = 0;
     }},
    {"ranges in another order",
     [](RawWaypoints& w) {
         std::rotate(w.links.begin(), w.links.begin() + w.nodes[0].linkCount, w.links.end());
         for (auto& n : w.nodes)
             n.firstLink = static_cast<std::uint16_t>(n.firstLink - w.nodes[0].linkCount);
         w.nodes[0].firstLink = static_cast<std::uint16_t>(w.links.size() - w.nodes[0].linkCount);
     }},
    {"a range that ends outside", [](RawWaypoints& w) { w.nodes[6].linkCount = 100; }},
    {"a range that begins outside", [](RawWaypoints& w) { w.nodes[3].firstLink = 60000; }},
    {"a first link of a node without links",
     [](RawWaypoints& w) {
         w.nodes.push_back({0, 0, 5, 32, {5, 5, 5}});
     }},
    {"nodes without links at all", [](RawWaypoints& w) { w.links.clear(); }},
    {"targets that are not there",
     [](RawWaypoints& w) {
         w.links[0].target = 7;
         w.links[1].target = 0xFFFF;
         w.links[2].target = 0x8000;
     }},
    {"traversals that are not there",
     [](RawWaypoints& w) {
         w.links[0].traversal = 4;
         w.links[4].traversal = 0xFFFE;
     }},
    {"a traversal of two links", [](RawWaypoints& w) { w.links[0].traversal = 0; }},
    {"a traversal of no link", [](RawWaypoints& w) { w.traversals.push_back(w.traversals[0]); }},
    {"edicts of links that are not there",
     [](RawWaypoints& w) {
         w.edicts[0].link = 0xFFFF;
         w.edicts[1].link = static_cast<std::uint16_t>(w.links.size());
     }},
    {"edicts in another order", [](RawWaypoints& w) { std::swap(w.edicts[0], w.edicts[1]); }},
    {"two edicts of a link", [](RawWaypoints& w) { w.edicts[0].link = w.edicts[1].link; }},
    {"an edict of a link that no node claims",
     [](RawWaypoints& w) {
         w.links.push_back({0, 0, 1, 0xFFFF});
         w.edicts.push_back({static_cast<std::uint16_t>(w.links.size() - 1), {}, {}, 1, 0, 0});
     }},
    {"links to themselves and doubled ones",
     [](RawWaypoints& w) {
         w.links[0].target = 0;
         w.links[1].target = 0;
     }},
    {"all bits of every flag",
     [](RawWaypoints& w) {
         for (auto& n : w.nodes)
             n.flags = 0xFFFF;
         for (auto& l : w.links)
             l.type = l.mask = 0xEE;
     }},
    {"no numbers",
     [](RawWaypoints& w) {
         w.heuristic = w.form.header == 24 ? kNoNumber : 0;
         w.nodes[0].origin = {kNoNumber, -kNoNumber, std::numeric_limits<float>::infinity()};
         w.traversals[0].start = {kNoNumber, 0, -0.0F};
         w.edicts[0].minimum = {kNoNumber, kNoNumber, kNoNumber};
     }},
};

} // namespace

std::span<const Oddity> oddities() {
    return kOddities;
}

} // namespace navsmith::tests
