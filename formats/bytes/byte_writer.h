// Little-endian writing into a growing buffer.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <cstddef>
#include <span>
#include <vector>

namespace navsmith::bytes {

class ByteWriter {
public:
    /// Room for this many bytes, so that a writer that knows its size allocates once.
    explicit ByteWriter(std::size_t expected = 0) { bytes_.reserve(expected); }

    [[nodiscard]] std::size_t size() const { return bytes_.size(); }

    template <Scalar T>
    void write(T value) {
        std::byte raw[sizeof(T)];
        std::memcpy(raw, &value, sizeof(T));
        if constexpr (std::endian::native != std::endian::little) {
            for (std::size_t i = 0; i < sizeof(T) / 2; ++i)
                std::swap(raw[i], raw[sizeof(T) - 1 - i]);
        }
        bytes_.insert(bytes_.end(), raw, raw + sizeof(T));
    }

    void write(std::span<const std::byte> bytes);

    /// `count` times the same byte.
    void fill(std::size_t count, std::byte value);

    /// The bytes; the writer is empty afterwards.
    std::vector<std::byte> release();

private:
    std::vector<std::byte> bytes_;
};

} // namespace navsmith::bytes
