#include "tests/bench/textured_map.h"

#include <array>

namespace navsmith::bench {

namespace {

constexpr int kRooms = 24;   ///< each way
constexpr float kRoom = 256; ///< world units
constexpr int kPieces = 4;   ///< of a wall, each way
constexpr std::uint32_t kTextures = 96;
constexpr std::uint32_t kAtlas = 1024;

world::TextureImage pattern(std::uint32_t size, std::uint32_t seed) {
    world::TextureImage image{size, size, {}};
    for (std::uint32_t i = 0; i < size * size; ++i) {
        const auto value = static_cast<std::uint8_t>(((i % size) ^ (i / size)) * (seed % 7 + 1));
        image.rgba.insert(image.rgba.end(), {value, static_cast<std::uint8_t>(value / 2 + seed), 90, 255});
    }
    return image;
}

/// A square of pieces from a corner, along two sides.
void addWall(world::TexturedMap& map, std::vector<std::vector<std::uint32_t>>& byTexture, std::uint32_t texture,
             glm::vec3 corner, glm::vec3 across, glm::vec3 up) {
    for (int y = 0; y < kPieces; ++y) {
        for (int x = 0; x < kPieces; ++x) {
            const auto first = static_cast<std::uint32_t>(map.vertices.size());
            for (const auto& at : {glm::vec2(0, 0), glm::vec2(1, 0), glm::vec2(1, 1), glm::vec2(0, 1)}) {
                const auto place = (glm::vec2(x, y) + at) / static_cast<float>(kPieces);
                const auto light = glm::vec2(static_cast<float>(first % kAtlas), static_cast<float>(first / kAtlas));
                map.vertices.push_back({corner + across * place.x + up * place.y, place * 2.0F,
                                        (light + at * 8.0F) / static_cast<float>(kAtlas)});
            }
            for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U})
                byTexture[texture].push_back(first + i);
        }
    }
}

} // namespace

TexturedRooms texturedRooms() {
    TexturedRooms rooms;
    auto& map = rooms.textured;
    std::vector<std::vector<std::uint32_t>> byTexture(kTextures);
    std::uint32_t next = 0;
    for (int j = 0; j < kRooms; ++j) {
        for (int i = 0; i < kRooms; ++i) {
            const glm::vec3 low(static_cast<float>(i - kRooms / 2) * kRoom, static_cast<float>(j - kRooms / 2) * kRoom,
                                0);
            const glm::vec3 x(kRoom, 0, 0);
            const glm::vec3 y(0, kRoom, 0);
            const glm::vec3 z(0, 0, 96);
            const auto texture = [&] { return next++ % kTextures; };
            addWall(map, byTexture, texture(), low, x, y);            // floor
            addWall(map, byTexture, texture(), low + y, x * 0.7F, z); // walls with a gap
            addWall(map, byTexture, texture(), low + x, -x * 0.7F, z);
            addWall(map, byTexture, texture(), low, y * 0.7F, z);
            addWall(map, byTexture, texture(), low + x + y, -y * 0.7F, z);
        }
    }
    constexpr std::array<std::uint32_t, 3> sizes{64, 128, 256};
    for (std::uint32_t i = 0; i < kTextures; ++i) {
        map.textures.push_back({"pattern", pattern(sizes[i % sizes.size()], i), world::TextureBlend::Opaque, {}});
        map.parts.push_back({world::MapLayer::Solid, i, static_cast<std::uint32_t>(map.indices.size()),
                             static_cast<std::uint32_t>(byTexture[i].size())});
        map.indices.insert(map.indices.end(), byTexture[i].begin(), byTexture[i].end());
    }
    map.light = {kAtlas, kAtlas, {}};
    for (std::uint32_t i = 0; i < kAtlas * kAtlas; ++i)
        map.light.rgb.insert(map.light.rgb.end(), 3, static_cast<std::uint8_t>(60 + i % 150));

    auto plain = std::make_shared<world::Backdrop>();
    auto& geometry = plain->geometry;
    for (const auto& vertex : map.vertices)
        geometry.positions.push_back(vertex.position);
    geometry.indices = map.indices;
    geometry.layers = {{world::MapLayer::Solid, 0, static_cast<std::uint32_t>(map.indices.size() / 3)}};
    const float reach = kRoom * kRooms / 2;
    geometry.minimum = {-reach, -reach, 0};
    geometry.maximum = {reach, reach, 96};
    rooms.plain = plain;
    return rooms;
}

} // namespace navsmith::bench
