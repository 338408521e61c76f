// Texts for people, in their language. Code states them in English; a program may install translations. navsmith-cli
// never does, because scripts read what it writes. docs/languages.md tells how texts are collected and translated.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace navsmith::texts {

/// A text to translate.
struct Wanted {
    std::string_view english;
    /// Of a text in a table: "gta_sa_paths.node.width". It tells texts apart that are the same only in English. Empty
    /// for others.
    std::string_view id = {};
    std::int64_t count = -1; ///< the number that "%n" stands for, which selects the plural; -1: none
};

/// Returns the translation, in which "%n" stays, or nothing if there is none. Called from any thread. The result lives
/// as long as the program.
using Translate = std::string_view (*)(const Wanted& wanted);

/// Before the first text is used, and before other threads start.
void install(Translate translate);

/// The translation, or else the English text.
std::string_view translated(const Wanted& wanted);

/// Marks a text in a table; who uses the table calls translated().
constexpr std::string_view mark(std::string_view english) {
    return english;
}

/// A message: format("{} of {} areas", 3, 12). A translation has the same placeholders, and may number them.
template <typename... Args>
std::string format(fmt::format_string<Args...> english, Args&&... args) {
    const fmt::string_view text = english;
    const auto shown = translated({std::string_view(text.data(), text.size())});
    return fmt::vformat({shown.data(), shown.size()}, fmt::make_format_args(args...));
}

} // namespace navsmith::texts
