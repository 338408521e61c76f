// Builds and parses GTA IV path files by hand from docs/formats/gta-iv-nodes.md, without the codec.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::tests {

struct RawIvNode {
    std::uint32_t pointer = 0;
    std::uint32_t secondPointer = 0;
    std::uint16_t area = 0;
    std::uint16_t id = 0;
    std::uint32_t street = 0;
    std::uint16_t searchCost = 0x7FFE;
    std::uint16_t firstLink = 0;
    std::int16_t x = 0; ///< times 8, like y
    std::int16_t y = 0;
    std::int16_t z = 0; ///< times 128
    std::uint8_t width = 0;
    std::uint8_t flood = 0;
    std::uint32_t flags = 0;

    bool operator==(const RawIvNode&) const = default;
};

struct RawIvLink {
    std::uint16_t area = 0;
    std::uint16_t node = 0;
    std::uint8_t length = 0;
    std::uint8_t lanes = 0;
    std::uint16_t flags = 0xC040;

    bool operator==(const RawIvLink&) const = default;
};

struct RawIvArea {
    std::uint32_t carNodes = 0; ///< the rest are intersections; the header is written from the vectors
    std::vector<RawIvNode> nodes;
    std::vector<RawIvLink> links;

    bool operator==(const RawIvArea&) const = default;
};

std::vector<std::byte> buildIvArea(const RawIvArea& area);

/// Zero-padded to a multiple of 2048 bytes, like a copy from an archive.
std::vector<std::byte> padded(std::vector<std::byte> file);

/// Parses a file at least as long as its header says; empty for any other.
RawIvArea readIvArea(std::span<const std::byte> file);

/// A small valid area: a road of three nodes, a boat pair and an intersection; every byte of every record is
/// distinctive, so that swapped fields are detected.
RawIvArea smallIvArea(std::uint16_t area = 27);

} // namespace navsmith::tests
