// The engine's A* search: equal costs are decided as the engine decides them.
#pragma once

#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <bit>
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
    /// The graph must outlive it.
    explicit PathSearch(const PassageGraph& graph);

    void block(AreaIndex area);
    void unblockAll();

    /// Whether any path leads there. Quick if little leads to the end.
    [[nodiscard]] bool leads(AreaIndex from, AreaIndex to);
    /// Empty if there is none; finding that out takes long if much can be reached from the start.
    std::vector<PathStep> find(AreaIndex from, AreaIndex to);

private:
    struct Node {
        AreaIndex parent = kNoArea;
        std::uint8_t how = 0;
        float cost = 0;
        std::uint32_t entry = 0;  ///< the valid entry of the queue; 0: it is not in the queue
        std::uint32_t search = 0; ///< the search that wrote this node
    };
    struct Entry {
        std::uint64_t order = 0; ///< the least comes first: the total's bits, which sort as it does, then the number
        AreaIndex area = kNoArea;

        Entry(float total, std::uint32_t number, AreaIndex entered)
            : order(std::uint64_t{std::bit_cast<std::uint32_t>(total)} << 32U | number), area(entered) {}
        [[nodiscard]] std::uint32_t number() const { return static_cast<std::uint32_t>(order); }
        /// For a heap with the least at its top.
        bool operator<(const Entry& other) const { return order > other.order; }
    };

    [[nodiscard]] float toGoal(AreaIndex area);
    void expand(AreaIndex area);
    [[nodiscard]] bool isBlocked(AreaIndex area) const { return blocked_[area] == blocking_; }

    const PassageGraph& graph_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> blocked_; ///< equal to blocking_: the area is blocked
    std::uint32_t blocking_ = 1;
    std::uint32_t search_ = 0;
    std::uint32_t entries_ = 0;
    std::vector<Entry> queue_;
    AreaIndex goal_ = kNoArea;
    std::vector<float> toGoal_; ///< by area: distance between the middles; negative: not asked for yet
    std::vector<std::uint32_t> visited_;
    std::uint32_t visit_ = 0;
    std::vector<AreaIndex> pending_;
};

} // namespace navsmith::systems::source_nav::generation
