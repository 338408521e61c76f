// A map as what a backdrop and ray casts need: triangles in layers, bounds and entities. Plain data: it names no game's
// records and no navigation data. World units are those of the map, z up.
#pragma once

#include "core/world/entity_text.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// What a triangle is to somebody who walks there. Numbers are bits of layer masks; new ones go last.
enum class MapLayer : std::uint8_t {
    Solid,
    Brushes,
    Water,
    Sky,
    Triggers,
    Clips,
    Ladders,
    Tools,
};

using LayerMask = std::uint32_t;

struct MapLayerInfo {
    MapLayer layer = MapLayer::Solid;
    std::string_view id; ///< stable: for settings and scripts
    std::string_view title;
    bool visible = true; ///< unless the user chooses otherwise
    bool ground = false; ///< one can stand on it
};

/// One entry a layer, in their order.
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

/// The bounds of a brush model as the map stores them; they may hold anything. Where it stands says the entity that
/// names it. Quake's loader and its link into the world grow a box by 1 each; that is left to who compares them.
struct MapModel {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};

    bool operator==(const MapModel&) const = default;
};

struct MapGeometry {
    std::string title;                ///< the kind of map: "Quake map (BSP 29)"
    std::vector<glm::vec3> positions; ///< finite; each is used
    std::vector<std::uint32_t>
        indices;                    ///< three a triangle, counter-clockwise as seen from the front; none without area
    std::vector<LayerRange> layers; ///< those with triangles, in the order of mapLayers(); together all triangles
    glm::vec3 minimum{0.0F};        ///< of all positions; both zero if there are none
    glm::vec3 maximum{0.0F};
    std::vector<MapEntity> entities; ///< in the order of the map; the first is the world itself
    std::vector<MapModel> models;    ///< 0 is the world; MapEntity::model names the others
    std::vector<std::string> notes; ///< what is wrong with the map and was passed over, a sentence without its end each

    [[nodiscard]] std::size_t triangleCount() const { return indices.size() / 3; }
};

/// Reads a map of any kind that recogniseMap() calls readable. Models of entities stand where the entity puts them;
/// each is there once. Pure, so it may run on any thread. Errors: those of the formats' readers; BadMagic if the bytes
/// are no map; BadValue ("cancelled") after a stop was asked for.
bytes::Result<MapGeometry> readMapGeometry(std::span<const std::byte> file, const std::stop_token& stop = {});

} // namespace navsmith::world
