#include "app/gui/panels/map_entities.h"

#include <QCoreApplication>

#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <limits>

namespace navsmith::gui {

namespace {

constexpr float kMarkReach = 8; ///< pixels from the middle of a mark

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); // mostly ASCII
}

} // namespace

std::optional<std::uint32_t> markedEntityAt(const world::MapGeometry& map,
                                            std::span<const symbol::Primitives* const> marks,
                                            const render::Camera& camera, glm::vec2 pixel) {
    std::optional<glm::vec3> place;
    float depth = std::numeric_limits<float>::max();
    for (const auto* list : marks) {
        for (const auto& mark : list->sprites) {
            const auto at = camera.project(mark.position);
            if (!at || glm::distance(*at, pixel) > kMarkReach || camera.depthOf(mark.position) >= depth)
                continue;
            place = mark.position;
            depth = camera.depthOf(mark.position);
        }
    }
    for (std::uint32_t i = 0; place && i < map.entities.size(); ++i) {
        if (map.entities[i].origin == place)
            return i;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> brushEntityAt(const world::MapGeometry& map, const world::RayHit& hit) {
    constexpr float kAround = 1; // world units: bounds are rounded
    constexpr auto kOfBrushes = world::layerBit(world::MapLayer::Brushes) | world::layerBit(world::MapLayer::Triggers) |
                                world::layerBit(world::MapLayer::Breakable);
    if ((world::layerBit(hit.layer) & kOfBrushes) == 0)
        return std::nullopt;
    std::optional<std::uint32_t> smallest;
    float least = std::numeric_limits<float>::max();
    for (std::uint32_t i = 1; i < map.entities.size(); ++i) {
        const auto& entity = map.entities[i];
        if (!entity.model || *entity.model == 0 || *entity.model >= map.models.size())
            continue;
        const auto& model = map.models[*entity.model];
        const auto offset = entity.origin.value_or(glm::vec3(0));
        // Brushes with an origin lie around it in some games, at their place in others.
        for (const auto& from : {glm::vec3(0), offset}) {
            const bool holds = glm::all(glm::greaterThanEqual(hit.point, model.minimum + from - kAround)) &&
                               glm::all(glm::lessThanEqual(hit.point, model.maximum + from + kAround));
            const float size = glm::distance(model.minimum, model.maximum);
            if (holds && size < least) {
                smallest = i;
                least = size;
            }
        }
    }
    return smallest;
}

QString entityTitle(const world::MapGeometry& map, std::uint32_t entity) {
    const auto& of = map.entities[entity];
    const auto name = latin(of.value("targetname"));
    return QCoreApplication::translate("navsmith::gui", "%1 (entity %2 of the map)")
        .arg(latin(of.className()) + (name.isEmpty() ? QString() : u' ' + name))
        .arg(entity);
}

} // namespace navsmith::gui
