// Whether somebody watches.
#pragma once

#include <iosfwd>

namespace navsmith::cli {

/// True if the stream is standard error of the program, and that is a terminal.
bool showsProgress(const std::ostream& err);

} // namespace navsmith::cli
