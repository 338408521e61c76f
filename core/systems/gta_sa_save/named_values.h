// Names of the numbers in a save: weapons, vehicles, weather. The tables are in resources/gta_sa and embedded in the
// program: a row for each value, columns separated by tabs, the first row has their ids. Column "value" has the number
// (decimal or 0x...), "title" a text that is translated, "name" a proper name, which is the same in every language.
#pragma once

#include "core/model/schema.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::systems::gta_sa_save {

struct EmbeddedTable {
    std::string_view name;
    std::string_view text;
};
/// Generated.
extern const EmbeddedTable kEmbeddedTables[];
extern const std::size_t kEmbeddedTableCount;

/// A table as rows of cells. Views stay valid for the life of the program.
class NameTable {
public:
    explicit NameTable(std::string_view text);

    [[nodiscard]] std::size_t size() const { return firstCells_.size() - 1; }
    /// For the other functions, which take its result for any row. Without such a column: cells are empty.
    [[nodiscard]] std::size_t column(std::string_view id) const;
    [[nodiscard]] std::string_view cell(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::string_view cell(std::size_t row, std::string_view column) const;
    /// The integer in a cell; none if it holds something else.
    [[nodiscard]] std::optional<std::int64_t> integer(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::optional<std::int64_t> integer(std::size_t row, std::string_view column = "value") const;
    /// The real number in a cell; 0 if it holds something else.
    [[nodiscard]] double number(std::size_t row, std::string_view column) const;
    /// Value and title or name of each row that has them: many properties share a table.
    [[nodiscard]] const std::vector<model::EnumName>& names() const { return names_; }
    [[nodiscard]] std::size_t rowOfName(std::size_t name) const { return nameRows_[name]; }

private:
    std::vector<std::string_view> columns_;
    std::vector<std::string_view> cells_;
    std::vector<std::size_t> firstCells_; ///< of each row; the last: of none
    std::vector<model::EnumName> names_;
    std::vector<std::size_t> nameRows_; ///< indexed like names_
};

/// The table of resources/gta_sa/NAME.tsv. Throws std::logic_error if there is none.
const NameTable& nameTable(std::string_view name);

/// Values and names of a table, for choice(), in the order of its rows.
std::vector<model::EnumName> namesOf(std::string_view table);
/// Only the rows with this text in a column.
std::vector<model::EnumName> namesOf(std::string_view table, std::string_view column, std::string_view text);
/// Value 0 with a name in front of others.
std::vector<model::EnumName> withNone(std::string_view none, std::vector<model::EnumName> names);
/// The same with another value.
std::vector<model::EnumName> withNone(std::int64_t value, std::string_view none, std::vector<model::EnumName> names);

/// The name of a value in the language of the window, for derived texts: `property` shows it and has the names. Empty
/// if the value has none.
std::string_view nameIn(const model::PropertySpec& property, std::int64_t value);

} // namespace navsmith::systems::gta_sa_save
