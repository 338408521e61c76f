// Serialises columns, the building blocks of changes and models. Little-endian, counts before content.
#pragma once

#include "core/model/column_data.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::recovery {

void writeWords(bytes::ByteWriter& writer, std::span<const std::uint32_t> words);
std::vector<std::uint32_t> readWords(bytes::ByteReader& reader, std::string_view field);
void writeLongs(bytes::ByteWriter& writer, std::span<const std::uint64_t> longs);
std::vector<std::uint64_t> readLongs(bytes::ByteReader& reader, std::string_view field);

void writeColumn(bytes::ByteWriter& writer, const model::ColumnData& column);
/// Allocates no more than the remaining bytes can fill. Returns an empty column after a read failure.
model::ColumnData readColumn(bytes::ByteReader& reader, std::string_view field);

} // namespace navsmith::recovery
