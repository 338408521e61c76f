// Maps of the Source engine, VBSP 19, 20 and 21: the parts needed to draw them and to cast rays. Follows
// docs/formats/source-bsp.md; section numbers below are that page's. Read-only; light, visibility and static props have
// readers of their own.
#pragma once

#include "formats/bsp/brushes.h"
#include "formats/bsp/polygons.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::source {

/// Identification by the first bytes of a file.
struct VbspIdent {
    bool readable = false;
    std::string title; ///< "Source map (VBSP 20)", "Source map of a console (PSBV)"
};

/// None if the bytes (8 are enough) do not look like a Source map, readable or not.
std::optional<VbspIdent> identifyVbsp(std::span<const std::byte> start);

/// Bits of VbspTexInfo::flags (section 4).
namespace surface {
inline constexpr std::uint32_t kSky2d = 0x2;
inline constexpr std::uint32_t kSky = 0x4;
inline constexpr std::uint32_t kWarp = 0x8; ///< water
inline constexpr std::uint32_t kTrigger = 0x40;
inline constexpr std::uint32_t kNoDraw = 0x80;
inline constexpr std::uint32_t kHint = 0x100;
inline constexpr std::uint32_t kSkip = 0x200;
} // namespace surface

/// Bits of bsp::Brush::contents (section 4).
namespace contents {
inline constexpr std::uint32_t kSolid = 0x1;
inline constexpr std::uint32_t kWater = 0x20;
inline constexpr std::uint32_t kPlayerClip = 0x10000;
inline constexpr std::uint32_t kMonsterClip = 0x20000;
inline constexpr std::uint32_t kLadder = 0x20000000;
} // namespace contents

/// Bits of VbspFile::displacementTags (section 5).
inline constexpr std::uint16_t kTriangleRemoved = 32;

struct VbspTexInfo {
    std::uint32_t flags = 0;
    std::int32_t texData = -1; ///< -1 or beyond the texdata: none
    /// The position of a place on the texture, in pixels right and down: dot(place, xyz) + w. Not validated.
    std::array<glm::vec4, 2> texture{};
};

struct VbspTexData {
    std::uint32_t nameOffset = 0; ///< in VbspFile::textureNames
    std::uint32_t nameLength = 0; ///< 0: it has no name
    std::int32_t width = 0;       ///< pixels of the texture, for which VbspTexInfo::texture is meant; not validated
    std::int32_t height = 0;
    glm::vec3 reflectivity{0.0F}; ///< its mean colour, linear; not validated
};

/// Damaged faces keep their index, so that model ranges stay correct, but have no corners.
struct VbspFace {
    bsp::CornerRange corners;       ///< of VbspFile::corners, clockwise as seen from the front (section 4)
    std::uint32_t plane = 0;        ///< the plane that it faces; valid if there are corners
    std::int32_t texInfo = -1;      ///< -1: none; else valid if there are corners
    std::int32_t displacement = -1; ///< -1: flat. Otherwise an index in VbspFile::displacements, and there are four
                                    ///< corners
};

/// A node of the tree that divides space. Children in front of and behind the plane: a node, or -(leaf + 1). They may
/// be out of range.
struct VbspNode {
    std::uint32_t plane = 0;
    std::array<std::int32_t, 2> children{};
    std::uint32_t firstFace = 0; ///< faces in its plane; the range may go beyond VbspFile::faces
    std::uint32_t faceCount = 0;
};

/// The range of brushes lies within VbspFile::leafBrushes; count 0 if the stored range does not.
struct VbspLeaf {
    std::uint32_t contents = 0;
    std::int32_t cluster = -1; ///< for visibility; -1: inside a solid
    std::uint32_t firstBrush = 0;
    std::uint32_t brushCount = 0;
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
};

struct VbspBrushSide {
    std::uint32_t plane = 0;   ///< may be beyond the planes
    std::int32_t texInfo = -1; ///< -1 or beyond the texinfos: none
    bool bevel = false;        ///< not a real side of the brush: only for box collision
};

/// A grid of posts in place of a face (section 5). Sound displacements have `power` 2 to 4 and all their vertices;
/// others have `power` 0 and are not referenced.
struct VbspDisplacement {
    glm::vec3 start{0.0F};
    std::uint32_t firstVertex = 0;
    std::optional<std::uint32_t> firstTag; ///< none if not all of its tags are there
    std::uint32_t power = 0;

    /// Posts along a side.
    [[nodiscard]] std::uint32_t posts() const { return (1U << power) + 1; }
};

