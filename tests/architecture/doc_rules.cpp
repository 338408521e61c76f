#include "tests/architecture/doc_rules.h"

#include "tests/architecture/source_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>
#include <utility>

namespace navsmith::architecture {
namespace {

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

bool isCodeBlock(std::string_view line) {
    return line.starts_with("    ");
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// The text with what stands between backquotes replaced by blanks.
std::string withoutCode(std::string_view text) {
    std::string rest(text);
    for (std::size_t start = 0; (start = rest.find('`', start)) != std::string::npos;) {
        const auto end = rest.find('`', start + 1);
        if (end == std::string::npos)
            break;
        std::fill(rest.begin() + static_cast<std::ptrdiff_t>(start),
                  rest.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
        start = end + 1;
    }
    return rest;
}

/// Length in bytes of the character that begins here, in UTF-8.
std::size_t lengthOf(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// The small letter of a Latin or Cyrillic capital of two bytes; anything else as it is.
std::string smallLetter(std::string_view character) {
    std::string letter(character);
    if (letter.size() != 2)
        return letter;
    auto code = ((static_cast<unsigned>(static_cast<unsigned char>(letter[0])) & 0x1FU) << 6U) |
                (static_cast<unsigned>(static_cast<unsigned char>(letter[1])) & 0x3FU);
    if ((code >= 0xC0 && code <= 0xDE && code != 0xD7) || (code >= 0x410 && code <= 0x42F))
        code += 0x20;
    else if (code >= 0x400 && code <= 0x40F)
        code += 0x50;
    letter[0] = static_cast<char>(0xC0U | (code >> 6U));
    letter[1] = static_cast<char>(0x80U | (code & 0x3FU));
    return letter;
}

/// Whether a character of more than one byte is punctuation: quotes, dashes, Chinese commas and the like.
bool isPunctuation(std::string_view character) {
    constexpr std::array<std::string_view, 5> starts{"\xE2\x80", "\xE3\x80", "\xEF\xBC", "\xEF\xBD", "\xC2"};
    return std::ranges::any_of(starts, [&](std::string_view start) { return character.starts_with(start); });
}

std::string anchorOf(std::string_view heading) {
    std::string anchor;
    for (std::size_t at = 0; at < heading.size();) {
        const auto length = lengthOf(heading[at]);
        const auto character = heading.substr(at, length);
        at += length;
        const auto byte = static_cast<unsigned char>(character.front());
        if (length > 1) {
            if (!isPunctuation(character))
                anchor += smallLetter(character);
        } else if (byte == ' ') {
            anchor += '-';
        } else if (std::isalnum(byte) != 0 || byte == '-' || byte == '_') {
            anchor += static_cast<char>(std::tolower(byte));
        }
    }
    return anchor;
}

void replaceAll(std::string& text, std::string_view part, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += by.size())
        text.replace(at, part.size(), by);
}

/// The heading's level and text; level 0 if the line is none.
std::pair<std::size_t, std::string_view> headingOf(std::string_view line) {
    const auto level = line.find_first_not_of('#');
    if (level == 0 || level == std::string_view::npos || line[level] != ' ')
        return {0, {}};
    return {level, trimmed(line.substr(level))};
}

bool isNumbered(std::string_view line) {
    const auto digits = line.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". ");
}

/// The code between backquotes, then a text for each picture of a paragraph.
void addCodeAndPictures(std::string_view paragraph, std::vector<std::string>& shape) {
    std::vector<std::string> code;
    for (std::size_t start = 0; (start = paragraph.find('`', start)) != std::string_view::npos;) {
        const auto end = paragraph.find('`', start + 1);
        if (end == std::string_view::npos)
            break;
        code.emplace_back(paragraph.substr(start, end + 1 - start));
        start = end + 1;
    }
    std::ranges::sort(code); // languages differ in their order of words
    shape.insert(shape.end(), code.begin(), code.end());
    for (std::size_t start = 0; (start = paragraph.find("![", start)) != std::string_view::npos; start += 2)
        shape.emplace_back("picture");
}

} // namespace

std::vector<Link> linksOf(std::string_view page) {
    std::vector<Link> links;
    std::size_t number = 0;
    for (const auto line : linesOf(page)) {
        ++number;
        if (isCodeBlock(line))
            continue;
        const auto text = withoutCode(line);
        for (std::size_t at = 0; (at = text.find("](", at)) != std::string::npos;) {
            const auto start = at + 2;
            at = std::min(text.find(')', start), text.size());
            auto target = text.substr(start, at - start);
            if (!target.empty() && target.find(':') == std::string::npos)
                links.push_back({number, std::move(target)});
        }
    }
    return links;
}

std::vector<std::string> anchorsOf(std::string_view page) {
    std::vector<std::string> anchors;
    std::map<std::string, int> counts;
    bool fenced = false;
    for (const auto line : linesOf(page)) {
        if (line.starts_with("```"))
            fenced = !fenced;
        const auto [level, heading] = headingOf(line);
        if (level == 0 || fenced)
            continue;
        std::string words(heading);
        for (auto start = words.find("]("); start != std::string::npos; start = words.find("](", start))
            words.erase(start, std::min(words.find(')', start), words.size() - 1) + 1 - start);
        auto anchor = anchorOf(words);
        const auto count = counts[anchor]++;
        anchors.push_back(count == 0 ? anchor : anchor + "-" + std::to_string(count));
    }
    return anchors;
}

std::vector<std::string> namesIn(std::string_view page) {
    std::string text;
    for (auto line : linesOf(page)) {
        if (isCodeBlock(line))
            continue;
        line = trimmed(line);
        if (line.starts_with("- **"))
            line.remove_prefix(std::min(line.find("**", 4) + 2, line.size()));
        text += line.empty() ? "\n" : line;
        text += ' ';
    }
    text = withoutCode(text);
    std::vector<std::string> names;
    for (std::size_t start = 0; (start = text.find('*', start)) != std::string::npos;) {
        const std::string_view mark = text.substr(start, 2) == "**" ? "**" : "*";
        start += mark.size();
        const auto end = text.find(mark, start);
        if (end == std::string::npos)
            break;
        std::string_view path = std::string_view(text).substr(start, end - start);
        constexpr std::string_view step = " > ";
        for (auto next = path.find(step); next != std::string_view::npos; next = path.find(step)) {
            names.emplace_back(path.substr(0, next));
            path.remove_prefix(next + step.size());
        }
        names.emplace_back(path);
        start = end + mark.size();
    }
    return names;
}

std::vector<std::string> shapeOf(std::string_view page) {
    std::vector<std::string> shape;
    std::string paragraph;
    const auto finish = [&] {
        addCodeAndPictures(paragraph, shape);
        paragraph.clear();
    };
    for (const auto line : linesOf(page)) {
        const auto text = trimmed(line);
        const auto begin = [&](std::string kind) {
            finish();
            shape.push_back(std::move(kind));
        };
        if (text.empty())
            finish();
        else if (isCodeBlock(line))
            begin("code");
        else if (const auto level = headingOf(line).first; level != 0)
            begin("heading " + std::to_string(level));
        else if (text.starts_with("- "))
            begin("item");
        else if (isNumbered(text))
            begin("step");
        else if (text.starts_with("|"))
            begin("row of " + std::to_string(std::ranges::count(text, '|') - 1));
        else if (paragraph.empty())
            begin("paragraph");
        if (!text.empty() && !isCodeBlock(line)) {
            paragraph += text;
            paragraph += ' ';
        }
    }
    finish();
    return shape;
}

std::set<std::string> textsOf(std::string_view translation) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kEntities{
        {{"&apos;", "'"}, {"&quot;", "\""}, {"&lt;", "<"}, {"&gt;", ">"}, {"&#xa0;", " "}, {"&amp;", "&"}}};
    std::set<std::string> texts;
    for (const std::string_view tag : {"<translation", "<numerusform"}) {
        for (std::size_t at = 0; (at = translation.find(tag, at)) != std::string_view::npos;) {
            const auto start = translation.find('>', at) + 1;
            at = std::min(translation.find('<', start), translation.size());
            std::string text(translation.substr(start, at - start));
            for (const auto& [entity, character] : kEntities)
                replaceAll(text, entity, character);
            // The mnemonic of Chinese stands behind the text: (&F)
            if (const auto mnemonic = text.find("(&"); mnemonic != std::string::npos && text.size() > mnemonic + 3)
                text.erase(mnemonic, 4);
            for (const std::string_view left : {"&", "%n 个", "%n "})
                replaceAll(text, left, "");
            for (const std::string_view end : {"…", ":", "：", "\xC2\xA0", " "}) {
                if (text.ends_with(end))
                    text.erase(text.size() - end.size());
            }
            texts.insert(std::move(text));
        }
    }
    return texts;
}

std::vector<std::string> missingFiles(std::string_view page, std::string_view text,
                                      std::span<const std::string> files) {
    static const std::regex quoted("`([a-z_.][A-Za-z0-9_./*-]*)`");
    static const std::regex placeholder("[A-Z]{2}|/[A-Z](/|$)|\\.\\.\\.");
    static const std::regex ending("\\.(cpp|h|md|txt|\\*)$");
    std::set<std::string, std::less<>> ends; // of the paths of files and folders
    for (const std::string& file : files) {
        for (std::size_t end = file.size(); end != std::string::npos && end > 0; end = file.rfind('/', end - 1)) {
            const auto path = file.substr(0, end);
            for (std::size_t slash = 0; slash != std::string::npos; slash = path.find('/', slash + 1))
                ends.insert(path.substr(slash == 0 ? 0 : slash + 1));
        }
    }
    const auto isThere = [&](std::string name) {
        if (name.ends_with('/'))
            name.pop_back();
        if (name.find('*') == std::string::npos)
            return ends.contains(name);
        std::string pattern;
        for (const char c : name)
            pattern += c == '*' ? std::string("[^/]*") : c == '.' ? std::string("\\.") : std::string(1, c);
        const std::regex path(pattern);
        return std::ranges::any_of(ends, [&](const std::string& end) { return std::regex_match(end, path); });
    };
    std::vector<std::string> missing;
    forEachLine(text, [&](std::size_t number, std::string_view view) {
        const std::string line(view);
        for (auto it = std::sregex_iterator(line.begin(), line.end(), quoted); it != std::sregex_iterator(); ++it) {
            const auto name = (*it)[1].str();
            const bool isPath = name.find('/') != std::string::npos || std::regex_search(name, ending);
            if (isPath && !std::regex_search(name, placeholder) && !isThere(name))
                missing.push_back(fmt::format("{}:{}: no file is called {}", page, number, name));
        }
    });
    return missing;
}

} // namespace navsmith::architecture
