// Models that stand in a Source map: static props, and entities that are props. For the readers in this folder.
#pragma once

#include "core/world/entity_text.h"
#include "core/world/map_light.h"
#include "core/world/source_materials.h"
#include "formats/source/studio_model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::world {

struct PlacedModel {
    std::string model; ///< "models/props/crate.mdl"
    glm::vec3 origin{0.0F};
    glm::vec3 angles{0.0F}; ///< pitch, yaw, roll in degrees
    std::int32_t skin = 0;
    float scale = 1.0F;
    bool solid = false; ///< it may stop players
};

/// Entities of the classes "prop_..." whose model has a name.
std::vector<PlacedModel> placedEntities(std::span<const MapEntity> entities);

/// The light around places, without that on faces.
MapLight lightOfLeaves(const source::VbspFile& map, const source::VbspLight& light);

class SourceModels {
public:
    /// More triangles in all are left out: models may have thousands, and maps thousands of models.
    static constexpr std::size_t kMostTriangles = 2'000'000;

    SourceModels(TexturedMapBuilder& builder, SourceTextures& textures) : builder_(builder), textures_(textures) {}

    /// Adds the models whose files are found, in MapLayer::Props if they are solid, else in MapLayer::Decoration. False
    /// if stopped.
    bool add(std::span<const PlacedModel> placed, const MapLight& light, const std::stop_token& stop);

private:
    /// A mesh with its own corners.
    struct Piece {
        std::uint32_t material = 0;
        std::vector<TexturedCorner> corners;
        std::vector<std::array<std::uint32_t, 3>> triangles;
    };
    struct Model {
        source::StudioModel tables; ///< without vertices and meshes
        std::vector<Piece> pieces;
        glm::vec3 middle{0.0F};
        std::size_t triangles = 0;
    };

    const Model* find(const std::string& name);
    [[nodiscard]] std::optional<Model> read(const std::string& name) const;
    std::uint32_t textureOf(const Model& model, std::uint32_t material, std::uint32_t skin);

    TexturedMapBuilder& builder_;
    SourceTextures& textures_;
    std::unordered_map<std::string, std::optional<Model>> models_;
    std::unordered_map<std::string, std::uint32_t> numbers_; ///< of textures, by their name and folder
    std::size_t triangles_ = 0;
};

} // namespace navsmith::world
