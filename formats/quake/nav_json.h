// The text twin of Quake bot waypoints, NAME.navjson, as QuakeNavSharp and nav2json write it.
// docs/formats/quake-navjson.md
#pragma once

#include "formats/bytes/format_error.h"
#include "formats/quake/nav_file.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {

inline constexpr std::int32_t kFirstNavJson = 1;
inline constexpr std::int32_t kLastNavJson = 3;

/// The version of NAV2 that a version of the text stands for: 14, 15, 17.
std::int32_t navVersionOf(std::int32_t navJson);

struct NavJson {
    std::int32_t version = kLastNavJson;
    /// NAV2 of navVersionOf(version). Links are in the order of their nodes, traversals and edicts in that of their
    /// links, at most one each.
    NavFile graph;
    /// Text of an object with what stands beside the nodes, as it is written: Map, Contributors, Comments, whatever
    /// else there is, and of Settings what is not the heuristic. Empty: nothing. White space at its end is that of the
    /// file.
    std::string meta;
    /// What could not be taken over, for people. Not written.
    std::vector<std::string> notes;
};

/// Whether it may be such a text, by its first bytes: an object, after white space and a byte order mark.
bool mayBeNavJson(std::span<const std::byte> start);

/// Links find their nodes by the exact origin; of several nodes there the last is meant, as in the tools. What has no
/// place in a NavFile is left out with a note: links to where no node is, members of nodes, links and edicts that have
/// no meaning here. Offsets in errors are bytes of the text, and fields name the line:
/// - those of JsonTape::parse
/// - BadMagic: no object; Unsupported: a version that nothing is known of
/// - BadValue: a member that is missing, of another type, or out of its range
/// - CountTooLarge: more nodes or links than 16 bits can name
bytes::Result<NavJson> readNavJson(std::span<const std::byte> file);

/// As the tools write it: two blanks a level, a line for each number, no line's end at the end; lines end as in `meta`.
/// Left out is what the text cannot hold: links to no node, traversals and edicts that no link has or that come second,
/// the tail. Numbers that are not finite become the strings "NaN", "Infinity", "-Infinity".
std::string writeNavJson(const NavJson& json);

/// The `meta` of a file that has come from NAME.nav.
std::string newNavJsonMeta(std::string_view mapName);

/// The shortest text that reads as the same float, in the form of .NET: "0.53125", "-0", "1E+10".
std::string navJsonNumber(float value);

} // namespace navsmith::quake
