// Snaps positions and movements to a grid in the world.
#pragma once

#include <glm/vec3.hpp>

namespace navsmith::gui {

struct Snap {
    bool on = false;
    double step = 1; ///< world units

    /// Reads the preferences.
    static Snap current();

    /// The nearest grid point; z is unchanged.
    [[nodiscard]] glm::vec3 point(const glm::vec3& p) const;
    /// Adjusts `delta` so that `from + delta` lies on the grid along each axis that it moves along.
    [[nodiscard]] glm::vec3 movement(const glm::vec3& from, const glm::vec3& delta) const;
};

} // namespace navsmith::gui
