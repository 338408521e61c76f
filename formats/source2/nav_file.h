// Navigation meshes of Source 2 (Counter-Strike 2, Half-Life: Alyx), NAME.nav in versions 30 to 36: bytes to plain
// structs and back. Follows docs/formats/source2-nav.md; section numbers below are that page's.
//
// Everything is kept as stored: unknown bits and words, order, ids of missing areas, and floats bit for bit. Lists do
// not own their entries: all entries of a type are in one pool of the file, and a Range selects a part of it.
#pragma once

#include "formats/bytes/format_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source2 {

inline constexpr std::uint32_t kNavMagic = 0xFEEDFACE; ///< the same as in Source's meshes
inline constexpr std::uint32_t kFirstVersion = 30;
inline constexpr std::uint32_t kLastVersion = 36;
inline constexpr std::size_t kHeaderBytes = 16;

// What each version stores (section 1).
constexpr bool hasCornerTable(std::uint32_t version) {
    return version >= 31;
}
constexpr bool hasUnknownWord(std::uint32_t version) {
    return version >= 32;
}
constexpr bool hasMovableMeshes(std::uint32_t version) {
    return version >= 35;
}
constexpr bool hasBottomSides(std::uint32_t version) {
    return version >= 35;
}
constexpr bool hasBlocks(std::uint32_t version) {
    return version >= 36;
}
// What each version of the generator stores (section 7).
constexpr bool hasShortHull(std::int32_t generator) {
    return generator >= 9;
}
constexpr bool hasCrawlHull(std::int32_t generator) {
    return generator >= 13;
}
constexpr bool hasErosion(std::int32_t generator) {
    return generator >= 11;
}
constexpr bool hasSmallAreas(std::int32_t generator) {
    return generator >= 7;
}
constexpr bool hasPresets(std::int32_t generator) {
    return generator >= 12;
}
/// So many hulls are stored even if there are fewer.
constexpr std::int32_t leastHulls(std::int32_t generator) {
    return generator <= 11 ? 3 : 0;
}
inline constexpr std::int32_t kMostHulls = 64;
inline constexpr std::size_t kMostCorners = 255; ///< of a polygon
inline constexpr std::uint32_t kNoMovableMesh = 0xFFFFFFFF;

/// Entries [offset, offset + count) of a pool.
struct Range {
    std::uint32_t offset = 0;
    std::uint32_t count = 0;

    bool operator==(const Range&) const = default;
};

/// The entries of a range that lies in its pool, as all do after read().
template <typename T>
std::span<const T> entries(const std::vector<T>& pool, Range range) {
    return std::span<const T>(pool).subspan(range.offset, range.count);
}

/// Map units, z up.
struct Point {
    float x = 0;
    float y = 0;
    float z = 0;

    bool operator==(const Point&) const = default;
};

/// Section 3; version 31 and later.
struct Polygon {
    Range corners;                              ///< in NavFile::polygonCorners
    std::uint32_t movableMesh = kNoMovableMesh; ///< version 35 and later

    bool operator==(const Polygon&) const = default;
};

/// A connection from an edge of one area to an edge of another (section 4).
struct Connection {
    std::uint32_t area = 0; ///< id
    std::uint32_t edge = 0; ///< of that area

    bool operator==(const Connection&) const = default;
};

/// Section 4. The comment of each range names its pool in NavFile.
struct Area {
    std::uint32_t id = 0;
    std::uint64_t attributes = 0; ///< section 8
    std::uint8_t hull = 0;        ///< index into Generation::hulls
    std::uint32_t polygon = 0;    ///< index; version 31 and later
    Range ownCorners;             ///< `ownCorners`; version 30
    float unknown = 0;
    Range edges;        ///< `edges`; one for each corner
    Range laddersAbove; ///< `ladderIds`
    Range laddersBelow; ///< `ladderIds`

    bool operator==(const Area&) const = default;
};

/// Section 5; 60 bytes, 68 from version 35 on.
struct Ladder {
    std::uint32_t id = 0;
    float width = 0;
    Point top;
    Point bottom;
    float length = 0;
    std::uint32_t direction = 0;  ///< north, east, south, west
    std::uint32_t topForward = 0; ///< area ids; 0: none
    std::uint32_t topLeft = 0;
    std::uint32_t topRight = 0;
    std::uint32_t topBehind = 0;
    std::uint32_t bottomArea = 0;
    std::uint32_t bottomLeft = 0;  ///< version 35 and later
    std::uint32_t bottomRight = 0; ///< version 35 and later

    bool operator==(const Ladder&) const = default;
};

/// Section 6; purpose unknown.
struct Bounds {
    Point minimum;
    Point maximum;
    std::array<float, 12> transform{}; ///< three rows of a rotation and a translation

