#include "app/gui/tools/snap.h"

#include <QSettings>

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

float nearest(float value, double step) {
    return static_cast<float>(std::round(static_cast<double>(value) / step) * step);
}

} // namespace

Snap Snap::current() {
    const QSettings settings;
    return {settings.value("snap/on", false).toBool(),
            std::clamp(settings.value("snap/step", 1.0).toDouble(), kSmallestStep, kLargestStep)};
}

void Snap::setOn(bool on) {
    QSettings().setValue("snap/on", on);
}

void Snap::setStep(double step) {
    QSettings().setValue("snap/step", step);
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
