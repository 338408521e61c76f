// Builds models of RenderWare by hand from docs/formats/gta-sa-models.md, without the codec.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

struct RawDffFrame {
    std::array<float, 9> turn{1, 0, 0, 0, 1, 0, 0, 0, 1}; ///< right, up, at
    std::array<float, 3> position{};
    std::int32_t parent = -1;
    std::string name; ///< empty: no name
};

struct RawDffMaterial {
    std::int32_t shared = -1; ///< an earlier material instead of one of its own
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255};
    std::string texture; ///< empty: none
    std::string mask;
};

struct RawDffTriangle {
    std::array<std::uint16_t, 3> corners{};
    std::uint16_t material = 0;
};

struct RawDffPart {
    std::uint32_t material = 0;
    std::vector<std::uint32_t> indices;
};

struct RawDffGeometry {
    std::uint32_t flags = 0; ///< besides those for what is there
    std::vector<std::array<float, 3>> positions;
    std::vector<std::vector<std::array<float, 2>>> textures; ///< a set of coordinates each
    std::vector<std::array<std::uint8_t, 4>> colours;
    bool normals = true;
    std::vector<RawDffTriangle> triangles;
    std::vector<RawDffMaterial> materials;
    std::vector<RawDffPart> parts; ///< empty: not split
    bool strips = false;           ///< of the parts
    bool native = false;           ///< then nothing but counts and materials is written
};

struct RawDffAtomic {
    std::uint32_t frame = 0;
    std::uint32_t geometry = 0;
    std::uint32_t flags = 5;
};

struct RawDff {
    std::uint32_t stamp = 0x1803FFFF; ///< 3.6.0.3
    bool animated = false;            ///< animations of textures come first
    std::vector<RawDffFrame> frames;
    std::vector<RawDffGeometry> geometries;
    std::vector<RawDffAtomic> atomics;
};

std::vector<std::byte> buildDff(const RawDff& model);

/// A roof of two materials over four vertices, on a frame that stands on another one; with strips, with lists, or
/// without a split.
enum class RawDffSplit : std::uint8_t { None, Lists, Strips };
RawDff smallDff(RawDffSplit split);

} // namespace navsmith::tests
