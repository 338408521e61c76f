// Texts in our own records: the number of their bytes, then the bytes.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::bytes {

inline void writeText(ByteWriter& writer, std::string_view text) {
    writer.write(static_cast<std::uint32_t>(text.size()));
    writer.write(std::as_bytes(std::span(text)));
}

/// Empty if the bytes are not there; `field` says of what, for the reader's error.
inline std::string readText(ByteReader& reader, std::string_view field) {
    const auto length = reader.read<std::uint32_t>(field);
    const auto from = reader.take(length, field);
    std::string text(from.size(), '\0');
    if (!text.empty())
        std::memcpy(text.data(), from.data(), from.size());
    return text;
}

} // namespace navsmith::bytes
