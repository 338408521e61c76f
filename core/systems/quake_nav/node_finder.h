// Nodes by where they are, as they were when it was asked for.
#pragma once

#include "core/model/model.h"

#include <glm/vec3.hpp>

#include <utility>
#include <vector>

namespace navsmith::systems::quake_nav {

class NodeFinder {
public:
    /// O(n log n); nodes at no place are left out.
    explicit NodeFinder(const model::Model& m);

    /// Those within a distance, the nearest first; costs what lies within it along x.
    [[nodiscard]] std::vector<model::Slot> near(const glm::vec3& p, float distance) const;
    /// The nearest of them, or kNoSlot.
    [[nodiscard]] model::Slot nearest(const glm::vec3& p, float distance) const;

private:
    struct Place {
        glm::vec3 origin{0};
        model::Slot node = model::kNoSlot;
    };
    [[nodiscard]] std::vector<std::pair<float, model::Slot>> found(const glm::vec3& p, float distance) const;

    std::vector<Place> places_; ///< by x
};

} // namespace navsmith::systems::quake_nav
