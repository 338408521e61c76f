// Areas that overlap others on the same floor.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/geometry.h"

#include <glm/vec3.hpp>

#include <optional>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav {

struct Overlap {
    float alongX = 0;   ///< units
    float alongY = 0;   ///< units
    glm::vec3 middle{}; ///< between both surfaces

    [[nodiscard]] float depth() const { return alongX < alongY ? alongX : alongY; }
    /// Half a step of the generator's grid: so much comes from moving edges by hand, and nobody can stand on it.
    [[nodiscard]] bool isSliver() const;
};

/// None unless they overlap by more than a unit both ways, not more than a step apart in height.
std::optional<Overlap> overlapOf(const Patch& a, const Patch& b);

/// All pairs of areas that overlap; the one that is earlier in the file comes first.
std::vector<std::pair<model::Slot, model::Slot>> overlappingPairs(const model::Model& m);

/// Ends an overlap at the edge of one of the areas by moving an edge of the other; of `area`, if both take the same.
/// Only slivers, and strips that lie under the other area as a whole: no ground is lost but a sliver. False if there is
/// no such edge.
bool trim(model::Transaction& tx, model::Slot area, model::Slot other);

} // namespace navsmith::systems::source_nav
