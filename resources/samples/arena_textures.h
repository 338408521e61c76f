// The textures of the arena's map: names, sizes, and patterns in a few colours of Quake's palette.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::samples::arena {

/// The texture lump of a Quake map (docs/formats/quake-bsp.md, section 3), with each picture in four sizes.
std::vector<std::byte> textureLump(std::span<const std::string_view> names);

} // namespace navsmith::samples::arena
