// Snapping of what the mouse places or drags to a grid of the world.
#pragma once

#include <glm/vec3.hpp>

namespace navsmith::gui {

struct Snap {
    bool on = false;
    double step = 1; ///< world units

    /// As the preferences have it.
    static Snap current();

    /// The nearest point of the grid; heights stay.
    [[nodiscard]] glm::vec3 point(const glm::vec3& p) const;
    /// A movement from `from` by `delta` that ends on the grid along the axes that it moves along.
    [[nodiscard]] glm::vec3 movement(const glm::vec3& from, const glm::vec3& delta) const;
};

} // namespace navsmith::gui
