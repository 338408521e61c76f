#include "core/query/lexer.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace navsmith::query {

namespace {

bool isBlank(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// Bytes beyond ASCII belong to letters of other alphabets.
bool beginsName(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isInName(char c) {
    return beginsName(c) || bytes::isDigit(c) || c == '.';
}

bool isInValue(char c) {
    return isInName(c) || c == '-' || c == ':' || c == '+';
}

bool sameIgnoringCase(char a, char b) {
    return bytes::lower(a) == bytes::lower(b);
}

} // namespace

bool containsIgnoringCase(std::string_view text, std::string_view part) {
    // Not std::ranges::search: Clang 14 cannot compile that of GCC 12's library.
    return std::search(text.begin(), text.end(), part.begin(), part.end(), sameIgnoringCase) != text.end() ||
           part.empty();
}

bool matchesPattern(std::string_view text, std::string_view pattern) {
    std::size_t t = 0;
    std::size_t p = 0;
    // Where to resume if what follows the last '%' does not match: the '%' then takes one more character.
    auto afterPercent = std::string_view::npos;
    std::size_t restart = 0;
    const auto fits = [&](std::size_t at) {
        const bool escaped = pattern[at] == '\\' && at + 1 < pattern.size();
        return escaped ? sameIgnoringCase(pattern[at + 1], text[t])
                       : pattern[at] == '_' || sameIgnoringCase(pattern[at], text[t]);
    };
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '%') {
            afterPercent = ++p;
            restart = t;
        } else if (p < pattern.size() && fits(p)) {
            p += pattern[p] == '\\' && p + 1 < pattern.size() ? 2 : 1;
            ++t;
        } else if (afterPercent != std::string_view::npos) {
            p = afterPercent;
            t = ++restart;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '%')
        ++p;
    return p == pattern.size();
}

bool Token::isWord(std::string_view word) const {
    return type == Type::Word && bytes::equalIgnoringCase(text, word);
}

void Lexer::skipBlanks() {
    while (at_ < text_.size() && isBlank(text_[at_]))
        ++at_;
}

Token Lexer::take(Token::Type type, std::size_t end) {
    const Token token{type, text_.substr(at_, end - at_), at_};
    at_ = end;
    return token;
}

Token Lexer::quoted() {
    const auto start = at_;
    const auto end = text_.find(text_[at_], at_ + 1);
    if (end == std::string_view::npos) {
        at_ = text_.size();
        return {Token::Type::Unclosed, text_.substr(start + 1), start};
    }
    at_ = end + 1;
    return {Token::Type::Quoted, text_.substr(start + 1, end - start - 1), start};
}

Token Lexer::number() {
    auto end = at_;
    while (end < text_.size() && isInName(text_[end])) {
        const bool exponent = (text_[end] == 'e' || text_[end] == 'E') && !text_.substr(at_, 2).starts_with("0x");
        ++end;
        if (exponent && end + 1 < text_.size() && (text_[end] == '-' || text_[end] == '+') &&
            bytes::isDigit(text_[end + 1]))
            ++end;
    }
    return take(Token::Type::Number, end);
}

Token Lexer::next() {
    skipBlanks();
    if (at_ == text_.size())
        return {Token::Type::End, {}, at_};
    const char first = text_[at_];
    if (first == '"' || first == '\'')
        return quoted();
    if (bytes::isDigit(first) || (first == '.' && at_ + 1 < text_.size() && bytes::isDigit(text_[at_ + 1])))
        return number();
    // "$area" of QGIS, and ".width" of jq, whose dot is skipped.
    const bool marked = (first == '$' || first == '.') && at_ + 1 < text_.size() && beginsName(text_[at_ + 1]);
    if (marked && first == '.')
        ++at_;
    if (marked || beginsName(first)) {
        auto end = at_ + (marked && first == '$' ? 1U : 0U);
        while (end < text_.size() && isInName(text_[end]))
            ++end;
        return take(Token::Type::Word, end);
    }
    static constexpr std::array<std::string_view, 11> two{
        "&&", "||", "!=", "<=", ">=", "==", "<>", "=>", "=<", "!~", "=~"};
    const auto length = std::ranges::find(two, text_.substr(at_, 2)) != two.end() ? 2U : 1U;
    return take(Token::Type::Sign, at_ + length);
}

Token Lexer::valueAt(std::size_t position) {
    at_ = position;
    skipBlanks();
    auto end = at_;
    while (end < text_.size() && isInValue(text_[end]))
        ++end;
    return end == at_ ? next() : take(Token::Type::Word, end);
}

} // namespace navsmith::query
