// Helpers for plain ASCII text, in whatever encoding the rest of it is.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace navsmith::bytes {

/// Whatever the locale.
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Letters A to Z as a to z, other characters as they are, whatever the locale.
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

/// Paths as games write them, with '/' for each '\'.
inline std::string slashed(std::string_view path) {
    std::string result(path);
    std::ranges::replace(result, '\\', '/');
    return result;
}

/// What paths are found by where letters' case and the kind of slash do not matter.
inline std::string pathKey(std::string_view path) {
    std::string result(path);
    std::ranges::transform(result, result.begin(), [](char c) { return c == '\\' ? '/' : lower(c); });
    return result;
}

/// The start of a UTF-8 text that takes at most `most` bytes, of whole characters.
constexpr std::string_view utf8Start(std::string_view text, std::size_t most) {
    auto size = std::min(text.size(), most);
    while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
        --size;
    return text.substr(0, size);
}

constexpr bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

constexpr bool startsIgnoringCase(std::string_view text, std::string_view start) {
    return text.size() >= start.size() && equalIgnoringCase(text.substr(0, start.size()), start);
}

constexpr bool endsIgnoringCase(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && equalIgnoringCase(text.substr(text.size() - end.size()), end);
}

/// Without blanks at both ends; by default spaces, tabs and ends of lines.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n") {
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The number that is the whole of a text, whatever the locale; integers may have another base. As with
/// std::from_chars, none with a '+', a blank or a prefix, and none that the type cannot hold.
template <typename T, typename... Base>
requires(sizeof...(Base) == 0 ||
         (std::integral<T> && sizeof...(Base) == 1)) std::optional<T> parsed(std::string_view text, Base... base) {
    T value{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value, base...);
    return fault == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace navsmith::bytes
