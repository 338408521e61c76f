// JSON as a flat list of tokens that know where they stand in the text, so that a reader can say where something is
// wrong and keep what it does not know exactly as it is written. The grammar is nlohmann-json's.
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
    std::size_t end = 0;   ///< behind the last letter, bracket or quotation mark
    std::size_t next = 0;  ///< position of the first token that is not in this one
};

inline constexpr std::size_t kMaxJsonDepth = 64;

class JsonTape {
public:
    /// The text must outlive the tape. At most some 30 bytes are allocated for each byte of it. Errors are of field
    /// "JSON": Truncated where the text ends too early, BadValue for other faults of grammar or encoding and for a
    /// number beyond every range, Unsupported for one that is nested too deeply.
    static bytes::Result<JsonTape> parse(std::string_view text);

    /// The first is the whole; an object's are a key, its value with all that is in it, the next key.
    [[nodiscard]] const std::vector<JsonToken>& tokens() const { return tokens_; }
    [[nodiscard]] const JsonToken& operator[](std::size_t position) const { return tokens_[position]; }
    /// As it is written, a string with its quotation marks.
    [[nodiscard]] std::string_view raw(std::size_t position) const;
    /// Of a string or key, without escapes.
    [[nodiscard]] std::string string(std::size_t position) const;

private:
    explicit JsonTape(std::string_view text) : text_(text) {}

    std::string_view text_;
    std::vector<JsonToken> tokens_;
};

/// Counted from 1.
std::size_t lineAt(std::string_view text, std::size_t offset);

/// "\"abc\"": escaped like System.Text.Json does it, which leaves nothing but plain ASCII. What is no UTF-8 becomes
/// U+FFFD.
std::string jsonString(std::string_view text);

} // namespace navsmith::quake
