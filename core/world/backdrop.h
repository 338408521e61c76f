// A map shown behind navigation data, which also provides the ground to place elements on.
#pragma once

#include "core/world/drawn_world.h"
#include "core/world/find_game_file.h"
#include "core/world/map_edges.h"
#include "core/world/map_geometry.h"
#include "core/world/ray_caster.h"

#include <glm/vec2.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace navsmith::world {

/// A picture of the world from above.
struct MapPicture {
    std::uint32_t width = 0; ///< pixels
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba; ///< rows from the north, four bytes for each pixel
    glm::vec2 low{0.0F};            ///< its south-west corner, world units
    glm::vec2 high{0.0F};
};

/// The file that a map was read from.
struct MapFile {
    std::vector<std::byte> bytes;
    FindGameFile find; ///< models that stand in the map and are not packed into it; for one thread
};

/// Immutable once created, so threads can share it.
struct Backdrop {
    MapGeometry geometry;                                 ///< its bounds include `placed`
    RayCaster rays;                                       ///< also of `placed`
    std::uint64_t fileSize = 0;                           ///< of the map's file, in bytes; 0: not known
    MapEdges edges = {};                                  ///< of `geometry`, for drawing; empty: not known
    std::shared_ptr<const PlacedMeshes> placed = nullptr; ///< null for maps that are one piece

    /// Reads the map's file anew, on any thread, for what needs more of it than the geometry. Fails with the reason if
    /// it cannot be read or has changed. Null: the map is no single file.
    std::function<tl::expected<MapFile, std::string>()> readFile = nullptr;

    std::shared_ptr<const MapPicture> picture = nullptr; ///< null: there is none
    std::shared_ptr<const DrawnWorld> drawn = nullptr;   ///< what the game draws of `placed`; null: not known

    /// The layers that have triangles.
    [[nodiscard]] LayerMask layers() const {
        LayerMask all = placed == nullptr ? 0 : placed->layers();
        for (const auto& range : geometry.layers)
            all |= layerBit(range.layer);
        return all;
    }
    [[nodiscard]] bool hasGround() const { return (layers() & groundLayers()) != 0; }
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
