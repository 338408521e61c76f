// Bounds-checked little-endian reader over bytes that the caller keeps alive.
#pragma once

#include "formats/bytes/format_error.h"

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace navsmith::bytes {

/// A type stored in sizeof(T) bytes. Excludes bool, because a stored byte may be 2; read a std::uint8_t.
template <typename T>
concept Scalar =
    (std::integral<T> && !std::same_as<std::remove_cv_t<T>, bool>) || std::same_as<T, float> || std::same_as<T, double>;

/// Decodes a little-endian scalar. The caller has checked that sizeof(T) bytes are available.
template <Scalar T>
[[nodiscard]] inline T loadLittleEndian(const std::byte* from) {
    T value;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&value, from, sizeof(T));
    } else {
        std::byte turned[sizeof(T)];
        for (std::size_t i = 0; i < sizeof(T); ++i)
            turned[i] = from[sizeof(T) - 1 - i];
        std::memcpy(&value, turned, sizeof(T));
    }
    return value;
}

/// Reads forward and remembers the first failure: after it, every read returns zero and `error()` describes the
/// failure, so a record can be read straight through and checked once at its end. Offsets in errors count from the
/// start of the file, also in sub-readers. Never reads outside its span and never allocates based on a count in the
/// file.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0)
        : bytes_(bytes), fileOffset_(fileOffset) {}

    [[nodiscard]] bool ok() const { return !error_.has_value(); }
    /// Requires !ok().
    [[nodiscard]] const FormatError& error() const { return *error_; }

    /// Offset of the next byte from the start of the file.
    [[nodiscard]] std::uint64_t offset() const { return fileOffset_ + position_; }
    [[nodiscard]] std::size_t remaining() const { return bytes_.size() - position_; }

    /// The next scalar, or zero after a failure. `field` names it in the error.
    template <Scalar T>
    T read(std::string_view field) {
        if (!need(sizeof(T), field))
            return T{};
        const T value = loadLittleEndian<T>(bytes_.data() + position_);
        position_ += sizeof(T);
        return value;
    }

    /// The next `length` bytes as a view, or an empty one after a failure. A failed read does not advance.
    std::span<const std::byte> take(std::size_t length, std::string_view field);

    /// All remaining bytes.
    std::span<const std::byte> takeRest() { return take(remaining(), "rest"); }

    void skip(std::size_t length, std::string_view field) { (void)take(length, field); }

    /// A reader over the next `length` bytes; this reader skips them. File offsets are preserved. The sub-reader
    /// inherits a failure of this reader, but not vice versa.
    ByteReader sub(std::size_t length, std::string_view field);

    /// True if `count` records of at least `recordSize` bytes each fit in the remaining bytes; otherwise fails with
    /// CountTooLarge and the shortage. Call it before allocating memory based on a stored count. `recordSize` is at
    /// least 1.
    bool checkCount(std::uint64_t count, std::size_t recordSize, std::string_view field);

    /// Fails unless everything has been read.
    bool expectEnd(std::string_view field);

    /// Puts the reader into the failed state (the first failure is kept). The offset is that of the next byte minus
    /// `back`, to point at a field just read.
    void fail(FormatErrorCode code, std::string_view field, std::string found, std::string expected,
              std::size_t back = 0, std::optional<Shortage> shortage = {});

private:
    bool need(std::size_t length, std::string_view field) {
        if (ok() && length <= remaining()) [[likely]]
            return true;
        failTruncated(length, field);
        return false;
    }
    void failTruncated(std::size_t length, std::string_view field);

    std::span<const std::byte> bytes_;
    std::size_t position_ = 0;
    std::uint64_t fileOffset_ = 0;
    std::optional<FormatError> error_;
};

/// What writeText() wrote; empty after a failure.
std::string readText(ByteReader& reader, std::string_view field);

} // namespace navsmith::bytes
