// Assembles a TexturedMap from any format: placed faces with their texture and light. For the readers in this folder.
#pragma once

#include "core/world/map_builder.h"
#include "core/world/textured_map.h"

#include <queue>

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace navsmith::world {

/// The numbers of addTexture() and addLightmap() that a face is drawn with.
struct TexturedFace {
    /// The face has no light of its own: its texture is drawn as it is.
    static constexpr auto kNoLight = std::numeric_limits<std::uint32_t>::max();

    MapLayer layer = MapLayer::Solid;
    std::uint32_t texture = 0;
    std::uint32_t light = kNoLight;
};

/// `position` is that of the map, before the model is placed. `texture`: 0 to 1 is the whole image. `light` is counted
/// in samples of the face's lightmap from its upper left corner, so that (0.5, 0.5) is the middle of its first sample.
struct TexturedCorner {
    glm::vec3 position{0.0F};
    glm::vec2 texture{0.0F};
    glm::vec2 light{0.0F};
};

/// Corners run clockwise as seen from the front, as maps store them. Faces of a model that is a trigger go to its
/// layer, whatever they ask for.
class TexturedMapBuilder {
public:
    /// Largest width and height of the LightAtlas, and of one lightmap without its border.
    static constexpr std::uint32_t kMostAtlasSide = 8192;
    static constexpr std::uint32_t kMostLightmapSide = 2048;

    explicit TexturedMapBuilder(const TexturedMapOptions& options) : memory_(options.memory) {}

    /// The result is for TexturedFace::texture. Each call makes a texture of its own, so call it once per texture, and
    /// only for textures that a face uses. Halves the largest images so far as soon as all together exceed the memory.
    std::uint32_t addTexture(MapTexture texture);
    /// Bytes of all images so far.
    [[nodiscard]] std::size_t imageBytes() const { return imageBytes_; }

    /// `rgb`: rows from the top, three bytes for each sample; 128 leaves the texture as it is. The result is for
    /// TexturedFace::light: kNoLight if a side is 0 or above kMostLightmapSide, if `rgb` does not have exactly that
    /// size, or if there is too much light already.
    std::uint32_t addLightmap(std::uint32_t width, std::uint32_t height, std::span<const std::uint8_t> rgb);

    /// Everything added from here on uses this placement.
    void beginModel(const ModelPlace& place) { place_ = place; }
    /// A convex polygon. Counts as one face, unless it has no area.
    void addPolygon(const TexturedFace& face, std::span<const TexturedCorner> corners);
    /// A surface such as a displacement: triangles of indexes into `corners`, all valid. Counts as one face.
    void addTriangles(const TexturedFace& face, std::span<const TexturedCorner> corners,
                      std::span<const std::array<std::uint32_t, 3>> triangles);

    void addNote(std::string note) { notes_.push_back(std::move(note)); }

    /// Packs the light, sorts the parts and drops textures without a face. Leaves TexturedMap::notes as they are, but
    /// for what is added at the end.
    void finish(TexturedMap& into) &&;

private:
    struct Lightmap {
        std::uint32_t width = 0;
        std::uint32_t height = 0;
        std::size_t first = 0; ///< byte of lightBytes_
    };
    /// A triangle list with one texture in one layer.
    struct Part {
        MapLayer layer = MapLayer::Solid;
        std::uint32_t texture = 0;
        std::vector<std::uint32_t> indices;
    };

    std::vector<std::uint32_t>& indicesOf(MapLayer layer, std::uint32_t texture);
    void fitMemory();
    void packLight(TexturedMap& into);

    std::size_t memory_;
    std::size_t imageBytes_ = 0;
    std::vector<MapTexture> textures_;
    std::priority_queue<std::pair<std::size_t, std::uint32_t>> largest_; ///< bytes and number of each image
    std::size_t halvedImages_ = 0;
    std::vector<Lightmap> lightmaps_;
    std::vector<std::uint8_t> lightBytes_;
    std::size_t droppedLight_ = 0;
    ModelPlace place_;
    std::vector<TexturedVertex> vertices_;
    std::vector<std::uint32_t> lightOfVertex_;
    std::vector<Part> parts_;
    std::vector<std::array<std::uint32_t, kLayerCount>> partOf_; ///< by texture and layer: 1 + number in parts_, or 0
    std::size_t faces_ = 0;
    std::size_t facesWithImage_ = 0;
    std::vector<std::string> notes_;
};

/// Half as wide and high, rounded up; each pixel is the mean of those it replaces, by their opacity.
TextureImage halved(const TextureImage& image);

} // namespace navsmith::world
