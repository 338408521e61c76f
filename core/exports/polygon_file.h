// Polygons from other programs: faces of a Wavefront model (OBJ), triangles of glTF, polygons of GeoJSON.
#pragma once

#include "core/exports/point_table.h"
#include "core/exports/result.h"
#include "core/systems/polygons.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

struct PolygonFile {
    std::vector<systems::Polygon> polygons;
    std::vector<RowProblem> problems; ///< what could not be read
    bool hasHeights = true;           ///< otherwise all lie at height 0: the file states none
    bool isModel = false;             ///< whether it matters which axis points up
    UpAxis up = UpAxis::Y;            ///< of a model, as it was read
};

inline constexpr std::size_t kMostPolygons = 500'000;

/// Whether only readPolygons() reads such a file: a glTF model has no points to import.
bool isGltf(std::span<const std::byte> file);

/// The polygons of a file; none if it has only points, such as a table. Models may be GLB, or glTF with its data
/// inside. Fails if the file is damaged or too large.
Result<PolygonFile> readPolygons(std::span<const std::byte> file, UpAxis up = UpAxis::Y);

/// Reads a GeoJSON file: Polygon and MultiPolygon, whose last corners repeat the first.
Result<PolygonFile> readGeoJsonPolygons(std::string_view text);
/// Reads a glTF model: the triangles of its scene. Lines and points are ignored.
Result<PolygonFile> readGltfPolygons(std::span<const std::byte> file, UpAxis up);

/// The objects that polygons belong to, in the order of the file, each once.
std::vector<std::string> objectsOf(const PolygonFile& file);
/// Which objects are usually imported. An export that was edited elsewhere has objects named after an element type
/// ("area", "area.001"); files without them count as a whole.
std::vector<std::string> usualObjects(const PolygonFile& file, std::string_view typeId);

/// A place of a model in the axes of the game.
inline glm::dvec3 zUp(const glm::dvec3& place, UpAxis up) {
    return up == UpAxis::Z ? place : glm::dvec3(place.x, -place.z, place.y);
}
/// The reverse.
inline glm::dvec3 asInModel(const glm::dvec3& place, UpAxis up) {
    return up == UpAxis::Z ? place : glm::dvec3(place.x, place.z, -place.y);
}

} // namespace navsmith::exports
