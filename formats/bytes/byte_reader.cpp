#include "formats/bytes/byte_reader.h"

#include "formats/bytes/text_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace navsmith::bytes {

std::span<const std::byte> ByteReader::take(std::size_t length, std::string_view field) {
    if (!need(length, field))
        return {};
    const auto part = bytes_.subspan(position_, length);
    position_ += length;
    return part;
}

ByteReader ByteReader::sub(std::size_t length, std::string_view field) {
    const auto start = offset();
    ByteReader reader(take(length, field), start);
    reader.error_ = error_;
    return reader;
}

bool ByteReader::checkCount(std::uint64_t count, std::size_t recordSize, std::string_view field) {
    if (!ok())
        return false;
    const std::uint64_t size = std::max<std::size_t>(recordSize, 1);
    // Files have far more counts than errors, and a division takes longer than reading the count.
    if (std::uint64_t bytes = 0; !__builtin_mul_overflow(count, size, &bytes) && bytes <= remaining())
        return true;
    const std::uint64_t most = remaining() / size;
    fail(FormatErrorCode::CountTooLarge, field, fmt::format("{}", count),
         fmt::format("at most {} ({} bytes remain, {} each)", most, remaining(), recordSize), 0,
         Shortage{std::string(field), most, count});
    return false;
}

bool ByteReader::expectEnd(std::string_view field) {
    if (ok() && remaining() > 0)
        fail(FormatErrorCode::BadValue, field, fmt::format("{} more bytes", remaining()), "the end");
    return ok();
}

void ByteReader::fail(FormatErrorCode code, std::string_view field, std::string found, std::string expected,
                      std::size_t back, std::optional<Shortage> shortage) {
    if (!ok())
        return;
    error_ = FormatError{code, offset() - back,    std::string(field), std::move(found), std::move(expected),
                         {},   std::move(shortage)};
}

void ByteReader::failTruncated(std::size_t length, std::string_view field) {
    fail(FormatErrorCode::Truncated, field, fmt::format("{} bytes", remaining()), fmt::format("{} bytes", length));
}

std::string readText(ByteReader& reader, std::string_view field) {
    const auto length = reader.read<std::uint32_t>(field);
    return std::string(textOf(reader.take(length, field)));
}

} // namespace navsmith::bytes
