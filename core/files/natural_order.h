// The order in which people expect numbered files: NODES2 before NODES10, whatever the case.
#pragma once

#include <string_view>

namespace navsmith::files {

/// A total order: runs of ASCII digits compare as numbers of any length, ASCII letters without case, other bytes by
/// value. What still ties is told apart by leading zeros (fewer first) and then by the plain bytes.
bool naturalLess(std::string_view a, std::string_view b);

} // namespace navsmith::files
