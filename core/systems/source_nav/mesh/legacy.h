// Unnamed area data of old files, as bytes of the column `legacy`.
#pragma once

#include "formats/source/nav_file.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

/// Encounter paths of versions 1 and 2: their number, and their bytes as stored.
struct OldPaths {
    std::uint32_t count = 0;
    std::span<const std::byte> bytes;
};
std::string encodeOldPaths(const OldPaths& paths);
/// No paths if the text was not made by encodeOldPaths(). The bytes refer into the text.
OldPaths decodeOldPaths(std::string_view text);

/// An area's part of early Left 4 Dead files, and the numbers that its range refers to.
struct EarlyPart {
    source::EarlyAreaPart words; ///< the range is unused
    std::vector<std::uint32_t> numbers;
};
std::string encodeEarlyPart(const EarlyPart& part);
/// All 0 if the text was not made by encodeEarlyPart().
EarlyPart decodeEarlyPart(std::string_view text);

} // namespace navsmith::systems::source_nav
