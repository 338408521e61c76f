// Builds textures (VTF), archives (VPK) and textured maps of Source by hand from docs/formats/source-materials.md,
// containers.md and source-bsp.md, without the codecs.
#pragma once

#include "tests/support/map_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::tests {

struct RawVtf {
    std::uint32_t minorVersion = 2;
    std::uint16_t width = 4;
    std::uint16_t height = 4;
    std::uint32_t flags = 0;
    std::uint16_t frames = 1;
    std::uint16_t depth = 1;
    std::uint32_t format = 0;                   ///< as stored; 0: RGBA8888
    std::vector<std::vector<std::byte>> images; ///< all frames and faces of each size, from the largest
    bool thumbnail = true;                      ///< of 4 x 4 pixels in DXT1
};
std::vector<std::byte> buildVtf(const RawVtf& vtf);
/// One image of this colour.
RawVtf plainVtf(std::uint16_t width, std::uint16_t height, const std::array<std::uint8_t, 4>& rgba);

struct RawVpkEntry {
    std::string folder; ///< " ": none
    std::string name;
    std::string ending;
    std::vector<std::byte> bytes;
    std::size_t startBytes = 0;     ///< that are in the directory
    std::uint16_t archive = 0x7FFF; ///< that has the others; 0x7FFF: the directory's file
};
struct RawVpk {
    std::vector<std::byte> directory;
    std::vector<std::vector<std::byte>> archives; ///< by number
};
RawVpk buildVpk(const std::vector<RawVpkEntry>& entries, std::uint32_t version = 2);

/// The three files of a model (.mdl, .vvd, .vtx): a square of 16 units that faces up around its place, in two
/// triangles. Skin 0 has the texture "crate", skin 1 "crate_red", both in "models\\props\\".
struct RawModelFiles {
    std::vector<std::byte> mdl;
    std::vector<std::byte> vvd;
    std::vector<std::byte> vtx;
};
struct RawModelForm {
    std::int32_t version = 48;
    bool wideGroups = false; ///< records of 33 bytes
    bool twoGroups = false;  ///< a triangle in each
    bool fixups = false;     ///< vertices are stored in another order
};
RawModelFiles buildSquareModel(const RawModelForm& form = {});

/// Of the texture of a face: pixels right and down at a place (dot(place, xyz) + w), its size and mean colour.
struct RawSourceTexture {
    std::array<std::array<float, 4>, 2> axes{{{1, 0, 0, 0}, {0, 1, 0, 0}}};
    std::int32_t width = 64;
    std::int32_t height = 64;
    RawVector reflectivity{0.5F, 0.5F, 0.5F};
};
/// A grid of light on a face.
struct RawSourceLightmap {
    std::array<std::array<float, 4>, 2> axes{{{0.0625F, 0, 0, 0}, {0, 0.0625F, 0, 0}}};
    std::array<std::int32_t, 2> minimum{};
    std::array<std::int32_t, 2> size{}; ///< one less than points a side
    std::vector<std::byte> samples;     ///< four bytes each; empty: the face has no light
};

/// A map with one texture and one lightmap for each face, both with the face's index.
struct RawLitSourceMap {
    RawSourceMap map;
    std::vector<RawSourceTexture> textures;
    std::vector<RawSourceLightmap> light;

    /// Adds a face as RawMap::addFace() does.
    void addFace(const std::vector<RawVector>& corners, const std::string& texture, const RawPlane& plane,
                 const RawSourceTexture& how = {}, const RawSourceLightmap& lit = {});
    /// Ends the world.
    [[nodiscard]] std::vector<std::byte> bytes() const;
};

/// Two squares of 64 units with light, terrain, water and a surface that is not drawn. Packed into it are the
/// materials "brick/wall" with its texture, "maps/room/brick/wall_0_0_16" made of it, and "nature/ground" without.
RawLitSourceMap texturedRoom();

} // namespace navsmith::tests
