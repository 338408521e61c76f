#include "core/exports/base64.h"

#include <cstdint>
#include <string_view>

namespace navsmith::exports {

std::string toBase64(std::span<const std::byte> bytes) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t k) {
            return i + k < bytes.size() ? std::to_integer<std::uint32_t>(bytes[i + k]) : 0U;
        };
        const std::uint32_t three = byte(0) << 16U | byte(1) << 8U | byte(2);
        text += kDigits[three >> 18U];
        text += kDigits[three >> 12U & 63U];
        text += i + 1 < bytes.size() ? kDigits[three >> 6U & 63U] : '=';
        text += i + 2 < bytes.size() ? kDigits[three & 63U] : '=';
    }
    return text;
}

} // namespace navsmith::exports
