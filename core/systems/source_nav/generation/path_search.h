// The engine's A* search: equal costs are decided as the engine decides them.
#pragma once

#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace navsmith::systems::source_nav::generation {

struct PathStep {
    AreaIndex area = kNoArea;
    std::optional<std::uint8_t> how; ///< how the path enters the area; none at its start
};

/// Shortest paths between the middles of areas, around blocked areas.
class PathSearch {
public:
    explicit PathSearch(const AnalysisMesh& mesh);

    void block(AreaIndex area);
    void unblockAll();

    /// Empty if there is none. A blocked area may be its start's neighbour, but neither its start nor a step.
    std::vector<PathStep> find(AreaIndex from, AreaIndex to);

private:
    struct Node {
        AreaIndex parent = kNoArea;
        std::uint8_t how = 0;
        float cost = 0;
        float total = 0;
        std::uint32_t entry = 0;  ///< the valid entry of the queue; 0: it is not in the queue
        std::uint32_t search = 0; ///< the search that wrote this node
    };
    struct Entry {
        float total = 0;
        std::uint32_t number = 0;
        AreaIndex area = kNoArea;
        /// For a heap with the least at its top.
        bool operator<(const Entry& other) const {
            return total > other.total || (total == other.total && number > other.number);
        }
    };

    [[nodiscard]] bool reachable(AreaIndex from, AreaIndex to);
    void expand(AreaIndex area, const glm::vec3& goal);
    [[nodiscard]] bool isBlocked(AreaIndex area) const { return blocked_[area] == blocking_; }

    const AnalysisMesh& mesh_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> blocked_; ///< equal to blocking_: the area is blocked
    std::uint32_t blocking_ = 1;
    std::uint32_t search_ = 0;
    std::uint32_t entries_ = 0;
    std::vector<Entry> queue_;
    std::vector<std::uint32_t> visited_;
    std::uint32_t visit_ = 0;
    std::vector<AreaIndex> pending_;
};

} // namespace navsmith::systems::source_nav::generation
