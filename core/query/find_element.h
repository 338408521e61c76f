// From what people call an element to the element: the names that model::elementName gives, and ids that are unique.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// "27" (a file, or a unique id), "27:345", "node 27:345", "link 3 of node 27:345", in any case; a type may be named
/// by title, plural or id, or left out, and then all that fit are found, in the order of the schema. Text properties
/// are found by their whole value. Empty if nothing is called so.
std::vector<model::Element> findElements(const model::Model& model, std::string_view text, std::size_t most = 50);

} // namespace navsmith::query
