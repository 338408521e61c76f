// Persistent names for rows: text that identifies the same elements after the files are opened again, for data stored
// beside a document.
#pragma once

#include "core/model/model.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// One line per file that contains some of the rows, with tab-separated parts: type id, file name, number of elements
/// of the type in the file, and the rows' positions among them, as "0-5,9". Omits dead rows. O(rows of the type).
std::vector<std::string> nameRows(const model::Model& model, model::ElementTypeId type,
                                  std::span<const model::Slot> rows);

/// The rows that such a line names in a model. Empty if the model has no such type or file, if the file's number of
/// elements of the type differs from the recorded one (positions would name other elements), or if the line is damaged.
std::vector<model::Element> findRows(const model::Model& model, std::string_view line);

} // namespace navsmith::query
