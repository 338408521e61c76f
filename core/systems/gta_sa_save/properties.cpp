#include "core/systems/gta_sa_save/properties.h"

#include "core/systems/shared/schema_parts.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <utility>

namespace navsmith::systems::gta_sa_save {

using model::ColumnId;
using model::PropertySpec;
using model::PropertyType;

namespace {

/// "target_1_x" as "Target 1 x"; the schema keeps views, so the texts have to last.
std::string_view titleOf(std::string_view id) {
    static std::map<std::string_view, std::string> titles;
    auto& title = titles[id];
    if (title.empty()) {
        title = id;
        std::replace(title.begin(), title.end(), '_', ' ');
        title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    }
    return title;
}

PropertyType typeOf(SaveType type) {
    switch (type) {
    case SaveType::F32:
        return PropertyType::Number;
    case SaveType::Text:
        return PropertyType::Text;
    case SaveType::Bytes:
        return PropertyType::Bytes;
    default:
        return PropertyType::Integer;
    }
}

} // namespace

PropertySpec plainProperty(const SaveField& field, ColumnId column, std::string_view section) {
    return {.id = field.id,
            .title = titleOf(field.id),
            .section = section,
            .type = typeOf(field.type),
            .column = column,
            .readOnly = field.type == SaveType::Bytes,
            .advanced = true};
}

PropertySpec& Properties::next(std::string_view id, std::string_view title, std::string_view help, PropertyType type) {
    made_.push_back({.id = id, .title = title, .section = section_, .help = help, .type = type});
    return made_.back();
}

Properties& Properties::number(std::string_view id, std::string_view title, std::string_view help,
                               std::string_view unit, double scale) {
    const auto column = columnOf(type_, id);
    const auto& fields = gta_sa::specOf(recordType(type_)->record).fields;
    const bool whole = scale == 1 && fields[column - kFieldsAt].type != SaveType::F32;
    auto& made = next(id, title, help, whole ? PropertyType::Integer : PropertyType::Number);
    made.unit = unit;
    made.column = column;
    made.scale = scale;
    return *this;
}

Properties& Properties::choice(std::string_view id, std::string_view title, std::vector<model::EnumName> names,
                               std::string_view help) {
    auto& made = next(id, title, help, PropertyType::Enum);
    made.column = columnOf(type_, id);
    made.names = std::move(names);
    return *this;
}

Properties& Properties::choiceOf(std::string_view id, std::string_view fieldId, int shift, int bits,
                                 std::string_view title, std::vector<model::EnumName> names, std::string_view help) {
    auto& made = next(id, title, help, PropertyType::Enum);
    made.column = columnOf(type_, fieldId);
    made.shift = static_cast<std::uint8_t>(shift);
    made.bits = static_cast<std::uint8_t>(bits);
    made.names = std::move(names);
    return *this;
}

Properties& Properties::bit(std::string_view id, std::string_view fieldId, int bit, std::string_view title,
                            std::string_view help) {
    auto& made = next(id, title, help, PropertyType::Bool);
    made.column = columnOf(type_, fieldId);
    made.shift = static_cast<std::uint8_t>(bit);
    made.bits = 1;
    return *this;
}

Properties& Properties::bitsOf(std::string_view id, std::string_view fieldId, int shift, int bits,
                               std::string_view title, std::string_view help) {
    auto& made = next(id, title, help, PropertyType::Integer);
    made.column = columnOf(type_, fieldId);
    made.shift = static_cast<std::uint8_t>(shift);
    made.bits = static_cast<std::uint8_t>(bits);
    return *this;
}

Properties& Properties::point(std::string_view id, std::string_view title,
                              std::initializer_list<std::string_view> fields, double scale, std::string_view help,
                              std::string_view unit) {
    auto& made = next(id, title, help, PropertyType::Vector);
    for (const auto field : fields)
        made.components.push_back(columnOf(type_, field));
    made.scale = scale;
    made.unit = unit;
    return *this;
}

Properties& Properties::text(std::string_view id, std::string_view title, std::string_view help) {
    next(id, title, help, PropertyType::Text).column = columnOf(type_, id);
    return *this;
}

Properties& Properties::hex(std::string_view id, std::string_view title, std::string_view help) {
    auto& made = next(id, title, help, PropertyType::Integer);
    made.column = columnOf(type_, id);
    made.hexadecimal = true;
    made.advanced = true;
    return *this;
}

Properties& Properties::within(double minimum, double maximum) {
    made_.back().minimum = minimum;
    made_.back().maximum = maximum;
    return *this;
}

Properties& Properties::fixed(std::string_view id, std::string_view title, std::string_view help) {
    number(id, title, help);
    made_.back().readOnly = true;
    return *this;
}

Properties& Properties::all(std::string_view prefix, bool hexadecimal) {
    ColumnId column = kFieldsAt;
    for (const auto& field : gta_sa::specOf(recordType(type_)->record).fields) {
        if (field.id.starts_with(prefix) && !shows(column)) {
            made_.push_back(plainProperty(field, column, section_));
            made_.back().advanced = field.type == SaveType::Bytes;
            made_.back().hexadecimal = hexadecimal && made_.back().type == PropertyType::Integer;
        }
        ++column;
    }
    return *this;
}

Properties& Properties::add(PropertySpec property) {
    made_.push_back(std::move(property));
    return *this;
}

bool Properties::shows(ColumnId column) const {
    return std::any_of(made_.begin(), made_.end(), [&](const PropertySpec& p) {
        return p.column == column || std::find(p.components.begin(), p.components.end(), column) != p.components.end();
    });
}

std::vector<PropertySpec> Properties::finish() {
    ColumnId column = kFieldsAt;
    for (const auto& field : gta_sa::specOf(recordType(type_)->record).fields) {
        if (!shows(column))
            made_.push_back(plainProperty(field, column, "Other fields"));
        ++column;
    }
    made_.push_back(storedBytes("unnamed_bytes", "Unnamed bytes",
                                "What the record holds besides: fillers and what is left of older contents. Kept",
                                model::kFirstOwn + 1));
    return std::move(made_);
}

} // namespace navsmith::systems::gta_sa_save
