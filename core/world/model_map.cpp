#include "core/world/model_map.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace navsmith::world {
namespace {

// Bytes that are kept for the next pieces.
constexpr std::size_t kModelBytes = std::size_t{32} << 20U;
constexpr std::size_t kTextureBytes = std::size_t{64} << 20U;
constexpr std::size_t kDictionaryBytes = std::size_t{32} << 20U;
constexpr std::size_t kLeastBytes = 64; ///< of a value in such a list
constexpr int kMostParents = 8;         ///< of a texture dictionary

// The light of vertices becomes places in an atlas: along a row from dark to bright, so that between two vertices of a
// triangle everything lies on the row; one row for each tint.
constexpr std::uint32_t kRamp = 256;
constexpr std::uint8_t kNeutral = 128; ///< leaves a texture as it is
constexpr float kTints = 8;            ///< steps of each part of a tint
constexpr std::size_t kMostRows = 256;

using Tint = std::array<std::uint8_t, 3>;

/// The strongest part has all steps.
Tint tintOf(const glm::vec3& light) {
    const float most = std::max({light.x, light.y, light.z, 1e-6F});
    const auto step = [&](float part) { return static_cast<std::uint8_t>(std::lround(part / most * kTints)); };
    return {step(light.x), step(light.y), step(light.z)};
}

class LightRows {
public:
    std::uint32_t rowOf(const Tint& tint) {
        if (const auto it = rows_.find(tint); it != rows_.end())
            return it->second;
        if (order_.size() >= kMostRows)
            return 0;
        order_.push_back(tint);
        return rows_[tint] = static_cast<std::uint32_t>(order_.size() - 1);
    }
    /// The place in the row, and the row itself for place().
    static glm::vec2 place(std::uint32_t row, const glm::vec3& light) {
        const float bright = std::min(std::max({light.x, light.y, light.z}) * kNeutral, 255.0F);
        return {(bright + 0.5F) / kRamp, static_cast<float>(row) + 0.5F};
    }
    void finish(TexturedMap& map) const {
        const auto rows = std::max<std::size_t>(order_.size(), 1);
        for (auto& vertex : map.vertices)
            vertex.light.y /= static_cast<float>(rows);
        map.light.width = kRamp;
        map.light.height = static_cast<std::uint32_t>(rows);
        map.light.rgb.reserve(rows * kRamp * 3);
        for (std::size_t row = 0; row < rows; ++row) {
            const Tint tint = row < order_.size() ? order_[row] : tintOf(glm::vec3(1));
            for (std::uint32_t i = 0; i < kRamp; ++i) {
                for (const auto part : tint)
                    map.light.rgb.push_back(static_cast<std::uint8_t>(static_cast<float>(i * part) / kTints));
            }
        }
    }

private:
    std::map<Tint, std::uint32_t> rows_;
    std::vector<Tint> order_;
};

} // namespace

struct ModelMaps::Builder {
    using Key = std::tuple<MapLayer, std::uint32_t>; ///< layer, texture

    TexturedMap map;
    std::map<std::string, std::uint32_t> textures;
    std::map<Key, std::vector<std::uint32_t>> parts;
    LightRows light;

    /// `make` gives the texture if the key is new.
    template <typename Make>
    std::uint32_t textureOf(const std::string& key, const Make& make) {
        const auto [at, fresh] = textures.try_emplace(key, static_cast<std::uint32_t>(map.textures.size()));
        if (fresh)
            map.textures.push_back(make());
        return at->second;
    }

    void add(const GameModel& model, const GameModelPart& part, const DrawnObject& object, std::uint32_t texture,
             bool bothSides) {
        glm::vec3 sum(0.0F);
        for (std::uint32_t i = 0; i < part.indexCount; ++i)
            sum += model.vertices[model.indices[part.firstIndex + i]].light;
        const auto row = light.rowOf(tintOf(sum));
        auto& indices = parts[{object.layer, texture}];
        std::unordered_map<std::uint32_t, std::uint32_t> indexOf;
        const auto first = indices.size();
        for (std::uint32_t i = 0; i < part.indexCount; ++i) {
            const auto index = model.indices[part.firstIndex + i];
            const auto [at, fresh] = indexOf.try_emplace(index, static_cast<std::uint32_t>(map.vertices.size()));
            if (fresh) {
                const auto& vertex = model.vertices[index];
                map.vertices.push_back({object.turn * vertex.position + object.position, vertex.texture,
                                        LightRows::place(row, vertex.light)});
            }
            indices.push_back(at->second);
        }
        map.faces += part.indexCount / 3;
        if (!map.textures[texture].image.empty())
            map.facesWithImage += part.indexCount / 3;
        const auto last = indices.size();
        for (auto i = first; bothSides && i + 2 < last; i += 3) {
            const std::array<std::uint32_t, 3> turned{indices[i], indices[i + 2], indices[i + 1]};
            indices.insert(indices.end(), turned.begin(), turned.end());
        }
    }

