// Between the bytes of a record and the columns of its row.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// Calls f with a value of the type that a field's column holds.
template <typename F>
void withColumnType(SaveType type, F&& f) {
    switch (type) {
    case SaveType::U8:
        return f(std::uint8_t{});
    case SaveType::I8:
        return f(std::int8_t{});
    case SaveType::U16:
        return f(std::uint16_t{});
    case SaveType::I16:
        return f(std::int16_t{});
    case SaveType::U32:
        return f(std::uint32_t{});
    case SaveType::I32:
        return f(std::int32_t{});
    case SaveType::F32:
        return f(float{});
    case SaveType::Text:
    case SaveType::Bytes:
        break;
    }
    f(std::string());
}

/// Places in a record that no number and no bytes field covers; those of texts are among them.
std::vector<std::size_t> unnamedPlaces(const gta_sa::SaveRecordSpec& spec);

/// The field of records of a size, one behind another, into the rows from `first` on.
void loadField(model::ModelBuilder& builder, model::ElementTypeId type, model::ColumnId column, const SaveField& field,
               std::span<const std::byte> records, std::size_t size, model::Slot first);
/// A row's value into its record.
void saveField(const model::Model& m, model::ElementTypeId type, model::ColumnId column, const SaveField& field,
               std::span<std::byte> record, model::Slot row);

std::string textOf(std::span<const std::byte> bytes);
std::vector<std::byte> bytesOf(const std::string& text);

/// The record of a row, all of its bytes.
void writeRecord(const model::Model& m, const RecordKind& entry, model::Slot row, std::span<std::byte> record);

} // namespace navsmith::systems::gta_sa_save
