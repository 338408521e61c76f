// Reads and writes arrays of fixed-size records. `fields(record, visit)` calls visit(name, field) for each field in
// file order; everything shares this list, so reading, writing and messages cannot diverge.
#pragma once

#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::bytes {

/// Reads as many records as the section holds.
template <typename Record, typename Fields>
std::vector<Record> decodeRecords(std::span<const std::byte> section, std::size_t recordBytes, Fields fields) {
    std::vector<Record> records(section.size() / recordBytes);
    const std::byte* at = section.data();
    for (Record& record : records) {
        fields(record, [&at]<typename T>(std::string_view, T& field) {
            field = loadLittleEndian<T>(at);
            at += sizeof(T);
        });
    }
    return records;
}

template <typename Record, typename Fields>
void encodeRecords(ByteWriter& writer, const std::vector<Record>& records, std::size_t recordBytes, Fields fields) {
    std::byte* at = writer.extend(records.size() * recordBytes).data();
    for (const Record& record : records) {
        fields(record, [&at](std::string_view, auto field) {
            storeLittleEndian(at, field);
            at += sizeof(field);
        });
    }
}

} // namespace navsmith::bytes
