// The textures of a Source map's materials (docs/formats/source-materials.md, section 3). For the readers in this
// folder.
#pragma once

#include "core/world/pakfile.h"
#include "core/world/textured_map_builder.h"
#include "formats/source/vmt_file.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::world {

/// Linear light or reflectivity as on the screen, 0 to 1. Negative values and NaN are 0.
float onScreen(float linear);
glm::vec3 onScreen(const glm::vec3& linear);
/// Linear light as in LightAtlas: 1 is 128.
std::array<std::uint8_t, 3> lightOnScreen(const glm::vec3& linear);

class SourceMaterials {
public:
    /// Larger images are read in a smaller size, which textures have ready.
    static constexpr std::uint32_t kMostTextureSide = 1024;

    /// Both must outlive it. Files in the map come first, as in the game.
    SourceMaterials(const Pakfile& packed, const FindGameFile& find) : packed_(packed), find_(find) {}

    /// The material of a texture's name in the map. Where a material that was made for this map is missing, the one
    /// that it was made of.
    [[nodiscard]] std::optional<source::VmtMaterial> material(std::string_view name) const;
    /// Its image and how it is drawn, without name; `colour` where there is no better one.
    [[nodiscard]] MapTexture texture(const source::VmtMaterial& material, const glm::vec3& colour) const;

    [[nodiscard]] std::optional<std::vector<std::byte>> file(std::string_view path) const;

private:
    [[nodiscard]] std::optional<source::VmtFile> load(const std::string& path) const;

    const Pakfile& packed_;
    const FindGameFile& find_;
};

/// Hands over textures to a builder, each once.
class SourceTextures {
public:
    SourceTextures(TexturedMapBuilder& builder, const SourceMaterials& materials)
        : builder_(builder), materials_(materials) {}

    [[nodiscard]] const SourceMaterials& materials() const { return materials_; }
    /// The number of the texture of a material. `colour`: what it has where there is no image.
    std::uint32_t add(std::string_view name, const std::optional<source::VmtMaterial>& material,
                      const glm::vec3& colour);

private:
    TexturedMapBuilder& builder_;
    const SourceMaterials& materials_;
    std::unordered_map<std::string, std::uint32_t> numbers_; ///< by image and how it is drawn
};

/// The name of the material that a compiler changed for one map: "brick/wall" of "maps/town/brick/wall_64_-32_16" (a
/// cube map's place) and of "maps/town/brick/wall_wvt_patch"; none if `name` is not of this kind.
std::optional<std::string> originalMaterial(std::string_view name);

} // namespace navsmith::world
