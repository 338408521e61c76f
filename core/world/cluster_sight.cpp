#include "core/world/cluster_sight.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace navsmith::world {

ClusterSight::ClusterSight(const source::VbspFile& map, source::VbspVisibility visibility) {
    if (map.nodes.empty() || map.models.empty() || visibility.clusters == 0)
        return;
    // Renumbered as they are met: a node that is met again belongs to a damaged tree, and stands for anywhere.
    std::vector<bool> met(map.nodes.size());
    std::vector<std::int32_t> order{map.models.front().headNode};
    const auto isNode = [&](std::int32_t at) { return at >= 0 && static_cast<std::size_t>(at) < map.nodes.size(); };
    if (!isNode(order.front()))
        return;
    met[static_cast<std::size_t>(order.front())] = true;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& stored = map.nodes[static_cast<std::size_t>(order[i])];
        if (stored.plane >= map.planes.size())
            return;
        const auto& plane = map.planes[stored.plane];
        Node node{plane.normal, plane.distance, 0, 0};
        for (const bool front : {true, false}) {
            const auto child = stored.children.at(front ? 0 : 1);
            auto& to = front ? node.front : node.back;
            if (child < 0) {
                to = child;
                continue;
            }
            if (!isNode(child) || met[static_cast<std::size_t>(child)]) {
                nodes_.clear();
                return;
            }
            met[static_cast<std::size_t>(child)] = true;
            to = static_cast<std::int32_t>(order.size());
            order.push_back(child);
        }
        nodes_.push_back(node);
    }
    for (const auto& leaf : map.leaves)
        clusters_.push_back(leaf.cluster);
    visibility_ = std::move(visibility);
}

ClusterSight::Region ClusterSight::region(const glm::vec3& minimum, const glm::vec3& maximum) const {
    Region region;
    if (!isKnown())
        return region;
    const glm::vec3 middle = (minimum + maximum) * 0.5F;
    const glm::vec3 half = (maximum - minimum) * 0.5F;
    std::vector<std::int32_t> pending{0};
    while (!pending.empty()) {
        const auto at = pending.back();
        pending.pop_back();
        if (at < 0) {
            const auto leaf = static_cast<std::size_t>(-(std::int64_t{at} + 1));
            const auto cluster = leaf < clusters_.size() ? clusters_[leaf] : -1;
            if (cluster >= 0 && static_cast<std::uint32_t>(cluster) < visibility_.clusters)
                region.clusters.push_back(static_cast<std::uint32_t>(cluster));
            continue;
        }
        const auto& node = nodes_[static_cast<std::size_t>(at)];
        const float reach = glm::dot(glm::abs(node.normal), half);
        const float distance = glm::dot(node.normal, middle) - node.distance;
        if (distance >= -reach)
            pending.push_back(node.front);
        if (distance <= reach)
            pending.push_back(node.back);
    }
    std::ranges::sort(region.clusters);
    region.clusters.erase(std::unique(region.clusters.begin(), region.clusters.end()), region.clusters.end());
    region.visible = visibility_.none();
    for (const auto cluster : region.clusters)
        visibility_.addVisible(cluster, region.visible);
    return region;
}

bool ClusterSight::maySee(const Region& one, const Region& other) {
    if (one.clusters.empty() || other.clusters.empty())
        return true;
    const auto sees = [](const Region& from, const Region& to) {
        return std::any_of(to.clusters.begin(), to.clusters.end(),
                           [&](std::uint32_t cluster) { return source::contains(from.visible, cluster); });
    };
    return sees(one, other) || sees(other, one);
}

} // namespace navsmith::world
