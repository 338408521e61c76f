// JSON as a flat list of tokens with their positions in the text, so that a reader can report locations and preserve
// unknown parts exactly as written. The grammar is nlohmann-json's.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::quake {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, Array, Object, Key };

struct JsonToken {
    JsonKind kind = JsonKind::Null;
    std::size_t start = 0; ///< offsets in the text
    std::size_t end = 0;   ///< after the last letter, bracket or quotation mark
    std::size_t next = 0;  ///< index of the first token outside this one
};

inline constexpr std::size_t kMaxJsonDepth = 64;

class JsonTape {
public:
    /// The text must outlive the tape. Allocates at most some 30 bytes per byte of text. Errors have the field "JSON":
    /// Truncated if the text ends too early, BadValue for other errors of grammar or encoding and for numbers out of
    /// range, Unsupported for excessive nesting.
    static bytes::Result<JsonTape> parse(std::string_view text);

    /// The first is the root. An object's tokens are a key, its value with everything inside, the next key.
    [[nodiscard]] const std::vector<JsonToken>& tokens() const { return tokens_; }
    [[nodiscard]] const JsonToken& operator[](std::size_t position) const { return tokens_[position]; }
    /// The token as written; strings include their quotation marks.
    [[nodiscard]] std::string_view raw(std::size_t position) const;
    /// A string or key with escapes resolved.
    [[nodiscard]] std::string string(std::size_t position) const;

private:
    explicit JsonTape(std::string_view text) : text_(text) {}

    std::string_view text_;
    std::vector<JsonToken> tokens_;
};

/// Counted from 1.
std::size_t lineAt(std::string_view text, std::size_t offset);

/// "\"abc\"": escaped as System.Text.Json does, which leaves only plain ASCII. Invalid UTF-8 becomes U+FFFD.
std::string jsonString(std::string_view text);

} // namespace navsmith::quake
