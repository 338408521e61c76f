// Maps of Quake II, IBSP 38, and of its re-release, QBSP 38: the parts needed to draw them, to cast rays and to move
// through their brushes. Follows docs/formats/quake2-bsp.md; section numbers below are that page's. Read-only; ignores
// light, visibility and area portals. No file of QBSP was at hand: its layout comes from published sources.
#pragma once

#include "formats/bsp/brushes.h"
#include "formats/bsp/polygons.h"
#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake2 {

/// Section 1.
enum class IbspForm : std::uint8_t {
    Ibsp, ///< Quake II
    Qbsp, ///< its re-release, for large maps: 32-bit indexes
};

/// Identification by the first bytes of a file.
struct IbspIdent {
    std::optional<IbspForm> form; ///< none: of another version, such as a map of Quake III
    std::string title;            ///< "Quake II map (IBSP 38)"
};

/// None if the bytes (8 are enough) are not "IBSP" or "QBSP" and a version.
std::optional<IbspIdent> identifyIbsp(std::span<const std::byte> start);

/// Bits of IbspTexInfo::flags (section 4).
namespace surface {
inline constexpr std::uint32_t kSky = 0x4;
inline constexpr std::uint32_t kWarp = 0x8;       ///< a liquid, or mist
inline constexpr std::uint32_t kSheer = 0x10;     ///< a third opaque
inline constexpr std::uint32_t kLessSheer = 0x20; ///< two thirds opaque
inline constexpr std::uint32_t kNoDraw = 0x80;
inline constexpr std::uint32_t kHint = 0x100;
inline constexpr std::uint32_t kSkip = 0x200;
} // namespace surface

/// Bits of bsp::Brush::contents and IbspLeaf::contents (section 5).
namespace contents {
inline constexpr std::uint32_t kSolid = 0x1;
inline constexpr std::uint32_t kWindow = 0x2; ///< solid and transparent
inline constexpr std::uint32_t kAux = 0x4;    ///< decoration that stops nobody
inline constexpr std::uint32_t kLava = 0x8;
inline constexpr std::uint32_t kSlime = 0x10;
inline constexpr std::uint32_t kWater = 0x20;
inline constexpr std::uint32_t kMist = 0x40;
inline constexpr std::uint32_t kPlayerClip = 0x10000;
inline constexpr std::uint32_t kMonsterClip = 0x20000;
inline constexpr std::uint32_t kLadder = 0x20000000;
inline constexpr std::uint32_t kLiquid = kLava | kSlime | kWater;
/// What stops a player.
inline constexpr std::uint32_t kStopsPlayers = kSolid | kWindow | kPlayerClip;
} // namespace contents

/// Damaged faces keep their index, so that model ranges stay correct, but have no corners.
struct IbspFace {
    bsp::CornerRange corners;  ///< of IbspFile::corners, clockwise as seen from the front
    std::uint32_t plane = 0;   ///< valid if there are corners
    std::uint32_t texInfo = 0; ///< valid if there are corners
    bool back = false;         ///< the face points against its plane's normal
};

struct IbspTexInfo {
    std::uint32_t flags = 0;
    std::string texture; ///< up to 32 bytes as stored: a path without an extension, such as "e1u1/floor1_1"
};

/// Children in front of and behind the plane: a node, or -(leaf + 1). They may be out of range.
struct IbspNode {
    std::uint32_t plane = 0; ///< may be out of range
    std::array<std::int32_t, 2> children{};
};

/// The range of brushes lies within IbspFile::leafBrushes; count 0 if the stored range does not.
struct IbspLeaf {
    std::uint32_t contents = 0; ///< of all of its brushes together
    std::uint32_t firstBrush = 0;
    std::uint32_t brushCount = 0;
};

struct IbspBrushSide {
    std::uint32_t plane = 0;   ///< may be beyond the planes
    std::int32_t texInfo = -1; ///< -1 or beyond the texinfos: none, as the sides of clips
    /// The format does not tell bevels from other sides. They touch the brush at most at an edge, so they change
    /// nothing for a point.
    static constexpr bool bevel = false;
};

struct IbspFile {
    IbspForm form = IbspForm::Ibsp;
    std::string entities; ///< as Quake's
    std::vector<bsp::Plane> planes;
    std::vector<glm::vec3> vertices; ///< not validated; those used by corners are sound
    std::vector<std::uint32_t> corners;
    std::vector<IbspFace> faces;
    std::vector<IbspTexInfo> texInfos;
    std::vector<bsp::Model> models; ///< 0 is the world
    std::vector<IbspNode> nodes;
    std::vector<IbspLeaf> leaves;
    std::vector<std::uint32_t> leafBrushes; ///< indexes of brushes; may be out of range
    std::vector<bsp::Brush> brushes;
    std::vector<IbspBrushSide> brushSides;
    std::size_t damagedFaces = 0;
    std::vector<std::string> notes; ///< problems of the file that were skipped; one sentence each, without a full stop
};

/// The texture's name and flags; an empty view and 0 if there is no such texinfo.
std::string_view textureOf(const IbspFile& file, std::int64_t texInfo);
std::uint32_t flagsOf(const IbspFile& file, std::int64_t texInfo);

/// What fills a point of a model, by the tree below `headNode`. None if the tree is damaged there.
std::optional<std::uint32_t> contentsAt(const IbspFile& file, std::int32_t headNode, const glm::vec3& point);

/// Skips damaged faces, ranges and trees with a note. Allocates no more than the bytes can fill. Errors:
/// - BadMagic: not a map of this family; Unsupported: one of another version, named
/// - Truncated: the header or a required lump extends beyond the end
bytes::Result<IbspFile> readIbsp(std::span<const std::byte> bytes);

} // namespace navsmith::quake2
