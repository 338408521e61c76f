#include "formats/gta_world/text_rows.h"

#include "formats/bytes/plain_text.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace navsmith::gta_world {
namespace {

constexpr std::size_t kMostShown = 40;

bool separates(char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == ',';
}

/// Number types accept a '+' in C, but not in bytes::parsed().
std::string_view withoutPlus(std::string_view field) {
    return field.size() > 1 && field[0] == '+' && field[1] != '-' ? field.substr(1) : field;
}

std::optional<std::int64_t> toInteger(std::string_view field) {
    return bytes::parsed<std::int64_t>(withoutPlus(field));
}

} // namespace

bool TextRows::next() {
    while (!rest_.empty()) {
        const auto end = std::min(rest_.find('\n'), rest_.size());
        text_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++line_;
        fields_.clear();
        for (std::size_t at = 0; at < text_.size();) {
            if (separates(text_[at])) {
                ++at;
                continue;
            }
            if (text_[at] == '#') {
                text_ = text_.substr(0, at);
                break;
            }
            const auto from = at;
            while (at < text_.size() && !separates(text_[at]))
                ++at;
            fields_.push_back(text_.substr(from, at - from));
        }
        if (!fields_.empty())
            return true;
    }
    return false;
}

std::string_view TextRows::after(std::size_t field) const {
    const auto& last = fields_[field];
    auto rest = text_.substr(static_cast<std::size_t>(last.data() - text_.data()) + last.size());
    while (!rest.empty() && separates(rest.front()))
        rest.remove_prefix(1);
    while (!rest.empty() && separates(rest.back()))
        rest.remove_suffix(1);
    return rest;
}

bool SectionRows::next() {
    while (rows_.next()) {
        const auto& fields = rows_.fields();
        const bool ends = fields.size() == 1 && bytes::lowered(fields[0]) == "end";
        if (ends)
            section_.clear();
        else if (!section_.empty())
            return true;
        else
            section_ = bytes::lowered(fields[0]);
    }
    return false;
}

std::optional<float> toFloat(std::string_view field) {
    const auto value =
        bytes::parsed<double>(withoutPlus(field)); // wider, so that numbers too small for a float become 0
    if (!value)
        return std::nullopt;
    if (std::abs(*value) > static_cast<double>(std::numeric_limits<float>::max()))
        return std::copysign(std::numeric_limits<float>::infinity(), *value > 0 ? 1.0F : -1.0F);
    return static_cast<float>(*value);
}

std::optional<std::uint32_t> toBits(std::string_view field) {
    const auto value = toInteger(field);
    if (!value || *value < std::numeric_limits<std::int32_t>::min() ||
        *value > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

std::optional<std::uint32_t> toCount(std::string_view field) {
    const auto value = toInteger(field);
    if (!value || *value < 0 || *value > std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*value);
}

std::string storedName(std::span<const std::byte> bytes) {
    const auto text = bytes::textOf(bytes);
    return bytes::lowered(text.substr(0, text.find('\0')));
}

std::string shown(std::string_view name) {
    std::string result(name.substr(0, kMostShown));
    std::replace_if(
        result.begin(), result.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return result;
}

} // namespace navsmith::gta_world
