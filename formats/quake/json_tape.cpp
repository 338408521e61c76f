#include "formats/quake/json_tape.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>

namespace navsmith::quake {

using bytes::FormatError;
using bytes::FormatErrorCode;

namespace {

/// Counts how far the parser has read.
class CountingIterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator() = default;
    CountingIterator(const char* at, std::size_t* passed) : at_(at), passed_(passed) {}

    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        ++at_;
        ++*passed_;
        return *this;
    }
    CountingIterator operator++(int) {
        const auto before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }

private:
    const char* at_ = nullptr;
    std::size_t* passed_ = nullptr;
};

bool isOfNumber(char c) {
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

/// The callbacks of the parser, which fixes their names.
class Recorder {
public:
    Recorder(std::string_view text, std::vector<JsonToken>& tokens) : text_(text), tokens_(tokens) {}

    std::size_t passed = 0;

    [[nodiscard]] const std::optional<FormatError>& error() const { return error_; }

    // NOLINTBEGIN(readability-identifier-naming): the parser calls them by these names
    bool null() { return leaf(JsonKind::Null); }
    bool boolean(bool) { return leaf(JsonKind::Boolean); }
    bool number_integer(std::int64_t) { return number(); }
    bool number_unsigned(std::uint64_t) { return number(); }
    bool number_float(double, const std::string&) { return number(); }
    bool string(std::string&) { return leaf(JsonKind::String); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool key(std::string&) { return leaf(JsonKind::Key); }
    bool start_object(std::size_t) { return open(JsonKind::Object); }
    bool start_array(std::size_t) { return open(JsonKind::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& fault) {
        const bool atEnd =
            passed >= text_.size() && std::string_view(fault.what()).find("end of input") != std::string_view::npos;
        fail(atEnd ? FormatErrorCode::Truncated : FormatErrorCode::BadValue, passed > 0 && !atEnd ? passed - 1 : passed,
             messageOf(fault.what()));
        return false;
    }
    // NOLINTEND(readability-identifier-naming)

private:
    /// The parser says "... at line 3, column 5: syntax error while ...". We report the location ourselves.
    static std::string messageOf(std::string_view what) {
        if (const auto column = what.find("column "); column != std::string_view::npos) {
            if (const auto colon = what.find(": ", column); colon != std::string_view::npos)
                return std::string(what.substr(colon + 2));
        }
        const auto bracket = what.find("] ");
        return std::string(bracket == std::string_view::npos ? what : what.substr(bracket + 2));
    }

    void fail(FormatErrorCode code, std::size_t offset, std::string found) {
        const auto field = fmt::format("JSON, line {}", lineAt(text_, offset));
        error_ = FormatError{code, offset, field, std::move(found), "JSON", {}};
    }

    /// Where the token just read begins. Only separators lie between it and the token before.
    [[nodiscard]] std::size_t startOfToken() const {
        std::size_t at = lastEnd_;
        if (at == 0 && text_.starts_with("\xEF\xBB\xBF"))
            at = 3;
        while (at < text_.size() && std::string_view(" \t\r\n,:").find(text_[at]) != std::string_view::npos)
            ++at;
        return at;
    }

    bool leaf(JsonKind kind) { return add(kind, passed); }

    /// The parser reads one character further to see that a number ends.
    bool number() {
        std::size_t end = startOfToken();
        while (end < text_.size() && isOfNumber(text_[end]))
            ++end;
        return add(JsonKind::Number, end);
    }

    bool add(JsonKind kind, std::size_t end) {
        tokens_.push_back({kind, startOfToken(), end, tokens_.size() + 1});
        lastEnd_ = end;
        return true;
    }

    bool open(JsonKind kind) {
        add(kind, passed);
        if (open_.size() == kMaxJsonDepth) {
            fail(FormatErrorCode::Unsupported, tokens_.back().start, "a value nested too deeply");
            error_->expected = fmt::format("at most {} levels", kMaxJsonDepth);
            return false;
        }
        open_.push_back(tokens_.size() - 1);
        return true;
    }

    bool close() {
        JsonToken& opened = tokens_[open_.back()];
        opened.end = passed;
        opened.next = tokens_.size();
        open_.pop_back();
        lastEnd_ = passed;
        return true;
    }

    std::string_view text_;
    std::vector<JsonToken>& tokens_;
    std::vector<std::size_t> open_;
    std::size_t lastEnd_ = 0;
    std::optional<FormatError> error_;
};

/// The code point at `at`, U+FFFD if it is invalid. Advances `at`.
std::uint32_t nextCodePoint(std::string_view text, std::size_t& at) {
    constexpr std::uint32_t replacement = 0xFFFD;
    const auto byteAt = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint32_t lead = byteAt(at++);
    if (lead < 0x80)
        return lead;
    const std::size_t more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
    if (lead < 0xC2 || lead > 0xF4 || text.size() - at < more)
        return replacement;
    std::uint32_t code = lead & (0x3FU >> more);
    for (std::size_t i = 0; i < more; ++i) {
        if ((byteAt(at + i) & 0xC0U) != 0x80)
            return replacement;
        code = code << 6U | (byteAt(at + i) & 0x3FU);
    }
    constexpr std::uint32_t smallest[] = {0x80, 0x800, 0x10000};
    if (code < smallest[more - 1] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return replacement;
    at += more;
    return code;
}

} // namespace

bytes::Result<JsonTape> JsonTape::parse(std::string_view text) {
    JsonTape tape(text);
    Recorder recorder(text, tape.tokens_);
    const CountingIterator first(text.data(), &recorder.passed);
    const CountingIterator last(text.data() + text.size(), &recorder.passed);
    const bool well = nlohmann::json::sax_parse(first, last, &recorder);
    if (recorder.error())
        return tl::unexpected(*recorder.error());
    if (!well || tape.tokens_.empty())
        return tl::unexpected(FormatError{FormatErrorCode::BadValue, 0, "JSON", "nothing", "JSON", {}});
    return tape;
}

std::string_view JsonTape::raw(std::size_t position) const {
    const JsonToken& token = tokens_[position];
    return text_.substr(token.start, token.end - token.start);
}

std::string JsonTape::string(std::size_t position) const {
    const auto written = raw(position);
    if (written.find('\\') == std::string_view::npos)
        return std::string(written.substr(1, written.size() - 2));
    return nlohmann::json::parse(written, nullptr, false).get<std::string>();
}

std::size_t lineAt(std::string_view text, std::size_t offset) {
    const auto before = text.substr(0, offset);
    return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

std::string jsonString(std::string_view text) {
    std::string out("\"");
    for (std::size_t at = 0; at < text.size();) {
        const std::uint32_t code = nextCodePoint(text, at);
        constexpr std::string_view shortOnes = "\b\t\n\f\r\\";
        constexpr std::string_view shortNames = "btnfr\\";
        const auto position = code < 0x80 ? shortOnes.find(static_cast<char>(code)) : std::string_view::npos;
        if (position != std::string_view::npos)
            out.append("\\").push_back(shortNames[position]);
        else if (code >= 0x20 && code < 0x7F &&
                 std::string_view("\"&'+<>`").find(static_cast<char>(code)) == std::string_view::npos)
            out.push_back(static_cast<char>(code));
        else if (code < 0x10000)
            out += fmt::format("\\u{:04X}", code);
        else
            out += fmt::format("\\u{:04X}\\u{:04X}", 0xD7C0 + (code >> 10U), 0xDC00 + (code & 0x3FFU));
    }
    return out + '"';
}

} // namespace navsmith::quake
