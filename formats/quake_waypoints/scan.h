// Reading and spelling words, numbers and lines of waypoint texts. Internal to formats/quake_waypoints.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake_waypoints {

/// A line with its end, taken from the front.
std::string_view takeLine(std::string_view& rest);
/// The line without its end.
std::string_view withoutEnd(std::string_view line);
/// Separated by blanks.
std::vector<std::string_view> wordsOf(std::string_view line);

std::optional<float> toNumber(std::string_view word);
/// Only digits, after an optional sign; nothing beyond 32 bits.
std::optional<std::int32_t> toWhole(std::string_view word);
/// The word as a number from 1 to `most`.
std::optional<std::uint32_t> toIndex(std::string_view word, std::uint32_t most);

/// Rounded; what is no number is 0, and numbers beyond those of any map are cut.
std::string whole(double value);
/// "%5.1f", as QuakeC prints the components of vectors.
std::string tenths(double value);
/// The number with one digit behind the point and without leading blanks.
std::string tenth(double value);
/// "'%5.1f %5.1f %5.1f'"
std::string vectorText(const glm::vec3& value);
/// The number with as few digits as tell it from others.
std::string shortest(float value);
/// "'1.0 2.0 3.0'": the first three words; nothing if one is no number.
std::optional<glm::vec3> toVector(std::string_view text);

/// Whether lines of a text end with CR LF, as the first does.
bool hasCrLf(std::string_view text);
inline std::string_view lineEnd(bool crlf) {
    return crlf ? "\r\n" : "\n";
}

} // namespace navsmith::quake_waypoints
