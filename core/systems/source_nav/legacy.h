// What old files hold of an area and nobody has named, as bytes of its column `legacy`.
#pragma once

#include "formats/source/nav_file.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

/// Encounter paths of versions 1 and 2: how many, and their bytes as stored.
struct OldPaths {
    std::uint32_t count = 0;
    std::span<const std::byte> bytes;
};
std::string encodeOldPaths(const OldPaths& paths);
/// No paths if the text is none that encodeOldPaths() made. The bytes are the text's.
OldPaths decodeOldPaths(std::string_view text);

/// An area's part of early Left 4 Dead files with the numbers that its range names.
struct EarlyPart {
    source::EarlyAreaPart words; ///< the range is not used
    std::vector<std::uint32_t> numbers;
};
std::string encodeEarlyPart(const EarlyPart& part);
/// All 0 if the text is none that encodeEarlyPart() made.
EarlyPart decodeEarlyPart(std::string_view text);

} // namespace navsmith::systems::source_nav
