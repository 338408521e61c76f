// Builds maps and zips by hand from docs/formats/quake-bsp.md, source-bsp.md and containers.md, without the codecs.
#pragma once

#include "tests/support/raw_bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::tests {

using RawVector = std::array<float, 3>;

struct RawPlane {
    RawVector normal{};
    float distance = 0.0F;
};

struct RawFace {
    std::uint32_t plane = 0;
    std::int32_t side = 0;
    std::int32_t firstEdge = 0;
    std::int32_t edgeCount = 0;
    std::int32_t texInfo = 0;
    std::int32_t displacement = -1; ///< Source maps only
    // Maps of Quake and Quake II only.
    std::array<std::uint8_t, 4> styles{0xFF, 0xFF, 0xFF, 0xFF};
    std::int32_t lightOffset = -1;
};

struct RawModel {
    RawVector minimum{};
    RawVector maximum{};
    RawVector origin{};
    std::int32_t firstFace = 0;
    std::int32_t faceCount = 0;
    std::array<std::int32_t, 4> heads{7, 7, 7, 7}; ///< Quake maps only: tops of trees
};

/// A node of a tree, or a clip node.
struct RawNode {
    std::uint32_t plane = 0;
    std::array<std::int32_t, 2> children{};
    std::uint32_t firstFace = 0; ///< not in clip nodes
    std::uint32_t faceCount = 0;
};

/// Common data of both families of maps.
struct RawMap {
    std::string entities;
    std::vector<RawPlane> planes;
    std::vector<RawVector> vertices;
    std::vector<std::array<std::uint32_t, 2>> edges{{0, 0}}; ///< the first is unused
    std::vector<std::int32_t> surfaceEdges;
    std::vector<std::string> textures; ///< one texinfo each, with the same index
    std::vector<std::uint32_t> flags;  ///< of the texinfos; 0 if missing
    std::vector<RawFace> faces;
    std::vector<RawModel> models;
    // Maps of Quake and Quake II only.
    std::vector<std::array<float, 8>> axes; ///< of the texinfos; zeros if missing
    std::vector<std::byte> light;
    std::vector<std::pair<std::string, std::vector<std::byte>>> bspx; ///< lumps behind the others
    // Quake maps only.
    std::map<std::string, std::vector<std::byte>> images; ///< records of textures by name; others have no pixels
    std::vector<RawNode> nodes;
    std::vector<std::int32_t> leaves; ///< their contents
    std::vector<RawNode> clipNodes;

    /// Adds a face with these corners, clockwise as seen from the front; every second edge is stored reversed. Adds a
    /// new plane, texture and vertices for it.
    RawFace& addFace(const std::vector<RawVector>& corners, const std::string& texture, const RawPlane& plane);
    /// Adds a model of the faces added since the last one.
    void endModel();
};

enum class RawQuakeForm { Quake, GoldSrc, Bsp2, Psb2, Hexen };
constexpr std::array<RawQuakeForm, 5> kRawQuakeForms{RawQuakeForm::Quake, RawQuakeForm::GoldSrc, RawQuakeForm::Bsp2,
                                                     RawQuakeForm::Psb2, RawQuakeForm::Hexen};

std::vector<std::byte> buildQuakeMap(const RawMap& map, RawQuakeForm form);

struct RawBrush {
    std::uint32_t contents = 0;
    std::uint32_t model = 0; ///< of which it is a part: all brushes of a model are in one leaf
    struct Side {
        std::uint16_t plane = 0;
        std::int16_t texInfo = 0;
        std::int16_t bevel = 0;
    };
    std::vector<Side> sides;
};

struct RawDisplacement {
    RawVector start{};
    std::int32_t firstVertex = 0;
    std::int32_t firstTag = 0;
    std::int32_t power = 2;
};

struct RawDisplacementVertex {
    RawVector direction{};
    float distance = 0.0F;
};

