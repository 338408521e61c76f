// GTA IV path files put together and taken apart by hand after docs/formats/gta-iv-nodes.md, without the codec.
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
    std::int16_t x = 0; ///< times 8, as y
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

/// Zeros behind it to a multiple of 2048 bytes, as in a copy out of an archive.
std::vector<std::byte> padded(std::vector<std::byte> file);

/// What a file holds that is at least as long as its header says; empty for another.
RawIvArea readIvArea(std::span<const std::byte> file);

/// A small sound area: a road of three nodes, a boat pair and an intersection; every byte of every record has a
/// meaning of its own, so that two exchanged fields show.
RawIvArea smallIvArea(std::uint16_t area = 27);

} // namespace navsmith::tests
