// Waypoints of Quake bots that are kept as text: KTX frogbot (.bot), FrikBot (.way with .wa1, .wa2 ..., and .qc),
// Frogbot 2 (.qc) and Nexuiz or Xonotic (.waypoints). Follows docs/formats/quake-text-waypoints.md.
#pragma once

#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake_waypoints {

enum class Dialect : std::uint8_t { Ktx, FrikBot, FrikBotQc, Frogbot2, Nexuiz };
inline constexpr std::size_t kDialects = 5;

/// What the game of a dialect has room for.
struct Limits {
    std::uint32_t nodes = 0;   ///< markers or waypoints; no number above is read from a text
    std::uint8_t slots = 0;    ///< links out of a node
    std::uint8_t zones = 0;    ///< 1 to this; also goals; 0: the dialect has none
    bool mapMarkers = false;   ///< entities of the map come first in the numbering
    bool wholeNumbers = false; ///< positions have no fractions
    std::string_view ending;   ///< of the file's name, with the dot
};
const Limits& limitsOf(Dialect dialect);

/// A marker or waypoint. Its number in the files is its place among the nodes, from 1.
struct Node {
    bool fromMap = false;          ///< the marker of an entity of the map, which no line makes
    glm::vec3 origin{0};           ///< units; of a marker of the map only where Frogbot 2 says so in its comment
    glm::vec3 upper{0};            ///< Nexuiz: the upper corner; `origin` is the lower one
    std::uint32_t flags = 0;       ///< bits of the dialect
    std::uint8_t zone = 0;         ///< 0: none
    std::uint8_t goal = 0;         ///< 0: none
    float viewOffset = 0;          ///< height of the point to aim at; 0: not stated
    float doorDistance = 0;        ///< Frogbot 2: d_door_open; 0: not stated
    std::string rocketAngles = {}; ///< Frogbot 2: rj_angles, as spelled
    std::string className = {};    ///< Frogbot 2: in the list of markers; empty: not listed

    bool operator==(const Node&) const = default;
};

/// Which file of Nexuiz holds a link.
enum class LinkSource : std::uint8_t { Cache, Hardwired, Special };

struct Link {
    std::uint32_t owner = 0;  ///< index of the node
    std::uint32_t target = 0; ///< number of the node, from 1; may lead to none
    std::uint8_t slot = 0;    ///< from 0
    LinkSource source = LinkSource::Cache;
    std::uint32_t flags = 0; ///< bits of the dialect; FrikBot: 1 for a teleporter
    bool rocket = false;     ///< KTX: the next three are stated
    float pitch = 0;         ///< degrees
    float yaw = 0;           ///< degrees; -1: towards the target
    std::int32_t delay = 0;  ///< frames
    float turn = 0;          ///< degrees in the air; 0: not stated

    bool operator==(const Link&) const = default;
};

/// How the number of markers of the map is known in Frogbot 2.
enum class StartStyle : std::uint8_t { Unstated, Statement, Comment };

/// A file of a document: NAME.way, NAME.wa1 ...
struct Part {
    std::string name; ///< without folders
    std::string text; ///< bytes, in whatever encoding

    bool operator==(const Part&) const = default;
};

struct Waypoints {
    Dialect dialect = Dialect::Ktx;
    std::vector<Node> nodes = {};
    std::vector<Link> links = {}; ///< by owner, then slot
    std::string head = {};        ///< what comes before the first value
    std::string extras = {};      ///< Frogbot 2: statements about the whole map
    std::string foot = {};        ///< what follows the last value
    std::uint8_t crlf = 0;        ///< 1: lines end with CR LF
    std::uint8_t ended = 1;       ///< 1: the last line has an end
    std::uint8_t endMark = 1;     ///< FrikBot: 1: the chain says that it ends
    std::uint8_t listed = 0;      ///< Frogbot 2: 1: a comment lists the markers
    StartStyle start = StartStyle::Unstated;
    /// The names of the files. Their stems follow that of the first.
    std::vector<std::string> names = {};
    /// The texts as they were read, one a name; none if write() gives them from the values above. Where values differ
    /// from what this says, write() changes only the statements concerned.
    std::vector<std::string> source = {};
    std::size_t unread = 0; ///< statements that the game ignores

    bool operator==(const Waypoints&) const = default;
};

/// Parts of a chain in the order of their numbers. Fails if a text of QuakeC is none of waypoints.
bytes::Result<Waypoints> read(Dialect dialect, std::span<const Part> parts);

/// write(*read(d, parts)) == parts. A chain of FrikBot is split where the game splits it, if it has changed.
std::vector<Part> write(const Waypoints& waypoints);

/// Writes the files as the game's saver does, whatever `source` has.
std::vector<Part> writeAnew(const Waypoints& waypoints);

/// What is at an offset of a part: "line 12".
std::string fieldAt(const Part& part, std::uint64_t offset);

/// The number of markers of the map that a text with such a highest number and so many made markers implies.
std::size_t impliedMapMarkers(std::uint32_t highest, std::size_t createdCount);

/// The dialect of a file of this name; nothing if it can be none.
std::optional<Dialect> dialectOf(const Part& part);

/// The dialect of a file, from its name and first bytes; none: another kind of file.
struct Recognised {
    Dialect dialect = Dialect::Ktx;
    bool sure = false;
};
std::vector<Recognised> recognise(std::string_view name, std::string_view head);

/// The number of a part of a chain, from its name: 0 for .way, 1 for .wa1; Nexuiz: 0, 1 for .cache, 2 for .hardwired.
/// -1: no part of this dialect.
int partNumber(Dialect dialect, std::string_view name);
/// The name of a chain without the ending of the part: "e1m1" of "e1m1.wa2".
std::string_view stemOf(Dialect dialect, std::string_view name);

} // namespace navsmith::quake_waypoints
