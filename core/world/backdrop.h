// A map shown behind navigation data, which also provides the ground to place elements on.
#pragma once

#include "core/world/map_edges.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"

namespace navsmith::world {

/// Immutable once created, so threads can share it.
struct Backdrop {
    MapGeometry geometry;
    RayCaster rays;
    std::uint64_t fileSize = 0; ///< of the map's file, in bytes; 0: not known
    MapEdges edges = {};        ///< of `geometry`, for drawing; empty: not known

    /// Null if there is no such entity.
    [[nodiscard]] const MapEntity* entity(std::uint32_t index) const {
        return index < geometry.entities.size() ? &geometry.entities[index] : nullptr;
    }
    /// Its origin, else the middle of its brush model.
    [[nodiscard]] std::optional<glm::vec3> placeOf(const MapEntity& entity) const {
        if (entity.origin || !entity.model || *entity.model >= geometry.models.size())
            return entity.origin;
        const MapModel& model = geometry.models[*entity.model];
        return (model.minimum + model.maximum) / 2.0F;
    }
};

} // namespace navsmith::world
