// The texture lumps of maps of Quake and GoldSrc (docs/formats/quake-bsp.md, section 7), each picture in four sizes.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::samples {

/// In the nearest colours of Quake's palette.
std::vector<std::byte> quakeTextures(std::span<const std::string_view> names);

/// Each with its own palette.
std::vector<std::byte> goldSrcTextures(std::span<const std::string_view> names);

} // namespace navsmith::samples
