// The JSON form of Quake bot waypoints, NAME.navjson, as QuakeNavSharp and nav2json write it.
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

/// The NAV2 version that corresponds to a version of the text: 14, 15, 17.
std::int32_t navVersionOf(std::int32_t navJson);

struct NavJson {
    std::int32_t version = kLastNavJson;
    /// NAV2 of navVersionOf(version). Links are in the order of their nodes, traversals and edicts in that of their
    /// links, at most one of each per link.
    NavFile graph;
    /// JSON object with everything besides the nodes, as written: Map, Contributors, Comments, any other members, and
    /// the Settings other than the heuristic. Empty: nothing. Trailing white space is that of the file.
    std::string meta;
    /// What was not imported, for users. Not written.
    std::vector<std::string> notes;
};

/// Whether the first bytes may be such a text: an object, after white space and a byte order mark.
bool mayBeNavJson(std::span<const std::byte> start);

/// Links refer to nodes by exact origin; if several nodes share it, the last one counts, as in the tools. Anything
/// without a place in a NavFile is dropped with a note: links to positions without a node, unknown members of nodes,
/// links and edicts. Offsets in errors are bytes of the text, and fields name the line:
/// - those of JsonTape::parse
/// - BadMagic: not an object; Unsupported: an unknown version
/// - BadValue: a member that is missing, of the wrong type or out of range
/// - CountTooLarge: more nodes or links than 16 bits can index
bytes::Result<NavJson> readNavJson(std::span<const std::byte> file);

/// Writes as the tools do: indented by two spaces per level, each number on a line of its own, no line break at the
/// end; line endings as in `meta`. Omits what the text cannot hold: links to no node, traversals and edicts without a
/// link or beyond a link's first, the tail. Non-finite numbers become the strings "NaN", "Infinity", "-Infinity".
std::string writeNavJson(const NavJson& json);

/// The `meta` for a file converted from NAME.nav.
std::string newNavJsonMeta(std::string_view mapName);

/// The shortest text that reads back as the same float, in .NET format: "0.53125", "-0", "1E+10".
std::string navJsonNumber(float value);

} // namespace navsmith::quake
