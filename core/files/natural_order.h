// Natural sort order of numbered files: NODES2 before NODES10, case-insensitive.
#pragma once

#include <string_view>

namespace navsmith::files {

/// A total order: compares runs of ASCII digits as numbers of any length, ASCII letters without case and other bytes by
/// value. Breaks ties by leading zeros (fewer first), then by the raw bytes.
bool naturalLess(std::string_view a, std::string_view b);

} // namespace navsmith::files
