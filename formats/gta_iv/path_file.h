// GTA IV path files, nodes0.nod to nodes63.nod: bytes to plain structs and back.
// Follows docs/formats/gta-iv-nodes.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_iv {

inline constexpr std::size_t kHeaderBytes = 16;
inline constexpr std::size_t kNodeBytes = 32;
inline constexpr std::size_t kLinkBytes = 8;
inline constexpr std::size_t kArchiveSector = 2048;     ///< files extracted from an archive may be padded to this
inline constexpr std::uint16_t kNotVisited = 0x7FFE;    ///< PathNode::searchCost, always
inline constexpr std::uint16_t kUsualFlags = 0xC040;    ///< the most common Link::flags
inline constexpr std::uint8_t kOneLaneEachWay = 0b1001; ///< the most common Link::lanes

/// Section 4; 32 bytes in the file. Fields as stored.
struct PathNode {
    std::uint32_t pointer = 0;
    std::uint32_t secondPointer = 0;
    std::uint16_t area = 0;
    std::uint16_t id = 0;
    std::uint32_t streetHash = 0; ///< 0: none
    std::uint16_t searchCost = kNotVisited;
    std::uint16_t firstLink = 0;
    std::int16_t x = 0;     ///< times 8
    std::int16_t y = 0;     ///< times 8
    std::int16_t z = 0;     ///< times 128
    std::uint8_t width = 0; ///< times 8
    std::uint8_t floodGroup = 0;
    std::uint32_t flags = 0; ///< section 4.1; bit 0 is the least significant one

    bool operator==(const PathNode&) const = default;
};

/// Section 5; 8 bytes in the file.
struct Link {
    std::uint16_t targetArea = 0;
    std::uint16_t targetNode = 0;
    std::uint8_t length = 0; ///< whole units
    std::uint8_t lanes = 0;  ///< bits 0-2 lanes A, 3-5 lanes B, 6-7 unknown
    std::uint16_t flags = 0; ///< unknown

    bool operator==(const Link&) const = default;
};

/// Mirrors one file. The vectors determine the counts of all nodes and of links. The other two counts are not checked
/// against them and may have any value.
struct PathFile {
    std::uint32_t carNodes = 0;
    std::uint32_t intersectionNodes = 0;
    std::vector<PathNode> nodes;
    std::vector<Link> links;
    std::vector<std::byte> tail; ///< bytes after the links; none in a sound file

    bool operator==(const PathFile&) const = default;
};

/// Section 2. Without a tail.
std::uint64_t exactSize(std::uint64_t nodes, std::uint64_t links);

/// Fails if the bytes end within the header or are too few for its counts.
bytes::Result<PathFile> read(std::span<const std::byte> file);

/// write(read(file)) reproduces the same bytes, whatever they are.
std::vector<std::byte> write(const PathFile& file);
/// The field at an offset of the written file, for messages: "node 12, flags".
std::string fieldAt(const PathFile& file, std::uint64_t offset);

} // namespace navsmith::gta_iv
