// BSPX: more lumps behind those of a map's header, by name (docs/formats/quake-bsp.md, section 9).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::bsp {

struct BspxLump {
    std::string name; ///< up to 24 bytes as stored
    std::span<const std::byte> bytes;
};

/// `end`: where the last lump of the header ends, bytes. Leaves out lumps beyond the end of the file. Empty if the map
/// has none. The lumps are views of `file`.
std::vector<BspxLump> readBspx(std::span<const std::byte> file, std::uint64_t end);

/// The first lump of that name, or an empty view.
std::span<const std::byte> bspxLump(std::span<const BspxLump> lumps, std::string_view name);

} // namespace navsmith::bsp
