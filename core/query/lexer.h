// Splits the text of an expression into tokens, on demand: what a word is depends on what the parser expects.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace navsmith::query {

struct Token {
    enum class Type : std::uint8_t {
        Word,     ///< a name, or names joined by dots
        Number,   ///< "12", "0.5", "1e-3", "0x7FFE"
        Quoted,   ///< without its quotation marks
        Unclosed, ///< a quotation without its closing mark
        Sign,
        End,
    } type = Type::End;
    std::string_view text;
    std::size_t position = 0; ///< byte offset

    [[nodiscard]] bool isSign(std::string_view sign) const { return type == Type::Sign && text == sign; }
    [[nodiscard]] bool isWord(std::string_view word) const; ///< in any case
};

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text) {}

    Token next();
    /// Reads the token at `position` again as a value: "de-dust2.nav", "27:345" and "-10" are one word.
    Token valueAt(std::size_t position);
    void moveTo(std::size_t position) { at_ = position; }
    [[nodiscard]] std::size_t position() const { return at_; }

private:
    void skipBlanks();
    Token quoted();
    Token number();
    Token take(Token::Type type, std::size_t end);

    std::string_view text_;
    std::size_t at_ = 0;
};

/// ASCII letters compare equal in either case.
bool containsIgnoringCase(std::string_view text, std::string_view part);
/// The whole text, in any case: '%' stands for any characters, '_' for one; '\\' before them takes them as they are.
bool matchesPattern(std::string_view text, std::string_view pattern);

} // namespace navsmith::query
