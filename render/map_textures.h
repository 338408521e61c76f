// A map with textures and light in the form that the graphics card takes: few square images in arrays, few batches.
#pragma once

#include "core/world/textured_map.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace navsmith::render {

/// As world::TexturedVertex.
struct TexturedCorner {
    glm::vec3 position{0.0F};
    glm::vec2 texture{0.0F};
    float image = 0;                      ///< of the batch's array
    std::array<std::uint16_t, 2> light{}; ///< 0 to 65535 is the whole atlas
};
static_assert(sizeof(TexturedCorner) == 28);

/// Images of one size.
struct TextureArray {
    std::uint32_t size = 0; ///< pixels each way, a power of two
    std::uint32_t images = 0;
    std::uint32_t levels = 0; ///< each half the size of the one before, down to one pixel
    /// Rows from the top, red, green, blue, alpha: all levels of an image, then those of the next.
    std::vector<std::vector<std::uint8_t>> pixels;
};

/// Triangles that are drawn at once: `indexCount` of MapTextures::indices from `firstIndex` on.
struct TexturedBatch {
    world::MapLayer layer = world::MapLayer::Solid;
    world::TextureBlend blend = world::TextureBlend::Opaque;
    std::size_t array = 0; ///< of MapTextures::arrays
    std::uint32_t firstIndex = 0;
    std::uint32_t indexCount = 0;
};

struct MapTextures {
    std::vector<TexturedCorner> corners;
    std::vector<std::uint32_t> indices;
    std::vector<TexturedBatch> batches; ///< translucent ones last
    std::vector<TextureArray> arrays;
    world::LightAtlas light;
    std::size_t bytes = 0; ///< of all images with their smaller levels

    [[nodiscard]] world::LayerMask layers() const;
};

struct PackOptions {
    std::size_t memory = std::size_t{256} << 20U; ///< bytes of all images with their smaller levels
    std::uint32_t largest = 512;                  ///< pixels
};

/// Resamples the images to a few sizes and makes their smaller levels. Halves the largest ones until all fit into the
/// memory. Textures without an image get one in their colour. Leaves out the sky, which is drawn without a texture.
/// Images are released as they are packed. `keepGoing` gets the share that is done; none if it returns false. Pure.
std::optional<MapTextures> packTextures(world::TexturedMap map, const PackOptions& options = {},
                                        const std::function<bool(double)>& keepGoing = {});

// Parts of it -------------------------------------------------------------------------------------------------------

/// The image at another size, which repeats: its edges continue on the opposite side.
world::TextureImage resampled(const world::TextureImage& image, std::uint32_t size, world::TextureBlend blend);
/// A square image with a power of two as its size, and its smaller levels. Pixels that are not drawn get the colour of
/// those around them, and as much of a masked image is drawn at every level.
std::vector<std::vector<std::uint8_t>> levelsOf(world::TextureImage image, world::TextureBlend blend);

} // namespace navsmith::render
