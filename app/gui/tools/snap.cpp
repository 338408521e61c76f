#include "app/gui/tools/snap.h"

#include "app/gui/preferences/settings.h"

#include <cmath>

namespace navsmith::gui {

namespace {

float nearest(float value, double step) {
    return static_cast<float>(std::round(static_cast<double>(value) / step) * step);
}

} // namespace

Snap Snap::current() {
    return {valueOf(settings::kSnap), valueOf(settings::kSnapStep)};
}

glm::vec3 Snap::point(const glm::vec3& p) const {
    return on ? glm::vec3(nearest(p.x, step), nearest(p.y, step), p.z) : p;
}

glm::vec3 Snap::movement(const glm::vec3& from, const glm::vec3& delta) const {
    if (!on)
        return delta;
    const auto along = [&](float start, float by) { return by == 0 ? 0 : nearest(start + by, step) - start; };
    return {along(from.x, delta.x), along(from.y, delta.y), along(from.z, delta.z)};
}

} // namespace navsmith::gui
