// The names that expressions know, as docs/query-names.md.
#pragma once

#include <iosfwd>

namespace navsmith::cli {

void printQueryNames(std::ostream& out);

} // namespace navsmith::cli
