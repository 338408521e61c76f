#include "core/exports/utf8.h"

#include <cstddef>
#include <cstdint>

namespace navsmith::exports {

namespace {

/// Bytes of the letter at the start of a text; 0 if there is none.
std::size_t letterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return 0;
    std::uint32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return 0;
        code = code << 6U | (byte(i) & 0x3FU);
    }
    const bool tooLong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return tooLong || surrogate || code > 0x10FFFF ? 0 : length;
}

} // namespace

std::string validUtf8(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const auto length = letterLength(text);
        if (length == 0)
            out += "\xEF\xBF\xBD";
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

} // namespace navsmith::exports
