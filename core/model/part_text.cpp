#include "core/model/part_text.h"

#include "core/model/codec.h"
#include "core/model/storage.h"
#include "formats/bytes/plain_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <system_error>

namespace navsmith::model {

namespace {

unsigned shiftOf(const StoredPart& part) {
    return part.property != nullptr ? part.property->shift : 0U;
}

double scaleOf(const StoredPart& part, std::size_t component) {
    return part.property != nullptr ? part.property->scaleOf(component) : 1.0;
}

bool isHexadecimal(const StoredPart& part) {
    return part.property == nullptr || part.property->hexadecimal;
}

template <typename T>
bool isWhole(const StoredPart& part) {
    return part.mask == std::uint64_t{static_cast<std::make_unsigned_t<T>>(~std::make_unsigned_t<T>{0})};
}

template <typename T>
std::uint64_t fieldOf(T cell, const StoredPart& part) {
    return (wordOf(cell) & part.mask) >> shiftOf(part);
}

/// Larger integers than 2^53 are not exact as a double, in which many programs hold the numbers of JSON.
constexpr double kExact = 9007199254740992.0;

/// The number without its scale, if it is one of an integer type.
template <typename T>
std::optional<T> unscaled(std::string_view text, double scale) {
    if (scale == 1) {
        if (const auto whole = bytes::parsed<T>(text))
            return whole;
    }
    // Other programs write an integer as "3.0" or "1e3", too.
    const auto value = bytes::parsed<double>(text);
    const double raw = value ? std::round(*value / scale) : NAN;
    if (!(std::abs(raw) < kExact) || (scale == 1 && raw != *value) ||
        raw < static_cast<double>(std::numeric_limits<T>::lowest()) ||
        raw > static_cast<double>(std::numeric_limits<T>::max()))
        return std::nullopt;
    return static_cast<T>(raw);
}

template <typename T>
bool readInteger(std::string_view text, const StoredPart& part, std::size_t component, T& cell) {
    const double scale = scaleOf(part, component);
    std::uint64_t field = 0;
    if (text.starts_with("0x")) {
        const auto bits = bytes::parsed<std::uint64_t>(text.substr(2), 16);
        if (!bits)
            return false;
        field = *bits;
    } else if (part.property != nullptr && isWhole<T>(part)) {
        const auto value = unscaled<T>(text, scale);
        if (!value)
            return false;
        cell = *value;
        return true;
    } else {
        const auto value = unscaled<std::uint64_t>(text, scale);
        if (!value)
            return false;
        field = *value;
    }
    if (field > part.mask >> shiftOf(part) || ((field << shiftOf(part)) & ~part.mask) != 0)
        return false;
    // What no property shows may be the rest of a column whose other bits are there already.
    const auto others = part.property == nullptr ? wordOf(cell) : wordOf(cell) & ~part.mask;
    cell = static_cast<T>(others | (field << shiftOf(part)));
    return true;
}

bool readFloat(std::string_view text, const StoredPart& part, std::size_t component, float& cell) {
    if (text.starts_with("0x")) {
        const auto bits = bytes::parsed<std::uint32_t>(text.substr(2), 16);
        if (bits)
            cell = std::bit_cast<float>(*bits);
        return bits.has_value();
    }
    const double scale = scaleOf(part, component);
    const auto value = scale == 1 ? bytes::parsed<float>(text) : std::nullopt;
    if (value) {
        cell = *value;
        return true;
    }
    const auto scaled = bytes::parsed<double>(text);
    if (!scaled || !std::isfinite(*scaled) ||
        std::abs(*scaled / scale) > static_cast<double>(std::numeric_limits<float>::max()))
        return false;
    cell = static_cast<float>(*scaled / scale);
    return true;
}

template <typename T>
std::string integerText(T cell, const StoredPart& part, std::size_t component) {
    const double scale = scaleOf(part, component);
    const auto field = fieldOf(cell, part);
    const auto bits = [&] { return fmt::format("0x{:x}", field); };
    if (isHexadecimal(part))
        return bits();
    const bool isSigned = std::is_signed_v<T> && isWhole<T>(part);
    if (std::abs(isSigned ? static_cast<double>(cell) : static_cast<double>(field)) >= kExact)
        return bits();
    if (scale == 1)
        return isSigned ? fmt::format("{}", static_cast<std::int64_t>(cell)) : fmt::format("{}", field);
    auto text = fmt::format("{}", (isSigned ? static_cast<double>(cell) : static_cast<double>(field)) * scale);
    T back{};
    return readInteger(text, part, component, back) && wordOf(back) == (wordOf(cell) & part.mask) ? text : bits();
}

std::string floatText(float cell, const StoredPart& part, std::size_t component) {
    const double scale = scaleOf(part, component);
    auto text = scale == 1 ? fmt::format("{}", cell) : fmt::format("{}", static_cast<double>(cell) * scale);
    if (text == "-0")
        text = "-0.0"; // many programs read "-0" as an integer, which has no sign
    float back = 0;
    const auto bits = std::bit_cast<std::uint32_t>(cell);
    return std::isfinite(cell) && readFloat(text, part, component, back) && std::bit_cast<std::uint32_t>(back) == bits
               ? text
               : fmt::format("0x{:x}", bits);
}

/// Length of the UTF-8 sequence at `at`; 0: there is none.
std::size_t sequenceAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const auto lead = byte(at);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || at + length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80)
            return 0;
    }
    if ((lead == 0xE0 && byte(at + 1) < 0xA0) || (lead == 0xED && byte(at + 1) > 0x9F) ||
        (lead == 0xF0 && byte(at + 1) < 0x90) || (lead == 0xF4 && byte(at + 1) > 0x8F))
        return 0;
    return length;
}

} // namespace

