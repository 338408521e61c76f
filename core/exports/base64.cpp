#include "core/exports/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace navsmith::exports {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 255;

constexpr std::array<std::uint8_t, 256> valuesOfDigits() {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::size_t i = 0; i < kDigits.size(); ++i)
        values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::uint8_t>(i);
    return values;
}
constexpr auto kValues = valuesOfDigits();

} // namespace

std::string toBase64(std::span<const std::byte> bytes) {
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

std::optional<std::vector<std::byte>> fromBase64(std::string_view text) {
    if (text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        const bool isLast = i + 4 == text.size();
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const bool isPadding = isLast && k >= 4 - padding;
            const auto value = isPadding ? std::uint8_t{0} : kValues[static_cast<unsigned char>(text[i + k])];
            if (value == kNoDigit)
                return std::nullopt;
            three = three << 6U | value;
        }
        for (std::size_t k = 0; k < (isLast ? 3 - padding : 3); ++k)
            bytes.push_back(static_cast<std::byte>(three >> (16U - 8U * k) & 255U));
    }
    if (toBase64(std::span(bytes).last(std::min<std::size_t>(bytes.size(), 3 - padding))) !=
        text.substr(text.size() - std::min<std::size_t>(text.size(), 4)))
        return std::nullopt; // bits behind the last byte
    return bytes;
}

} // namespace navsmith::exports
