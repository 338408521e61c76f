// Little-endian writing into a growing buffer.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
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
    /// Room for this many bytes, so that a writer that knows its size allocates once.
    explicit ByteWriter(std::size_t expected = 0) : buffer_(expected) {}

    [[nodiscard]] std::size_t size() const { return used_; }

    template <Scalar T>
    void write(T value) {
        storeLittleEndian(claim(sizeof(T)), value);
    }

    void write(std::span<const std::byte> bytes);

    /// `count` times the same byte.
    void fill(std::size_t count, std::byte value);

    /// The next `count` bytes, all zero, to be filled in by the caller: for records by the thousand. The view is good
    /// until the next call.
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

    // Kept at its full length, zero beyond used_: a vector that grows a scalar at a time costs a call for each.
    std::vector<std::byte> buffer_;
    std::size_t used_ = 0;
};

} // namespace navsmith::bytes
