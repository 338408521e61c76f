#include "core/world/map_builder.h"
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

bytes::Result<MapGeometry> readQuakeGeometry(std::span<const std::byte> bytes, const std::stop_token& stop) {
    auto file = quake::readBsp(bytes);
    if (!file)
        return tl::unexpected(std::move(file.error()));

    MapGeometry geometry;
    geometry.notes = std::move(file->notes);
    geometry.entities = parseEntities(file->entities);
    MapBuilder builder(file->vertices);
    std::vector<bool> taken(file->faces.size()); // a face belongs to one model; a second would be drawn over the first
    const auto places = placeModels(geometry.entities, file->models.size(), false);
    for (std::size_t m = 0; m < file->models.size(); ++m) {
        if (stop.stop_requested())
            return tl::unexpected(cancelled());
        const quake::BspModel& model = file->models[m];
        builder.beginModel(places[m]);
        const auto otherwise = m == 0 ? MapLayer::Solid : MapLayer::Brushes;
        for (std::size_t f = model.firstFace; f < std::size_t{model.firstFace} + model.faceCount; ++f) {
            const quake::BspFace& face = file->faces[f];
            if (taken[f])
                continue;
            taken[f] = true;
            builder.addPolygon(layerByName(quake::textureOf(*file, face), kTextures, otherwise),
                               std::span(file->corners).subspan(face.corners.first, face.corners.count));
        }
    }
    std::move(builder).finish(geometry);
    return geometry;
}

} // namespace navsmith::world
