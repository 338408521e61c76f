#include "core/systems/gta_sa_save/named_values.h"

#include "formats/bytes/plain_text.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::EnumName;

namespace {

/// The text up to a separator, which is dropped with it.
std::string_view takeUntil(std::string_view& rest, char separator) {
    const auto part = rest.substr(0, rest.find(separator));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    return part;
}

void addCells(std::string_view line, std::vector<std::string_view>& cells) {
    while (!line.empty())
        cells.push_back(takeUntil(line, '\t'));
}

/// All tables, split once.
const std::map<std::string_view, NameTable>& nameTables() {
    static const auto all = [] {
        std::map<std::string_view, NameTable> tables;
        for (const auto& table : std::span(kEmbeddedTables, kEmbeddedTableCount))
            tables.emplace(table.name, NameTable(table.text));
        return tables;
    }();
    return all;
}

} // namespace

NameTable::NameTable(std::string_view text) {
    addCells(takeUntil(text, '\n'), columns_);
    const auto rows = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    cells_.reserve(rows * columns_.size());
    firstCells_.reserve(rows + 1);
    while (!text.empty()) {
        firstCells_.push_back(cells_.size());
        addCells(takeUntil(text, '\n'), cells_);
    }
    firstCells_.push_back(cells_.size());
    const auto valueColumn = column("value");
    const auto titleColumn = column("title");
    const auto nameColumn = column("name");
    for (std::size_t row = 0; valueColumn < columns_.size() && row < size(); ++row) {
        const auto value = integer(row, valueColumn);
        const auto title = cell(row, titleColumn);
        const auto name = cell(row, nameColumn);
        if (!value || (title.empty() && name.empty()))
            continue;
        names_.push_back({.value = *value, .title = title.empty() ? name : title, .isProperName = title.empty()});
        nameRows_.push_back(row);
    }
}

std::size_t NameTable::column(std::string_view id) const {
    return static_cast<std::size_t>(std::ranges::find(columns_, id) - columns_.begin());
}

std::string_view NameTable::cell(std::size_t row, std::size_t column) const {
    const auto cell = firstCells_[row] + column;
    return cell < firstCells_[row + 1] ? cells_[cell] : std::string_view();
}

std::string_view NameTable::cell(std::size_t row, std::string_view column) const {
    return cell(row, this->column(column));
}

std::optional<std::int64_t> NameTable::integer(std::size_t row, std::string_view column) const {
    return integer(row, this->column(column));
}

std::optional<std::int64_t> NameTable::integer(std::size_t row, std::size_t column) const {
    auto text = cell(row, column);
    const bool hexadecimal = text.starts_with("0x");
    if (hexadecimal)
        text.remove_prefix(2);
    return bytes::parsed<std::int64_t>(text, hexadecimal ? 16 : 10);
}

double NameTable::number(std::size_t row, std::string_view column) const {
    const auto text = cell(row, column);
    double value = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

const NameTable& nameTable(std::string_view name) {
    const auto table = nameTables().find(name);
    if (table == nameTables().end())
        throw std::logic_error("no table " + std::string(name));
    return table->second;
}

std::vector<EnumName> namesOf(std::string_view table) {
    const auto& all = nameTable(table).names();
    return {all.begin(), all.end()};
}

std::vector<EnumName> namesOf(std::string_view table, std::string_view column, std::string_view text) {
    const auto& rows = nameTable(table);
    const auto filterColumn = rows.column(column);
    std::vector<EnumName> names;
    for (std::size_t i = 0; i < rows.names().size(); ++i) {
        if (rows.cell(rows.rowOfName(i), filterColumn) == text)
            names.push_back(rows.names()[i]);
    }
    return names;
}

std::vector<EnumName> withNone(std::string_view none, std::vector<EnumName> names) {
    return withNone(0, none, std::move(names));
}

std::vector<EnumName> withNone(std::int64_t value, std::string_view none, std::vector<EnumName> names) {
    names.insert(names.begin(), {.value = value, .title = none});
    return names;
}

std::string_view nameIn(const model::PropertySpec& property, std::int64_t value) {
    const auto match = std::ranges::find(property.names, value, &EnumName::value);
    return match == property.names.end() ? std::string_view() : match->title;
}

} // namespace navsmith::systems::gta_sa_save
