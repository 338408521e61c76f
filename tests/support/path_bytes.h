// Builds and parses San Andreas path files by hand from docs/formats/gta-sa-nodes.md, without the codec.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::tests {

struct RawPathNode {
    std::uint32_t pointer = 0;
    std::uint32_t secondPointer = 0;
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t z = 0;
    std::int16_t searchCost = 0x7FFE;
    std::int16_t firstLink = 0;
    std::uint16_t area = 0;
    std::uint16_t id = 0;
    std::uint8_t width = 0;
    std::uint8_t flood = 0;
    std::uint32_t flags = 0;

    bool operator==(const RawPathNode&) const = default;
};

struct RawNavi {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::uint16_t area = 0;
    std::uint16_t node = 0;
    std::int8_t directionX = 0;
    std::int8_t directionY = 0;
    std::uint32_t flags = 0; ///< offset 10 as one word: width, lanes, lights, unused

    bool operator==(const RawNavi&) const = default;
};

struct RawLink {
    std::uint16_t area = 0;
    std::uint16_t node = 0;
    std::uint16_t navi = 0;
    std::uint8_t length = 0;
    std::uint8_t crossing = 0;

    bool operator==(const RawLink&) const = default;
};

struct RawArea {
    std::uint32_t vehicleNodes = 0; ///< the rest are pedestrian nodes; the header is written from the vectors
    std::vector<RawPathNode> nodes;
    std::vector<RawNavi> navis;
    std::vector<RawLink> links;

    bool operator==(const RawArea&) const = default;
};

enum class RawForm { Exact, Padded, Cut, EmptyCut, Uninitialised };

/// The bytes of an area. EmptyCut requires an empty area, Cut and Uninitialised one with links.
std::vector<std::byte> buildArea(const RawArea& area, RawForm form);

/// What the extended form stores alike, behind link targets and navi links.
void putSpareTargets(std::vector<std::byte>& to, RawForm form);
void putLengthsAndCrossings(std::vector<std::byte>& to, const std::vector<RawLink>& links, RawForm form);

/// Parses a file at least as long as the exact form; ignores spare parts.
RawArea readArea(std::span<const std::byte> file);

/// A section of an exact file. `name` is the one in the codec's errors.
struct RawSection {
    std::string name;
    std::size_t offset = 0;
    std::size_t size = 0;
    std::size_t recordSize = 1;
};
std::vector<RawSection> sectionsOf(std::size_t nodes, std::size_t navis, std::size_t links);

/// The five counts of the header: all, vehicle and ped nodes, navi nodes, links.
struct RawCounts {
    std::uint32_t nodes = 0;
    std::uint32_t vehicles = 0;
    std::uint32_t peds = 0;
    std::uint32_t navis = 0;
    std::uint32_t links = 0;
};
RawCounts countsOf(std::span<const std::byte> file);

/// A small valid area: a car road of three nodes, a boat pair and a ped pair with a crossing; every byte of every
/// record is distinctive, so that swapped fields are detected.
RawArea smallArea(std::uint16_t area = 5);

} // namespace navsmith::tests
