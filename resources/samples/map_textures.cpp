#include "resources/samples/map_textures.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::samples {
namespace {

using glm::vec3;

constexpr std::array<MapTexture, 17> kMapTextures{{
    // The outpost.
    {"concrete", {Look::Tiles, 0x9A958B, 0x6E6960, 26, 1, 128, 2, 2}, 128},
    {"plaster", {Look::Wall, 0xD9C7A4, 0x8F7B62, 30, 2, 160, 5, 1}, 160, false, "outpost/concrete"},
    {"sand", {Look::Earth, 0xC9AE7E, 0x97805A, 26, 3, 256}, 256},
    {"tiles", {Look::Stones, 0xB5694A, 0x6B3B2B, 40, 4, 128, 8, 8}, 128},
    {"wood", {Look::Crate, 0xA67C4C, 0x80592F, 30, 5, 128}, 64, true},
    {"crate", {Look::Crate, 0x8C7A52, 0x59623C, 30, 6, 128}, 64, true},
    {"{ladder", {Look::Rungs, 0x8A8F94, 0x767B80, 20, 7, 64}, 32, true},
    {"aaatrigger", {Look::Grain, 0xE08030, 0xC06820, 10, 8, 64}, 64},
    // The arena.
    {"ar_brick", {Look::Stones, 0x835943, 0x2F170B, 44, 11, 128, 4, 8}, 128},
    {"ar_floor", {Look::Tiles, 0x676767, 0x2F2313, 24, 12, 128, 2, 2}, 128},
    {"ar_metal", {Look::Plates, 0x4B4B5F, 0x57400B, 26, 13, 64, 1, 1}, 64},
    {"ar_stone", {Look::Stones, 0x5B6F63, 0x172317, 36, 14, 128, 2, 4}, 128},
    {"ar_wood", {Look::Crate, 0x975F1B, 0x6B4B0B, 34, 15, 128}, 64, true},
    {"sky_ar", {Look::Clouds, 0x4F4F73, 0x6B6B97, 40, 16, 128}, 128},
    {"*water", {Look::Ripples, 0x2F435F, 0x2F435F, 30, 17, 64}, 64},
    {"*teleport", {Look::Ripples, 0x7F5B6F, 0x7F5B6F, 30, 18, 64}, 64},
    {"trigger", {Look::Grain, 0xDB7F3B, 0xC34B1B, 10, 19, 64}, 64},
}};

/// Along the axis of the world that is nearest to a direction.
int axisOfTexture(const vec3& normal) {
    const auto size = glm::abs(normal);
    return size.z >= 0.7F ? 2 : (size.x >= size.y ? 0 : 1);
}

/// A place in pixels that grows along a direction.
glm::vec4 axisAlong(const MapFace& face, const vec3& along, const MapTexture& texture, float side) {
    if (!texture.fitted)
        return {along * (side / texture.units), 0};
    float least = glm::dot(along, face.corners.front());
    float most = least;
    for (const auto& corner : face.corners) {
        least = std::min(least, glm::dot(along, corner));
        most = std::max(most, glm::dot(along, corner));
    }
    const float repetitions = std::max(1.0F, std::round((most - least) / texture.units));
    const float scale = repetitions * side / (most - least);
    return {along * scale, -least * scale};
}

} // namespace

std::string_view shortName(std::string_view texture) {
    return texture.substr(texture.rfind('/') + 1);
}

const MapTexture& mapTexture(std::string_view name) {
    const auto* const texture = std::ranges::find(kMapTextures, shortName(name), &MapTexture::name);
    return texture == kMapTextures.end() ? kMapTextures.front() : *texture;
}

bool isSolidSurface(std::string_view texture) {
    return !texture.starts_with('*') && !texture.starts_with("sky") &&
           texture.find("trigger") == std::string_view::npos;
}

bsp::SurfaceAxes textureAxes(const MapFace& face, std::uint32_t side) {
    const auto& texture = mapTexture(face.texture);
    const int axis = axisOfTexture(face.normal);
    const auto pixels = static_cast<float>(side);
    return {axisAlong(face, axis == 0 ? vec3(0, 1, 0) : vec3(1, 0, 0), texture, pixels),
            axisAlong(face, axis == 2 ? vec3(0, -1, 0) : vec3(0, 0, -1), texture, pixels)};
}

} // namespace navsmith::samples
