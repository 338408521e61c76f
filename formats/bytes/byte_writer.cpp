#include "formats/bytes/byte_writer.h"

#include <utility>

namespace navsmith::bytes {

void ByteWriter::write(std::span<const std::byte> bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

void ByteWriter::fill(std::size_t count, std::byte value) {
    bytes_.insert(bytes_.end(), count, value);
}

std::vector<std::byte> ByteWriter::release() {
    return std::exchange(bytes_, {});
}

} // namespace navsmith::bytes
