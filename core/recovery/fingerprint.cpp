#include "core/recovery/fingerprint.h"

#include "core/files/read_file.h"
#include "core/recovery/column_codec.h"

namespace navsmith::recovery {

namespace {

using model::ColumnSpec;
using model::kNoKind;
using model::Schema;

void add(bytes::ByteWriter& writer, const std::vector<ColumnSpec>& columns) {
    writer.write(static_cast<std::uint32_t>(columns.size()));
    for (const auto& column : columns) {
        writeText(writer, column.id);
        writer.write(static_cast<std::uint8_t>(column.storage));
        writer.write(column.ref ? column.ref->target : kNoKind);
        writer.write(static_cast<std::uint8_t>(column.uniqueId));
        writer.write(column.initial); // rows that an edit creates start with it
    }
}

} // namespace

std::uint64_t fingerprint(const Schema& schema) {
    bytes::ByteWriter writer;
    writeText(writer, schema.id);
    for (const auto& kind : schema.kinds) {
        writeText(writer, kind.id);
        add(writer, kind.columns);
        writer.write(static_cast<std::uint32_t>(kind.lists.size()));
        for (const auto& list : kind.lists) {
            writeText(writer, list.id);
            add(writer, list.columns);
        }
        writer.write(kind.groupOwner);
        writer.write(kind.groupPart);
        writer.write(static_cast<std::uint8_t>(kind.pool.has_value()));
    }
    return files::hashOf(writer.release());
}

} // namespace navsmith::recovery
