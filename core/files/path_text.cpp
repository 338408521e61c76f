#include "core/files/path_text.h"

#include <array>
#include <cstdint>

namespace navsmith::files {

namespace fs = std::filesystem;

namespace {

constexpr char32_t kHigh = 0xD800; // surrogates: high, low, end
constexpr char32_t kLow = 0xDC00;
constexpr char32_t kAfterLow = 0xE000;
constexpr char32_t kByte = 0xDC00; // + a byte from 0x80 that is no UTF-8
constexpr char32_t kFirstWide = 0x10000;

bool isEscapedByte(char32_t unit) {
    return unit >= kByte + 0x80 && unit <= kByte + 0xFF;
}

[[maybe_unused]] void append(std::string& text, char32_t point) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    const auto more = [&](unsigned shift) { add(0x80U | ((point >> shift) & 0x3FU)); };
    if (point < 0x80) {
        add(point);
    } else if (isEscapedByte(point)) {
        add(point - kByte);
    } else if (point < 0x800) {
        add(0xC0U | (point >> 6U));
        more(0);
    } else if (point < kFirstWide) {
        add(0xE0U | (point >> 12U));
        more(6);
        more(0);
    } else {
        add(0xF0U | (point >> 18U));
        more(12);
        more(6);
        more(0);
    }
}

/// The code point at the start of `bytes` and its length; the escape of one byte if there is none.
[[maybe_unused]] std::pair<char32_t, std::size_t> first(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes.front());
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, kFirstWide};
    const std::pair<char32_t, std::size_t> escaped{kByte + lead, 1};
    if (lead < 0xC0 || lead > 0xF4 || bytes.size() < length)
        return escaped;
    char32_t point = lead & (0x7FU >> length);
    for (const char c : bytes.substr(1, length - 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) != 0x80)
            return escaped;
        point = (point << 6U) | (byte & 0x3FU);
    }
    if (point < kSmallest[length] || point > 0x10FFFF || isEscapedByte(point))
        return escaped;
    return {point, length};
}

// Templates, so that only the one for this system's paths is compiled.
template <typename Char>
std::string encoded(const std::basic_string<Char>& native) {
    if constexpr (sizeof(Char) == 1) {
        return native;
    } else {
        std::string text;
        text.reserve(native.size());
        for (std::size_t i = 0; i < native.size(); ++i) {
            char32_t point = native[i];
            if (point >= kHigh && point < kLow && i + 1 < native.size()) {
                const char32_t next = native[i + 1];
                if (next >= kLow && next < kAfterLow) {
                    point = kFirstWide + ((point - kHigh) << 10U) + (next - kLow);
                    ++i;
                }
            }
            append(text, point);
        }
        return text;
    }
}

template <typename Char>
std::basic_string<Char> decoded(std::string_view bytes) {
    if constexpr (sizeof(Char) == 1) {
        return std::basic_string<Char>(bytes);
    } else {
        std::basic_string<Char> native;
        native.reserve(bytes.size());
        while (!bytes.empty()) {
            const auto [point, length] = first(bytes);
            bytes.remove_prefix(length);
            if (point < kFirstWide) {
                native += static_cast<Char>(point);
            } else {
                native += static_cast<Char>(kHigh + ((point - kFirstWide) >> 10U));
                native += static_cast<Char>(kLow + ((point - kFirstWide) & 0x3FFU));
            }
        }
        return native;
    }
}

/// Whether this is a path of Windows like "\\server\share".
template <typename Char>
bool namesServer(const std::basic_string<Char>& native) {
    const auto separates = [](Char c) { return c == '/' || c == '\\'; };
    return sizeof(Char) > 1 && native.size() > 2 && separates(native[0]) && separates(native[1]);
}

} // namespace

std::string toText(const fs::path& path) {
    return encoded(path.native());
}

std::string toBytes(const fs::path& path) {
    auto generic = path.generic_string<fs::path::value_type>();
    if (namesServer(path.native())) // generic_string() takes it for a folder of the current drive
        generic.insert(generic.begin(), '/');
    return encoded(generic);
}

fs::path fromBytes(std::string_view bytes) {
    return fs::path(decoded<fs::path::value_type>(bytes)).make_preferred();
}

} // namespace navsmith::files
