// Navigation graphs of the bots of Counter-Strike on GoldSrc: YaPB's NAME.graph and PODBot's NAME.pwf, bytes to plain
// structs and back. Follows docs/formats/yapb-graph.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::yapb {

inline constexpr std::size_t kLinkSlots = 8;
inline constexpr std::int16_t kFreeSlot = -1;
inline constexpr std::size_t kMaxNodes = 4096;
inline constexpr std::size_t kMinNodes = 8; ///< YaPB deletes smaller files
inline constexpr std::size_t kNameBytes = 32;

inline constexpr std::uint32_t kYapbMagic = 0x59415042; ///< "BPAY" in the file
inline constexpr std::uint32_t kUbotMagic = 0x544F4255; ///< "UBOT"
inline constexpr std::int32_t kLastGraphVersion = 2;
inline constexpr std::int32_t kFirstPwfVersion = 5;
inline constexpr std::int32_t kLastPwfVersion = 7;

enum class Container : std::uint8_t { Graph, Pwf };

/// What follows the nodes of a .graph (section 4).
enum class Tail : std::uint8_t {
    None,
    Author,     ///< 36 bytes: author and size of the map
    OnlyAuthor, ///< 64 bytes: author
    Full,       ///< 68 bytes: also who modified it
};
std::size_t sizeOf(Tail tail);

/// Section 2; 20 bytes.
struct Link {
    glm::vec3 velocity{0}; ///< units per second, of jumps
    std::int32_t distance = 0;
    std::uint16_t flags = 0;
    std::int16_t target = kFreeSlot;

    bool operator==(const Link&) const = default;
};

/// Section 2; 220 bytes in a .graph, 204, 92 or 68 in a .pwf, which has no light, display and third angles.
struct Node {
    std::int32_t number = 0;
    std::uint32_t flags = 0;
    glm::vec3 origin{0}; ///< of the middle of a player, world units
    glm::vec3 start{0};  ///< pitch, yaw and an unused number, degrees
    glm::vec3 end{0};
    float radius = 0;
    float light = 0;
    float display = 0;
    std::array<Link, kLinkSlots> links{};
    /// Numbers of visible nodes; in a .pwf the halves of an address of the program that saved it.
    std::uint16_t seenStanding = 0;
    std::uint16_t seenCrouched = 0;
};

/// Mirrors one file; numbers as stored, floats bit for bit. Targets may be invalid. Names are kNameBytes long, with
/// what follows the first NUL.
struct GraphFile {
    Container container = Container::Graph;
    std::uint32_t magic = kYapbMagic; ///< of a .graph
    std::int32_t version = kLastGraphVersion;
    std::int32_t options = 0; ///< of a .graph (section 1)
    Tail tail = Tail::Full;   ///< of a .graph
    std::int32_t mapSize = 0; ///< bytes of the map's file; 0: unknown
    std::string author;
    std::string modifiedBy; ///< of a .graph
    std::string mapName;    ///< of a .pwf
    std::vector<Node> nodes;
    /// The packed nodes of a .graph as read. Written if they unpack to `nodes`; otherwise the nodes are packed as the
    /// game does.
    std::vector<std::byte> packed;
    std::vector<std::byte> rest; ///< bytes behind the end
};

/// What a file is, by its start.
bool isGraph(std::span<const std::byte> start);
bool isPwf(std::span<const std::byte> start);

/// Reads a file of either kind. Checks sizes only. Allocates for no more than kMaxNodes nodes. Errors:
/// - BadMagic: neither kind
/// - Unsupported: a version of a .pwf that nobody knows, or another kind of file with a .graph's header (section 8)
/// - BadValue: negative counts, sizes that contradict each other, a broken stream of packed nodes
/// - CountTooLarge: more nodes than the game has room for; Truncated
bytes::Result<GraphFile> read(std::span<const std::byte> bytes);

/// The inverse: write(read(b)) == b. Derives nothing.
std::vector<std::byte> write(const GraphFile& file);

/// What a byte of the written file is: "node 12, radius". Packed nodes are one field.
std::string fieldAt(const GraphFile& file, std::uint64_t offset);

} // namespace navsmith::yapb
