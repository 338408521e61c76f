// Car roads by place: which of them a line cuts.
#pragma once

#include "core/model/model.h"
#include "core/systems/shared/path_symbols.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// The edges of all car roads as they are now, in the squares of a grid.
class RoadGrid {
public:
    explicit RoadGrid(const model::Model& m);

    /// Where a line first cuts a road in plan, at about its height: as a part of the line, 0 to 1. Leaves out edges of
    /// the nodes in `without`, sorted.
    [[nodiscard]] std::optional<float> firstCut(const glm::vec3& from, const glm::vec3& to,
                                                const std::vector<model::Slot>& without = {}) const;

private:
    std::unordered_map<std::uint64_t, std::vector<paths::DrawnEdge>> cells_;
};

/// One link of each pedestrian edge that cuts a road and is not marked as a crossing.
std::vector<model::Slot> unmarkedCrossings(const model::Model& m);

} // namespace navsmith::systems::gta_sa_paths
