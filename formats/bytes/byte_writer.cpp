#include "formats/bytes/byte_writer.h"

#include <utility>

namespace navsmith::bytes {

void ByteWriter::write(std::span<const std::byte> bytes) {
    if (!bytes.empty()) // an empty span may have a null pointer, which memcpy does not allow
        std::memcpy(claim(bytes.size()), bytes.data(), bytes.size());
}

void ByteWriter::fill(std::size_t count, std::byte value) {
    const auto filled = extend(count);
    std::fill(filled.begin(), filled.end(), value);
}

std::vector<std::byte> ByteWriter::release() {
    buffer_.resize(std::exchange(used_, 0));
    return std::exchange(buffer_, {});
}

void ByteWriter::grow(std::size_t count) {
    buffer_.resize(std::max(used_ + count, buffer_.size() * 2));
}

void writeText(ByteWriter& writer, std::string_view text) {
    writer.write(static_cast<std::uint32_t>(text.size()));
    writer.write(std::as_bytes(std::span(text)));
}

} // namespace navsmith::bytes
