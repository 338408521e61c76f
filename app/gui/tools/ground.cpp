#include "app/gui/tools/ground.h"

#include "app/gui/language/translate.h"
#include "core/model/property.h"
#include "core/systems/arrange.h"

#include <glm/vec3.hpp>

#include <variant>

namespace navsmith::gui {

namespace {

/// The floor may be this far above an element, in world units: half a stair step.
constexpr double kUpwards = 18;

} // namespace

Grounded putOnGround(document::Document& document) {
    Grounded result;
    if (!document.map() || document.selection().empty())
        return result;
    const auto& rays = document.map()->backdrop->rays;
    const auto selected = document.selection().elements();
    const auto changed = document.edit(tr("Place on Ground"), [&](model::Transaction& tx) {
        for (const auto& e : selected) {
            const auto* point = systems::pointOf(document.system(), e.type);
            const auto value = point == nullptr ? model::Value() : model::readValue(tx.model(), *point, e);
            const auto* place = std::get_if<glm::dvec3>(&value);
            if (place == nullptr || point->components.size() < 3)
                continue;
            const auto floor = rays.ground(static_cast<float>(place->x), static_cast<float>(place->y),
                                           static_cast<float>(place->z + kUpwards));
            if (!floor) {
                ++result.above;
                continue;
            }
            const glm::dvec3 down(place->x, place->y,
                                  static_cast<double>(floor->point.z) + document.system().map.aboveGround);
            model::writeValue(tx, e.type, *point, std::span(&e.slot, 1), down);
            ++result.moved;
        }
    });
    if (!changed)
        return {.refused = true};
    return result;
}

} // namespace navsmith::gui
