// A map's faces as the game draws them, with textures and light. For drawing only: rays and solids use MapGeometry.
#pragma once

#include "core/world/find_game_file.h"
#include "core/world/map_geometry.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// Rows from the top, four bytes for each pixel: red, green, blue, alpha. Colours as on the screen (sRGB).
struct TextureImage {
    std::uint32_t width = 0; ///< pixels
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;

    [[nodiscard]] bool empty() const { return rgba.empty(); }
};

enum class TextureBlend : std::uint8_t {
    Opaque,
    Masked,      ///< a pixel is drawn if its alpha is at least a half
    Translucent, ///< alpha is opacity
};

struct MapTexture {
    std::string name;   ///< as the map has it
    TextureImage image; ///< empty: not found, or damaged
    TextureBlend blend = TextureBlend::Opaque;
    glm::vec3 colour{0.5F}; ///< what the map says of its mean colour, 0 to 1; drawn if there is no image
};

/// Texture coordinates: 0 to 1 is the whole image, right and down; the image repeats. Light coordinates: 0 to 1 is the
/// whole LightAtlas.
struct TexturedVertex {
    glm::vec3 position{0.0F};
    glm::vec2 texture{0.0F};
    glm::vec2 light{0.0F};
};

/// Indices firstIndex .. firstIndex + indexCount - 1 of TexturedMap::indices.
struct TexturedPart {
    MapLayer layer = MapLayer::Solid;
    std::uint32_t texture = 0; ///< of TexturedMap::textures
    std::uint32_t firstIndex = 0;
    std::uint32_t indexCount = 0; ///< a multiple of three
};

/// The lightmaps of all faces in one image, each with a border that repeats its edge. 128 leaves a texture as it is,
/// 255 doubles it. Faces without light lie on a pixel of 128.
struct LightAtlas {
    std::uint32_t width = 0; ///< pixels
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgb; ///< rows from the top
};

struct TexturedMap {
    std::vector<TexturedVertex> vertices; ///< finite
    std::vector<std::uint32_t> indices;   ///< three per triangle, counter-clockwise as seen from the front
    std::vector<TexturedPart> parts;      ///< by layer, then by texture; they cover all indices
    std::vector<MapTexture> textures;     ///< those that a part uses
    LightAtlas light;                     ///< empty: the map has none
    std::size_t faces = 0;                ///< that were drawn
    std::size_t facesWithImage = 0;       ///< of these, those whose texture was found
    std::vector<std::string> notes;       ///< problems that were skipped; one sentence each, without a full stop
};

struct TexturedMapOptions {
    std::string fileName; ///< "NAME.bsp": for files beside the map, and as `name` of recogniseMap(); may be empty
    std::size_t memory = std::size_t{256} << 20U; ///< bytes of all images; larger ones are halved until they fit
};

/// Reads a map of any kind that recogniseMap() reports as readable. Pure but for `find`, so it may run on any thread.
/// A texture that is missing or damaged is not an error. Errors: as readMapGeometry().
bytes::Result<TexturedMap> readTexturedMap(std::span<const std::byte> file, const FindGameFile& find,
                                           const TexturedMapOptions& options = {}, const std::stop_token& stop = {});

} // namespace navsmith::world
