// Elements of any schema as JSON, written as they are read.
#pragma once

#include "app/cli/json_stream.h"
#include "core/model/model.h"

namespace navsmith::cli {

/// Writes {KIND: [ELEMENT, ...], ...} over all types. An element is
///   {"index", "file", "properties": {ID: VALUE}, "lists": {LIST: [{ID: VALUE}, ...]}}
/// `index` is its place in its type's array (element_index.h). `file` is the index
/// of its file and is missing in files themselves; `lists` only where the type has lists. Values: flags true or false,
/// enumerations by number, vectors as arrays, bytes in hexadecimal, a reference as {"type", "index"}, as {"raw":
/// NUMBER} if it names nothing that is here, or null. A property that this version of the file does not have is left
/// out.
void writeElements(JsonStream& json, const model::Model& model);

} // namespace navsmith::cli
