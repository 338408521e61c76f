#include "core/recovery/model_image.h"

#include "core/recovery/change_fits.h"
#include "core/recovery/column_codec.h"

#include <fmt/format.h>

#include <utility>

namespace navsmith::recovery {

namespace {

using bytes::ByteReader;
using bytes::FormatErrorCode;
using model::Column;
using model::ColumnData;
using model::ColumnId;
using model::ColumnSpec;
using model::ElementType;
using model::ElementTypeId;
using model::kAlive;
using model::ListId;
using model::ListRange;
using model::ListSpec;
using model::ListStore;
using model::Model;
using model::ModelBuilder;
using model::Ref;
using model::Schema;
using model::Slot;

void fail(ByteReader& reader, std::string_view field, std::string_view found) {
    if (reader.ok())
        reader.fail(FormatErrorCode::BadValue, field, std::string(found), "a valid model of the schema");
}

void writeList(bytes::ByteWriter& writer, const ListStore& store, std::size_t parents) {
    std::vector<std::uint32_t> places;
    for (Slot parent = 0; parent < parents; ++parent) {
        places.push_back(store.range(parent).offset);
        places.push_back(store.range(parent).count);
    }
    writeWords(writer, places);
    for (std::size_t f = 0; f < store.fieldCount(); ++f)
        writeColumn(writer, store.pool(static_cast<ColumnId>(f)));
    writeLongs(writer, store.rawValues);
}

void readList(ByteReader& reader, const ListSpec& spec, ListStore& store, std::size_t parents) {
    const auto places = readWords(reader, spec.id);
    for (std::size_t f = 0; f < spec.columns.size(); ++f) {
        auto field = readColumn(reader, spec.id);
        if (field.index() != static_cast<std::size_t>(spec.columns[f].storage))
            return fail(reader, spec.id, "entries of another type");
        store.pool(static_cast<ColumnId>(f)) = std::move(field);
    }
    store.rawValues = readLongs(reader, spec.id);
    if (!reader.ok())
        return;
    const auto pool = store.poolSize();
    for (std::size_t f = 0; f < spec.columns.size(); ++f) {
        if (sizeOf(store.pool(static_cast<ColumnId>(f))) != pool)
            return fail(reader, spec.id, "fields of several lengths");
    }
    if (places.size() != 2 * parents)
        return fail(reader, spec.id, "another number of parents");
    for (Slot parent = 0; parent < parents; ++parent) {
        const ListRange range{places[2 * std::size_t{parent}], places[2 * std::size_t{parent} + 1]};
        if (std::uint64_t{range.offset} + range.count > pool)
            return fail(reader, spec.id, "entries beyond the last");
        store.setRange(parent, range);
    }
}

void readType(ByteReader& reader, const ElementType& spec, ElementTypeId type, ModelBuilder& builder) {
    std::vector<ColumnData> columns;
    for (const auto& column : spec.columns) {
        columns.push_back(readColumn(reader, column.id));
        if (reader.ok() && (columns.back().index() != static_cast<std::size_t>(column.storage) ||
                            sizeOf(columns.back()) != sizeOf(columns.front())))
            fail(reader, column.id, "another type or number of values");
        if (!reader.ok())
            return;
    }
    const auto rows = sizeOf(columns.front());
    builder.addRows(type, rows);
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto column = static_cast<ColumnId>(c);
        builder.columnData(type, column) = std::move(columns[c]);
        if (!spec.columns[c].ref)
            continue;
        for (const auto value : readLongs(reader, spec.columns[c].id))
            builder.raw(Column<Ref>{type, column}, value);
    }
    for (std::size_t l = 0; l < spec.lists.size() && reader.ok(); ++l)
        readList(reader, spec.lists[l], builder.listStore(type, static_cast<ListId>(l)), rows);
}

/// Runs after all types are read, since a reference may be to a later type.
void checkValues(ByteReader& reader, const Model& model) {
    const auto& types = model.schema().types;
    const auto check = [&](const ColumnSpec& spec, const ColumnData& data, bool alive, std::size_t raws) {
        const auto targets = spec.ref ? model.capacity(spec.ref->target) : 0;
        if (!withinBounds(data, {alive, targets, raws}))
            fail(reader, spec.id, "values out of range");
    };
    for (std::size_t k = 0; k < types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        for (std::size_t c = 0; c < types[k].columns.size(); ++c) {
            const auto column = static_cast<ColumnId>(c);
            check(types[k].columns[c], model.columnData(type, column), c == kAlive,
                  model.rawValues(type, column).size());
        }
        for (std::size_t l = 0; l < types[k].lists.size(); ++l) {
            const auto& store = model.listStore(type, static_cast<ListId>(l));
            for (std::size_t f = 0; f < types[k].lists[l].columns.size(); ++f)
                check(types[k].lists[l].columns[f], store.pool(static_cast<ColumnId>(f)), false,
                      store.rawValues.size());
        }
    }
}

} // namespace

void writeModel(bytes::ByteWriter& writer, const Model& model) {
    const auto& types = model.schema().types;
    for (std::size_t k = 0; k < types.size(); ++k) {
        const auto type = static_cast<ElementTypeId>(k);
        for (std::size_t c = 0; c < types[k].columns.size(); ++c)
            writeColumn(writer, model.columnData(type, static_cast<ColumnId>(c)));
        for (std::size_t c = 0; c < types[k].columns.size(); ++c) {
            if (types[k].columns[c].ref)
                writeLongs(writer, model.rawValues(type, static_cast<ColumnId>(c)));
        }
        for (std::size_t l = 0; l < types[k].lists.size(); ++l)
            writeList(writer, model.listStore(type, static_cast<ListId>(l)), model.capacity(type));
    }
}

bytes::Result<Model> readModel(ByteReader& reader, std::shared_ptr<const Schema> schema) {
    const Schema& s = *schema;
    ModelBuilder builder(std::move(schema));
    for (std::size_t k = 0; k < s.types.size() && reader.ok(); ++k)
        readType(reader, s.types[k], static_cast<ElementTypeId>(k), builder);
    if (reader.ok())
        checkValues(reader, builder.model());
    if (!reader.ok())
        return tl::unexpected(reader.error());
    return builder.finish();
}

} // namespace navsmith::recovery
