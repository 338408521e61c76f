#include "core/systems/gta_sa_save/record_columns.h"

#include "core/systems/gta_sa_save/references.h"
#include "formats/bytes/text_bytes.h"

#include <algorithm>
#include <type_traits>

namespace navsmith::systems::gta_sa_save {

using model::Column;
using model::ColumnId;
using model::ElementTypeId;
using model::Model;
using model::ModelBuilder;
using model::Slot;

std::vector<std::size_t> unnamedPlaces(const gta_sa::SaveRecordSpec& spec) {
    std::vector<bool> named(spec.bytes);
    for (const auto& field : spec.fields) {
        if (field.type != SaveType::Text && !field.shared)
            std::fill_n(named.begin() + field.at, field.length, true);
    }
    for (const auto& list : spec.lists)
        std::fill_n(named.begin() + list.at, list.count * gta_sa::bytesOf(list.type), true);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (!named[i])
            places.push_back(i);
    }
    return places;
}

void loadField(ModelBuilder& builder, ElementTypeId type, ColumnId column, const SaveField& field,
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
                cells[i] = bytes::textOf(record.subspan(field.at, field.length));
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

bool holdsField(const Model& m, const RecordKind& entry, const SaveField& field, Slot row) {
    if (!field.shared)
        return true;
    // Script triggers: kinds of models, and kinds of names.
    const bool named = m.get(script_trigger::brain, row) >= kFirstNamedTrigger;
    return entry.type != kScriptTrigger || named == (field.type == SaveType::Text);
}

namespace {

/// A reference as the number in the file.
void saveReference(const Model& m, const ReferenceField& reference, ColumnId column, const SaveField& field,
                   std::span<std::byte> record, Slot row) {
    const auto stored = storedReference(m, reference, {reference.type, column}, row);
    withColumnType(field.type, [&](auto like) {
        using T = decltype(like);
        if constexpr (std::is_integral_v<T>)
            gta_sa::setNumber<T>(record, field, static_cast<T>(stored));
    });
}

void saveList(const Model& m, Type type, model::ListId list, const gta_sa::SaveListField& field,
              std::span<std::byte> record, Slot row) {
    withColumnType(field.type, [&](auto like) {
        using T = decltype(like);
        if constexpr (!std::is_same_v<T, std::string>) {
            const auto entries = m.list(model::ListField<T>{type, list, 0}, row);
            for (std::size_t i = 0; i < std::min<std::size_t>(entries.size(), field.count); ++i) {
                const auto at = static_cast<std::uint16_t>(field.at + i * sizeof(T));
                gta_sa::setNumber<T>(record, {.id = field.id, .type = field.type, .at = at, .length = sizeof(T)},
                                     entries[i]);
            }
        }
    });
}

} // namespace

std::int64_t storedWord(const SaveField& field, std::span<const std::byte> record) {
    std::int64_t word = 0;
    withColumnType(field.type, [&](auto like) {
        using T = decltype(like);
        if constexpr (std::is_integral_v<T>)
            word = gta_sa::numberAt<T>(record, field); // NOLINT(bugprone-signed-char-misuse): a number
    });
    return word;
}

void loadLists(ModelBuilder& builder, const RecordKind& entry, std::span<const std::byte> record, Slot row) {
    const auto lists = gta_sa::specOf(entry.record).lists;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const auto& list = lists[i];
        withColumnType(list.type, [&](auto like) {
            using T = decltype(like);
            if constexpr (!std::is_same_v<T, std::string>) {
                std::vector<T> values;
                for (std::size_t at = list.at; values.size() < list.count; at += sizeof(T))
                    values.push_back(bytes::loadLittleEndian<T>(record.data() + at));
                builder.setList(entry.type, static_cast<model::ListId>(i), row, {model::ColumnData(std::move(values))});
            }
        });
    }
}

void writeRecord(const Model& m, const RecordKind& entry, std::span<const std::size_t> unnamed, Slot row,
                 std::span<std::byte> record) {
    const auto& spec = gta_sa::specOf(entry.record);
    const auto& rest = m.get(restOf(entry.type), row);
    for (std::size_t i = 0; i < std::min(unnamed.size(), rest.size()); ++i)
        record[unnamed[i]] = static_cast<std::byte>(rest[i]);
    forEachField(entry, [&](ColumnId column, const SaveField& field) {
        if (!holdsField(m, entry, field, row))
            return;
        if (const auto* reference = referenceField(entry.type, field.id))
            saveReference(m, *reference, column, field, record, row);
        else
            saveField(m, entry.type, column, field, record, row);
    });
    for (std::size_t i = 0; i < spec.lists.size(); ++i)
        saveList(m, entry.type, static_cast<model::ListId>(i), spec.lists[i], record, row);
}

} // namespace navsmith::systems::gta_sa_save
