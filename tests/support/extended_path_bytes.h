// San Andreas path files of the extended form (32 x 32 squares) put together by hand after
// docs/formats/gta-sa-nodes.md, without the codec: areas of the stock form, at the same places of the larger map.
#pragma once

#include "tests/support/path_bytes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace navsmith::tests {

/// The area of the extended map whose square is that of an area of the stock map; numbers beyond 63 are kept.
std::uint16_t extendedArea(std::uint16_t stockArea);

/// A stock area's bytes in extended form, with the areas that it names renumbered. Exact stands for a file that ends
/// behind EOF; Cut and EmptyCut do not exist.
std::vector<std::byte> buildExtendedArea(const RawArea& stock, RawForm form);

} // namespace navsmith::tests
