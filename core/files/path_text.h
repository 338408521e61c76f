// Paths as text. Text is UTF-8 everywhere in this program; what a path is made of depends on the operating system.
// These functions never fail and lose nothing, unlike std::filesystem's own conversions, which on Windows throw for
// names that are no valid Unicode.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace navsmith::files {

/// As the user writes it, with the system's separators. On Windows, half of a surrogate pair becomes three bytes
/// (WTF-8), or the byte that fromBytes() has made it from.
std::string toText(const std::filesystem::path& path);

/// The same on every platform: parts separated by '/'.
std::string toBytes(const std::filesystem::path& path);

/// The path of what toText() or toBytes() has returned, or of a name in a file. On Windows, bytes that are no UTF-8
/// become halves of surrogate pairs (U+DC80 to U+DCFF).
std::filesystem::path fromBytes(std::string_view bytes);

} // namespace navsmith::files
