// Errors in expressions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace navsmith::query {

struct QueryError {
    std::size_t position = 0; ///< byte offset in the text
    std::string message;
};

/// The message, the text, and a line with a caret below the fault.
std::string withCaret(const QueryError& error, std::string_view text);

} // namespace navsmith::query
