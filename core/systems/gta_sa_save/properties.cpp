#include "core/systems/gta_sa_save/properties.h"

#include "core/systems/gta_sa_save/record_columns.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

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

/// Converts "target_1_x" to "Target 1 x". Keeps the strings, since the schema stores views.
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

PropertyType propertyTypeOf(SaveType type) {
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

std::string pointText(const std::optional<glm::vec3>& point) {
    if (!point)
        return {};
    const auto number = [](float value) { return texts::localNumber(fmt::format("{}", value)); };
    return fmt::format("{1}{0}{2}{0}{3}", texts::separator(), number(point->x), number(point->y), number(point->z));
}

PropertySpec plainProperty(const SaveField& field, ColumnId column, std::string_view section) {
    return {.id = field.id,
            .title = titleOf(field.id),
            .section = section,
            .type = propertyTypeOf(field.type),
            .column = column,
            .readOnly = field.type == SaveType::Bytes,
            .advanced = true};
}

bool shows(const model::ElementType& type, ColumnId column) {
    return std::ranges::any_of(type.properties, [&](const PropertySpec& p) {
        return p.column == column || std::ranges::find(p.components, column) != p.components.end();
    });
}

void addPlainProperties(model::ElementType& type, std::string_view section, std::string_view prefix, bool hexadecimal) {
    forEachField(*recordType(type.place), [&](ColumnId column, const SaveField& field) {
        if (!field.id.starts_with(prefix) || shows(type, column))
            return;
        auto& added = type.properties.emplace_back(plainProperty(field, column, section));
        added.advanced = field.type == SaveType::Bytes;
        added.hexadecimal = hexadecimal && added.type == PropertyType::Integer;
    });
}

void addOtherProperties(model::ElementType& type) {
    forEachField(*recordType(type.place), [&](ColumnId column, const SaveField& field) {
        if (!shows(type, column))
            type.properties.push_back(plainProperty(field, column, "Other fields"));
    });
    if (unnamedPlaces(gta_sa::specOf(recordType(type.place)->record)).empty())
        return;
    addProperties(type, "Stored bytes",
                  {rawBytes("unnamed_bytes", "Unnamed bytes")
                       .help("Rest of the record: padding and remains of older content. Kept unchanged.")});
}

} // namespace navsmith::systems::gta_sa_save
