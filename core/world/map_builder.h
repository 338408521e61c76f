// Assembles a map's triangles from any format. For the readers in this folder.
#pragma once

#include "core/world/map_geometry.h"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace navsmith::world {

inline constexpr std::size_t kLayerCount = 13;

/// A texture name or prefix, in lower case, and the layer of matching textures.
struct NameRule {
    std::string_view name;
    bool beginning = false;
    MapLayer layer = MapLayer::Solid;
};

/// The layer of the first matching rule, ignoring case; otherwise `otherwise`.
MapLayer layerByName(std::string_view texture, std::span<const NameRule> rules, MapLayer otherwise);

/// Placement of a brush model, and whether an entity makes it a trigger.
struct ModelPlace {
    glm::mat4 transform{1.0F};
    bool trigger = false;
};

/// One placement per model, from the first entity that refers to it. `turned`: the key "angles" is a rotation (pitch,
/// yaw, roll in degrees).
std::vector<ModelPlace> placeModels(std::span<const MapEntity> entities, std::size_t models, bool turned);

/// The bounds of a file's models as the map stores them.
template <typename File>
std::vector<MapModel> modelBounds(const File& file) {
    std::vector<MapModel> models;
    models.reserve(file.models.size());
    for (const auto& model : file.models)
        models.push_back({model.minimum, model.maximum});
    return models;
}

/// Whether a triangle is one.
bool hasArea(const glm::vec3& a, const glm::vec3& b, const glm::vec3& c);

/// Collects polygons and triangles with corners in clockwise order as seen from the front, as maps store them.
class MapBuilder {
public:
    /// Vertices of the map, shared by the faces of a model. They must outlive the builder.
    explicit MapBuilder(std::span<const glm::vec3> vertices) : vertices_(vertices), indexes_(vertices.size()) {}

    /// Everything added from here on uses this placement.
    void beginModel(const ModelPlace& place);

    /// Corners are vertex indexes, all valid.
    void addPolygon(MapLayer layer, std::span<const std::uint32_t> corners);

    /// Adds a separate vertex; the result is for addTriangle().
    std::uint32_t addPosition(const glm::vec3& position);
    /// Adds a convex polygon with its own corners.
    void addPolygon(MapLayer layer, std::span<const glm::vec3> corners);
    void addTriangle(MapLayer layer, std::uint32_t a, std::uint32_t b, std::uint32_t c);

    /// Concatenates the layers, drops unused positions and computes the bounds.
    void finish(MapGeometry& into) &&;

private:
    struct Position {
        std::uint32_t model = 0; ///< number of the beginModel() call for which `index` is valid; 0: none
        std::uint32_t index = 0;
    };

    std::span<const glm::vec3> vertices_;
    std::vector<Position> indexes_;
    std::uint32_t model_ = 0;
    ModelPlace place_;
    std::vector<glm::vec3> positions_;
    std::array<std::vector<std::uint32_t>, kLayerCount> layers_;
    std::vector<std::uint32_t> polygon_;
};

/// Begins every model of a file at its placement and calls add(face, default layer without a texture, model) once per
/// face: each face belongs to a single model, since a duplicate would be drawn over the first. False if stopped on
/// request. Builder: MapBuilder or TexturedMapBuilder.
template <typename File, typename Builder, typename F>
bool forEachFace(const File& file, std::span<const ModelPlace> places, Builder& builder, const std::stop_token& stop,
                 F&& add) {
    std::vector<bool> isAdded(file.faces.size());
    for (std::size_t m = 0; m < file.models.size(); ++m) {
        if (stop.stop_requested())
            return false;
        const auto& model = file.models[m];
        builder.beginModel(places[m]);
        const auto otherwise = m == 0 ? MapLayer::Solid : MapLayer::Brushes;
        for (std::size_t f = model.firstFace; f < std::size_t{model.firstFace} + model.faceCount; ++f) {
            if (isAdded[f])
                continue;
            isAdded[f] = true;
            add(file.faces[f], otherwise, m);
        }
    }
    return true;
}

} // namespace navsmith::world
