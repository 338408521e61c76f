// Navigation meshes of GoldSrc and Source, NAME.nav in versions 1 to 16: bytes to plain structs and back.
// Follows docs/formats/source-nav.md; section numbers below are that page's.
//
// Everything is kept as stored: unknown bits, order of lists, ids of missing elements, and floats bit for bit (they are
// copied as bytes and only ever moved, which keeps signalling NaNs on every machine with registers for floats).
// Lists do not own their entries: all entries of a type are in one pool of the file, and a NavRange selects a part of
// it.
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/source/nav_format.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::source {

/// Bytes of an area with all lists empty.
std::size_t smallestAreaBytes(const NavFormat& format);

/// Entries [offset, offset + count) of a pool.
struct NavRange {
    std::uint32_t offset = 0;
    std::uint32_t count = 0;

    bool operator==(const NavRange&) const = default;
};

/// The entries of a range that lies in its pool, as all do after read().
template <typename T>
std::span<const T> entries(const std::vector<T>& pool, NavRange range) {
    return std::span<const T>(pool).subspan(range.offset, range.count);
}

/// Map units, z up.
struct NavPoint {
    float x = 0;
    float y = 0;
    float z = 0;

    bool operator==(const NavPoint&) const = default;
};

/// Flags of HidingSpot (section 4).
inline constexpr std::uint8_t kInCover = 0x01;
inline constexpr std::uint8_t kGoodSniperSpot = 0x02;
inline constexpr std::uint8_t kIdealSniperSpot = 0x04;
inline constexpr std::uint8_t kExposed = 0x08;

/// Section 4; 17 bytes, or 12 in version 1, which stores only the position.
struct HidingSpot {
    std::uint32_t id = 0;
    NavPoint position;
    std::uint8_t flags = kInCover;

    bool operator==(const HidingSpot&) const = default;
};

/// Section 5; 14 bytes. `how` is a traverse type.
struct ApproachArea {
    std::uint32_t here = 0;
    std::uint32_t previous = 0;
    std::uint32_t next = 0;
    std::uint8_t previousHow = 0; ///< from previous to here
    std::uint8_t nextHow = 0;     ///< from here to next

    bool operator==(const ApproachArea&) const = default;
};

/// Section 4; 5 bytes.
struct EncounterSpot {
    std::uint32_t spot = 0; ///< id of a hiding spot; may be 0 or invalid
    std::uint8_t t = 0;     ///< position along the path: 0 entry, 255 exit

    bool operator==(const EncounterSpot&) const = default;
};

/// Section 4; 11 bytes plus its spots.
struct EncounterPath {
    std::uint32_t from = 0; ///< area id
    std::uint32_t to = 0;
    NavRange spots; ///< in NavFile::encounterSpots; at most 255
    std::uint8_t fromDirection = 0;
    std::uint8_t toDirection = 0;

    bool operator==(const EncounterPath&) const = default;
};

/// Section 3; 5 bytes.
struct VisibleArea {
    std::uint32_t area = 0; ///< id, or index if visibleIsPosition()
    std::uint8_t visibility = 0;

    bool operator==(const VisibleArea&) const = default;
};

/// Section 3, in file order. The comment of each range names its pool in NavFile.
struct NavArea {
    std::uint32_t id = 0;
    std::uint32_t attributes = 0; ///< section 7; must fit attributeMask()
    NavPoint northWest;           ///< lowest x and y
    NavPoint southEast;           ///< highest x and y
    float northEastZ = 0;
    float southWestZ = 0;
    std::array<NavRange, 4> connections;     ///< `connections`: north, east, south, west
    NavRange hidingSpots;                    ///< `hidingSpots`; at most 255
    NavRange approaches;                     ///< `approaches`; at most 255
    NavRange encounterPaths;                 ///< `encounterPaths`; version 3 and later
    NavRange oldPaths;                       ///< `oldPathBytes`; versions 1 and 2
    std::uint32_t oldPathCount = 0;          ///< number of paths in those bytes
    std::uint16_t place = 0;                 ///< from 1; 0 is none
    std::uint16_t fogPlace = 0;              ///< index into fogPlaces, as stored
    std::array<NavRange, 2> ladders;         ///< `ladderIds`: up, down
    std::array<float, 2> occupyTimes{};      ///< seconds, by team
    std::array<float, 4> light{};            ///< 0 to 1: north-west, north-east, south-east, south-west
    NavRange visible;                        ///< `visible`
    std::uint32_t inheritVisibilityFrom = 0; ///< area id
    std::uint32_t gameFlags = 0;             ///< TeamFortress: its flags; LeftForDead: spawn attributes

    bool operator==(const NavArea&) const = default;
};

/// Data of Left 4 Dead in sub-versions before 13 (section 8), with unknown meaning.
struct EarlyAreaPart {
    std::array<std::uint32_t, 3> unknown{};    ///< in sub-versions 2-9, 4-9 and 5-12
    std::array<std::uint32_t, 5> spawnWords{}; ///< sub-versions 1-9, if gameFlags has kSpawnWordsBit; two are floats
    NavRange numbers;                          ///< `earlyNumbers`; at most 255; sub-versions 3-9

    bool operator==(const EarlyAreaPart&) const = default;
};
inline constexpr std::uint32_t kSpawnWordsBit = 0x8;

/// Section 6; 60 bytes, or 61 in version 6.
struct NavLadder {
    std::uint32_t id = 0;
    float width = 0;
    NavPoint top;
    NavPoint bottom;
    float length = 0;
    std::uint32_t direction = 0;
    std::uint32_t topForward = 0; ///< area ids; may be 0
    std::uint32_t topLeft = 0;
    std::uint32_t topRight = 0;
    std::uint32_t topBehind = 0;
    std::uint32_t bottomArea = 0;
    std::uint8_t dangling = 0;

    bool operator==(const NavLadder&) const = default;
};

/// Mirrors one file. After read(), every range lies in its pool, and pools hold exactly their entries in file order;
/// write() requires only the former. Counts are those of vectors and ranges. Places are byte strings as stored, with
/// their NUL if there is one.
struct NavFile {
    NavFormat format;
    std::uint32_t bspSize = 0;
    std::uint8_t analysed = 0; ///< 0 or 1
    std::uint8_t hasUnnamedAreas = 0;
    std::vector<std::string> places;
    std::string populationName; ///< without its NUL; must contain none
    std::vector<std::string> fogPlaces;
    std::vector<NavArea> areas;
    std::vector<EarlyAreaPart> earlyAreas; ///< one per area if hasEarlyParts(), otherwise none
    std::vector<NavLadder> ladders;
    float viewDistance = 0;

    std::vector<std::uint32_t> connections; ///< area ids
    std::vector<HidingSpot> hidingSpots;
    std::vector<ApproachArea> approaches;
    std::vector<EncounterPath> encounterPaths;
    std::vector<EncounterSpot> encounterSpots;
    std::vector<std::byte> oldPathBytes;
    std::vector<std::uint32_t> ladderIds;
    std::vector<VisibleArea> visible;
    std::vector<std::uint32_t> earlyNumbers;

    std::vector<std::byte> staleTail; ///< meaningless bytes after the mesh (section 11); version 5 and before

    bool operator==(const NavFile&) const = default;
};

/// Reads only the header, from the first kLongestNavHeader bytes or more. Above version 16, reads only version and
/// sub-version. Errors: BadMagic; Truncated; Unsupported for packed or byte-swapped console files.
bytes::Result<NavHeader> peek(std::span<const std::byte> file);

struct NavReadOptions {
    std::optional<NavLayout> layout; ///< forces this layout
};

/// Reads a mesh. From version 6 on, finds the layout by trial: first the one that the sub-version indicates, then the
/// others in the order of section 8; the first that ends exactly at the end of the file wins. Checks sizes only: ids,
/// indexes and directions may have any value. Allocates nothing before the bytes are known to be consistent. Errors:
/// - those of peek() and whyUnsupported(); a forced layout lifts the rejection of sub-versions, but not of versions
/// - Truncated, CountTooLarge, BadValue (bytes after the end) of the most likely layout, or of one that got twice as
///   far; `field` has the area's index, from 0, and `expected` the layout
/// - Unsupported: a forced layout that the version cannot have
bytes::Result<NavFile> read(std::span<const std::byte> file, const NavReadOptions& options = {});

/// A mesh whose visible areas, most of a large file, are still in its bytes: for who decodes them straight to where
/// they are needed.
struct NavOutline {
    NavFile file; ///< as read() returns it, but `visible` is empty
    std::size_t visibleCount = 0;
    std::vector<std::uint64_t> visibleAt; ///< by area: the offset of its visible areas in the file, if it has any
};
/// The first part of read(), with its errors.
bytes::Result<NavOutline> readOutline(std::span<const std::byte> file, const NavReadOptions& options = {});
/// Bytes of one visible area.
std::size_t visibleAreaBytes(const NavFormat& format);
/// Decodes consecutive visible areas; `stored` begins with the first and holds them all.
void decodeVisible(const NavFormat& format, std::span<const std::byte> stored, std::span<VisibleArea> out);

/// The inverse: write(*read(b)) == b. Writes what the format stores, in the order of areas and ranges. Errors, with the
/// offset that the field would have had:
/// - Unsupported: a version or layout that does not exist
/// - BadValue: what the format cannot store (a sub-version before 10, attribute bits, a list or name too long, a NUL in
///   the population name), a range outside its pool, inconsistent early parts or old paths
bytes::Result<std::vector<std::byte>> write(const NavFile& file);

/// The field at an offset of write(file), for messages: "area 12, light" (with the area's id).
std::string fieldAt(const NavFile& file, std::uint64_t offset);

} // namespace navsmith::source
