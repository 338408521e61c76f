// A map as needed for the backdrop and ray casts: triangles in layers, bounds and entities. Plain data, independent of
// game formats and navigation data. World units are the map's, z up.
#pragma once

#include "core/world/entity_text.h"
#include "core/world/find_game_file.h"
#include "core/world/trace.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// Triangle classes from a walker's point of view. Values are bit positions in layer masks; append new ones.
enum class MapLayer : std::uint8_t {
    Solid,
    Brushes,
    Water,
    Sky,
    Triggers,
    Clips,
    Ladders,
    Tools,
    Breakable,
    Decoration,
    Walkable, ///< no part of the map: see core/walkable
    Props,
    GuessedProps,
};

using LayerMask = std::uint32_t;

struct MapLayerInfo {
    MapLayer layer = MapLayer::Solid;
    std::string_view id; ///< stable: for settings and scripts
    std::string_view title;
    bool visible = true; ///< default visibility
    bool ground = false; ///< can be stood on
};

/// One entry per layer, in enum order.
std::span<const MapLayerInfo> mapLayers();

constexpr LayerMask layerBit(MapLayer layer) {
    return LayerMask{1} << static_cast<unsigned>(layer);
}
inline constexpr LayerMask kAllLayers = ~LayerMask{0};
/// The layers with MapLayerInfo::ground.
LayerMask groundLayers();
/// The layers with MapLayerInfo::visible.
LayerMask visibleLayers();

/// Triangles firstTriangle .. firstTriangle + triangleCount - 1 of MapGeometry::indices.
struct LayerRange {
    MapLayer layer = MapLayer::Solid;
    std::uint32_t firstTriangle = 0;
    std::uint32_t triangleCount = 0;

    bool operator==(const LayerRange&) const = default;
};

/// The bounds of a brush model as the map stores them; not validated. The entity that refers to the model determines
/// its position. Quake's loader and its world linking each grow a box by 1; that is left to code that compares boxes.
struct MapModel {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};

    bool operator==(const MapModel&) const = default;
};

struct MapGeometry {
    std::string title;                  ///< the kind of map: "Quake map (BSP 29)"
    std::int32_t version = 0;           ///< of a map of Source; otherwise 0
    std::int32_t revision = 0;          ///< of a map of Source: how often its author has saved it; otherwise 0
    std::vector<glm::vec3> positions;   ///< finite; each is used
    std::vector<std::uint32_t> indices; ///< three per triangle, counter-clockwise as seen from the front; no degenerate
                                        ///< triangles
    std::vector<LayerRange> layers;     ///< non-empty layers, in the order of mapLayers(); together they cover all
                                        ///< triangles
    glm::vec3 minimum{0.0F};            ///< of all positions; both zero if there are none
    glm::vec3 maximum{0.0F};
    std::vector<MapEntity> entities; ///< in map order; the first is the world itself
    std::vector<MapModel> models;    ///< 0 is the world; MapEntity::model refers to the others
    /// What stops a player's box, by the contents `solidMask`; null: the triangles of ground layers do.
    std::shared_ptr<const Tracer> solids;
    std::uint32_t solidMask = 0;
    std::size_t unknownSolids = 0;  ///< things that stop players and whose shape is not known: floors may be missing
    std::vector<std::string> notes; ///< problems of the map that were skipped; one sentence each, without a full stop

    [[nodiscard]] std::size_t triangleCount() const { return indices.size() / 3; }
};

/// Reads a map of any kind that recogniseMap() reports as readable. Places each entity model once, where its entity
/// puts it. `find` finds models that stand in the map and are not packed into it; may be empty. `name` as of
/// recogniseMap(). Pure but for `find`, so it may run on any thread. Errors: those of the formats' readers; BadMagic if
/// the bytes are no map; BadValue ("cancelled") if stopped on request.
bytes::Result<MapGeometry> readMapGeometry(std::span<const std::byte> file, const std::stop_token& stop = {},
                                           const FindGameFile& find = {}, std::string_view name = {});

} // namespace navsmith::world
