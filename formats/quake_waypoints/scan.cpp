#include "formats/quake_waypoints/scan.h"

#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::quake_waypoints {

namespace {

/// Farther than any map reaches.
constexpr double kMost = 999999;

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

double bounded(double value) {
    return std::isfinite(value) ? std::clamp(value, -kMost, kMost) : 0;
}

} // namespace

std::string_view takeLine(std::string_view& rest) {
    const auto end = rest.find('\n');
    const auto line = rest.substr(0, end == std::string_view::npos ? rest.size() : end + 1);
    rest.remove_prefix(line.size());
    return line;
}

std::string_view withoutEnd(std::string_view line) {
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    line = withoutEnd(line);
    for (std::size_t at = 0; at < line.size();) {
        if (isBlank(line[at])) {
            ++at;
            continue;
        }
        const auto from = at;
        while (at < line.size() && !isBlank(line[at]))
            ++at;
        words.push_back(line.substr(from, at - from));
    }
    return words;
}

std::optional<float> toNumber(std::string_view word) {
    if (word.starts_with('+'))
        word.remove_prefix(1);
    const auto value = bytes::parsed<float>(word);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int32_t> toWhole(std::string_view word) {
    return bytes::parsed<std::int32_t>(word);
}

std::optional<std::uint32_t> toIndex(std::string_view word, std::uint32_t most) {
    const auto value = toWhole(word);
    if (!value || *value < 1 || static_cast<std::uint32_t>(*value) > most)
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

std::string whole(double value) {
    return fmt::format("{}", std::lround(bounded(value)));
}

std::string tenths(double value) {
    auto text = fmt::format("{:5.1f}", bounded(value));
    return text == " -0.0" ? "  0.0" : text;
}

std::string tenth(double value) {
    const auto text = tenths(value);
    return text.substr(text.find_first_not_of(' '));
}

std::string vectorText(const glm::vec3& value) {
    return "'" + tenths(value.x) + " " + tenths(value.y) + " " + tenths(value.z) + "'";
}

std::string shortest(float value) {
    return fmt::format("{}", static_cast<float>(bounded(value)));
}

std::optional<glm::vec3> toVector(std::string_view text) {
    const auto words = wordsOf(text);
    glm::vec3 value{0};
    if (words.size() != 3)
        return std::nullopt;
    for (int i = 0; i < 3; ++i) {
        const auto number = toNumber(words[static_cast<std::size_t>(i)]);
        if (!number)
            return std::nullopt;
        value[i] = *number;
    }
    return value;
}

bool hasCrLf(std::string_view text) {
    const auto end = text.find('\n');
    return end != std::string_view::npos && end > 0 && text[end - 1] == '\r';
}

} // namespace navsmith::quake_waypoints
