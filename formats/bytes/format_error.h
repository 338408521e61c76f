// The one error type of every codec: what is wrong, where in the bytes, what was found and what was expected.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace navsmith::bytes {

enum class FormatErrorCode : std::uint8_t {
    Truncated,     ///< the bytes end before a field does
    BadMagic,      ///< not this format at all
    Unsupported,   ///< this format, but a variant that cannot be read
    CountTooLarge, ///< a stored count that the remaining bytes cannot back
    BadValue,      ///< a field whose value makes the rest unreadable
};

/// Says where and what. `offset` is in bytes from the start of the file, not of a sub-reader.
/// `file` is empty in a codec's own result; whoever knows the file's name adds it.
struct FormatError {
    FormatErrorCode code = FormatErrorCode::BadValue;
    std::uint64_t offset = 0;
    std::string field;
    std::string found;
    std::string expected;
    std::string file;

    bool operator==(const FormatError&) const = default;
};

/// A short fixed word for the code, stable enough for scripts: "truncated", "bad magic", ...
const char* toString(FormatErrorCode code);

/// One line: "NODES5.DAT: count too large at byte 16 (0x10), links: found 4000000000, expected at most 120".
std::string describe(const FormatError& error);

template <typename T>
using Result = tl::expected<T, FormatError>;

} // namespace navsmith::bytes
