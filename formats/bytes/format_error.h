// The error type of all codecs: what is wrong, at which offset, what was found and what was expected.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace navsmith::bytes {

enum class FormatErrorCode : std::uint8_t {
    Truncated,     ///< the bytes end before a field does
    BadMagic,      ///< not this format
    Unsupported,   ///< this format, but an unsupported variant
    CountTooLarge, ///< a stored count that exceeds the remaining bytes
    BadValue,      ///< a value that makes the rest unreadable
};

/// How much of what a file claims to hold is there.
struct Shortage {
    std::string records; ///< "areas"
    std::uint64_t whole = 0;
    std::uint64_t stated = 0;

    bool operator==(const Shortage&) const = default;
};

/// `offset` is in bytes from the start of the file, not of a sub-reader. `file` is empty in a codec's own result;
/// callers that know the file name add it.
struct FormatError {
    FormatErrorCode code = FormatErrorCode::BadValue;
    std::uint64_t offset = 0;
    std::string field;
    std::string found;
    std::string expected;
    std::string file;
    std::optional<Shortage> shortage = {}; ///< if the bytes end before the records that a count states

    bool operator==(const FormatError&) const = default;
};

/// A short fixed word for the code, stable enough for scripts: "truncated", "bad magic", ...
const char* toString(FormatErrorCode code);

/// One line: "NODES5.DAT: count too large at byte 16 (0x10), links: found 4000000000, expected at most 120".
std::string describe(const FormatError& error);

template <typename T>
using Result = tl::expected<T, FormatError>;

} // namespace navsmith::bytes
