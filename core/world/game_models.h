// Models and textures of San Andreas as the world is drawn with them. docs/formats/gta-sa-models.md.
#pragma once

#include "core/world/textured_map.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::world {

struct GameModelVertex {
    glm::vec3 position{0.0F}; ///< finite
    glm::vec2 texture{0.0F};  ///< finite; 0 to 1 is the whole image, right and down
    glm::vec3 light{1.0F};    ///< what the texture is multiplied by, 0 and more
};

/// Triangles with one texture.
struct GameModelPart {
    std::string texture;    ///< name in a dictionary; empty: none
    glm::vec3 colour{0.5F}; ///< 0 to 1; drawn if there is no texture
    float opacity = 1;      ///< below 1: what lies behind shows
    std::uint32_t firstIndex = 0;
    std::uint32_t indexCount = 0; ///< a multiple of 3
};

/// In the object's own coordinates.
struct GameModel {
    std::vector<GameModelVertex> vertices;
    std::vector<std::uint32_t> indices; ///< three per triangle, counter-clockwise as seen from the front; valid
    std::vector<GameModelPart> parts;   ///< they cover all indices

    [[nodiscard]] std::size_t bytes() const {
        return vertices.size() * sizeof(GameModelVertex) + indices.size() * sizeof(std::uint32_t);
    }
};

/// `atFrames`: all parts stand at their frames, as those of animated objects; otherwise the model is one part at its
/// origin. Empty if nothing can be drawn. Errors: those of gta_world::readDff().
bytes::Result<GameModel> readGameModel(std::span<const std::byte> file, bool atFrames);

struct GameTexture {
    std::string name; ///< lower case
    TextureImage image;
    TextureBlend blend = TextureBlend::Opaque;
};

/// The pictures of a texture dictionary with one of these names, or all if there are none. Leaves out what cannot be
/// decoded. Errors: those of gta_world::readTxd().
bytes::Result<std::vector<GameTexture>> readGameTextures(std::span<const std::byte> file,
                                                         std::span<const std::string> names = {});

/// How the pixels' alpha is to be drawn.
TextureBlend blendOf(const TextureImage& image);
/// Comes as near as opacity can to adding colours to those behind: dark becomes transparent.
void makeAdditive(TextureImage& image);

} // namespace navsmith::world
