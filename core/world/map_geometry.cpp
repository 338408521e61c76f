#include "core/world/map_geometry.h"

#include "core/world/map_builder.h"
#include "core/world/map_families.h"
#include "formats/texts/texts.h"

#include <array>
#include <numeric>

namespace navsmith::world {
namespace {

constexpr std::array<MapLayerInfo, kLayerCount> kLayers{{
    {MapLayer::Solid, "solid", texts::mark("World"), true, true},
    {MapLayer::Brushes, "brushes", texts::mark("Doors, elevators and other moving parts"), true, true},
    {MapLayer::Water, "water", texts::mark("Water, slime and lava"), true, false},
    {MapLayer::Sky, "sky", texts::mark("Sky"), false, false},
    {MapLayer::Triggers, "triggers", texts::mark("Triggers"), false, false},
    {MapLayer::Clips, "clips", texts::mark("Clips and invisible walls"), false, false},
    {MapLayer::Ladders, "ladders", texts::mark("Ladders"), true, false},
    {MapLayer::Tools, "tools", texts::mark("Tool textures"), false, false},
    {MapLayer::Breakable, "breakable", texts::mark("Breakable objects"), true, false},
    {MapLayer::Decoration, "decoration", texts::mark("Mist and decoration that stops nobody"), true, false},
    {MapLayer::Walkable, "walkable", texts::mark("Walkable, estimated by Recast"), false, false},
    {MapLayer::Props, "props", texts::mark("Static props"), true, true},
    {MapLayer::GuessedProps, "guessed_props", texts::mark("Static props whose shape is guessed"), false, false},
}};

LayerMask maskOf(bool MapLayerInfo::*which) {
    return std::accumulate(kLayers.begin(), kLayers.end(), LayerMask{0}, [&](LayerMask mask, const MapLayerInfo& info) {
        return info.*which ? mask | layerBit(info.layer) : mask;
    });
}

} // namespace

std::span<const MapLayerInfo> mapLayers() {
    return kLayers;
}

LayerMask groundLayers() {
    return maskOf(&MapLayerInfo::ground);
}

LayerMask visibleLayers() {
    return maskOf(&MapLayerInfo::visible);
}

bytes::FormatError cancelled() {
    return {bytes::FormatErrorCode::BadValue, 0, "map", "cancelled", "the whole map", {}};
}

bytes::Result<MapGeometry> readMapGeometry(std::span<const std::byte> file, const std::stop_token& stop,
                                           const FindGameFile& find, std::string_view name) {
    auto geometry = familyOf(file, name).readGeometry(file, stop, find);
    if (!geometry)
        return geometry;
    if (auto recognition = recogniseMap(file, name))
        geometry->title = std::move(recognition->title);
    return geometry;
}

} // namespace navsmith::world
