#include "core/systems/shared/property_builder.h"

#include <algorithm>
#include <string>

namespace navsmith::systems {

using model::ColumnId;
using model::ColumnSpec;
using model::PropertySpec;
using model::PropertyType;

PropertySpec PropertyBuilder::build(std::string_view section, std::span<const ColumnSpec> columns,
                                    ColumnId first) const {
    auto spec = spec_;
    spec.section = section;
    if (spec.derived() || spec.column != model::kNoColumn || !spec.components.empty())
        return spec;
    const auto columnOf = [&](std::string_view id) {
        const auto it = std::ranges::find(columns, id, &ColumnSpec::id);
        return it == columns.end() ? model::kNoColumn : static_cast<ColumnId>(first + (it - columns.begin()));
    };
    if (spec.type != PropertyType::Vector) {
        spec.column = columnOf(columnIds_.empty() ? spec.id : columnIds_.front());
        return spec;
    }
    for (const auto id : columnIds_)
        spec.components.push_back(columnOf(id));
    for (const std::string_view axis : {"_x", "_y", "_z"}) {
        const auto column = columnOf(std::string(spec.id).append(axis));
        if (columnIds_.empty() && column != model::kNoColumn)
            spec.components.push_back(column);
    }
    return spec;
}

void addProperties(model::ElementType& type, std::string_view section,
                   std::initializer_list<PropertyBuilder> properties) {
    for (const auto& property : properties)
        type.properties.push_back(property.build(section, type.columns, model::kFirstOwn));
}

void addProperties(model::ListSpec& list, std::string_view section, std::initializer_list<PropertyBuilder> properties) {
    for (const auto& property : properties)
        list.properties.push_back(property.build(section, list.columns, 0));
}

} // namespace navsmith::systems
