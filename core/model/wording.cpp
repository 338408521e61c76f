#include "core/model/wording.h"

#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace navsmith::model {

namespace {

/// The capital of a letter of two bytes in UTF-8, if it is of Latin-1 or Cyrillic.
std::string capitalOf(unsigned char first, unsigned char second) {
    const auto code = ((first & 0x1FU) << 6U) | (second & 0x3FU);
    unsigned capital = code;
    if ((code >= 0xE0 && code <= 0xFE && code != 0xF7) || (code >= 0x430 && code <= 0x44F))
        capital = code - 0x20;
    else if (code >= 0x450 && code <= 0x45F)
        capital = code - 0x50;
    return {static_cast<char>(0xC0U | (capital >> 6U)), static_cast<char>(0x80U | (capital & 0x3FU))};
}

} // namespace

std::string counted(std::size_t count, std::string_view noun, std::string_view plural) {
    const auto english = plural.empty() ? fmt::format("%n {}s", noun) : fmt::format("%n {}", plural);
    std::string text(texts::translated({.english = english, .count = static_cast<std::int64_t>(count)}));
    if (text == english) // English, or not translated
        return count == 1 ? fmt::format("1 {}", noun) : fmt::format("{}{}", texts::grouped(count), english.substr(2));
    if (const auto at = text.find("%n"); at != std::string::npos)
        text.replace(at, 2, texts::grouped(count));
    return text;
}

std::string capitalised(std::string text) {
    if (text.empty())
        return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if ((static_cast<unsigned char>(text[0]) & 0xE0U) == 0xC0U && text.size() > 1) {
        text.replace(0, 2, capitalOf(static_cast<unsigned char>(text[0]), static_cast<unsigned char>(text[1])));
    }
    return text;
}

std::string enumerated(std::span<const std::string> names) {
    if (names.size() < 2)
        return names.empty() ? std::string() : names.front();
    return texts::format("{} and {}", fmt::to_string(fmt::join(names.first(names.size() - 1), ", ")), names.back());
}

} // namespace navsmith::model
