#include "core/world/map_builder.h"
#include "core/world/map_layers.h"
#include "core/world/map_readers.h"
#include "formats/quake/bsp_file.h"

#include <array>

namespace navsmith::world {
namespace {

// docs/formats/quake-bsp.md, section 4.
constexpr std::array<NameRule, 12> kTextures{{
    {"sky", true, MapLayer::Sky},
    {"*", true, MapLayer::Water}, // Quake
    {"!", true, MapLayer::Water}, // GoldSrc
    {"trigger", false, MapLayer::Triggers},
    {"aaatrigger", false, MapLayer::Triggers},
    {"clip", false, MapLayer::Clips},
    {"skip", false, MapLayer::Tools},
    {"hint", false, MapLayer::Tools},
    {"hintskip", false, MapLayer::Tools},
    {"origin", false, MapLayer::Tools},
    {"null", false, MapLayer::Tools},
    {"nodraw", false, MapLayer::Tools},
}};

} // namespace

MapLayer quakeLayer(const quake::BspFile& file, const quake::BspFace& face, MapLayer otherwise) {
    return layerByName(quake::textureOf(file, face), kTextures, otherwise);
}

bytes::Result<MapGeometry> readQuakeGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                             const FindGameFile& /*find*/) {
    auto file = quake::readBsp(bytes);
    if (!file)
        return tl::unexpected(std::move(file.error()));

    MapGeometry geometry;
    geometry.notes = std::move(file->notes);
    geometry.entities = parseEntities(file->entities);
    geometry.models = modelBounds(*file);
    MapBuilder builder(file->vertices);
    const auto places = placeModels(geometry.entities, file->models.size(), false);
    const bool whole =
        forEachFace(*file, places, builder, stop, [&](const quake::BspFace& face, MapLayer otherwise, std::size_t) {
            builder.addPolygon(quakeLayer(*file, face, otherwise),
                               std::span(file->corners).subspan(face.corners.first, face.corners.count));
        });
    if (!whole)
        return tl::unexpected(cancelled());
    std::move(builder).finish(geometry);
    return geometry;
}

} // namespace navsmith::world
