// Little-endian writer into a growing buffer.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::bytes {

/// Encodes a scalar as little-endian. The caller has checked that there is room for sizeof(T) bytes.
template <Scalar T>
inline void storeLittleEndian(std::byte* to, T value) {
    std::memcpy(to, &value, sizeof(T));
    if constexpr (std::endian::native != std::endian::little)
        std::reverse(to, to + sizeof(T));
}

class ByteWriter {
public:
    /// Reserves this many bytes, so that a writer with a known size allocates once.
    explicit ByteWriter(std::size_t expected = 0) : buffer_(expected) {}

    [[nodiscard]] std::size_t size() const { return used_; }

    template <Scalar T>
    void write(T value) {
        storeLittleEndian(claim(sizeof(T)), value);
    }

    void write(std::span<const std::byte> bytes);

    /// Writes the same byte `count` times.
    void fill(std::size_t count, std::byte value);

    /// Appends `count` zero bytes for the caller to fill in: for large numbers of records. The view is valid until the
    /// next call.
    std::span<std::byte> extend(std::size_t count) { return {claim(count), count}; }

    /// The bytes; the writer is empty afterwards.
    std::vector<std::byte> release();

private:
    std::byte* claim(std::size_t count) {
        if (buffer_.size() - used_ < count) [[unlikely]]
            grow(count);
        std::byte* const claimed = buffer_.data() + used_;
        used_ += count;
        return claimed;
    }
    void grow(std::size_t count);

    // Kept at full length, zero beyond used_: growing the vector scalar by scalar would cost a call each.
    std::vector<std::byte> buffer_;
    std::size_t used_ = 0;
};

/// Its length in 32 bits, and the text.
void writeText(ByteWriter& writer, std::string_view text);

} // namespace navsmith::bytes
