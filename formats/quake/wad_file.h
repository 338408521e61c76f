// Archives of textures: WAD2 of Quake and WAD3 of GoldSrc (docs/formats/quake-bsp.md, section 7). Read-only.
#pragma once

#include "formats/bytes/format_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace navsmith::quake {

struct WadEntry {
    std::string name;         ///< up to 16 bytes as stored
    std::uint32_t offset = 0; ///< bytes; the entry lies within the file
    std::uint32_t size = 0;   ///< bytes
    std::uint8_t type = 0;
    bool packed = false; ///< by a method that no known tool writes

    bool operator==(const WadEntry&) const = default;
};

struct WadFile {
    std::vector<WadEntry> entries;  ///< in file order
    std::size_t outside = 0;        ///< number of entries left out because they exceed the file
    std::span<const std::byte> all; ///< the whole file
    /// The first texture of each name, in lower case.
    std::unordered_map<std::string, std::size_t> textures;
};

/// Reads the directory. The result is a view of the bytes. Errors: BadMagic; Truncated or CountTooLarge for a directory
/// beyond the end.
bytes::Result<WadFile> readWad(std::span<const std::byte> file);

/// The record of a texture (readMiptex()) by its name, ignoring case. None if there is none, or if it is packed.
std::optional<std::span<const std::byte>> findTexture(const WadFile& wad, std::string_view name);

} // namespace navsmith::quake
