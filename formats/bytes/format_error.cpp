#include "formats/bytes/format_error.h"

#include <fmt/format.h>

namespace navsmith::bytes {

const char* toString(FormatErrorCode code) {
    switch (code) {
    case FormatErrorCode::Truncated:
        return "truncated";
    case FormatErrorCode::BadMagic:
        return "bad magic";
    case FormatErrorCode::Unsupported:
        return "unsupported";
    case FormatErrorCode::CountTooLarge:
        return "count too large";
    case FormatErrorCode::BadValue:
        return "bad value";
    }
    return "unknown";
}

std::string describe(const FormatError& error) {
    const auto place = error.file.empty() ? std::string() : error.file + ": ";
    return fmt::format("{}{} at byte {} (0x{:X}), {}: found {}, expected {}", place, toString(error.code), error.offset,
                       error.offset, error.field, error.found, error.expected);
}

} // namespace navsmith::bytes
