// Bounds-checked little-endian reading over bytes that somebody else keeps alive.
#pragma once

#include "formats/bytes/format_error.h"

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace navsmith::bytes {

/// What a file stores in sizeof(T) bytes. Not bool: a stored byte may be 2, a bool may not; read a std::uint8_t.
template <typename T>
concept Scalar =
    (std::integral<T> && !std::same_as<std::remove_cv_t<T>, bool>) || std::same_as<T, float> || std::same_as<T, double>;

/// Decodes a little-endian scalar. The caller has checked that sizeof(T) bytes are there.
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

/// Reads forward and remembers the first failure: after one, every read gives zero and `error()` says what was wrong,
/// so that a record is read straight through and checked once at its end. Offsets in errors count from the start of
/// the file, in sub-readers too. Never reads outside its span, never allocates by a count of the file.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes, std::uint64_t fileOffset = 0)
        : bytes_(bytes), fileOffset_(fileOffset) {}

    [[nodiscard]] bool ok() const { return !error_.has_value(); }
    /// Only when !ok().
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

    /// The next `length` bytes as a view, or an empty one after a failure. A read that fails passes over nothing.
    std::span<const std::byte> take(std::size_t length, std::string_view field);

    /// All that is left.
    std::span<const std::byte> takeRest() { return take(remaining(), "rest"); }

    void skip(std::size_t length, std::string_view field) { (void)take(length, field); }

    /// A reader over the next `length` bytes, which this one passes over. Its offsets stay those of the file. It takes
    /// over a failure of this one; its own failures stay its own.
    ByteReader sub(std::size_t length, std::string_view field);

    /// True if `count` records of at least `recordSize` bytes each fit in what remains; else the reader fails with
    /// CountTooLarge. Call it before anything is allocated by a stored count; `recordSize` is at least 1.
    bool checkCount(std::uint64_t count, std::size_t recordSize, std::string_view field);

    /// Fails unless everything has been read.
    bool expectEnd(std::string_view field);

    /// Puts the reader into the failed state (the first failure stays). The offset is that of the next byte, moved
    /// back by `back` bytes to point at a field just read.
    void fail(FormatErrorCode code, std::string_view field, std::string found, std::string expected,
              std::size_t back = 0);

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

} // namespace navsmith::bytes
