// Rows of a model in words that still mean the same elements when its files are opened again: for what a program
// remembers of a document beside it.
#pragma once

#include "core/model/model.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// A line for each file that has some of these rows, its parts separated by tabs: id of the type, name of the file, how
/// many of the type the file has, and the places of the rows among them, as "0-5,9". Dead rows are left out.
/// O(rows of the type).
std::vector<std::string> nameRows(const model::Model& model, model::ElementTypeId type,
                                  std::span<const model::Slot> rows);

/// What such a line means in a model. Nothing if the model has no such type or file, if the file has another number of
/// elements of the type than it had then, as a place would mean another element, or if the line is damaged.
std::vector<model::Element> findRows(const model::Model& model, std::string_view line);

} // namespace navsmith::query
