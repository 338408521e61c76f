// Reads JSON token by token, with the line of each. Large texts are never held as a tree.
#pragma once

#include "formats/texts/texts.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::text_form {

enum class Token : std::uint8_t {
    BeginObject,
    EndObject,
    BeginArray,
    EndArray,
    Key,
    String,
    Number,
    True,
    False,
    Null,
    End,
    Error
};

/// U+FEFF in UTF-8, which some editors put before a text.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

class JsonReader {
public:
    /// The text must outlive the reader. A byte order mark before it is no part of it.
    explicit JsonReader(std::string_view text)
        : text_(text), at_(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0) {}

    /// The next token; after an error always Error.
    Token next();
    /// The last token.
    [[nodiscard]] Token token() const { return token_; }
    /// The text of a key or string, with escapes resolved.
    [[nodiscard]] const std::string& string() const { return string_; }
    /// The text of a number, as written.
    [[nodiscard]] std::string_view number() const { return number_; }
    /// Line of the last token, from 1.
    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] const std::string& error() const { return error_; }
    [[nodiscard]] std::size_t errorLine() const { return errorLine_; }
    [[nodiscard]] bool ok() const { return error_.empty(); }

    /// Sets an error at the line of the last token, unless there is one.
    void fail(texts::Sentence reason);
    /// Whether the last token is this one; sets an error if not. `reason` is marked: "an object is expected".
    bool expect(Token token, std::string_view reason);
    /// The same for the bracket that ends an object or array.
    bool expectEnd(Token token);
    /// Reads past the value that the last token begins.
    void skip();

private:
    void skipSpace();
    Token fault(texts::Sentence reason);
    Token value();
    Token close(char bracket, Token token);
    Token readString(Token token);
    Token readNumber();
    Token readWord(std::string_view word, Token token);
    bool readEscape();
    bool readUnicode(std::uint32_t& unit);
    void append(std::uint32_t codePoint);
    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }

    /// What may follow in an open array or object.
    enum class Expect : std::uint8_t { ValueOrEnd, Value, CommaOrEnd, KeyOrEnd, Key, Colon };
    struct Level {
        bool object;
        Expect expect;
    };

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t lineNow_ = 1;
    std::size_t line_ = 1;
    Token token_ = Token::Null;
    std::string string_;
    std::string_view number_;
    std::vector<Level> levels_;
    bool begun_ = false;
    std::string error_;
    std::size_t errorLine_ = 0;
};

} // namespace navsmith::text_form
