// Messages of the core name commands of the window, such as "use Set Map Size first". Here they name what does the same
// on the command line.
#pragma once

#include "core/systems/system.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace navsmith::cli {

/// `own`: texts of the message with what a command says in their place. Titles of edits get the id for --do behind
/// them, and opening a map becomes --map.
std::string forCommandLine(std::string message, const systems::System& system,
                           std::initializer_list<std::pair<std::string_view, std::string_view>> own = {});

} // namespace navsmith::cli
