// JSON written as it comes, for results that must not be held in memory as a whole.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

/// The caller closes what it opens, gives a key before each value in an object, and none in an array.
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
    /// Starts a new line before the next value or end: one line an element keeps large results readable.
    JsonStream& newLine();

    JsonStream& key(std::string_view name);
    JsonStream& text(std::string_view value);
    JsonStream& hex(std::string_view bytes); ///< a string of two lower-case digits a byte
    JsonStream& boolean(bool value);
    /// Without a decimal point if it is a whole number. JSON has no infinities: those, and what is no number, are null.
    JsonStream& number(double value);
    /// The shortest decimal that reads back as this float.
    JsonStream& number(float value);
    JsonStream& number(std::uint64_t value);
    JsonStream& null();
    /// A value that is JSON already.
    JsonStream& json(std::string_view value);

    void flush();

private:
    JsonStream& open(char bracket);
    JsonStream& close(char bracket);
    void separate();

    std::ostream& out_;
    std::string buffer_;
    std::vector<bool> hasMembers_; ///< by depth
    bool afterKey_ = false;
    bool lineDue_ = false;
};

} // namespace navsmith::cli
