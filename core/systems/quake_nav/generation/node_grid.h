// Finds nodes by place.
#pragma once

#include "core/systems/quake_nav/generation/network.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav::generation {

class NodeGrid {
public:
    NodeGrid(const std::vector<Node>& nodes, float reach) : reach_(reach) {
        for (NodeIndex i = 0; i < nodes.size(); ++i)
            cells_[keyOf(nodes[i].feet)].push_back(i);
    }

    /// Calls `visit` with all nodes that are no farther than `reach` in the plane, and some others.
    template <typename F>
    void near(const glm::vec3& feet, F&& visit) const {
        const auto [x, y] = keyOf(feet);
        for (auto dx = -1; dx <= 1; ++dx)
            for (auto dy = -1; dy <= 1; ++dy)
                if (const auto it = cells_.find({x + dx, y + dy}); it != cells_.end())
                    for (const auto node : it->second)
                        visit(node);
    }

private:
    using Key = std::pair<std::int64_t, std::int64_t>;
    [[nodiscard]] Key keyOf(const glm::vec3& feet) const {
        return {static_cast<std::int64_t>(std::floor(feet.x / reach_)),
                static_cast<std::int64_t>(std::floor(feet.y / reach_))};
    }
    float reach_;
    std::map<Key, std::vector<NodeIndex>> cells_;
};

} // namespace navsmith::systems::quake_nav::generation
