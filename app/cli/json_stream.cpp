#include "app/cli/json_stream.h"

#include "app/cli/json_output.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <ostream>

namespace navsmith::cli {

namespace {

constexpr std::size_t kBuffer = std::size_t{1} << 16U;
constexpr double kExactIntegers = 9007199254740992.0; // 2^53

} // namespace

void JsonStream::flush() {
    out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    buffer_.clear();
}

void JsonStream::separate() {
    if (buffer_.size() >= kBuffer)
        flush();
    if (afterKey_) {
        afterKey_ = false;
        return;
    }
    if (!hasMembers_.empty()) {
        if (hasMembers_.back())
            buffer_ += ',';
        hasMembers_.back() = true;
    }
    if (lineDue_)
        buffer_ += '\n';
    lineDue_ = false;
}

JsonStream& JsonStream::open(char bracket) {
    separate();
    buffer_ += bracket;
    hasMembers_.push_back(false);
    return *this;
}

JsonStream& JsonStream::close(char bracket) {
    if (lineDue_)
        buffer_ += '\n';
    lineDue_ = false;
    hasMembers_.pop_back();
    buffer_ += bracket;
    return *this;
}

JsonStream& JsonStream::newLine() {
    lineDue_ = true;
    return *this;
}

JsonStream& JsonStream::key(std::string_view name) {
    separate();
    buffer_ += quoted(name);
    buffer_ += ':';
    afterKey_ = true;
    return *this;
}

JsonStream& JsonStream::text(std::string_view value) {
    return json(quoted(value));
}

JsonStream& JsonStream::hex(std::string_view bytes) {
    separate();
    buffer_ += '"';
    for (const char byte : bytes)
        fmt::format_to(std::back_inserter(buffer_), "{:02x}", static_cast<unsigned char>(byte));
    buffer_ += '"';
    return *this;
}

JsonStream& JsonStream::boolean(bool value) {
    return json(value ? "true" : "false");
}

JsonStream& JsonStream::number(double value) {
    if (!std::isfinite(value))
        return null();
    separate();
    if (value == std::floor(value) && std::abs(value) < kExactIntegers)
        fmt::format_to(std::back_inserter(buffer_), "{}", static_cast<std::int64_t>(value));
    else // 15 digits: 0.57 instead of 0.5700000000000001
        fmt::format_to(std::back_inserter(buffer_), "{:.15g}", value);
    return *this;
}

JsonStream& JsonStream::number(float value) {
    if (!std::isfinite(value))
        return null();
    separate();
    fmt::format_to(std::back_inserter(buffer_), "{}", value);
    return *this;
}

JsonStream& JsonStream::number(std::uint64_t value) {
    separate();
    fmt::format_to(std::back_inserter(buffer_), "{}", value);
    return *this;
}

JsonStream& JsonStream::null() {
    return json("null");
}

JsonStream& JsonStream::json(std::string_view value) {
    separate();
    buffer_ += value;
    return *this;
}

} // namespace navsmith::cli
