#include "formats/source/vbsp_light.h"

#include "formats/bsp/lumps.h"
#include "formats/source/vbsp_lumps.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace navsmith::source {
namespace {

using bsp::field;
using Bytes = std::span<const std::byte>;

// Lumps; of two numbers, the second is for HDR.
constexpr std::size_t kTexInfos = 6;
constexpr std::size_t kLeaves = 10;
constexpr std::array<std::size_t, 2> kFaces{7, 58};
constexpr std::array<std::size_t, 2> kLightmaps{8, 53};
constexpr std::array<std::size_t, 2> kLeafRanges{52, 51};
constexpr std::array<std::size_t, 2> kLeafSamples{56, 55};

constexpr std::size_t kFaceBytes = 56;
constexpr std::size_t kTexInfoBytes = 72;
constexpr std::size_t kColourBytes = kLightmapSampleBytes;
constexpr std::size_t kCubeSides = 6;
constexpr std::size_t kSampleBytes = 28;
constexpr std::size_t kOldLeafBytes = 56;
constexpr std::size_t kOldLeafLight = 30;
constexpr std::int32_t kLastVersionWithLightInLeaves = 19;

/// Three bytes and the exponent that they share. On faces white is 255, in leaves it is 1.
glm::vec3 colourAt(const std::byte* bytes, float white) {
    constexpr int kMostExponent = 32; // no light is that bright, and sums stay finite
    const auto scale = std::ldexp(1.0F, std::min<int>(field<std::int8_t>(bytes, 3), kMostExponent)) / white;
    return {static_cast<float>(field<std::uint8_t>(bytes, 0)) * scale,
            static_cast<float>(field<std::uint8_t>(bytes, 1)) * scale,
            static_cast<float>(field<std::uint8_t>(bytes, 2)) * scale};
}

glm::vec3 cubeAt(const std::byte* bytes) {
    glm::vec3 sum(0.0F);
    for (std::size_t i = 0; i < kCubeSides; ++i)
        sum += colourAt(bytes + i * kColourBytes, 1.0F);
    return sum / static_cast<float>(kCubeSides);
}

VbspLightmap lightmapOf(const std::byte* face, std::size_t lightBytes, std::size_t texInfos) {
    constexpr std::int32_t kMost = 1024; // points along a side; the engine has fewer
    VbspLightmap map;
    const auto offset = field<std::int32_t>(face, 20);
    const auto width = std::int64_t{field<std::int32_t>(face, 36)} + 1;
    const auto height = std::int64_t{field<std::int32_t>(face, 40)} + 1;
    map.texInfo = field<std::int16_t>(face, 10);
    const bool lit = field<std::uint8_t>(face, 16) != 0xFF;
    if (!lit || offset < 0 || width < 1 || height < 1 || width > kMost || height > kMost || map.texInfo < 0 ||
        static_cast<std::size_t>(map.texInfo) >= texInfos ||
        static_cast<std::size_t>(offset) + static_cast<std::size_t>(width * height) * kColourBytes > lightBytes)
        return {};
    map.offset = static_cast<std::uint32_t>(offset);
    map.width = static_cast<std::uint32_t>(width);
    map.height = static_cast<std::uint32_t>(height);
    map.minimum = {field<std::int32_t>(face, 28), field<std::int32_t>(face, 32)};
    return map;
}

VbspLightAxes axesOf(const std::byte* texInfo) {
    VbspLightAxes axes{};
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t j = 0; j < 4; ++j)
            axes.at(i)[static_cast<glm::length_t>(j)] = field<float>(texInfo, 32 + (i * 4 + j) * 4);
    }
    return axes;
}

/// Reads the lumps that it is told of, and keeps the first error.
class LightReader {
public:
    LightReader(Bytes file, const VbspLimits& limits) : lumps_(file, limits) {}

    bytes::Result<VbspLight> read() {
        const auto header = lumps_.readHeader();
        if (!header)
            return tl::unexpected(header.error());
        light_.wideRange = lumps_.entry(kLightmaps[1]).length != 0;
        const std::size_t kind = light_.wideRange ? 1 : 0;
        const bool inLeaves = header->version <= kLastVersionWithLightInLeaves;
        const bool read = readLightmaps(kind) && (inLeaves ? readOldLeaves() : readLeaves(kind));
        if (!read)
            return tl::unexpected(*error_);
        return std::move(light_);
    }

private:
    /// None after an error.
    std::optional<Bytes> lump(std::size_t number, std::string_view name) {
        auto bytes = lumps_.read(number, name);
        if (bytes)
            return *bytes;
        error_ = bytes.error();
        return std::nullopt;
    }

    bool readLightmaps(std::size_t kind) {
        const auto lightmaps = lump(kLightmaps.at(kind), "lightmaps");
        if (!lightmaps)
            return false;
        light_.lightmaps.assign(lightmaps->begin(), lightmaps->end());
        const auto texInfos = lump(kTexInfos, "texinfo");
        if (!texInfos)
            return false;
        light_.axes = bsp::readRecords<VbspLightAxes>(*texInfos, kTexInfoBytes, axesOf);
        const bool own = lumps_.entry(kFaces.at(kind)).length != 0;
        const auto faces = lump(own ? kFaces.at(kind) : kFaces[0], "faces");
        if (!faces)
            return false;
        light_.faces = bsp::readRecords<VbspLightmap>(*faces, kFaceBytes, [&](const std::byte* face) {
            return lightmapOf(face, light_.lightmaps.size(), light_.axes.size());
        });
        return true;
    }

    bool readLeaves(std::size_t kind) {
        const auto samples = lump(kLeafSamples.at(kind), "light in leaves");
        if (!samples)
            return false;
        light_.samples = bsp::readRecords<VbspLeafLight>(*samples, kSampleBytes, [](const std::byte* record) {
            const auto share = [&](std::size_t at) {
                return static_cast<float>(field<std::uint8_t>(record, at)) / 255.0F;
            };
            return VbspLeafLight{{share(24), share(25), share(26)}, cubeAt(record)};
        });
        const auto ranges = lump(kLeafRanges.at(kind), "ranges of light in leaves");
        if (!ranges)
            return false;
        light_.leaves = bsp::readRecords<VbspLight::Range>(*ranges, 4, [&](const std::byte* record) {
            const VbspLight::Range range{field<std::uint16_t>(record, 2), field<std::uint16_t>(record, 0)};
            return std::size_t{range.first} + range.count > light_.samples.size() ? VbspLight::Range{} : range;
        });
        return true;
    }

    bool readOldLeaves() {
        const auto leaves = lump(kLeaves, "leaves");
        if (!leaves)
            return false;
        light_.samples = bsp::readRecords<VbspLeafLight>(*leaves, kOldLeafBytes, [](const std::byte* record) {
            return VbspLeafLight{glm::vec3(0.5F), cubeAt(record + kOldLeafLight)};
        });
        for (std::uint32_t i = 0; i < light_.samples.size(); ++i)
            light_.leaves.push_back({i, 1});
        return true;
    }

    VbspLumps lumps_;
    VbspLight light_;
    std::optional<bytes::FormatError> error_;
};

} // namespace

glm::vec3 VbspLight::at(const VbspLightmap& face, std::uint32_t s, std::uint32_t t) const {
    const std::size_t point = std::size_t{std::min(t, face.height - 1)} * face.width + std::min(s, face.width - 1);
    return colourAt(lightmaps.data() + face.offset + point * kColourBytes, 255.0F);
}

bytes::Result<VbspLight> readVbspLight(Bytes file, const VbspLimits& limits) {
    return LightReader(file, limits).read();
}

} // namespace navsmith::source
