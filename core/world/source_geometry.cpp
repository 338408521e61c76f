#include "core/world/brush_polygons.h"
#include "core/world/displacement.h"
#include "core/world/map_builder.h"
#include "core/world/map_readers.h"
#include "core/world/rotation.h"
#include "core/world/source_layers.h"
#include "core/world/static_props.h"
#include "formats/source/vbsp_file.h"

#include <fmt/format.h>
#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

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
std::optional<MapLayer> layerOfBrush(const source::VbspFile& file, const bsp::Brush& brush) {
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
    for (const bsp::Brush& brush : file.brushes) {
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

/// The six sides of a box, each with its corners in clockwise order as seen from outside.
void addBox(MapBuilder& builder, MapLayer layer, const SolidBox& box) {
    const auto turn = rotationOf(box.angles);
    std::array<glm::vec3, 8> corners{};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::vec3 corner((i & 1U) != 0 ? box.maximum.x : box.minimum.x,
                               (i & 2U) != 0 ? box.maximum.y : box.minimum.y,
                               (i & 4U) != 0 ? box.maximum.z : box.minimum.z);
        corners.at(i) = glm::vec3(turn * glm::vec4(corner, 1.0F)) + box.origin;
    }
    constexpr std::array<std::array<std::size_t, 4>, 6> kSides{
        {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}}};
    for (const auto& side : kSides) {
        const std::array<glm::vec3, 4> polygon{corners.at(side[0]), corners.at(side[1]), corners.at(side[2]),
                                               corners.at(side[3])};
        builder.addPolygon(layer, polygon);
    }
}

/// What of static props stops players.
void addProps(MapBuilder& builder, std::span<const std::byte> bytes, const source::VbspFile& file,
              const FindGameFile& find, MapGeometry& geometry) {
    const auto props = source::readVbspProps(bytes);
    if (!props) {
        geometry.notes.push_back(
            fmt::format("the static props are damaged and were ignored: {}", describe(props.error())));
        return;
    }
    const auto solids = propSolids(file, *props, packedFirst(bytes, file, find));
    geometry.unknownSolids = solids.guessed + solids.unknown;
    for (const auto& part : solids.parts) {
        std::vector<std::uint32_t> numbers(part.points.size());
        std::ranges::transform(part.points, numbers.begin(),
                               [&](const glm::vec3& point) { return builder.addPosition(point); });
        for (const auto& [a, b, c] : part.triangles)
            builder.addTriangle(MapLayer::Props, numbers[a], numbers[c], numbers[b]);
    }
    for (const auto& box : solids.boxes)
        addBox(builder, MapLayer::Props, box);
    for (const auto& box : solids.guesses)
        addBox(builder, MapLayer::GuessedProps, box);
}

} // namespace

bytes::Result<MapGeometry> readSourceGeometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                              const FindGameFile& find) {
    auto file = source::readVbsp(bytes);
    if (!file)
        return tl::unexpected(std::move(file.error()));

    MapGeometry geometry;
    geometry.version = file->version;
    geometry.revision = file->mapRevision;
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
    addProps(builder, bytes, *file, find, geometry);
    std::move(builder).finish(geometry);
    return geometry;
}

} // namespace navsmith::world
