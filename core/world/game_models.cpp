#include "core/world/game_models.h"

#include "core/world/finite.h"
#include "formats/gta_world/dff_file.h"
#include "formats/gta_world/txd_file.h"

#include <glm/common.hpp>

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace navsmith::world {
namespace {

using gta_world::DffFile;
using gta_world::DffGeometry;

// What is added to the stored light at noon, and its share: what is stored is for all hours.
constexpr float kNoon = 0.45F;
constexpr float kStoredLight = 0.8F;

constexpr std::string_view kDamaged = "_dam";
constexpr std::uint32_t kModulated = 0x40; ///< the material's colour counts where there is a texture, too

// Alphas of pixels that are clearly there, or not.
constexpr std::uint8_t kClear = 24;
constexpr std::uint8_t kSolid = 230;
constexpr std::size_t kMostBetween = 8; ///< of a masked image, one pixel in so many may be between

glm::vec3 toShares(const gta_world::DffColour& colour) {
    return glm::vec3(colour[0], colour[1], colour[2]) / 255.0F;
}

class ModelMaker {
public:
    explicit ModelMaker(GameModel& to) : to_(to) {}

    void add(const DffGeometry& geometry, const gta_world::DffPlace& place) {
        for (const auto& group : geometry.groups) {
            const auto& material = geometry.materials[group.material];
            GameModelPart part;
            part.texture = material.texture;
            part.colour = toShares(material.colour);
            part.opacity = static_cast<float>(material.colour[3]) / 255.0F;
            part.firstIndex = static_cast<std::uint32_t>(to_.indices.size());
            const bool modulated = (geometry.flags & kModulated) != 0 && !part.texture.empty();
            vertices_.clear(); // a vertex of two materials has two lights
            for (std::uint32_t i = 0; i < group.indexCount; i += 3) {
                const auto* corners = &geometry.indices[group.firstIndex + i];
                std::array<std::uint32_t, 3> triangle{};
                bool finite = true;
                for (std::size_t k = 0; k < 3; ++k) {
                    triangle[k] = vertexOf(geometry, corners[k], place, modulated ? part.colour : glm::vec3(1));
                    const auto& p = to_.vertices[triangle[k]].position;
                    finite = finite && isFinite(p);
                }
                if (finite)
                    to_.indices.insert(to_.indices.end(), triangle.begin(), triangle.end());
            }
            part.indexCount = static_cast<std::uint32_t>(to_.indices.size()) - part.firstIndex;
            if (part.indexCount > 0)
                to_.parts.push_back(std::move(part));
        }
    }

private:
    std::uint32_t vertexOf(const DffGeometry& geometry, std::uint32_t index, const gta_world::DffPlace& place,
                           const glm::vec3& colour) {
        const auto [at, fresh] = vertices_.try_emplace(index, static_cast<std::uint32_t>(to_.vertices.size()));
        if (!fresh)
            return at->second;
        GameModelVertex vertex;
        vertex.position = place.turn * geometry.positions[index] + place.position;
        if (!geometry.textures[0].empty())
            vertex.texture = geometry.textures[0][index];
        if (!geometry.colours.empty())
            vertex.light = kNoon + kStoredLight * toShares(geometry.colours[index]);
        vertex.light *= colour;
        to_.vertices.push_back(vertex);
        return at->second;
    }

    GameModel& to_;
    std::unordered_map<std::uint32_t, std::uint32_t> vertices_;
};

} // namespace

bytes::Result<GameModel> readGameModel(std::span<const std::byte> file, bool atFrames) {
    const auto read = gta_world::readDff(file);
    if (!read)
        return tl::unexpected(read.error());
    GameModel model;
    ModelMaker maker(model);
    const auto isIntact = [&](const gta_world::DffAtomic& atomic) {
        return !read->frames[atomic.frame].name.ends_with(kDamaged);
    };
    if (atFrames) {
        const auto places = gta_world::placesOf(*read);
        for (const auto& atomic : read->atomics) {
            if (atomic.drawn && isIntact(atomic))
                maker.add(read->geometries[atomic.geometry], places[atomic.frame]);
        }
        return model;
    }
    // The game keeps the last one.
    const auto last = std::find_if(read->atomics.rbegin(), read->atomics.rend(), isIntact);
    if (last != read->atomics.rend())
        maker.add(read->geometries[last->geometry], {});
    return model;
}

bytes::Result<std::vector<GameTexture>> readGameTextures(std::span<const std::byte> file,
                                                         std::span<const std::string> names) {
    const auto read = gta_world::readTxd(file);
    if (!read)
        return tl::unexpected(read.error());
    std::vector<GameTexture> textures;
    for (const auto& texture : read->textures) {
        if (!names.empty() && std::ranges::find(names, texture.name) == names.end())
            continue;
        auto image = gta_world::decodeTexture(file, texture);
        if (!image)
            continue;
        GameTexture gameTexture{
            texture.name, {image->width, image->height, std::move(image->rgba)}, TextureBlend::Opaque};
        gameTexture.blend = texture.alpha ? blendOf(gameTexture.image) : TextureBlend::Opaque;
        textures.push_back(std::move(gameTexture));
    }
    return textures;
}

TextureBlend blendOf(const TextureImage& image) {
    std::size_t clear = 0;
    std::size_t between = 0;
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) {
        clear += image.rgba[i] < kClear ? 1 : 0;
        between += image.rgba[i] >= kClear && image.rgba[i] < kSolid ? 1 : 0;
    }
    const auto pixels = image.rgba.size() / 4;
    if (between * kMostBetween > pixels)
        return TextureBlend::Translucent;
    return clear + between > 0 ? TextureBlend::Masked : TextureBlend::Opaque;
}

void makeAdditive(TextureImage& image) {
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
        image.rgba[i + 3] = std::max({image.rgba[i], image.rgba[i + 1], image.rgba[i + 2]});
}

} // namespace navsmith::world
