// The structure shared by both families of map formats: a header with a table of lumps, each an array of packed
// records.
#pragma once

#include "formats/bytes/byte_reader.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::bsp {

/// Location of a lump according to the header.
struct Lump {
    std::string_view name; ///< for errors and notes; a literal
    std::uint32_t offset = 0;
    std::uint32_t length = 0; ///< bytes; 0 with any offset is an empty lump
};

/// The lump's bytes. Truncated if it lies outside the file.
bytes::Result<std::span<const std::byte>> lumpBytes(std::span<const std::byte> file, const Lump& lump);

/// Adds a note if the lump ends in the middle of a record; the partial record is not read.
void noteRest(std::string_view lump, std::size_t length, std::size_t stride, std::vector<std::string>& notes);

/// Decodes the whole records of a lump with `decode(const std::byte* record) -> Record`, which may read `stride` bytes.
/// Allocates no more than the bytes can fill.
template <typename Record, typename Decode>
std::vector<Record> readRecords(std::span<const std::byte> lump, std::size_t stride, Decode&& decode) {
    std::vector<Record> records;
    records.reserve(lump.size() / stride);
    for (std::size_t at = 0; lump.size() - at >= stride; at += stride)
        records.push_back(decode(lump.data() + at));
    return records;
}

/// A field of a record.
template <bytes::Scalar T>
T field(const std::byte* record, std::size_t offset) {
    return bytes::loadLittleEndian<T>(record + offset);
}

/// A range of records, such as the faces of a model.
struct Range {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};
/// The part of a stored range that exists; counts those that went further in `clipped`.
Range clipRange(std::int32_t first, std::int32_t count, std::size_t available, std::size_t& clipped);

/// The text of an entities lump, up to the first zero byte.
std::string entityText(std::span<const std::byte> lump);

} // namespace navsmith::bsp
