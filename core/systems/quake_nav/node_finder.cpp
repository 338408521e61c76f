#include "core/systems/quake_nav/node_finder.h"

#include "core/systems/quake_nav/access.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::systems::quake_nav {

using model::Slot;

NodeFinder::NodeFinder(const model::Model& m) {
    m.forEachLive(kNode, [&](Slot n) {
        if (const auto origin = originOf(m, n); isFinite(origin))
            places_.push_back({origin, n});
    });
    std::ranges::stable_sort(places_, {}, [](const Place& place) { return place.origin.x; });
}

std::vector<std::pair<float, Slot>> NodeFinder::within(const glm::vec3& p, float distance) const {
    std::vector<std::pair<float, Slot>> all;
    const auto before = [](const Place& place, float x) { return place.origin.x < x; };
    for (auto it = std::lower_bound(places_.begin(), places_.end(), p.x - distance, before);
         it != places_.end() && it->origin.x <= p.x + distance; ++it) {
        if (const float off = glm::distance(p, it->origin); off <= distance)
            all.emplace_back(off, it->node);
    }
    return all;
}

std::vector<Slot> NodeFinder::near(const glm::vec3& p, float distance) const {
    auto all = within(p, distance);
    std::sort(all.begin(), all.end());
    std::vector<Slot> nodes;
    nodes.reserve(all.size());
    for (const auto& [off, node] : all)
        nodes.push_back(node);
    return nodes;
}

Slot NodeFinder::nearest(const glm::vec3& p, float distance) const {
    const auto all = within(p, distance);
    const auto it = std::min_element(all.begin(), all.end());
    return it == all.end() ? model::kNoSlot : it->second;
}

} // namespace navsmith::systems::quake_nav
