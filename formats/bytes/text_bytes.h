// Texts as bytes and back, in whatever encoding they are.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::bytes {

/// A view of them.
inline std::string_view textOf(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline std::vector<std::byte> bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

} // namespace navsmith::bytes
