// Finds elements by the names that users see (model::elementName) and by unique ids.
#pragma once

#include "core/model/model.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// Accepts "27" (a file, or a unique id), "27:345", "node 27:345" and "link 3 of node 27:345", case-insensitively. The
/// type may be given by title, plural or id; without it, all matches are returned, in schema order. Text properties
/// match by their whole value. Empty if nothing matches.
std::vector<model::Element> findElements(const model::Model& model, std::string_view text, std::size_t most = 50);

} // namespace navsmith::query