struct RawSourceMap : RawMap {
    std::int32_t version = 20;
    bool versionFirst = false; ///< the lump table of Left 4 Dead 2
    bool packed = false;       ///< all lumps except the pakfile compressed with LZMA
    std::vector<RawBrush> brushes;
    std::vector<RawDisplacement> displacements;
    std::vector<RawDisplacementVertex> displacementVertices;
    std::vector<std::uint16_t> tags;
    std::vector<std::byte> pakFile;
    std::vector<std::byte> staticProps;                  ///< the part of the game lump; none if empty
    std::vector<std::array<std::int16_t, 6>> moreLeaves; ///< boxes of empty leaves, behind those of the models
    std::uint16_t propsVersion = 10;
    bool propsPacked = false;
    std::map<std::size_t, std::vector<std::byte>> more; ///< lumps by number, in place of those made of the rest
};

/// Adds a brush of six sides.
void addBoxBrush(RawSourceMap& map, const RawVector& minimum, const RawVector& maximum, std::uint32_t contents,
                 std::uint32_t model = 0);

std::vector<std::byte> buildSourceMap(const RawSourceMap& map);

/// Five property bytes and a stream without an end mark.
struct RawLzma {
    std::vector<std::byte> properties;
    std::vector<std::byte> stream;
};
RawLzma packLzma(std::span<const std::byte> bytes);
std::vector<std::byte> packDeflate(std::span<const std::byte> bytes);

struct RawZipEntry {
    std::string name;
    std::vector<std::byte> bytes;
    std::uint16_t method = 0; ///< 0, 8 or 14
};
std::vector<std::byte> buildZip(const std::vector<RawZipEntry>& entries);

/// A compressed lump of a Source map.
std::vector<std::byte> buildPackedLump(std::span<const std::byte> bytes);

struct RawPakEntry {
    std::string name; ///< up to 56 bytes
    std::vector<std::byte> bytes;
};
/// The entries one after another, then the directory.
std::vector<std::byte> buildPak(const std::vector<RawPakEntry>& entries);

/// Floor, fence, water and sky of the world, a trigger, and a door that its entity moves: 11 triangles in layers of 4,
/// 2, 2, 1 and 2, and one without area. Of Quake maps, solid below the floor, and water behind the fence; hull 1 has
/// its floor 16 higher.
RawMap smallMap();
/// smallMap() with a displacement of power 2 that has a hole, brushes for a clip, a ladder and a wall, and a pakfile.
RawSourceMap smallSourceMap();

struct RawProp {
    RawVector origin{};
    RawVector angles{};
    std::uint16_t model = 0;
    std::uint16_t firstLeaf = 0;
    std::uint16_t leafCount = 0;
    std::uint8_t solid = 6;
    float scale = 1.0F; ///< only in records of 80 bytes
};
/// The part of the game lump for static props, with records of this size.
std::vector<std::byte> buildStaticProps(const std::vector<std::string>& models,
                                        const std::vector<std::uint16_t>& leaves, const std::vector<RawProp>& props,
                                        std::size_t recordBytes = 72);
/// A texture of Quake, or with `colours` (768 bytes) of GoldSrc: the pixels, then three smaller sizes of zeros.
std::vector<std::byte> buildMiptex(const std::string& name, std::uint32_t width, std::uint32_t height,
                                   const std::vector<std::byte>& pixels, const std::vector<std::byte>& colours = {});
/// A WAD3 of textures, or a WAD2.
std::vector<std::byte> buildWad(const std::vector<std::pair<std::string, std::vector<std::byte>>>& textures,
                                bool wad3 = true);
/// The BSPX directory and its lumps for a map of so many bytes.
std::vector<std::byte> buildBspx(const std::vector<std::pair<std::string, std::vector<std::byte>>>& lumps,
                                 std::size_t mapBytes);

/// The head of a model (.mdl) with this box.
std::vector<std::byte> buildModelHead(const RawVector& minimum, const RawVector& maximum);

} // namespace navsmith::tests
