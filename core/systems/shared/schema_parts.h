// Common kinds of properties: bits of a column, derived numbers, preserved file data. Each function returns a
// PropertySpec that the caller can adjust.
#pragma once

#include "core/model/schema.h"

#include <cstdint>
#include <string_view>

namespace navsmith::systems {

/// One bit.
inline model::PropertySpec flagBit(std::string_view id, std::string_view title, std::string_view section,
                                   std::string_view help, model::ColumnId column, std::uint8_t bit,
                                   bool advanced = false) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .type = model::PropertyType::Bool,
            .column = column,
            .shift = bit,
            .bits = 1,
            .advanced = advanced};
}

/// Several bits as a number; 0 bits: the whole column.
inline model::PropertySpec bitField(std::string_view id, std::string_view title, std::string_view section,
                                    std::string_view help, model::ColumnId column, std::uint8_t shift,
                                    std::uint8_t bits, bool advanced = false) {
    return {.id = id,
            .title = title,
            .section = section,
            .help = help,
            .type = model::PropertyType::Integer,
            .column = column,
            .shift = shift,
            .bits = bits,
            .advanced = advanced};
}

/// A derived number.
inline model::PropertySpec derivedNumber(std::string_view id, std::string_view title, std::string_view section,
                                         std::string_view help, model::Derive derive,
                                         model::PropertyType type = model::PropertyType::Integer,
                                         std::string_view unit = {}) {
    return {.id = id, .title = title, .section = section, .help = help, .unit = unit, .type = type, .derive = derive};
}

/// A word of the file without meaning to the user, in hexadecimal.
inline model::PropertySpec storedWord(std::string_view id, std::string_view title, std::string_view help,
                                      model::ColumnId column) {
    return {.id = id,
            .title = title,
            .section = "Stored words",
            .help = help,
            .type = model::PropertyType::Integer,
            .column = column,
            .hexadecimal = true,
            .advanced = true};
}

/// A number that only tells how far the stored value is off.
inline model::PropertySpec storedNumber(std::string_view id, std::string_view title, std::string_view help,
                                        model::ColumnId column) {
    return {.id = id,
            .title = title,
            .section = "Stored bytes",
            .help = help,
            .type = model::PropertyType::Integer,
            .column = column,
            .advanced = true};
}

/// Preserved bytes.
inline model::PropertySpec storedBytes(std::string_view id, std::string_view title, std::string_view help,
                                       model::ColumnId column) {
    return {.id = id,
            .title = title,
            .section = "Stored bytes",
            .help = help,
            .type = model::PropertyType::Bytes,
            .column = column,
            .readOnly = true,
            .advanced = true};
}

/// The same property, present only in versions of the file that store it.
inline model::PropertySpec where(model::Present present, model::PropertySpec property) {
    property.present = present;
    return property;
}

} // namespace navsmith::systems