bool holdsNumbers(const RecordView& record, const StoredPart& part) {
    return isNumber(record.specs[part.column()].storage);
}

bool isZero(const RecordView& record, const StoredPart& part, std::size_t row) {
    return std::ranges::all_of(part.columns, [&](ColumnId column) {
        return std::visit(
            [&](const auto& cells) {
                using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
                if constexpr (std::is_integral_v<T>)
                    return (wordOf(cells[row]) & part.mask) == 0;
                else if constexpr (std::is_same_v<T, float>)
                    return std::bit_cast<std::uint32_t>(cells[row]) == 0;
                else if constexpr (std::is_same_v<T, Ref>)
                    return cells[row].isNone();
                else
                    return cells[row].empty();
            },
            *record.columns[column]);
    });
}

std::string numberText(const RecordView& record, const StoredPart& part, std::size_t row, std::size_t component) {
    return std::visit(
        [&](const auto& cells) -> std::string {
            using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
            if constexpr (std::is_integral_v<T>)
                return integerText(cells[row], part, component);
            else if constexpr (std::is_same_v<T, float>)
                return floatText(cells[row], part, component);
            else
                return {};
        },
        *record.columns[part.columns[component]]);
}

bool readNumberText(std::string_view text, const ColumnSpec& spec, const StoredPart& part, std::size_t component,
                    ColumnData& column, std::size_t row) {
    if (!isNumber(spec.storage))
        return false;
    return std::visit(
        [&](auto& cells) {
            using T = typename std::remove_cvref_t<decltype(cells)>::value_type;
            if constexpr (std::is_integral_v<T>)
                return readInteger(text, part, component, cells[row]);
            else if constexpr (std::is_same_v<T, float>)
                return readFloat(text, part, component, cells[row]);
            else
                return false;
        },
        column);
}

std::string hexText(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    out.reserve(bytes.size() * 2);
    for (const char c : bytes) {
        const auto byte = static_cast<std::uint8_t>(c);
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

bool isPlainText(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const auto length = sequenceAt(bytes, at);
        const auto lead = static_cast<std::uint8_t>(bytes[at]);
        if (length == 0 || lead == 0x7F || (lead < 0x20 && lead != '\n' && lead != '\r' && lead != '\t'))
            return false;
        at += length;
    }
    return true;
}

std::string plainText(const RecordView& record, const StoredPart& part, std::size_t row, const TargetName& nameOf) {
    const auto column = part.column();
    const auto& data = *record.columns[column];
    if (const auto* refs = std::get_if<std::vector<Ref>>(&data)) {
        const Ref ref = (*refs)[row];
        if (ref.isSlot())
            return "(" + nameOf(record.specs[column].ref->target, ref.slot()) + ")";
        return ref.isNone() ? "-" : fmt::format("raw {}", record.raws[column][ref.poolIndex()]);
    }
    if (const auto* texts = std::get_if<std::vector<std::string>>(&data)) {
        const auto& text = (*texts)[row];
        const bool bytes = part.property != nullptr && part.property->type == PropertyType::Bytes;
        return !bytes && isPlainText(text) ? text : hexText(text);
    }
    std::string out = numberText(record, part, row);
    for (std::size_t i = 1; i < part.columns.size(); ++i)
        out += "," + numberText(record, part, row, i);
    return out;
}

} // namespace navsmith::model
