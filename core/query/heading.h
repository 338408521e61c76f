// What stands before a condition and says of which elements it is: "area:", "areas where", "select * from area where",
// "area[", ".areas[] | select(".
#pragma once

#include "core/model/schema.h"
#include "core/query/query_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace navsmith::query {

struct Heading {
    std::optional<model::ElementTypeId> type; ///< none: it does not say
    std::size_t end = 0;                      ///< where the condition begins
};

/// Fails if a heading is there that names no element type.
tl::expected<Heading, QueryError> readHeading(std::string_view text, const model::Schema& schema);

} // namespace navsmith::query
