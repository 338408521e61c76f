#include "core/world/brush_owners.h"
#include "core/world/brush_polygons.h"
#include "core/world/map_builder.h"
#include "core/world/map_layers.h"
#include "core/world/map_readers.h"
#include "core/world/quake2_solids.h"
#include "formats/quake2/ibsp_file.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace navsmith::world {
namespace {

using quake2::IbspFace;
using quake2::IbspFile;
namespace contents = quake2::contents;
namespace surface = quake2::surface;

/// The first row with one of these bits decides.
struct BitRule {
    std::uint32_t bits;
    MapLayer layer;
};

// docs/formats/quake2-bsp.md, section 6.
constexpr std::array<BitRule, 2> kFlags{{
    {surface::kSky, MapLayer::Sky},
    {surface::kHint | surface::kSkip, MapLayer::Tools},
}};
/// What a surface belongs to that is not before a solid.
constexpr std::array<BitRule, 3> kFilled{{
    {contents::kLiquid, MapLayer::Water},
    {contents::kMist | contents::kAux, MapLayer::Decoration},
    {contents::kLadder, MapLayer::Ladders},
}};
/// Brushes without faces, and ladders.
constexpr std::array<BitRule, 2> kBrushes{{
    {contents::kLadder, MapLayer::Ladders},
    {contents::kPlayerClip | contents::kMonsterClip, MapLayer::Clips},
}};

template <std::size_t N>
std::optional<MapLayer> layerOfBits(const std::array<BitRule, N>& rules, std::uint32_t bits) {
    const auto it = std::find_if(rules.begin(), rules.end(), [&](const BitRule& r) { return (r.bits & bits) != 0; });
    return it == rules.end() ? std::nullopt : std::optional(it->layer);
}

/// What is on both sides of a face.
struct Sides {
    std::uint32_t before = 0;
    std::uint32_t behind = 0;
};

std::optional<Sides> sidesOf(const IbspFile& file, const bsp::Model& model, const IbspFace& face) {
    glm::vec3 middle(0.0F);
    for (std::uint32_t i = 0; i < face.corners.count; ++i)
        middle += file.vertices[file.corners[face.corners.first + i]] / static_cast<float>(face.corners.count);
    constexpr float kAway = 0.5F; // less than the thinnest brush, more than the rounding of corners
    const glm::vec3 away = file.planes[face.plane].normal * (face.back ? -kAway : kAway);
    const auto before = quake2::contentsAt(file, model.headNode, middle + away);
    const auto behind = quake2::contentsAt(file, model.headNode, middle - away);
    return before && behind ? std::optional(Sides{*before, *behind}) : std::nullopt;
}

/// Moves a polygon of a brush just before the faces in its plane.
void raise(std::vector<glm::vec3>& polygon) {
    constexpr float kBefore = 0.25F;
    glm::vec3 normal(0.0F);
    for (std::size_t i = 2; i < polygon.size(); ++i)
        normal += glm::cross(polygon[i] - polygon[0], polygon[i - 1] - polygon[0]); // clockwise from outside
    const glm::vec3 by = glm::normalize(normal) * kBefore;
    for (auto& corner : polygon)
        corner += by;
}

/// Adds brushes that have no faces. A ladder that is solid has faces too, so its polygons are raised.
bool addBrushes(MapBuilder& builder, const IbspFile& file, std::span<const ModelPlace> places,
                const std::stop_token& stop) {
    const auto owners = modelsOfBrushes(file);
    std::optional<std::uint32_t> placed;
    // In all known maps brushes do not share sides. A file in which they do must not make this loop run forever.
    std::size_t room = file.brushSides.size();
    for (std::size_t b = 0; b < file.brushes.size(); ++b) {
        const auto& brush = file.brushes[b];
        if (stop.stop_requested())
            return false;
        const auto layer = layerOfBits(kBrushes, brush.contents);
        if (!layer || !owners[b] || brush.sideCount > std::min(room, kMostBrushSides))
            continue;
        room -= brush.sideCount;
        if (placed != owners[b])
            builder.beginModel(places[*owners[b]]);
        placed = owners[b];
        std::vector<bsp::Plane> planes;
        for (std::uint32_t i = 0; i < brush.sideCount; ++i) {
            const auto plane = file.brushSides[std::size_t{brush.firstSide} + i].plane;
            if (plane < file.planes.size())
                planes.push_back(file.planes[plane]);
        }
        for (auto& polygon : brushPolygons(planes)) {
            if ((brush.contents & contents::kSolid) != 0)
                raise(polygon);
            builder.addPolygon(*layer, polygon);
        }
    }
    return true;
}

} // namespace

MapLayer quake2Layer(const IbspFile& file, const bsp::Model& model, const IbspFace& face, MapLayer otherwise) {
    const std::uint32_t flags = quake2::flagsOf(file, face.texInfo);
    if (const auto layer = layerOfBits(kFlags, flags))
        return *layer;
    const auto sides = sidesOf(file, model, face);
    const bool solid = !sides || (sides->behind & (contents::kSolid | contents::kWindow)) != 0;
    if ((flags & surface::kNoDraw) != 0)
        return solid && sides ? MapLayer::Clips : MapLayer::Tools;
    if (sides && !solid) {
        // Surfaces of liquids have a face on either side.
        if (const auto layer = layerOfBits(kFilled, sides->behind | sides->before))
            return *layer;
    }
    return !sides && (flags & surface::kWarp) != 0 ? MapLayer::Water : otherwise;
}

bytes::Result<MapGeometry> readQuake2Geometry(std::span<const std::byte> bytes, const std::stop_token& stop,
                                              const FindGameFile& /*find*/) {
    auto file = quake2::readIbsp(bytes);
    if (!file)
        return tl::unexpected(std::move(file.error()));

    MapGeometry geometry;
    geometry.notes = std::move(file->notes);
    geometry.entities = parseEntities(file->entities);
    geometry.models = modelBounds(*file);
    MapBuilder builder(file->vertices);
    const auto places = placeModels(geometry.entities, file->models.size(), false);
    const auto add = [&](const IbspFace& face, MapLayer otherwise, std::size_t model) {
        if (face.corners.count > 0)
            builder.addPolygon(quake2Layer(*file, file->models[model], face, otherwise),
                               std::span(file->corners).subspan(face.corners.first, face.corners.count));
    };
    const bool whole = forEachFace(*file, places, builder, stop, add);
    if (!whole || !addBrushes(builder, *file, places, stop))
        return tl::unexpected(cancelled());
    std::move(builder).finish(geometry);
    geometry.solids = std::make_shared<const BrushTracer>(*file, quake2SolidModels(geometry.entities),
                                                          quake2SolidBoxes(geometry.entities));
    geometry.solidMask = contents::kStopsPlayers;
    return geometry;
}

} // namespace navsmith::world
