// San Andreas path files, NODES0.DAT to NODES63.DAT: bytes to plain structs and back.
// Follows docs/formats/gta-sa-nodes.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_sa {

inline constexpr std::size_t kSpareLinks = 192; ///< 16 groups of 12 links each (section 2)
inline constexpr std::size_t kSpareTargetBytes = kSpareLinks * 4;
inline constexpr std::size_t kArchiveSector = 2048;            ///< form 2 is padded to a multiple of this
inline constexpr std::int16_t kNotVisited = 0x7FFE;            ///< PathNode::searchCost, always
inline constexpr std::uint32_t kFreeSpareTarget = 0x0000FFFFU; ///< a spare link target as a u32: FF FF 00 00

/// The forms of section 8. Files extracted from an archive may have trailing zeros in any form: exact and uninitialised
/// files then count as Padded, the cut ones keep their form; the zeros are in PathFile::tail either way.
enum class PathForm : std::uint8_t {
    Exact = 1,         ///< section 2; anything that follows is not padding
    Padded = 2,        ///< exact, then zeros to a multiple of 2048
    Cut = 3,           ///< without spare lengths, crossings and spare crossings
    EmptyCut = 4,      ///< 788 bytes: no nodes, navis and links, but 768 bytes of spare targets
    Uninitialised = 5, ///< as Exact, 0xCC in the spare parts and (value | 0xCC) in the crossing flags
};

/// Section 4; 28 bytes in the file. Fields as stored.
struct PathNode {
    std::uint32_t listPointer = 0;
    std::uint32_t secondPointer = 0;
    std::int16_t x = 0; ///< times 8
    std::int16_t y = 0; ///< times 8
    std::int16_t z = 0; ///< times 8
    std::int16_t searchCost = kNotVisited;
    std::int16_t firstLink = 0;
    std::uint16_t area = 0;
    std::uint16_t id = 0;
    std::uint8_t width = 0; ///< 8 x the full width in units
    std::uint8_t floodGroup = 0;
    std::uint32_t flags = 0; ///< section 4.1; bits 0-3 are the link count

    bool operator==(const PathNode&) const = default;
};

/// Section 5; 14 bytes in the file.
struct NaviNode {
    std::int16_t x = 0; ///< times 8
    std::int16_t y = 0; ///< times 8
    std::uint16_t area = 0;
    std::uint16_t node = 0;
    std::int8_t directionX = 0; ///< times 100
    std::int8_t directionY = 0; ///< times 100
    std::uint8_t width = 0;
    std::uint8_t lanes = 0;  ///< bits 0-2 left, 3-5 right, 6 light side, 7 unused
    std::uint8_t lights = 0; ///< bits 0-1 cycle, 2 crossing light, 3-7 unused
    std::uint8_t unused = 0;

    bool operator==(const NaviNode&) const = default;
};

/// Entry i of the four parallel arrays, sections 3, 5, 6 and 7. Cut files store no crossing byte; it reads as 0.
template <typename NaviWord>
struct LinkOf {
    std::uint16_t targetArea = 0;
    std::uint16_t targetNode = 0;
    NaviWord navi = 0; ///< 16 bits: 0-9 id, 10-15 area. 32 bits (extended form): 0-15 id, 16-31 area
    std::uint8_t length = 0;
    std::uint8_t crossing = 0;

    bool operator==(const LinkOf&) const = default;
};
using Link = LinkOf<std::uint16_t>;

/// Mirrors one file. Keeps spare parts and tail as they are, whatever they hold. The vectors determine the counts of
/// navi nodes and links. vehicleNodes and pedNodes are not checked against totalNodes and may have any value.
template <typename Node, typename Navi, typename NaviWord>
struct PathFileOf {
    using NodeRecord = Node;
    using NaviRecord = Navi;
    using LinkRecord = LinkOf<NaviWord>;

    std::uint32_t totalNodes = 0; ///< header as stored; nodes.size() == totalNodes after read()
    std::uint32_t vehicleNodes = 0;
    std::uint32_t pedNodes = 0;
    std::vector<Node> nodes;
    std::vector<Navi> navis;
    std::vector<LinkRecord> links;
    std::vector<std::byte> spareTargets;   ///< 768 bytes, or none in an exact file without links
    std::vector<std::byte> spareLengths;   ///< 192 bytes, or none (cut, or no links)
    std::vector<std::byte> spareCrossings; ///< 192 bytes, or none (cut, or no links)
    std::vector<std::byte> tail;           ///< everything that follows: padding of form 2, or unknown bytes
    PathForm form = PathForm::Exact;       ///< the form that read() found; write() uses it only for the crossing bytes

    bool operator==(const PathFileOf&) const = default;
};
using PathFile = PathFileOf<PathNode, NaviNode, std::uint16_t>;

/// Bytes of a file in exact form (section 2). Without links, nothing follows the navi nodes.
std::size_t exactSize(std::size_t nodes, std::size_t navis, std::size_t links);
/// Bytes of a file in cut form, without its tail; those of an EmptyCut file if all three are 0.
std::size_t cutSize(std::size_t nodes, std::size_t navis, std::size_t links);

/// Reads any of the five forms; keeps trailing bytes in `tail`. Checks sizes only: ids, indexes and targets may have
/// any value. Allocates no more than the bytes can fill. Errors:
/// - Truncated: the bytes end in the header or in `field`, a section after the navi nodes, and are no cut file
/// - CountTooLarge: the path nodes, navi nodes or links counted in the header do not fit
/// - Unsupported: a file of the extended form (extended_path_file.h)
bytes::Result<PathFile> read(std::span<const std::byte> file);

/// The inverse: write(read(b)) == b. Writes the sections exactly as in the vectors; derives nothing.
std::vector<std::byte> write(const PathFile& file);
/// The field at an offset of the written file, for messages: "node 12, flags".
std::string fieldAt(const PathFile& file, std::uint64_t offset);

} // namespace navsmith::gta_sa
