// Maps of Quake (29, BSP2, 2PSB) and GoldSrc (30): the parts needed to draw them, to cast rays and to move through
// their solids. Follows docs/formats/quake-bsp.md; section numbers below are that page's. Read-only; ignores light and
// visibility.
#pragma once

#include "formats/bsp/polygons.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {

/// Section 1.
enum class BspVariant : std::uint8_t {
    Quake,   ///< 29
    GoldSrc, ///< 30: Half-Life and games based on it
    Bsp2,    ///< "BSP2": 32-bit edges and faces
    Psb2,    ///< "2PSB": the same as far as it is read here
};

/// Identification by the first bytes of a file.
struct BspIdent {
    std::optional<BspVariant> variant; ///< none: a map of another format or of an unsupported version
    std::string title;                 ///< "Quake map (BSP 29)", "Quake II or III map (IBSP)"
};

/// None if the bytes (8 are enough) do not look like a map of the Quake family, readable or not.
std::optional<BspIdent> identify(std::span<const std::byte> start);

/// Section 3. Damaged faces keep their index, so that model ranges stay correct, but have no corners.
struct BspFace {
    bsp::CornerRange corners;  ///< of BspFile::corners, clockwise as seen from the front (section 4)
    std::uint32_t plane = 0;   ///< valid if there are corners
    std::uint32_t texInfo = 0; ///< valid if there are corners
    bool back = false;         ///< the face points against its plane's normal

    bool operator==(const BspFace&) const = default;
};

/// Section 3. `texture` is as stored and may be out of range (see textureOf).
struct BspTexInfo {
    std::int32_t texture = 0;
    std::int32_t flags = 0; ///< 1: no lightmap, so sky or liquid
};

struct BspTexture {
    std::string name; ///< up to 16 bytes as stored; empty if the texture is missing
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Section 6. Divides space by a plane.
struct BspNode {
    std::uint32_t plane = 0; ///< exists
    /// In front of the plane and behind it: a node that exists, or if negative -1 - leaf, in clip nodes contents.
    std::array<std::int32_t, 2> children{};
    /// The faces on its plane, clipped to the existing faces; none in clip nodes.
    std::uint32_t firstFace = 0;
    std::uint32_t faceCount = 0;

    bool operator==(const BspNode&) const = default;
};
/// The most nodes on the way from the top of a tree to its end.
inline constexpr std::size_t kDeepestTree = 1024;
/// In BspModel::headNodes: the map has no such tree.
inline constexpr std::int32_t kNoTree = std::numeric_limits<std::int32_t>::min();
/// Section 6: what fills a leaf of the trees. Negative; there are more.
inline constexpr std::int32_t kContentsEmpty = -1;
inline constexpr std::int32_t kContentsSolid = -2;

/// Section 3. The range of faces is clipped to the existing faces.
struct BspModel {
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    glm::vec3 origin{0.0F};
    /// The top of its tree of BspFile::nodes, then those of BspFile::clipNodes for boxes; kNoTree if there is none.
    std::array<std::int32_t, 4> headNodes{kNoTree, kNoTree, kNoTree, kNoTree};
    std::uint32_t firstFace = 0;
    std::uint32_t faceCount = 0;
};

struct BspFile {
    BspVariant variant = BspVariant::Quake;
    std::string entities; ///< section 5
    std::vector<bsp::Plane> planes;
    std::vector<glm::vec3> vertices; ///< not validated; those used by corners are sound
    std::vector<std::uint32_t> corners;
    std::vector<BspFace> faces;
    std::vector<BspTexInfo> texInfos;
    std::vector<BspTexture> textures;
    std::vector<BspModel> models; ///< 0 is the world
    // Trees end: no node is below itself, and none has more than kDeepestTree above it.
    std::vector<BspNode> nodes;             ///< for points; empty if damaged
    std::vector<std::int32_t> leafContents; ///< what fills each leaf; negative
    std::vector<BspNode> clipNodes;         ///< for boxes; empty if damaged
    std::size_t damagedFaces = 0;
    std::vector<std::string> notes; ///< problems of the file that were skipped; one sentence each, without a full stop
};

/// The texture of a face, or an empty view if it has none.
std::string_view textureOf(const BspFile& file, const BspFace& face);

/// Reads any of the four variants. Skips damaged faces, ranges, textures and trees with a note. Allocates no more than
/// the bytes can fill. Errors:
/// - BadMagic: not a map of this family; Unsupported: a map of an unsupported kind, named
/// - Truncated: the header or a required lump extends beyond the end
bytes::Result<BspFile> readBsp(std::span<const std::byte> file);

} // namespace navsmith::quake
