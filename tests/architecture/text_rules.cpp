#include "tests/architecture/text_rules.h"

#include "tests/architecture/source_lines.h"
#include "tests/architecture/source_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <regex>

namespace navsmith::architecture {
namespace {

/// Calls `visit` with each literal from `at` to the end of the call, braces or statement that stands in no call which
/// translates. Returns the end.
template <typename Visit>
std::size_t forEachRawLiteral(std::string_view code, std::size_t at, Visit&& visit) {
    static const std::regex translates(R"((?:texts::[a-z]\w*|\bcounted|\btr)$)");
    constexpr std::size_t longestName = 40;
    std::vector<bool> translated{false}; // by the calls around
    for (; at < code.size() && !translated.empty(); ++at) {
        const char c = code[at];
        if (c == '"') {
            const auto start = ++at;
            while (at < code.size() && code[at] != '"')
                at += code[at] == '\\' ? 2 : 1;
            if (!translated.back())
                visit(code.substr(start, at - start));
        } else if (c == '\'' && at + 1 < code.size() && code[at + 1] == '\\') {
            at += 3; // '\n', '\''
        } else if (c == '\'' && at + 2 < code.size() && code[at + 2] == '\'') {
            at += 2; // a bracket as a character
        } else if (c == '(' || c == '{') {
            const auto before = code.substr(at < longestName ? 0 : at - longestName, std::min(at, longestName));
            translated.push_back(translated.back() || std::regex_search(before.begin(), before.end(), translates));
        } else if (c == ')' || c == '}') {
            translated.pop_back();
        } else if (c == ';' && translated.size() == 1) {
            break;
        }
    }
    return at;
}

} // namespace

std::vector<std::string> numbersByLocale(std::string_view path, std::string_view text) {
    static constexpr std::array<std::string_view, 4> products{"formats/", "core/", "render/", "app/"};
    std::vector<std::string> byLocale;
    if (!startsWithAny(path, products))
        return byLocale;
    static const std::regex pattern(
        R"(\b(?:strto(?:f|d|ld|l|ul|ll|ull)|sto(?:f|d|ld|i|l|ul|ll|ull)|ato(?:f|i|l|ll)|sscanf)\()");
    const std::string code = withoutComments(text);
    forEachLine(code, [&](std::size_t number, std::string_view line) {
        std::match_results<std::string_view::const_iterator> match;
        if (std::regex_search(line.begin(), line.end(), match, pattern))
            byLocale.push_back(
                fmt::format("{}:{}: {} reads by the locale: use std::from_chars", path, number, match.str()));
    });
    return byLocale;
}

std::vector<std::string> copiesOfPlainText(std::string_view path, std::string_view text) {
    static constexpr std::array<std::string_view, 4> products{"formats/", "core/", "render/", "app/"};
    std::vector<std::string> copies;
    if (!startsWithAny(path, products) || path.starts_with("formats/bytes/"))
        return copies;
    // A function or lambda of this name for text or a character, or what such a function does.
    static const std::regex pattern(
        R"(\b(?:lower|lowered|lowerCase|trimmed)(?:\s*=\s*\[[^\]]*\]\s*)?\()"
        R"((?:const\s+)?(?:unsigned\s+)?(?:char|(?:std::)?string(?:_view)?|Q\w*String\w*)\b(?!\())"
        R"(|'A'\s*\+\s*'a'|\btolower\()");
    const std::string code = withoutComments(text);
    forEachLine(code, [&](std::size_t number, std::string_view line) {
        std::match_results<std::string_view::const_iterator> match;
        if (std::regex_search(line.begin(), line.end(), match, pattern))
            copies.push_back(
                fmt::format("{}:{}: {} is in formats/bytes/plain_text.h already", path, number, match.str()));
    });
    return copies;
}

std::vector<std::string> untranslatedSentences(std::string_view path, std::string_view text) {
    std::vector<std::string> sentences;
    static constexpr std::array<std::string_view, 3> shown{"core/", "render/", "app/gui/"};
    if (!startsWithAny(path, shown))
        return sentences;
    static const std::string sinks = R"(\b(?:refused|refuse|nothingToDo|note|addNote|addEntity|out\.add|failed|invalid)"
                                     R"(|fileError|explain)\(|\b(?:FileError|EditError|Notice)(?: \w+)?\{)"
                                     R"(|\.what \+?=|\.reason \+?=)";
    static const std::regex sink(sinks);
    static const std::regex inRecovery(sinks + R"re(|\breturn (?="|fmt::format\())re");
    static const std::regex inTextForm(sinks + R"re(|\breturn (?="|fmt::format\()|\b(?:fail|failAt|fault)\()re");
    static const std::regex twoWords(R"([A-Za-z]{2,} [a-z{])");
    const std::string code = withoutComments(text);
    const auto report = [&](std::size_t at, std::string_view literal) {
        sentences.push_back(
            fmt::format("{}:{}: not translated: \"{}\"", path, lineAt(code, static_cast<std::ptrdiff_t>(at)), literal));
    };
    const auto& sought = path.starts_with("core/recovery/")    ? inRecovery
                         : path.starts_with("core/text_form/") ? inTextForm
                                                               : sink;
    std::size_t last = 0; // a sink inside another one is read with it
    for (std::sregex_iterator match(code.begin(), code.end(), sought), end; match != end; ++match) {
        const auto at = static_cast<std::size_t>(match->position());
        if (at < last)
            continue;
        last = forEachRawLiteral(code, at + static_cast<std::size_t>(match->length()), [&](std::string_view literal) {
            if (std::regex_search(literal.begin(), literal.end(), twoWords))
                report(at, literal);
        });
    }
    for (auto at = code.find("inEnglish("); at != std::string::npos; at = code.find("inEnglish(", at + 1))
        report(at, "inEnglish()");
    return sentences;
}

} // namespace navsmith::architecture
