// Texts for people, in their language. Code states them in English; a program may install translations. navsmith-cli
// never does, because scripts read what it writes. docs/languages.md tells how texts are collected and translated.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::texts {

/// A text to translate.
struct Request {
    std::string_view english;
    /// The id of a text in a table: "gta_sa_paths.node.width". It tells texts apart that are the same only in English.
    /// Empty for others.
    std::string_view id = {};
    std::int64_t count = -1; ///< the number that "%n" stands for, which selects the plural; -1: none
};

/// Returns the translation, in which "%n" stays, or nothing if there is none. Called from any thread. The result lives
/// as long as the program.
using Translate = std::string_view (*)(const Request& request);

/// How a language writes numbers.
struct Punctuation {
    char point = '.'; ///< or ','
    std::string thousands = ",";
};

/// Call it before the first text is used, and before other threads start.
void install(Translate translate, const Punctuation& ofNumbers);

/// Whether texts may have translations. If not, looking for them is a waste.
bool isInstalled();

/// The translation, or else the English text.
std::string_view translated(const Request& request);

/// A sentence for people, in their language: from format() or translated(), or put together from such. A literal does
/// not become one, so that a sentence that nobody can translate does not compile.
class Sentence : public std::string {
public:
    Sentence() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): what these functions put together is a sentence
    Sentence(std::string text) : std::string(std::move(text)) {}
    template <std::size_t kSize>
    Sentence(const char (&literal)[kSize]) = delete;
};

/// How GoogleTest shows one; otherwise it would list the letters.
void PrintTo(const Sentence& sentence, std::ostream* out);

/// A sentence of a program that speaks English only, such as navsmith-cli.
inline Sentence inEnglish(std::string_view english) {
    return std::string(english);
}

/// Marks a text in a table; who uses the table calls translated().
constexpr std::string_view mark(std::string_view english) {
    return english;
}

/// "143,622".
std::string grouped(std::uint64_t number);

/// The number with the decimal point of the language; `number` has a '.'.
std::string localNumber(std::string number);

/// The number with a '.', if it is written as in the language.
std::string plainNumber(std::string_view number);

/// Between numbers in a row: ", ", or "; " where the comma is the decimal point.
std::string_view separator();

/// format() below for a text that is known only when the program runs.
std::string formatted(std::string_view english, fmt::format_args arguments);

/// A message: format("{} of {} areas", 3, 12). A translation has the same placeholders, and may number them.
template <typename... Args>
std::string format(fmt::format_string<Args...> english, Args&&... args) {
    const fmt::string_view text = english;
    return formatted({text.data(), text.size()}, fmt::make_format_args(args...));
}

} // namespace navsmith::texts
