#include "core/recovery/fingerprint.h"

#include "core/files/read_file.h"
#include "core/recovery/column_codec.h"
#include "formats/bytes/byte_reader.h"
#include "formats/bytes/byte_writer.h"

namespace navsmith::recovery {

namespace {

using model::ColumnSpec;
using model::kNoElementType;
using model::Schema;

void add(bytes::ByteWriter& writer, const std::vector<ColumnSpec>& columns) {
    writer.write(static_cast<std::uint32_t>(columns.size()));
    for (const auto& column : columns) {
        bytes::writeText(writer, column.id);
        writer.write(static_cast<std::uint8_t>(column.storage));
        writer.write(column.ref ? column.ref->target : kNoElementType);
        writer.write(static_cast<std::uint8_t>(column.uniqueId));
        writer.write(column.initial); // initial value of rows that an edit creates
    }
}

} // namespace

std::uint64_t fingerprint(const Schema& schema) {
    bytes::ByteWriter writer;
    bytes::writeText(writer, schema.id);
    for (const auto& type : schema.types) {
        bytes::writeText(writer, type.id);
        add(writer, type.columns);
        writer.write(static_cast<std::uint32_t>(type.lists.size()));
        for (const auto& list : type.lists) {
            bytes::writeText(writer, list.id);
            add(writer, list.columns);
        }
        writer.write(type.groupOwner);
        writer.write(type.groupPart);
        writer.write(static_cast<std::uint8_t>(type.pool.has_value()));
    }
    return files::hashOf(writer.release());
}

} // namespace navsmith::recovery
