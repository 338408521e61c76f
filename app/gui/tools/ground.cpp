#include "app/gui/tools/ground.h"

#include "app/gui/language/translate.h"
#include "core/model/property.h"
#include "core/systems/arrange.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>

namespace navsmith::gui {

namespace {

/// The property that places an element, if it has a height.
const model::PropertySpec* placing(const document::Document& document, model::ElementTypeId type) {
    const auto* point = systems::pointOf(document.system(), type);
    return point != nullptr && point->components.size() == 3 ? point : nullptr;
}

/// The floor that a place stands on.
std::optional<double> floorUnder(const document::Document& document, const glm::dvec3& place) {
    const auto& rays = document.map()->backdrop->rays;
    const auto hit = rays.ground(static_cast<float>(place.x), static_cast<float>(place.y),
                                 static_cast<float>(place.z + document.system().map.reach / 2));
    return hit ? std::optional<double>(hit->point.z) : std::nullopt;
}

std::optional<double> nearestFloor(const world::Backdrop& map, const glm::dvec3& place) {
    const auto floors = floorsAt(map, static_cast<float>(place.x), static_cast<float>(place.y));
    const auto distance = [&](float height) { return std::abs(static_cast<double>(height) - place.z); };
    const auto nearest = std::ranges::min_element(floors, {}, distance);
    return nearest != floors.end() ? std::optional<double>(*nearest) : std::nullopt;
}

/// Within something solid, as floors below stairs are in maps that keep their hidden faces.
bool isInsideSolid(const world::RayCaster& rays, const glm::vec3& floor) {
    constexpr float above = 0.2F; // world units
    const auto at = floor + glm::vec3(0, 0, above);
    const auto hit = rays.sweep(glm::vec3(0), at, at);
    return hit && hit->triangle == world::RayCaster::kNoTriangle; // near a wall, its triangles are in the way
}

} // namespace

std::vector<float> floorsAt(const world::Backdrop& map, float x, float y) {
    constexpr std::size_t most = 64;  // no world has more above each other
    constexpr float past = 0.05F;     // world units below the last floor
    constexpr float clearance = 1.0F; // world units above the highest
    std::vector<float> floors;
    glm::vec3 from(x, y, map.geometry.maximum.z + clearance);
    const world::RayOptions options{.layers = world::groundLayers(), .facing = world::Facing::Front};
    for (std::size_t i = 0; i < most; ++i) {
        const auto hit = map.rays.cast(from, {0, 0, -1}, options);
        if (!hit)
            break;
        if (!isInsideSolid(map.rays, hit->point))
            floors.push_back(hit->point.z);
        from.z = hit->point.z - past;
    }
    return floors;
}

void keepHeightsAboveGround(const document::Document& document, model::Transaction& tx,
                            std::span<const model::Element> moved, const glm::dvec3& delta) {
    if (!document.map())
        return;
    for (const auto& e : moved) {
        const auto* point = placing(document, e.type);
        const auto value = point == nullptr ? model::Value() : model::readValue(tx.model(), *point, e);
        const auto* place = std::get_if<glm::dvec3>(&value);
        const auto before = place == nullptr ? std::nullopt : floorUnder(document, *place - delta);
        if (!before)
            continue;
        const auto there = nearestFloor(*document.map()->backdrop, {place->x, place->y, *before});
        if (there)
            model::writeValue(tx, e.type, *point, std::span(&e.slot, 1),
                              glm::dvec3(place->x, place->y, place->z + *there - *before));
    }
}

Grounded putOnGround(document::Document& document) {
    Grounded result;
    if (!document.map() || document.selection().empty())
        return result;
    const auto selected = document.selection().elements();
    const auto changed = document.edit(tr("Place on Ground"), [&](model::Transaction& tx) {
        for (const auto& e : selected) {
            const auto* point = placing(document, e.type);
            const auto value = point == nullptr ? model::Value() : model::readValue(tx.model(), *point, e);
            const auto* place = std::get_if<glm::dvec3>(&value);
            if (place == nullptr)
                continue;
            const auto floor = floorUnder(document, *place);
            if (!floor) {
                ++result.above;
                continue;
            }
            const glm::dvec3 down(place->x, place->y, *floor + document.system().map.aboveGround);
            model::writeValue(tx, e.type, *point, std::span(&e.slot, 1), down);
            ++result.moved;
        }
    });
    if (!changed)
        return {.refused = true};
    return result;
}

} // namespace navsmith::gui
