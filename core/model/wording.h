// Numbers and names as parts of sentences.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::model {

/// A number with its noun: "1 file", "143,622 files". State the plural of nouns that do not just take an "s".
std::string counted(std::size_t count, std::string_view noun, std::string_view plural = {});

/// "a", "a and b", "a, b and c".
std::string enumerated(std::span<const std::string> names);

/// With the first letter in upper case, as for the start of a sentence: ASCII, Latin-1 and Cyrillic letters.
std::string capitalised(std::string text);

} // namespace navsmith::model
