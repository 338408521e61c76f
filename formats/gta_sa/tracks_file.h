// Train tracks of San Andreas (data/paths/tracks.dat and tracks2.dat to tracks4.dat): text to plain structs and back.
// Follows docs/formats/gta-sa-tracks.md.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::gta_sa {

struct TrackPoint {
    float x = 0; ///< metres; may be infinite or not a number
    float y = 0;
    float z = 0;
    std::int32_t station = 0; ///< 0: none, 1: doors on the left, 2: on the right; the game only asks whether it is 0
    /// Its bytes: empty lines before its line, and the line with its end. Empty, or not those of one point: it is
    /// spelled anew.
    std::string spelling;

    bool operator==(const TrackPoint&) const = default;
};

struct TracksFile {
    std::uint32_t count = 0;        ///< as the first line says; at most 2^31 - 1
    std::string head = {};          ///< all bytes up to the end of the line with the count; else it is spelled anew
    std::vector<TrackPoint> points; ///< in file order
    std::string tail = {};          ///< whatever follows the line of the last point

    bool operator==(const TracksFile&) const = default;
};

/// Fails if there is no count, or if a line within the stated count is not a point. What follows the stated number of
/// points is read as points up to the first line that is none.
bytes::Result<TracksFile> readTracks(std::span<const std::byte> bytes);

/// Spells only what differs from the spelling: writeTracks(*readTracks(b)) == b.
std::vector<std::byte> writeTracks(const TracksFile& file);

/// What is at an offset: "count", "point 12, y", "tail, byte 3".
std::string trackFieldAt(const TracksFile& file, std::uint64_t offset);

/// How a point is written, apart from its values.
struct TrackLine {
    std::size_t emptyLines = 0; ///< before it
    bool hasStation = true;     ///< the fourth number is there
    bool isEnded = true;        ///< with a line feed
};
TrackLine lineOf(const TrackPoint& point);

/// The spelling of the point without the empty lines before it.
std::string withoutEmptyLines(const TrackPoint& point);

/// How lines end: "\r\n" or "\n", as that of the count does.
std::string_view lineEndOf(std::string_view head);

/// Whether a file begins with a count and a point of four numbers, as far as can be seen from its first bytes.
bool looksLikeTracks(std::string_view head);

} // namespace navsmith::gta_sa
