// Errors in expressions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace navsmith::query {

struct QueryError {
    std::size_t position = 0; ///< byte offset in the text
    std::string message;
    std::string hint = {}; ///< what to write instead: "did you mean 'width'?"; may be empty
};

/// The message, the text, a line with a caret below the fault, and the hint.
std::string withCaret(const QueryError& error, std::string_view text);
/// The message and the hint, on one line.
std::string withHint(const QueryError& error);

} // namespace navsmith::query
