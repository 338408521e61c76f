// Writes the elements of any schema as JSON while reading them.
#pragma once

#include "app/cli/json_stream.h"
#include "core/model/model.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::cli {

struct ElementFilter {
    std::vector<std::string> types = {};      ///< ids; empty: all
    std::vector<std::string> properties = {}; ///< ids of properties and lists; empty: all

    /// What this schema does not have; empty if it has everything.
    [[nodiscard]] std::string unknownIn(const model::Schema& schema) const;
    [[nodiscard]] bool hasType(std::string_view id) const;
    [[nodiscard]] bool hasProperty(std::string_view id) const;
};

/// Writes {TYPE: [ELEMENT, ...], ...} for all element types. An element is
///   {"index", "file", "properties": {ID: VALUE}, "lists": {LIST: [{ID: VALUE}, ...]}}
/// `index` is its position in the array of its type (element_index.h). `file` is the index of its file and is missing
/// in files themselves; `lists` exists only for types with lists. Values: flags are true or false, enumerations
/// numbers, vectors arrays, bytes hexadecimal; a reference is {"type", "index"}, {"raw": NUMBER} if it is unresolved,
/// or null. Properties that the file version does not have are omitted.
/// `filter`: only some types, and of each element only some properties.
void writeElements(JsonStream& json, const model::Model& model, const ElementFilter& filter = {});

/// Writes such an array for some live elements of a type.
void writeElements(JsonStream& json, const model::Model& model, model::ElementTypeId type,
                   std::span<const model::Slot> rows);

} // namespace navsmith::cli
