// The text that the paths of GTA III, Vice City and San Andreas were made from: sections `path` of .ipl and .ide files.
// Follows docs/formats/gta-paths-ipl.md; section numbers below are that page's.
#pragma once

#include "formats/bytes/format_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace navsmith::gta_paths_ipl {

inline constexpr std::size_t kNodesInGroup = 12;
inline constexpr std::int32_t kNoNode = -1;      ///< NodeLine::next
inline constexpr std::size_t kMostBroken = 1000; ///< PathText::broken

/// Which fields the lines of a group have (section 3).
enum class Form : std::uint8_t {
    Gta3,       ///< header `ped|car, id, name`; 7 fields, 9 with lanes
    ViceCity,   ///< header `type, id [, name]`; 11 fields, 12 with spawn
    SanAndreas, ///< header `type, id [, name]`; 13 fields: 12 and behaviour
};

/// Group::type.
inline constexpr std::int32_t kPed = 0;
inline constexpr std::int32_t kCar = 1;
inline constexpr std::int32_t kBoat = 2;

/// NodeLine::kind.
inline constexpr std::int32_t kEmpty = 0;
inline constexpr std::int32_t kExternal = 1; ///< a joint with another group
inline constexpr std::int32_t kInternal = 2; ///< a node

/// NodeLine::flags of Vice City and San Andreas.
inline constexpr std::int32_t kSwitchedOff = 1;
inline constexpr std::int32_t kRoadBlock = 2;
inline constexpr std::int32_t kBetweenLevels = 4; ///< Vice City
inline constexpr std::int32_t kNoWander = 2048;   ///< San Andreas

/// A line of a group. A field that the line does not have holds its initial value.
struct NodeLine {
    std::int32_t kind = kEmpty;
    std::int32_t next = kNoNode; ///< place in the group of the node that this one is linked to
    std::int32_t cross = 0;      ///< the link crosses a road
    double x = 0.0;              ///< in sixteenths of a unit; here and below any finite number
    double y = 0.0;              ///< in sixteenths of a unit
    double z = 0.0;              ///< in sixteenths of a unit
    double width = 0.0;          ///< units. Of GTA III the field that the game does not use
    std::int32_t left = 0;       ///< lanes
    std::int32_t right = 0;      ///< lanes
    std::int32_t speed = 0;
    std::int32_t flags = 0;
    double spawn = 1.0; ///< 0 to 1
    std::int32_t behaviour = 0;

    std::uint32_t line = 0; ///< in the file that was read, counted from 1; 0: new
    /// The line in that file with its line break, and the lines without fields before it. Empty: new.
    std::string text = {};

    bool operator==(const NodeLine&) const = default;
};

/// A header and the lines that follow it.
struct Group {
    Form form = Form::SanAndreas; ///< which fields new lines get
    std::int32_t type = kCar;
    std::int32_t id = -1;   ///< of the model whose instances have this group at their local coordinates; -1: none
    std::string model = {}; ///< its name, without blanks, commas and '#'; a hint only
    std::array<NodeLine, kNodesInGroup> nodes = {};

    std::uint32_t line = 0; ///< of the header, as in NodeLine
    std::string text = {};  ///< the header, as in NodeLine
    /// What is between the group before and this one and is part of neither: the end of a section, other sections,
    /// groups that cannot be read. Empty, or whole lines.
    std::string before = {};

    bool operator==(const Group&) const = default;
};

/// Why rows of a section `path` are in no group. They stay in PathText as text.
struct BrokenGroup {
    std::uint32_t line = 0; ///< that is wrong, counted from 1
    bytes::FormatError error;

    bool operator==(const BrokenGroup&) const = default;
};

/// A file. Groups can be changed, added and erased at any place, see also insertGroup() and eraseGroup().
struct PathText {
    std::string head; ///< up to the line `path` that begins the first such section, or the whole file without one
    std::vector<Group> groups;
    std::string tail; ///< what follows the last group, or `head`
    bool hasSection = false;
    std::string lineEnd = "\n";      ///< of new lines: that of the file's first line
    std::vector<BrokenGroup> broken; ///< in file order, the first kMostBroken of them
    std::size_t brokenTotal = 0;     ///< of the file that was read

    bool operator==(const PathText&) const = default;
};

/// Reads any text; the groups in its sections `path` mirror it and are not judged: a kind, type or index may have any
/// value. Never fails because of a group: one that is broken is listed in `broken`, and stays as text. Errors:
/// - Unsupported: a binary .ipl file, which has no paths
bytes::Result<PathText> read(std::span<const std::byte> file);

/// write(read(b)) == b. Of a line with changed values only these are written anew, as short as possible; lines without
/// `text` get the fields of the group's form, and the line end of the file. Fields that the form does not have are not
/// written.
std::vector<std::byte> write(const PathText& text);

/// A file without groups, as the studio's tool writes one: empty sections inst, cull and path, and those that follow.
/// `source` is the name in its first line.
PathText blank(const std::string& source);

/// Adds an empty section `path` at the end of a file that has none.
void addSection(PathText& text);

/// Erasing keeps what stands before the group.
void insertGroup(PathText& text, std::size_t at, Group group);
void eraseGroup(PathText& text, std::size_t at);

} // namespace navsmith::gta_paths_ipl
