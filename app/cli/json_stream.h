// Writes JSON incrementally, for results too large to keep in memory.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

/// The caller must close what it opens, and write a key before each value in an object and none in an array.
class JsonStream {
public:
    explicit JsonStream(std::ostream& out) : out_(out) {}
    JsonStream(const JsonStream&) = delete;
    JsonStream& operator=(const JsonStream&) = delete;
    ~JsonStream() { flush(); }

    JsonStream& beginObject() { return open('{'); }
    JsonStream& endObject() { return close('}'); }
    JsonStream& beginArray() { return open('['); }
    JsonStream& endArray() { return close(']'); }
    /// Starts a new line before the next value or closing bracket; one line per element keeps large results readable.
    JsonStream& newLine();

    JsonStream& key(std::string_view name);
    JsonStream& text(std::string_view value);
    JsonStream& hex(std::string_view bytes); ///< a string with two lower-case digits per byte
    JsonStream& boolean(bool value);
    /// Writes whole numbers without a decimal point. Infinity and NaN become null, because JSON has neither.
    JsonStream& number(double value);
    /// The shortest decimal that parses to the same float.
    JsonStream& number(float value);
    JsonStream& number(std::uint64_t value);
    JsonStream& null();
    /// A value that is already JSON.
    JsonStream& json(std::string_view value);

    void flush();

private:
    JsonStream& open(char bracket);
    JsonStream& close(char bracket);
    void separate();

    std::ostream& out_;
    std::string buffer_;
    std::vector<bool> hasMembers_; ///< by nesting depth
    bool afterKey_ = false;
    bool lineDue_ = false;
};

} // namespace navsmith::cli
