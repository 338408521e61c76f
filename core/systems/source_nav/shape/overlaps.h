// Areas that overlap others on the same floor.
#pragma once

#include "core/model/transaction.h"
#include "core/systems/source_nav/mesh/geometry.h"

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

/// Whether the overlap of these areas can end at an edge of one of them so that no ground is lost but a sliver: it is a
/// sliver, or a strip that lies under the other area as a whole.
bool canTrim(const Patch& a, const Patch& b);

/// Ends such an overlap by moving an edge of one of the areas; of `area`, if both take the same. Nothing for others.
void trim(model::Transaction& tx, model::Slot area, model::Slot other);

} // namespace navsmith::systems::source_nav
