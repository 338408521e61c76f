// The stored values of a row or entry as the parts that people write, compare and merge: one for each property, and one
// for each column, or rest of a column, that no property shows. Together the parts cover every bit exactly once.
#pragma once

#include "core/model/model.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace navsmith::model {

/// The columns of an element type or of a list, read by index.
struct RecordView {
    std::span<const ColumnSpec> specs;
    std::vector<const ColumnData*> columns;
    std::vector<std::span<const std::uint64_t>> raws; ///< by column: values of raw references
    std::span<const PropertySpec> properties;
    ColumnId firstOwn = 0; ///< columns before it are the model's own
};

RecordView recordOf(const Model& model, ElementTypeId type);
/// Entries by their index in the list's pool.
RecordView recordOf(const Model& model, ElementTypeId type, ListId list);

struct StoredPart {
    const PropertySpec* property = nullptr; ///< null: no property shows it
    std::vector<ColumnId> columns;          ///< one, or the components of a vector
    std::uint64_t mask = 0;                 ///< bits of integer columns; all of them for other columns
    std::string id; ///< of the property; else of the column, with '~' before it if it is a rest or the id is taken

    [[nodiscard]] ColumnId column() const { return columns.front(); }
};

/// Whether a property exists for the rows in question.
using PropertyExists = std::function<bool(const PropertySpec&)>;

/// The parts in the order of properties, then of columns. Of properties that share bits the first that exists counts.
std::vector<StoredPart> storedParts(const RecordView& record, const PropertyExists& exists);
/// Every part that storedParts() may give, with the bits that it covers; for reading.
std::vector<StoredPart> allParts(const RecordView& record);

/// Columns that some property shows, though none that exists here: the file does not store them.
std::vector<bool> absentColumns(const RecordView& record, const PropertyExists& exists);

/// For the rows of one file. A row without a file has every property.
PropertyExists existsIn(const Model& model, Slot file);

} // namespace navsmith::model
