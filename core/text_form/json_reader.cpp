#include "core/text_form/json_reader.h"

#include "formats/bytes/plain_text.h"
#include "formats/texts/texts.h"

#include <utility>

namespace navsmith::text_form {

namespace {

constexpr std::size_t kMaxDepth = 32;

} // namespace

void JsonReader::fail(texts::Sentence reason) {
    if (!error_.empty())
        return;
    error_ = std::move(reason);
    errorLine_ = line_;
    token_ = Token::Error;
}

Token JsonReader::fault(texts::Sentence reason) {
    line_ = lineNow_;
    fail(std::move(reason));
    return Token::Error;
}

void JsonReader::skipSpace() {
    for (; !atEnd(); ++at_) {
        const char c = text_[at_];
        if (c == '\n')
            ++lineNow_;
        else if (c != ' ' && c != '\t' && c != '\r')
            return;
    }
}

Token JsonReader::next() {
    if (!ok())
        return Token::Error;
    skipSpace();
    line_ = lineNow_;
    if (levels_.empty()) {
        if (begun_)
            return token_ = atEnd() ? Token::End : fault(texts::format("text after the end"));
        begun_ = true;
        return token_ = value();
    }
    if (atEnd())
        return token_ = fault(texts::format("the text ends too early"));
    auto& level = levels_.back();
    const char c = text_[at_];
    if (level.expect == Expect::CommaOrEnd && c == ',') {
        ++at_;
        level.expect = level.object ? Expect::Key : Expect::Value;
        return next();
    }
    if (level.expect == Expect::Colon) {
        if (c != ':')
            return token_ = fault(texts::format("a colon is missing after a name"));
        ++at_;
        level.expect = Expect::Value;
        return next();
    }
    const bool mayEnd =
        level.expect == Expect::CommaOrEnd || level.expect == Expect::ValueOrEnd || level.expect == Expect::KeyOrEnd;
    if (mayEnd && c == (level.object ? '}' : ']'))
        return token_ = close(c, level.object ? Token::EndObject : Token::EndArray);
    if (level.expect == Expect::CommaOrEnd)
        return token_ = fault(texts::format("a comma or {} is missing", level.object ? "'}'" : "']'"));
    if (level.object && level.expect != Expect::Value) {
        if (c != '"')
            return token_ = fault(texts::format("a name in quotation marks is missing"));
        level.expect = Expect::Colon;
        return token_ = readString(Token::Key);
    }
    level.expect = Expect::CommaOrEnd;
    return token_ = value();
}

Token JsonReader::close(char, Token token) {
    ++at_;
    levels_.pop_back();
    return token;
}

Token JsonReader::value() {
    if (atEnd())
        return fault(texts::format("the text ends too early"));
    const char c = text_[at_];
    switch (c) {
    case '{':
    case '[':
        if (levels_.size() == kMaxDepth)
            return fault(texts::format("too many brackets inside each other"));
        ++at_;
        levels_.push_back({c == '{', c == '{' ? Expect::KeyOrEnd : Expect::ValueOrEnd});
        return c == '{' ? Token::BeginObject : Token::BeginArray;
    case '"':
        return readString(Token::String);
    case 't':
        return readWord("true", Token::True);
    case 'f':
        return readWord("false", Token::False);
    case 'n':
        return readWord("null", Token::Null);
    default:
        return c == '-' || bytes::isDigit(c) ? readNumber() : fault(texts::format("this is no JSON value"));
    }
}

Token JsonReader::readWord(std::string_view word, Token token) {
    if (!text_.substr(at_).starts_with(word))
        return fault(texts::format("this is no JSON value"));
    at_ += word.size();
    return token;
}

Token JsonReader::readNumber() {
    const auto first = at_;
    const auto digits = [&] {
        const auto from = at_;
        while (!atEnd() && bytes::isDigit(text_[at_]))
            ++at_;
        return at_ != from;
    };
    if (text_[at_] == '-')
        ++at_;
    const bool leadingZero = !atEnd() && text_[at_] == '0';
    const auto whole = at_;
    bool sound = digits() && (!leadingZero || at_ == whole + 1);
    if (sound && !atEnd() && text_[at_] == '.') {
        ++at_;
        sound = digits();
    }
    if (sound && !atEnd() && (text_[at_] == 'e' || text_[at_] == 'E')) {
        ++at_;
        if (!atEnd() && (text_[at_] == '+' || text_[at_] == '-'))
            ++at_;
        sound = digits();
    }
    number_ = text_.substr(first, at_ - first);
    return sound ? Token::Number : fault(texts::format("this is no JSON number"));
}

Token JsonReader::readString(Token token) {
    ++at_;
    string_.clear();
    while (!atEnd()) {
        const auto run = text_.find_first_of("\"\\\n", at_);
        if (run == std::string_view::npos)
            break;
        string_.append(text_.substr(at_, run - at_));
        at_ = run + 1;
        if (text_[run] == '"')
            return token;
        if (text_[run] == '\n')
            return fault(texts::format("a string goes over the end of a line"));
        if (!readEscape())
            return fault(texts::format("a string has an unknown escape"));
    }
    return fault(texts::format("a string has no end"));
}

bool JsonReader::readEscape() {
    if (atEnd())
        return false;
    const char c = text_[at_++];
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (const auto at = letters.find(c); at != std::string_view::npos) {
        string_ += meanings[at];
        return true;
    }
    std::uint32_t unit = 0;
    if (c != 'u' || !readUnicode(unit))
        return false;
    if (unit >= 0xD800 && unit < 0xDC00) {
        std::uint32_t low = 0;
        if (!text_.substr(at_).starts_with("\\u"))
            return false;
        at_ += 2;
        if (!readUnicode(low) || low < 0xDC00 || low > 0xDFFF)
            return false;
        unit = 0x10000 + ((unit - 0xD800) << 10U) + (low - 0xDC00);
    } else if (unit >= 0xDC00 && unit <= 0xDFFF) {
        return false;
    }
    append(unit);
    return true;
}

bool JsonReader::readUnicode(std::uint32_t& unit) {
    unit = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
        if (atEnd())
            return false;
        const char c = text_[at_];
        const int digit = bytes::isDigit(c)      ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return false;
        unit = unit * 16 + static_cast<std::uint32_t>(digit);
    }
    return true;
}

void JsonReader::append(std::uint32_t codePoint) {
    const auto put = [this](std::uint32_t byte) { string_ += static_cast<char>(static_cast<std::uint8_t>(byte)); };
    if (codePoint < 0x80) {
        put(codePoint);
    } else if (codePoint < 0x800) {
        put(0xC0U | (codePoint >> 6U));
        put(0x80U | (codePoint & 0x3FU));
    } else if (codePoint < 0x10000) {
        put(0xE0U | (codePoint >> 12U));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    } else {
        put(0xF0U | (codePoint >> 18U));
        put(0x80U | ((codePoint >> 12U) & 0x3FU));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    }
}

bool JsonReader::expect(Token token, std::string_view reason) {
    if (token_ != token)
        fail(std::string(texts::translated({reason})));
    return token_ == token;
}

bool JsonReader::expectEnd(Token token) {
    if (token_ != token)
        fail(texts::format("{} is expected", token == Token::EndObject ? "'}'" : "']'"));
    return token_ == token;
}

void JsonReader::skip() {
    std::size_t open = 0;
    do {
        if (token_ == Token::BeginObject || token_ == Token::BeginArray)
            ++open;
        else if (token_ == Token::EndObject || token_ == Token::EndArray)
            --open;
        if (open > 0)
            next();
    } while (open > 0 && ok());
}

} // namespace navsmith::text_form
