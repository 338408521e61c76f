// Reads values of properties. The last token of the reader begins the value; errors are the reader's.
#pragma once

#include "core/model/storage.h"
#include "core/model/stored_parts.h"
#include "core/text_form/json_reader.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace navsmith::text_form {

/// One component of a part, into its cell.
void readNumber(JsonReader& json, const model::StoredPart& part, std::span<const model::ColumnSpec> specs,
                std::size_t component, std::vector<model::ColumnData>& columns, std::size_t row);

/// A string, strings that continue each other, or {"hex": ...}.
std::string readText(JsonReader& json, const model::StoredPart& part);

} // namespace navsmith::text_form