    void addCollision(const PlacedMeshes& placed, std::uint32_t number, const SurfaceColour& colour) {
        const auto& placement = placed.placements()[number];
        const auto& mesh = placed.meshes()[placement.mesh];
        const auto row = light.rowOf(tintOf(glm::vec3(1)));
        for (std::size_t i = 0; i < mesh.triangleCount(); ++i) {
            const auto surface = mesh.surfaces[i];
            const auto texture = textureOf("/" + std::to_string(static_cast<int>(surface)), [&] {
                return MapTexture{{}, {}, TextureBlend::Opaque, colour(surface)};
            });
            auto& indices = parts[{placement.layer, texture}];
            for (std::size_t k = 0; k < 3; ++k) {
                indices.push_back(static_cast<std::uint32_t>(map.vertices.size()));
                map.vertices.push_back({placement.toWorld(mesh.positions[mesh.indices[i * 3 + k]]), glm::vec2(0),
                                        LightRows::place(row, glm::vec3(1))});
            }
        }
        map.faces += mesh.triangleCount();
    }

    TexturedMap finish() && {
        for (auto& [key, indices] : parts) {
            const auto& [layer, texture] = key;
            map.parts.push_back({layer, texture, static_cast<std::uint32_t>(map.indices.size()),
                                 static_cast<std::uint32_t>(indices.size())});
            map.indices.insert(map.indices.end(), indices.begin(), indices.end());
        }
        light.finish(map);
        return std::move(map);
    }
};

ModelMaps::ModelMaps(std::shared_ptr<const Backdrop> world, FindGameFile find, SurfaceColour colour)
    : world_(std::move(world)), find_(std::move(find)), colour_(std::move(colour)), models_(kModelBytes),
      textures_(kTextureBytes), dictionaries_(kDictionaryBytes) {}

ModelMaps::SharedModel ModelMaps::model(const DrawnModel& of) {
    const auto key = of.name + (of.atFrames ? "/" : "");
    if (const auto* cached = models_.find(key))
        return *cached;
    SharedModel result;
    if (const auto file = find_(of.name + ".dff")) {
        if (auto read = readGameModel(*file, of.atFrames); read && !read->indices.empty())
            result = std::make_shared<const GameModel>(std::move(*read));
    }
    return *models_.add(key, result, kLeastBytes + (result ? result->bytes() : 0));
}

ModelMaps::SharedTexture ModelMaps::textureIn(const std::string& dictionary, const std::string& name) {
    const auto key = dictionary + '/' + name;
    if (const auto* cached = textures_.find(key))
        return *cached;
    const auto* file = dictionaries_.find(dictionary);
    if (file == nullptr) {
        auto read = find_(dictionary + ".txd");
        const auto bytes = kLeastBytes + (read ? read->size() : 0);
        file = dictionaries_.add(
            dictionary, read ? std::make_shared<const std::vector<std::byte>>(std::move(*read)) : nullptr, bytes);
    }
    SharedTexture result;
    if (*file != nullptr) {
        if (auto read = readGameTextures(**file, {&name, 1}); read && !read->empty())
            result = std::make_shared<const GameTexture>(std::move(read->front()));
    }
    return *textures_.add(key, result, kLeastBytes + (result ? result->image.rgba.size() : 0));
}

ModelMaps::SharedTexture ModelMaps::texture(const DrawnModel& of, const std::string& name) {
    auto dictionary = of.textures;
    for (int i = 0; i < kMostParents && !dictionary.empty(); ++i) {
        if (auto image = textureIn(dictionary, name))
            return image;
        const auto parent = world_->drawn->textureParents.find(dictionary);
        if (parent == world_->drawn->textureParents.end())
            break;
        dictionary = parent->second;
    }
    return nullptr;
}

std::optional<TexturedMap> ModelMaps::make(std::span<const std::uint32_t> objects, const std::stop_token& stop) {
    const auto& drawn = *world_->drawn;
    Builder builder;
    for (const auto number : objects) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto& object = drawn.objects[number];
        const auto& of = drawn.models[object.model];
        const auto gameModel = model(of);
        if (gameModel == nullptr) {
            if (world_->placed != nullptr && object.placement != kNoPlacement)
                builder.addCollision(*world_->placed, object.placement, colour_);
            continue;
        }
        for (const auto& part : gameModel->parts) {
            const bool clear = part.opacity < 0.995F;
            const auto colour = part.texture.empty() ? part.colour : glm::vec3(0.5F);
            const auto key = part.texture.empty()
                                 ? fmt::format("#{},{},{},{}", colour.x, colour.y, colour.z, part.opacity)
                                 : fmt::format("{}/{}/{}/{}", of.textures, part.texture, of.additive, part.opacity);
            const auto texture = builder.textureOf(key, [&] {
                MapTexture mapTexture{part.texture, {}, TextureBlend::Opaque, colour};
                if (const auto image = part.texture.empty() ? nullptr : this->texture(of, part.texture)) {
                    mapTexture.image = image->image;
                    mapTexture.blend = image->blend;
                } else if (clear || of.additive) {
                    const auto byte = [](float share) { return static_cast<std::uint8_t>(share * 255); };
                    mapTexture.image = {1, 1, {byte(colour.x), byte(colour.y), byte(colour.z), 255}};
                }
                if (of.additive)
                    makeAdditive(mapTexture.image);
                if (clear) {
                    for (std::size_t i = 3; i < mapTexture.image.rgba.size(); i += 4)
                        mapTexture.image.rgba[i] =
                            static_cast<std::uint8_t>(static_cast<float>(mapTexture.image.rgba[i]) * part.opacity);
                }
                if (of.additive || clear)
                    mapTexture.blend = TextureBlend::Translucent;
                return mapTexture;
            });
            builder.add(*gameModel, part, object, texture, of.bothSides);
        }
    }
    return std::move(builder).finish();
}

} // namespace navsmith::world
