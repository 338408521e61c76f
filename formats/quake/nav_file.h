// Bot waypoints of the Quake re-releases, NAME.nav: NAV2 (Quake) and NAV3 (Quake II), bytes to plain structs and back.
// Follows docs/formats/quake-nav.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::quake {

enum class NavGame : std::uint8_t {
    Quake,  ///< "NAV2"
    Quake2, ///< "NAV3"
};

inline constexpr std::int32_t kFirstNav2Version = 12;
inline constexpr std::int32_t kLastNav2Version = 18;
inline constexpr std::int32_t kFirstNav3Version = 1;
inline constexpr std::int32_t kLastNav3Version = 6;

inline constexpr std::uint16_t kNoTraversal = 0xFFFF;
inline constexpr std::uint8_t kAllTeams = 0xFF;      ///< NavLink::mask of NAV2 18 (section 5)
inline constexpr std::size_t kMaxNavNodes = 65535;   ///< indexes are 16 bits wide, 65535 means none to readers
inline constexpr std::size_t kMaxNavLinks = 65535;   ///< first links and edicts name them by 16 bits
inline constexpr std::size_t kMaxTraversals = 65535; ///< 65535 itself means none
inline constexpr std::size_t kMaxNodeLinks = 12;     ///< the maximum on any node in the games' own files

/// What edict records contain besides link and box (section 7).
enum class EdictForm : std::uint8_t {
    Plain,    ///< 26 bytes: nothing
    Strings,  ///< 34 bytes: the ids of two strings of the game that wrote it (NAV2 13 and 14)
    EntityId, ///< 30 bytes: an entity id behind the box (NAV2), a model index before it (NAV3)
};

/// Layout of a version's files; ambiguous versions have several (section 2).
struct NavLayout {
    bool heuristic = true; ///< the header is 24 bytes, not 20
    bool ladderPlane = false;
    EdictForm edicts = EdictForm::EntityId;

    bool operator==(const NavLayout&) const = default;
};

/// The possible layouts of a version, most likely first; empty for an unknown version.
std::span<const NavLayout> layoutsOf(NavGame game, std::int32_t version);

/// Section 3; 8 bytes, plus 12 for the origin in a separate array.
struct NavNode {
    std::uint16_t flags = 0;
    std::uint16_t linkCount = 0;
    std::uint16_t firstLink = 0;
    std::uint16_t radius = 0; ///< world units
    glm::vec3 origin{0};      ///< at foot height, world units
};

/// Section 4; 6 bytes.
struct NavLink {
    std::uint16_t target = 0;
    std::uint8_t type = 0;
    std::uint8_t mask = 0; ///< NAV2 from 18 on teams, before it the high byte of the type; NAV3 flags
    std::uint16_t traversal = kNoTraversal;
};

/// Section 6; 36 bytes, 48 with a plane.
struct NavTraversal {
    glm::vec3 exit{0}; ///< where the node is left; 0, 0, 0: not used
    glm::vec3 start{0};
    glm::vec3 end{0};
    glm::vec3 ladderPlane{0}; ///< with NavLayout::ladderPlane
};

/// Section 7.
struct NavEdict {
    std::uint16_t link = 0;
    glm::vec3 minimum{0};
    glm::vec3 maximum{0};
    std::int32_t entity = 0;     ///< EdictForm::EntityId: NAV2 -(edict) - 1, NAV3 a model index
    std::int32_t targetName = 0; ///< EdictForm::Strings
    std::int32_t className = 0;  ///< EdictForm::Strings
};

/// Mirrors one file; numbers as stored, floats bit for bit. Ranges and indexes may be invalid.
struct NavFile {
    NavGame game = NavGame::Quake;
    std::int32_t version = kLastNav2Version;
    NavLayout layout;
    float heuristic = 0.8F; ///< with NavLayout::heuristic
    std::vector<NavNode> nodes;
    std::vector<NavLink> links;
    std::vector<NavTraversal> traversals;
    std::vector<NavEdict> edicts;
    std::vector<std::byte> tail; ///< bytes after the edicts; no known file has any
};

/// The game of a file, by its first four bytes.
std::optional<NavGame> identifyNav(std::span<const std::byte> start);

/// Bytes of a file without its tail.
std::uint64_t navSize(const NavLayout& layout, std::uint64_t nodes, std::uint64_t links, std::uint64_t traversals,
                      std::uint64_t edicts);

/// Reads a file of either game. Uses the layout of its version that ends at the last byte, otherwise the first that
/// fits. Checks sizes only. Allocates no more than the bytes can fill. Errors:
/// - BadMagic: a file of neither game
/// - Unsupported: an unknown version; a later version is read like the last known one if it then ends at the last byte,
///   so that it can be inspected (NavFile::version tells)
/// - BadValue: a negative count; CountTooLarge, Truncated: the header's counts do not fit
bytes::Result<NavFile> readNav(std::span<const std::byte> bytes);

/// The inverse: writeNav(readNav(b)) == b. Derives nothing.
std::vector<std::byte> writeNav(const NavFile& file);

/// Describes the location of a byte in a file without its tail: "node 12, radius".
std::string fieldAt(const NavFile& file, std::uint64_t offset);

} // namespace navsmith::quake
