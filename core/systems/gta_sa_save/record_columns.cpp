#include "core/systems/gta_sa_save/record_columns.h"

#include <algorithm>
#include <type_traits>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::ColumnId;
using model::ElementTypeId;
using model::Model;
using model::Slot;

std::vector<std::size_t> unnamedPlaces(const gta_sa::SaveRecordSpec& spec) {
    std::vector<bool> named(spec.bytes);
    for (const auto& field : spec.fields) {
        if (field.type != SaveType::Text)
            std::fill_n(named.begin() + field.at, field.length, true);
    }
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (!named[i])
            places.push_back(i);
    }
    return places;
}

std::string textOf(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<std::byte> bytesOf(const std::string& text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

void loadField(model::ModelBuilder& builder, ElementTypeId type, ColumnId column, const SaveField& field,
               std::span<const std::byte> records, std::size_t size, Slot first) {
    withColumnType(field.type, [&](auto like) {
        using T = decltype(like);
        const auto cells = builder.column(Column<T>{type, column}).subspan(first);
        for (std::size_t i = 0; i < records.size() / size; ++i) {
            const auto record = records.subspan(i * size, size);
            if constexpr (!std::is_same_v<T, std::string>)
                cells[i] = gta_sa::numberAt<T>(record, field);
            else if (field.type == SaveType::Text)
                cells[i] = gta_sa::textAt(record, field);
            else
                cells[i] = textOf(record.subspan(field.at, field.length));
        }
    });
}

void saveField(const Model& m, ElementTypeId type, ColumnId column, const SaveField& field, std::span<std::byte> record,
               Slot row) {
    withColumnType(field.type, [&](auto like) {
        using T = decltype(like);
        const auto& value = m.get(Column<T>{type, column}, row);
        if constexpr (!std::is_same_v<T, std::string>)
            gta_sa::setNumber<T>(record, field, value);
        else if (field.type == SaveType::Text)
            gta_sa::setText(record, field, value);
        else
            std::ranges::copy(std::as_bytes(std::span(value)).first(std::min<std::size_t>(value.size(), field.length)),
                              record.begin() + field.at);
    });
}

void writeRecord(const Model& m, const RecordKind& entry, Slot row, std::span<std::byte> record) {
    const auto& spec = gta_sa::specOf(entry.record);
    const auto& rest = m.get(restOf(entry.type), row);
    const auto places = unnamedPlaces(spec);
    for (std::size_t i = 0; i < std::min(places.size(), rest.size()); ++i)
        record[places[i]] = static_cast<std::byte>(rest[i]);
    forEachField(
        entry, [&](ColumnId column, const SaveField& field) { saveField(m, entry.type, column, field, record, row); });
}

} // namespace navsmith::systems::gta_sa_save