struct VbspDisplacementVertex {
    glm::vec3 direction{0.0F};
    float distance = 0.0F;
};

/// A range of the file.
struct VbspRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

struct VbspFile {
    std::int32_t version = 0;
    bool versionFirst = false; ///< the lump table has the order of Left 4 Dead 2
    std::int32_t mapRevision = 0;
    std::string entities; ///< section 6
    std::vector<bsp::Plane> planes;
    std::vector<glm::vec3> vertices; ///< not validated; those used by corners are sound
    std::vector<std::uint32_t> corners;
    std::vector<VbspFace> faces;
    std::vector<VbspTexInfo> texInfos;
    std::vector<VbspTexData> texDatas;
    std::string textureNames;       ///< all names, each with a terminating zero
    std::vector<bsp::Model> models; ///< 0 is the world
    std::vector<VbspNode> nodes;
    std::vector<VbspLeaf> leaves;
    std::vector<std::uint32_t> leafBrushes; ///< indexes of brushes; may be out of range
    std::vector<bsp::Brush> brushes;
    std::vector<VbspBrushSide> brushSides;
    std::vector<VbspDisplacement> displacements;
    std::vector<VbspDisplacementVertex> displacementVertices;
    std::vector<std::uint16_t> displacementTags; ///< one per triangle
    VbspRange pakFile;                           ///< a zip inside the file; length 0: there is none
    std::size_t damagedFaces = 0;
    std::vector<std::string> notes; ///< problems of the file that were skipped; one sentence each, without a full stop
};

/// Limits for decompressing packed lumps; larger ones are rejected.
struct VbspLimits {
    std::uint64_t lumpBytes = std::uint64_t{64} << 20U;
    std::uint64_t allBytes = std::uint64_t{256} << 20U;
};

/// The texdata of a texinfo; null if there is none. Any index is allowed.
const VbspTexData* texDataOf(const VbspFile& file, std::int32_t texInfo);
/// The texture's name as stored, or an empty view. Any index is allowed.
std::string_view textureOf(const VbspFile& file, std::int32_t texInfo);
/// The flags, or 0. Any index is allowed.
std::uint32_t flagsOf(const VbspFile& file, std::int32_t texInfo);

/// Reads versions 19, 20 and 21 with either order of the lump table, lumps packed or not. Skips damaged faces,
/// displacements and ranges with a note. Allocates no more than the bytes can fill, and for packed lumps no more than
/// they can hold, within `limits`. Errors:
/// - BadMagic: not a Source map; Unsupported: an unsupported one, named
/// - Truncated: the header or a required lump extends beyond the end
/// - BadValue: a packed lump that is damaged or exceeds the limits
bytes::Result<VbspFile> readVbsp(std::span<const std::byte> file, const VbspLimits& limits = {});

/// The header with the lump table: all that findPakFile() needs of a map.
inline constexpr std::size_t kVbspHeaderBytes = 1036;

/// An entry of the table of lumps.
struct VbspLump {
    std::uint32_t offset = 0;
    std::uint32_t length = 0;   ///< bytes; 0 with any offset is an empty lump
    std::uint32_t unpacked = 0; ///< 0: not packed
};

inline constexpr std::size_t kVbspLumps = 64;

struct VbspHeader {
    std::int32_t version = 0;
    bool versionFirst = false; ///< the lump table has the order of Left 4 Dead 2
    std::int32_t mapRevision = 0;
    std::array<VbspLump, kVbspLumps> lumps{};
};

/// Lump entries are not validated. Errors as for readVbsp().
bytes::Result<VbspHeader> readVbspHeader(std::span<const std::byte> header);

/// Location of the pakfile according to the header (section 3); not validated; length 0: there is none. Errors as for
/// readVbsp().
bytes::Result<VbspRange> findPakFile(std::span<const std::byte> header);

/// Bytes of a packed lump's header; its stream follows (section 2).
inline constexpr std::size_t kPackedLumpHeadBytes = 17;
/// Whether a lump is packed, by its first kPackedLumpHeadBytes.
bool isPackedLump(std::span<const std::byte> start);
/// The decompressed bytes of such a lump, at most `most`. Errors: BadValue for a lump that is damaged or claims more;
/// the error has `offset`, where the lump is, and the field `name`.
bytes::Result<std::vector<std::byte>> unpackLump(std::span<const std::byte> lump, std::uint64_t offset,
                                                 std::string_view name, std::uint64_t most);

} // namespace navsmith::source
