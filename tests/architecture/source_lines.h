// Helpers for rules that read sources line by line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::architecture {

inline bool startsWithAny(std::string_view text, std::span<const std::string_view> prefixes) {
    return std::ranges::any_of(prefixes, [&](std::string_view prefix) { return text.starts_with(prefix); });
}

/// Calls `visit(number, line)` for each line, starting with 1.
template <typename Visit>
void forEachLine(std::string_view text, Visit&& visit) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        visit(number, text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
}

/// The number of the line of a position, starting with 1.
inline std::ptrdiff_t lineAt(const std::string& code, std::ptrdiff_t position) {
    return 1 + std::count(code.begin(), code.begin() + position, '\n');
}

} // namespace navsmith::architecture
