// What may be typed next in an expression.
#pragma once

#include "core/model/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace navsmith::query {

/// Where the word that is being typed begins: the end of the text if it is no part of a word.
std::size_t wordStart(std::string_view text);

/// Words that may stand at the end of the text: properties, also of the elements that references lead to, collections
/// inside of "count(" and the like, functions, all sorted; after "="
/// only the values of the property, in their order.
std::vector<std::string> completions(std::string_view text, const model::Schema& schema, model::ElementTypeId type);

} // namespace navsmith::query
