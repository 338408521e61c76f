#include "core/world/brush_polygons.h"
#include "core/world/displacement.h"
#include "core/world/map_builder.h"
#include "core/world/map_readers.h"
#include "core/world/source_layers.h"
#include "formats/source/vbsp_file.h"

#include <algorithm>
#include <array>
#include <optional>

namespace navsmith::world {
namespace {

void addDisplacement(MapBuilder& builder, const source::VbspFile& file, const source::VbspFace& face, MapLayer layer) {
    const auto surface = displacementSurface(file, face);
    std::vector<std::uint32_t> numbers(surface.positions.size());
    std::transform(surface.positions.begin(), surface.positions.end(), numbers.begin(),
                   [&](const glm::vec3& position) { return builder.addPosition(position); });
    for (const auto& triangle : surface.triangles)
        builder.addTriangle(layer, numbers[triangle[0]], numbers[triangle[1]], numbers[triangle[2]]);
}

/// Clips, invisible walls and ladders have no faces, so show their brushes.
std::optional<MapLayer> layerOfBrush(const source::VbspFile& file, const source::VbspBrush& brush) {
    if ((brush.contents & source::contents::kLadder) != 0)
        return MapLayer::Ladders;
    if ((brush.contents & source::contents::kPlayerClip) != 0)
        return MapLayer::Clips;
    if ((brush.contents & source::contents::kSolid) == 0)
        return std::nullopt;
    const auto sides = std::span(file.brushSides).subspan(brush.firstSide, brush.sideCount);
    // Triggers, hints and sky are not drawn either, but do not block.
    constexpr std::uint32_t kOthers = source::surface::kSky | source::surface::kSky2d | source::surface::kTrigger |
                                      source::surface::kHint | source::surface::kSkip;
    const bool allHidden = std::all_of(sides.begin(), sides.end(), [&](const source::VbspBrushSide& side) {
        const std::uint32_t flags = source::flagsOf(file, side.texInfo);
        return side.bevel || ((flags & source::surface::kNoDraw) != 0 && (flags & kOthers) == 0);
    });
    return allHidden ? std::optional(MapLayer::Clips) : std::nullopt;
}

bool addBrushes(MapBuilder& builder, const source::VbspFile& file, const std::stop_token& stop) {
    // In all known maps brushes do not share sides. A file in which they do must not make this loop run forever.
    std::size_t room = file.brushSides.size();
    for (const source::VbspBrush& brush : file.brushes) {
        if (stop.stop_requested())
            return false;
        if (brush.sideCount == 0 || brush.sideCount > std::min(room, kMostBrushSides))
            continue;
        room -= brush.sideCount;
        const auto layer = layerOfBrush(file, brush);
        if (!layer)
            continue;
        std::vector<bsp::Plane> planes;
        for (std::uint32_t i = 0; i < brush.sideCount; ++i) {
            const source::VbspBrushSide& side = file.brushSides[std::size_t{brush.firstSide} + i];
            if (!side.bevel && side.plane < file.planes.size())
                planes.push_back(file.planes[side.plane]);
        }
        for (const auto& polygon : brushPolygons(planes))
            builder.addPolygon(*layer, polygon);
    }
    return true;
}

} // namespace

bytes::Result<MapGeometry> readSourceGeometry(std::span<const std::byte> bytes, const std::stop_token& stop) {
    auto file = source::readVbsp(bytes);
    if (!file)
        return tl::unexpected(std::move(file.error()));

    MapGeometry geometry;
    geometry.notes = std::move(file->notes);
    geometry.entities = parseEntities(file->entities);
    geometry.models = modelBounds(*file);
    MapBuilder builder(file->vertices);
    const auto places = placeModels(geometry.entities, file->models.size(), true);
    const bool whole =
        forEachFace(*file, places, builder, stop, [&](const source::VbspFace& face, MapLayer otherwise, std::size_t) {
            const MapLayer layer = sourceLayer(*file, face.texInfo, otherwise);
            if (face.displacement >= 0)
                addDisplacement(builder, *file, face, layer);
            else
                builder.addPolygon(layer, std::span(file->corners).subspan(face.corners.first, face.corners.count));
        });
    if (!whole)
        return tl::unexpected(cancelled());
    builder.beginModel({});
    if (!addBrushes(builder, *file, stop))
        return tl::unexpected(cancelled());
    std::move(builder).finish(geometry);
    return geometry;
}

} // namespace navsmith::world
