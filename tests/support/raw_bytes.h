// Little-endian bytes, written by hand one after another; and numbers within bytes.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::tests {

using RawBytes = std::vector<std::byte>;

inline RawBytes bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

inline void setNumber(std::span<std::byte> bytes, std::size_t offset, std::uint64_t value, std::size_t size) {
    for (auto& byte : bytes.subspan(offset, size)) {
        byte = static_cast<std::byte>(value & 0xFFU);
        value >>= 8U; // 0 in the upper bytes of fields wider than the value
    }
}
inline void setU32(std::span<std::byte> bytes, std::size_t offset, std::uint64_t value) {
    setNumber(bytes, offset, value, 4);
}

/// Adds a number of any type, cut to `size` bytes.
inline void put(RawBytes& bytes, auto value, std::size_t size) {
    bytes.resize(bytes.size() + size);
    setNumber(bytes, bytes.size() - size, static_cast<std::uint64_t>(value), size);
}

inline std::uint32_t numberAt(std::span<const std::byte> bytes, std::size_t offset, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = size; i-- > 0;)
        value = value << 8U | std::to_integer<std::uint32_t>(bytes[offset + i]);
    return value;
}
inline std::uint32_t u32At(std::span<const std::byte> bytes, std::size_t offset) {
    return numberAt(bytes, offset, 4);
}

/// Of as many bytes as T has, at most four.
template <typename T>
T numberAt(std::span<const std::byte> bytes, std::size_t offset) {
    return static_cast<T>(numberAt(bytes, offset, sizeof(T)));
}

/// Numbers may have any type and are cut to the size of the field.
class RawWriter {
public:
    RawBytes bytes;

    RawWriter& put(std::size_t size, auto... values) {
        (tests::put(bytes, values, size), ...);
        return *this;
    }
    RawWriter& u8(auto... values) { return put(1, values...); }
    RawWriter& u16(auto... values) { return put(2, values...); }
    RawWriter& u32(auto... values) { return put(4, values...); }
    RawWriter& each(std::size_t size, const auto& numbers) {
        for (const auto number : numbers)
            put(size, number);
        return *this;
    }
    RawWriter& real(auto... values) { return u32(std::bit_cast<std::uint32_t>(static_cast<float>(values))...); }
    RawWriter& reals(const auto&... lists) {
        const auto putAll = [this](const auto& list) {
            for (const auto value : list)
                this->real(value);
        };
        (putAll(lists), ...);
        return *this;
    }
    RawWriter& text(std::string_view text) { return add(std::as_bytes(std::span(text))); }
    /// Cut, or filled with zeros.
    RawWriter& text(std::string_view text, std::size_t length) {
        const auto end = bytes.size() + length;
        this->text(text.substr(0, length)).bytes.resize(end);
        return *this;
    }
    RawWriter& add(std::span<const std::byte> more) {
        bytes.insert(bytes.end(), more.begin(), more.end());
        return *this;
    }
    RawWriter& fill(std::size_t count, unsigned value = 0) {
        bytes.insert(bytes.end(), count, static_cast<std::byte>(value));
        return *this;
    }
    RawWriter& padTo(std::size_t multiple) { return fill((multiple - bytes.size() % multiple) % multiple); }
    [[nodiscard]] std::size_t size() const { return bytes.size(); }
};

} // namespace navsmith::tests
