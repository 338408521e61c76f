#include "core/systems/source_nav/mesh/legacy.h"

#include <array>
#include <cstring>

namespace navsmith::systems::source_nav {

namespace {

constexpr std::size_t kWord = sizeof(std::uint32_t);
constexpr std::size_t kEarlyWords = std::tuple_size_v<decltype(source::EarlyAreaPart::unknown)> +
                                    std::tuple_size_v<decltype(source::EarlyAreaPart::spawnWords)>;

void addWord(std::string& text, std::uint32_t word) {
    std::array<char, kWord> bytes{};
    std::memcpy(bytes.data(), &word, kWord);
    text.append(bytes.data(), kWord);
}

std::uint32_t wordAt(std::string_view text, std::size_t index) {
    std::uint32_t word = 0;
    std::memcpy(&word, text.data() + index * kWord, kWord);
    return word;
}

} // namespace

std::string encodeOldPaths(const OldPaths& paths) {
    std::string text;
    if (paths.count == 0 && paths.bytes.empty())
        return text;
    addWord(text, paths.count);
    for (const auto byte : paths.bytes)
        text.push_back(std::to_integer<char>(byte));
    return text;
}

OldPaths decodeOldPaths(std::string_view text) {
    if (text.size() < kWord)
        return {};
    return {wordAt(text, 0), std::as_bytes(std::span(text.substr(kWord)))};
}

std::string encodeEarlyPart(const EarlyPart& part) {
    std::string text;
    for (const auto word : part.words.unknown)
        addWord(text, word);
    for (const auto word : part.words.spawnWords)
        addWord(text, word);
    for (const auto number : part.numbers)
        addWord(text, number);
    return text;
}

EarlyPart decodeEarlyPart(std::string_view text) {
    EarlyPart part;
    const auto words = text.size() / kWord;
    if (words < kEarlyWords)
        return part;
    std::size_t at = 0;
    for (auto& word : part.words.unknown)
        word = wordAt(text, at++);
    for (auto& word : part.words.spawnWords)
        word = wordAt(text, at++);
    while (at < words)
        part.numbers.push_back(wordAt(text, at++));
    return part;
}

} // namespace navsmith::systems::source_nav
