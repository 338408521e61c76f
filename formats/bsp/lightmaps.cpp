#include "formats/bsp/lightmaps.h"

#include "formats/bsp/lumps.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace navsmith::bsp {
namespace {

using Bytes = std::span<const std::byte>;

constexpr std::uint32_t kUsualSpacing = 16;
constexpr std::size_t kGridBytes = 40;
constexpr std::size_t kStyleBytes = 4;
constexpr std::uint8_t kMostShift = 15;

Bytes lumpOf(std::span<const BspxLump> lumps, const char* name, std::size_t faces, std::size_t stride) {
    const Bytes lump = bspxLump(lumps, name);
    return lump.size() / stride >= faces ? lump : Bytes();
}

LightStyles stylesAt(const std::byte* record) {
    LightStyles styles{};
    for (std::size_t i = 0; i < styles.size(); ++i)
        styles.at(i) = field<std::uint8_t>(record, i);
    return styles;
}

/// A record of DECOUPLED_LM. Its axes give 0 for the middle of the first sample.
FaceLight gridOf(const std::byte* record) {
    FaceLight light;
    light.width = field<std::uint16_t>(record, 0);
    light.height = field<std::uint16_t>(record, 2);
    light.axes = decodeAxes(record + 8);
    for (glm::vec4& axis : light.axes)
        axis.w += 0.5F;
    return light;
}

} // namespace

StoredLight decodeStoredLight(const std::byte* bytes) {
    return {stylesAt(bytes), field<std::int32_t>(bytes, kStyleBytes)};
}

SurfaceAxes decodeAxes(const std::byte* record) {
    SurfaceAxes axes{};
    for (std::size_t i = 0; i < axes.size(); ++i) {
        for (std::size_t j = 0; j < 4; ++j)
            axes.at(i)[j] = field<float>(record, (i * 4 + j) * 4);
    }
    return axes;
}

std::optional<FaceLight> lightGrid(const SurfaceAxes& texture, std::span<const glm::vec3> vertices,
                                   std::span<const std::uint32_t> corners, std::uint32_t spacing) {
    FaceLight light;
    std::array<std::uint32_t, 2> size{};
    for (std::size_t i = 0; i < 2; ++i) {
        const glm::vec4& axis = texture.at(i);
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (const std::uint32_t corner : corners) {
            // Compilers and engines sum with more than 32 bits and round the result to 32. A sum that differs may
            // change the size of the grid.
            const glm::vec3& v = vertices[corner];
            const auto at = static_cast<float>(double{v.x} * double{axis.x} + double{v.y} * double{axis.y} +
                                               double{v.z} * double{axis.z} + double{axis.w});
            if (!std::isfinite(at))
                return std::nullopt;
            least = std::min(least, double{at});
            most = std::max(most, double{at});
        }
        const double first = std::floor(least / spacing);
        const double count = std::ceil(most / spacing) - first + 1;
        if (!(count >= 1 && count <= kMostLightSide))
            return std::nullopt;
        size.at(i) = static_cast<std::uint32_t>(count);
        light.axes.at(i) = axis / static_cast<float>(spacing);
        light.axes.at(i).w = static_cast<float>(double{axis.w} / spacing - first + 0.5);
    }
    light.width = size[0];
    light.height = size[1];
    return light;
}

FaceLights::FaceLights(std::span<const BspxLump> lumps, std::size_t faces)
    : grids_(lumpOf(lumps, "DECOUPLED_LM", faces, kGridBytes)), shifts_(lumpOf(lumps, "LMSHIFT", faces, 1)),
      offsets_(lumpOf(lumps, "LMOFFSET", faces, 4)), styles_(lumpOf(lumps, "LMSTYLE", faces, kStyleBytes)) {
    if (grids_.empty() && offsets_.empty())
        shifts_ = {}; // finer grids than those of the records need light of their own
}

FaceLight FaceLights::of(std::size_t face, const StoredLight& stored, const SurfaceAxes& texture,
                         std::span<const glm::vec3> vertices, std::span<const std::uint32_t> corners) const {
    std::int32_t offset = stored.offset;
    LightStyles styles = stored.styles;
    std::optional<FaceLight> light;
    if (!grids_.empty()) {
        const std::byte* const record = grids_.data() + face * kGridBytes;
        offset = field<std::int32_t>(record, 4);
        light = gridOf(record);
    } else if (!shifts_.empty()) {
        offset = field<std::int32_t>(offsets_.data(), face * 4);
        light = lightGrid(texture, vertices, corners,
                          1U << std::min(field<std::uint8_t>(shifts_.data(), face), kMostShift));
    } else {
        light = lightGrid(texture, vertices, corners, kUsualSpacing);
    }
    if (!styles_.empty() && (!grids_.empty() || !shifts_.empty()))
        styles = stylesAt(styles_.data() + face * kStyleBytes);
    if (!light || offset < 0 || styles[0] == kNoStyle || light->width == 0 || light->height == 0 ||
        light->width > kMostLightSide || light->height > kMostLightSide)
        return {};
    light->offset = static_cast<std::uint32_t>(offset);
    light->styles = styles;
    return *light;
}

std::vector<std::uint8_t> readLight(const LightSamples& samples, const FaceLight& light, const StyleIsOn& isOn) {
    const std::size_t count = std::size_t{light.width} * light.height;
    const std::size_t size = count * samples.channels;
    std::size_t at = light.offset * samples.unit;
    if (size == 0 || at > samples.bytes.size() || samples.bytes.size() - at < size)
        return {};
    std::vector<std::uint8_t> rgb(count * 3);
    for (const std::uint8_t style : light.styles) {
        if (style == kNoStyle || samples.bytes.size() - at < size)
            break;
        if (isOn(style)) {
            const Bytes from = samples.bytes.subspan(at, size);
            for (std::size_t i = 0; i < rgb.size(); ++i) {
                const auto more = static_cast<unsigned>(from[samples.channels == 1 ? i / 3 : i]);
                rgb[i] = static_cast<std::uint8_t>(std::min(255U, rgb[i] + more));
            }
        }
        at += size;
    }
    return rgb;
}

} // namespace navsmith::bsp
