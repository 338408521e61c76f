// How the readers of maps get at other files of a game.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace navsmith::world {

/// The bytes of a file of the game by its path from the game's folder ("materials/brick/wall.vmt", "halflife.wad",
/// "gfx/palette.lmp"), wherever the game would find it; ignores case. None: there is no such file.
using FindGameFile = std::function<std::optional<std::vector<std::byte>>(std::string_view path)>;

} // namespace navsmith::world
