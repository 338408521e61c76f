// The textures of the arena's map: names, sizes, and patterns of a few colours of Quake's palette.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace navsmith::samples::arena {

/// The lump of textures of a Quake map (docs/formats/quake-bsp.md, section 3), with pictures in four sizes each.
std::vector<std::byte> textureLump(std::span<const std::string_view> names);

} // namespace navsmith::samples::arena
