// Little-endian numbers in files that are built and parsed by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::tests {

/// Negative numbers, too: `bytes` is at most 8.
template <typename T>
void put(std::vector<std::byte>& to, T value, int bytes) {
    for (int i = 0; i < bytes; ++i)
        to.push_back(static_cast<std::byte>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF));
}

/// Of as many bytes as T has.
template <typename T>
T numberAt(std::span<const std::byte> from, std::size_t offset) {
    std::uint64_t value = 0;
    for (std::size_t i = sizeof(T); i-- > 0;)
        value = value << 8U | std::to_integer<std::uint64_t>(from[offset + i]);
    return static_cast<T>(value);
}

inline void overwrite(std::vector<std::byte>& in, std::size_t offset, std::uint32_t value) {
    for (std::size_t i = 0; i < 4; ++i)
        in[offset + i] = static_cast<std::byte>(value >> (8 * i) & 0xFF);
}

} // namespace navsmith::tests
