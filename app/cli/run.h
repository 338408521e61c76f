// The whole program except main().
#pragma once

#include <iosfwd>

namespace navsmith::cli {

/// Results go to `out`, messages to standard error. Returns the exit status;
/// nothing is thrown.
int run(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

} // namespace navsmith::cli
