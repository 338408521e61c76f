#include "core/world/floor_light.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <utility>

namespace navsmith::world {

namespace {

constexpr int kSpacing = 16;             ///< texture pixels between two samples
constexpr std::int32_t kSpecialFace = 1; ///< BspTexInfo::flags: sky or liquid
/// A steady style of light, of which 256 is the samples' own brightness.
constexpr int kSteady = 264;

float coordinate(const glm::vec4& axis, const glm::vec3& at) {
    return glm::dot(glm::vec3(axis), at) + axis.w;
}

/// The smallest texture coordinate of a face's grid.
int gridStart(const glm::vec4& texture, const glm::vec4& light) {
    return static_cast<int>(std::lround(texture.w - (light.w - 0.5F) * static_cast<float>(kSpacing)));
}

/// The sample that a coordinate, cut to an integer, falls on; nothing outside the face's grid.
std::optional<std::size_t> sampleOf(float coordinate, int start, std::uint32_t samples) {
    constexpr float most = 1e6F;
    if (!(std::abs(coordinate) < most))
        return std::nullopt;
    const int offset = static_cast<int>(coordinate) - start;
    if (offset < 0 || offset > static_cast<int>(samples - 1) * kSpacing)
        return std::nullopt;
    return static_cast<std::size_t>(offset / kSpacing);
}

} // namespace

bytes::Result<FloorLight> FloorLight::read(std::span<const std::byte> file) {
    auto map = quake::readBsp(file);
    if (!map)
        return tl::unexpected(std::move(map.error()));
    auto surfaces = quake::readBspSurfaces(file, *map);
    if (!surfaces)
        return tl::unexpected(std::move(surfaces.error()));
    return FloorLight(std::move(*map), std::move(*surfaces));
}

std::optional<std::array<int, 3>> FloorLight::below(const glm::vec3& place, float depth) const {
    if (map_.models.empty() || map_.nodes.empty() || map_.models.front().headNodes[0] == quake::kNoTree)
        return std::nullopt;
    return between(map_.models.front().headNodes[0], place, place - glm::vec3(0, 0, depth));
}

std::optional<std::array<int, 3>> FloorLight::between(std::int32_t index, const glm::vec3& from,
                                                      const glm::vec3& to) const {
    if (index < 0)
        return std::nullopt;
    const auto& node = map_.nodes[static_cast<std::size_t>(index)];
    const auto& plane = map_.planes[node.plane];
    const float start = glm::dot(from, plane.normal) - plane.distance;
    const float end = glm::dot(to, plane.normal) - plane.distance;
    const bool isBehind = start < 0;
    if ((end < 0) == isBehind)
        return between(node.children[isBehind ? 1 : 0], from, to);
    const auto middle = from + (to - from) * (start / (start - end));
    if (const auto nearer = between(node.children[isBehind ? 1 : 0], from, middle))
        return nearer;
    if (const auto here = onNode(node, middle))
        return here;
    return between(node.children[isBehind ? 0 : 1], middle, to);
}

std::optional<std::array<int, 3>> FloorLight::onNode(const quake::BspNode& node, const glm::vec3& at) const {
    for (std::uint32_t i = 0; i < node.faceCount; ++i) {
        const std::size_t index = node.firstFace + i;
        const auto& face = map_.faces[index];
        const auto& light = surfaces_.lights[index];
        if (face.corners.count == 0 || face.texInfo >= surfaces_.axes.size() ||
            (map_.texInfos[face.texInfo].flags & kSpecialFace) != 0)
            continue;
        const auto& texture = surfaces_.axes[face.texInfo];
        if (light.width == 0 || light.height == 0)
            continue;
        const auto column = sampleOf(coordinate(texture[0], at), gridStart(texture[0], light.axes[0]), light.width);
        const auto row = sampleOf(coordinate(texture[1], at), gridStart(texture[1], light.axes[1]), light.height);
        if (column && row)
            return sampleAt(light, *column, *row);
    }
    return std::nullopt;
}

std::array<int, 3> FloorLight::sampleAt(const bsp::FaceLight& light, std::size_t column, std::size_t row) const {
    std::array<int, 3> sum{};
    const auto& samples = surfaces_.samples;
    const std::size_t grid = std::size_t{light.width} * light.height * samples.channels;
    std::size_t at = light.offset * samples.unit + (row * light.width + column) * samples.channels;
    for (const auto style : light.styles) {
        if (style == bsp::kNoStyle || at + samples.channels > samples.bytes.size())
            break;
        for (std::size_t colour = 0; colour < sum.size(); ++colour) {
            const auto channel = samples.channels == 1 ? 0 : colour;
            sum[colour] += std::to_integer<int>(samples.bytes[at + channel]) * kSteady;
        }
        at += grid;
    }
    for (auto& colour : sum)
        colour >>= 8;
    return sum;
}

} // namespace navsmith::world
