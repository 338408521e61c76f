// Which files hold meshes, and how the games name them.
#pragma once

#include "core/systems/system.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::systems::source_nav {

Confidence recognise(std::string_view name, std::span<const std::byte> head, std::uint64_t size);
/// The layouts of the games.
std::vector<Variant> variants();
/// NAME.bsp for NAME.nav.
std::vector<std::string> mapNames(std::string_view fileName);
/// Where a map has its mesh inside, in the game's search order. `mapName`: without ending.
std::vector<std::string> namesInMap(std::string_view mapName);

} // namespace navsmith::systems::source_nav
