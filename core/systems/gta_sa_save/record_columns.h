// Converts between the bytes of a record and the columns of its row.
#pragma once

#include "core/systems/gta_sa_save/schema.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::systems::gta_sa_save {

/// Calls f with a value of the field's column type.
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

/// Offsets in a record not covered by a number, bytes field or list; includes those of texts and of fields that share
/// their bytes.
std::vector<std::size_t> unnamedPlaces(const gta_sa::SaveRecordSpec& spec);

/// Copies a field of consecutive records into the rows from `first` on.
void loadField(model::ModelBuilder& builder, model::ElementTypeId type, model::ColumnId column, const SaveField& field,
               std::span<const std::byte> records, std::size_t size, model::Slot first);
/// Copies a row's value into its record.
void saveField(const model::Model& m, model::ElementTypeId type, model::ColumnId column, const SaveField& field,
               std::span<std::byte> record, model::Slot row);

/// Fills the lists of a row.
void loadLists(model::ModelBuilder& builder, const RecordKind& entry, std::span<const std::byte> record,
               model::Slot row);
/// An integer field as stored.
std::int64_t storedWord(const SaveField& field, std::span<const std::byte> record);

/// Script triggers of this kind and above have a name, others a model and a chance in the same bytes.
inline constexpr std::int8_t kFirstNamedTrigger = 3;
/// Whether a row's record has a field, if others share its bytes.
bool holdsField(const model::Model& m, const RecordKind& entry, const SaveField& field, model::Slot row);

/// Writes all bytes of a row's record. `unnamed` are the unnamedPlaces() of its type.
void writeRecord(const model::Model& m, const RecordKind& entry, std::span<const std::size_t> unnamed, model::Slot row,
                 std::span<std::byte> record);

} // namespace navsmith::systems::gta_sa_save
