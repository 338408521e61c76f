#include "app/gui/tools/snap.h"

#include "app/gui/preferences/settings.h"
#include "core/document/document.h"

#include <algorithm>
#include <cmath>

namespace navsmith::gui {

namespace {

double nearest(double value, double step) {
    return std::round(value / step) * step + 0.0; // 0, not -0
}

float nearest(float value, double step) {
    return static_cast<float>(nearest(static_cast<double>(value), step));
}

} // namespace

double gridStep(const document::Document* document) {
    return isSet(settings::kSnapStep) || document == nullptr ? valueOf(settings::kSnapStep)
                                                             : document->system().editing.gridStep;
}

Snap Snap::in(const document::Document* document) {
    return {valueOf(settings::kSnap), gui::gridStep(document)};
}

Snap Snap::during(const document::Document* document, Qt::KeyboardModifiers modifiers) {
    auto snap = in(document);
    snap.on = snap.on != modifiers.testFlag(Qt::ControlModifier);
    return snap;
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

double Snap::angle(double degrees) const {
    return nearest(degrees, on ? 15 : 0.1);
}

double Snap::factor(double factor) const {
    const double least = on ? 0.1 : 0.01;
    return std::max(nearest(factor, least), least);
}

} // namespace navsmith::gui
