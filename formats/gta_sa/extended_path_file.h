// San Andreas path files in the extended form of fastman92's limit adjuster, NODES0.DAT to NODES1023.DAT: bytes to
// plain structs and back. Follows docs/formats/gta-sa-nodes.md, "Extended form"; section numbers are that page's.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/gta_sa/path_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_sa {

inline constexpr std::size_t kExtendedHeaderBytes = 44;
inline constexpr std::size_t kExtendedNodeBytes = 40;
inline constexpr std::size_t kExtendedNaviBytes = 22;

/// 40 bytes in the file: those of section 4, then the position.
struct ExtendedPathNode {
    std::uint32_t listPointer = 0;
    std::uint32_t secondPointer = 0;
    std::array<std::int16_t, 3> shortPlace{}; ///< where the stock form has x, y and z; 0 in every known file
    std::int16_t searchCost = kNotVisited;
    std::int16_t firstLink = 0;
    std::uint16_t area = 0;
    std::uint16_t id = 0;
    std::uint8_t width = 0; ///< 8 x the full width in units
    std::uint8_t floodGroup = 0;
    std::uint32_t flags = 0; ///< section 4.1; bits 0-3 are the link count
    std::int32_t x = 0;      ///< times 8
    std::int32_t y = 0;      ///< times 8
    std::int32_t z = 0;      ///< times 8

    bool operator==(const ExtendedPathNode&) const = default;
};

/// 22 bytes in the file: those of section 5, then the position.
struct ExtendedNaviNode {
    std::array<std::int16_t, 2> shortPlace{}; ///< where the stock form has x and y; 0 in every known file
    std::uint16_t area = 0;
    std::uint16_t node = 0;
    std::int8_t directionX = 0; ///< times 100
    std::int8_t directionY = 0; ///< times 100
    std::uint8_t width = 0;
    std::uint8_t lanes = 0;
    std::uint8_t lights = 0;
    std::uint8_t unused = 0;
    std::int32_t x = 0; ///< times 8
    std::int32_t y = 0; ///< times 8

    bool operator==(const ExtendedNaviNode&) const = default;
};

using ExtendedLink = LinkOf<std::uint32_t>;

/// Forms are Exact (nothing or unknown bytes after EOF), Padded and Uninitialised. The spare parts are complete, or
/// absent if there are no links.
using ExtendedPathFile = PathFileOf<ExtendedPathNode, ExtendedNaviNode, std::uint32_t>;

/// Whether the bytes start like the extended form of any version: FF FF FF FF and the letters FM92. 8 bytes suffice.
bool isExtended(std::span<const std::byte> head);

/// Bytes of a file up to and including EOF.
std::size_t extendedSize(std::size_t nodes, std::size_t navis, std::size_t links);

/// Checks sizes and constants only: ids, indexes and targets may have any value. Allocates no more than the bytes can
/// fill. Errors:
/// - BadMagic: the file does not begin with FF FF FF FF, FM92
/// - Unsupported: a tool or version other than "fastman92", VER2
/// - Truncated: the bytes end in the header or in `field`
/// - CountTooLarge: the path nodes, navi nodes or links counted in the header do not fit
/// - BadValue: "EOF" is not where the counts say
bytes::Result<ExtendedPathFile> readExtended(std::span<const std::byte> file);

/// The inverse: writeExtended(readExtended(b)) == b. Writes the sections exactly as in the vectors.
std::vector<std::byte> writeExtended(const ExtendedPathFile& file);
/// The field at an offset of the written file, for messages: "node 12, flags".
std::string fieldAt(const ExtendedPathFile& file, std::uint64_t offset);

} // namespace navsmith::gta_sa
