// A request of `serve`: a line of JSON that becomes the options of a command.
#pragma once

#include "app/cli/command_row.h"
#include "app/cli/json_output.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace navsmith::cli {

struct RequestError {
    std::string message;
    std::string field = {};                   ///< key of the request; empty: none in particular
    std::optional<std::uint64_t> offset = {}; ///< byte in the line; none: the line is JSON
};

struct Request {
    Json id; ///< text, a number or null
    std::string command;
    Json options; ///< the other members
};

struct ParsedRequest {
    Json id; ///< as far as it could be read
    tl::expected<Request, RequestError> request;
};
ParsedRequest parseRequest(std::string_view line);

struct RequestRules {
    std::span<const std::string> openPaths; ///< what PATH is where a request names none
    bool mayUseFiles = true;                ///< false: options that name files are refused
};

/// Gives the members of the request to the options of the command.
tl::expected<DeclaredCommand, RequestError> declare(const Command& row, const Request& request,
                                                    const RequestRules& rules);

} // namespace navsmith::cli