    bool operator==(const Bounds&) const = default;
};

/// Version 35 and later; never seen.
struct MovableMesh {
    std::string name; ///< without its NUL; must contain none
    std::array<std::byte, 48> data{};

    bool operator==(const MovableMesh&) const = default;
};

/// An agent for which areas are made (section 7).
struct Hull {
    std::uint8_t enabled = 1;
    float radius = 0;
    float height = 0;
    std::uint8_t shortEnabled = 0;
    float shortHeight = 0;
    std::uint8_t crawlEnabled = 0;
    float crawlHeight = 0;
    float climb = 0;
    std::int32_t slope = 0; ///< degrees
    float jumpDown = 0;
    float jumpAcross = 0;
    float jumpUp = 0;
    std::int32_t erosion = 0;

    bool operator==(const Hull&) const = default;
};

/// What the mesh was made with (section 7).
struct Generation {
    std::int32_t version = 12; ///< of the generator; decides which fields are stored
    std::uint32_t usesDefaults = 1;
    float tileSize = 128;
    float cellSize = 1.5F;
    float cellHeight = 2;
    std::int32_t smallestRegion = 8;
    std::int32_t mergedRegion = 20;
    float sampleDistance = 120;
    float sampleError = 2;
    std::int32_t longestEdge = 1200;
    float edgeError = 45;
    std::int32_t polygonVertices = 4;
    float smallAreas = -1;
    std::string hullPreset; ///< without its NUL; must contain none
    std::string hullFile;
    std::int32_t hullCount = 0;
    std::vector<Hull> hulls; ///< hullCount, but at least leastHulls()
    std::uint8_t lastByte = 0;

    bool operator==(const Generation&) const = default;
};

/// A KV3 block as it stands in the file (section 9; kv3_block.h).
struct Block {
    std::vector<std::byte> pad;   ///< before it; zeros, and others as read. Writing adapts its length.
    std::vector<std::byte> bytes; ///< empty: there is none

    bool operator==(const Block&) const = default;
};

/// Mirrors one file. After read(), every range lies in its pool, and pools hold exactly their entries in file order;
/// write() requires only the former.
struct NavFile {
    std::uint32_t version = kLastVersion;
    std::uint32_t subVersion = 0; ///< above 0: custom data follows
    std::uint32_t flags = 0;      ///< bit 0: analysed
    Block first;                  ///< version 36
    std::vector<Point> corners;   ///< the shared ones; version 31 and later
    std::vector<Polygon> polygons;
    std::uint32_t unknown = 0; ///< version 32 and later
    std::vector<MovableMesh> movableMeshes;
    Block second; ///< version 36
    std::vector<Area> areas;
    std::vector<Ladder> ladders;
    std::vector<Bounds> bounds;
    Generation generation;
    Block third;                 ///< version 36
    Block custom;                ///< with a sub-version; empty if the file has none that can be read
    std::vector<std::byte> tail; ///< with a sub-version: what stands in place of custom data, or behind it

    std::vector<std::uint32_t> polygonCorners; ///< indexes into `corners`
    std::vector<Point> ownCorners;             ///< version 30
    std::vector<Range> edges;                  ///< in `connections`
    std::vector<Connection> connections;
    std::vector<std::uint32_t> ladderIds;

    bool operator==(const NavFile&) const = default;
};

/// The number of corners of an area, and so of its edges; none if it has no polygon.
std::uint32_t cornerCount(const NavFile& file, const Area& area);

struct NavHeader {
    std::uint32_t version = 0;
    std::uint32_t subVersion = 0;
    std::uint32_t flags = 0;

    bool operator==(const NavHeader&) const = default;
};
/// Reads the header from the first kHeaderBytes or more. Errors: BadMagic; Truncated; Unsupported for versions below 30
/// and above 36.
bytes::Result<NavHeader> peek(std::span<const std::byte> file);

/// Reads a mesh. Checks sizes only: ids, indexes and directions may have any value, unless they decide what follows
/// (the polygon of an area). Memory grows with what has been read. Custom data that is cut off or of an unknown kind is
/// no error: it is in NavFile::tail. Errors: those of peek(); Truncated; CountTooLarge; BadValue; Unsupported for
/// blocks that do not tell their length. `field` has the index, from 0.
bytes::Result<NavFile> read(std::span<const std::byte> file);

/// The inverse: write(*read(b)) == b. Errors, with the offset that the field would have had: Unsupported for another
/// version; BadValue for what the format cannot store or a range outside its pool.
bytes::Result<std::vector<std::byte>> write(const NavFile& file);

/// The field at an offset of write(file), for messages: "area 12, attributes" (with the area's id).
std::string fieldAt(const NavFile& file, std::uint64_t offset);

} // namespace navsmith::source2
