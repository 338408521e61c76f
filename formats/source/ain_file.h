// Node graphs of the NPCs of Source, maps/graphs/NAME.ain in versions 27, 28, 35, 37, 41 and 42: bytes to plain structs
// and back. Follows docs/formats/source-ain.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/source/nav_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {

inline constexpr std::int32_t kAinVersion = 37; ///< of Half-Life 2 and Garry's Mod
inline constexpr std::size_t kMostAinHulls = 32;
inline constexpr std::size_t kUsualAinHulls = 10;   ///< of version 37
inline constexpr std::size_t kTextAinHulls = 9;     ///< of versions 27 and 28
inline constexpr std::size_t kMostAinNodes = 32768; ///< indexes are signed 16-bit numbers

/// Section 2; 21 bytes and 4 for each hull. Versions 41 and 42: 2 bytes more.
struct AinNode {
    NavPoint position; ///< of the entity, world units
    float yaw = 0;     ///< degrees
    /// From the position up to where each hull's origin stands; those behind AinFile::hulls are 0.
    std::array<float, kMostAinHulls> offsets{};
    std::uint8_t type = 0;
    std::uint32_t info = 0; ///< 16 bits in versions before 41
    std::int16_t zone = 0;
    std::int32_t id = -1; ///< of the editor; at the end of the file

    bool operator==(const AinNode&) const = default;
};

/// Section 2; 4 bytes and one for each hull.
struct AinLink {
    std::int16_t source = 0; ///< indexes of nodes; may be invalid
    std::int16_t target = 0;
    std::array<std::uint8_t, kMostAinHulls> moves{}; ///< ways of moving, by hull

    bool operator==(const AinLink&) const = default;
};

/// Mirrors one file.
struct AinFile {
    std::int32_t version = kAinVersion;
    std::int32_t mapRevision = 0; ///< not stored in versions 27, 28 and 35
    std::size_t hulls = kUsualAinHulls;
    std::vector<AinNode> nodes;
    std::vector<AinLink> links;
    /// Versions 27 and 28: the file as read. Written if it says the same; otherwise a new text is, with its ends of
    /// lines and two decimals, as the game writes it.
    std::string text;
};

bool isTextAin(std::int32_t version);
/// Bits of AinNode::info that a version stores.
std::uint32_t ainInfoMask(std::int32_t version);
bool hasMapRevision(std::int32_t version);

/// Whether a file begins with a version that read() knows and a possible number of nodes. A few bytes of anything may
/// look so.
bool isAin(std::span<const std::byte> start);

/// Finds the number of hulls by the size (section 1); without nodes it is the usual one. Checks sizes only. Allocates
/// for no more than the bytes hold. Errors:
/// - Unsupported: another version, such as those of Titanfall
/// - CountTooLarge, Truncated
/// - BadValue: sizes that no number of hulls explains, bytes behind the end, a text that is none
bytes::Result<AinFile> readAin(std::span<const std::byte> bytes);

/// The inverse: writeAin(readAin(b)) == b. Derives only the number of links at each node of a text.
std::vector<std::byte> writeAin(const AinFile& file);

/// What a byte of the written file is: "node 12, zone".
std::string ainFieldAt(const AinFile& file, std::uint64_t offset);

} // namespace navsmith::source
