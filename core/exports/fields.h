// Values of elements for tables, in a form that does not depend on the language of the program.
#pragma once

#include "core/model/model.h"
#include "core/model/property.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::exports {

enum class FieldKind : std::uint8_t { Number, Truth, Text };

/// A property, or one coordinate of a vector.
struct Field {
    const model::PropertySpec* property = nullptr;
    int component = -1;      ///< of a vector
    std::string id;          ///< "width", "position.x"
    std::string_view unit{}; ///< may be empty
    FieldKind kind = FieldKind::Text;
};

/// All of a type, in the order of the schema.
std::vector<Field> fieldsOf(const model::ElementType& type);

/// One text for each row, empty where there is no value. Numbers are exact: read back, they give the same value of the
/// file. Truths are "true" and "false"; enumerations have their English names, and references those of their targets
/// without the type: "3:17".
std::vector<std::string> textsOf(const model::Model& model, model::ElementTypeId type, const Field& field,
                                 std::span<const model::Slot> rows);

/// "3:17" for node 3:17.
std::string shortName(const model::Model& model, model::Element element);

} // namespace navsmith::exports
