// Finds nodes by position, in the state when it was constructed.
#pragma once

#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

class NodeFinder {
public:
    /// O(n log n); ignores nodes with a position that is not finite.
    explicit NodeFinder(const model::Model& m);

    /// The nodes within a distance, nearest first. The cost depends on how many are within it along x.
    [[nodiscard]] std::vector<model::Slot> near(const glm::vec3& p, float distance) const;
    /// The nearest of them, or kNoSlot.
    [[nodiscard]] model::Slot nearest(const glm::vec3& p, float distance) const;

private:
    struct Place {
        glm::vec3 origin{0};
        model::Slot node = model::kNoSlot;
    };
    [[nodiscard]] std::vector<std::pair<float, model::Slot>> within(const glm::vec3& p, float distance) const;

    std::vector<Place> places_; ///< sorted by x
};

} // namespace navsmith::systems::quake_nav
