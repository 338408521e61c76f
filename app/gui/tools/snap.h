// Snaps positions and movements to a grid in the world, angles and factors to round numbers.
#pragma once

#include <Qt>

#include <glm/vec3.hpp>

namespace navsmith::document {
class Document;
}

namespace navsmith::gui {

/// Between grid lines, in world units: what people chose, else what is usual in the game. The document may be null.
double gridStep(const document::Document* document);

struct Snap {
    bool on = false;
    double step = 1; ///< world units

    /// The snapping that the preferences say for a document, which may be null.
    static Snap in(const document::Document* document);
    /// The same for a drag: Ctrl inverts the preference.
    static Snap during(const document::Document* document, Qt::KeyboardModifiers modifiers);

    /// The nearest grid point; z is unchanged.
    [[nodiscard]] glm::vec3 point(const glm::vec3& p) const;
    /// Adjusts `delta` so that `from + delta` lies on the grid along each axis that it moves along.
    [[nodiscard]] glm::vec3 movement(const glm::vec3& from, const glm::vec3& delta) const;
    /// Rounds to 15 degrees; without snapping to a tenth, which can be shown exactly.
    [[nodiscard]] double angle(double degrees) const;
    /// Rounds to a tenth, but not to 0; without snapping to a hundredth.
    [[nodiscard]] double factor(double factor) const;
};

} // namespace navsmith::gui
