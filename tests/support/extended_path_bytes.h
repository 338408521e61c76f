// Builds extended San Andreas path files (32 x 32 squares) by hand from docs/formats/gta-sa-nodes.md, without the
// codec: stock areas at the same places of the larger map.
#pragma once

#include "tests/support/path_bytes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::tests {

/// The extended area whose square is that of a stock area; keeps numbers above 63.
std::uint16_t extendedArea(std::uint16_t stockArea);

/// A stock area's bytes in extended form, with area references renumbered. Exact means a file that ends after EOF; Cut
/// and EmptyCut do not exist.
std::vector<std::byte> buildExtendedArea(const RawArea& stock, RawForm form);

} // namespace navsmith::tests
