// Finds the images of textures of Quake and GoldSrc: in the map, or in the WAD files that it names.
#pragma once

#include "core/world/entity_text.h"
#include "core/world/textured_map.h"
#include "formats/quake/bsp_surfaces.h"
#include "formats/quake/miptex.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

class QuakeImages {
public:
    /// Everything must outlive it. `used`: by texture, whether a face uses it. Reads the WAD files that are needed.
    QuakeImages(const quake::BspFile& map, const quake::BspSurfaces& surfaces, std::span<const MapEntity> entities,
                const std::vector<bool>& used, const FindGameFile& find);

    /// The image of a texture; empty: missing or damaged. Of an animated texture the first frame, of a sky of two
    /// layers the one behind.
    [[nodiscard]] TextureImage imageOf(std::size_t texture);
    /// Width and height of the texture in the map, pixels; at least 1.
    [[nodiscard]] glm::vec2 sizeOf(std::size_t texture) const;

    /// Problems that were skipped.
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

private:
    [[nodiscard]] std::optional<quake::Miptex> find(std::size_t texture) const;
    [[nodiscard]] std::optional<quake::Miptex> inMap(std::size_t texture) const;
    void readWads(std::string_view list, const std::vector<bool>& used, const FindGameFile& find);

    const quake::BspFile& map_;
    const quake::BspSurfaces& surfaces_;
    quake::Palette palette_;
    std::map<std::string, std::vector<std::byte>> records_; ///< from WAD files, by name in lower case
    std::map<std::string, std::size_t> inMapByName_;        ///< first frames of animated textures
    std::size_t pixelsLeft_;
    std::vector<std::string> notes_;
};

/// The file names of the key "wad" of a map: a list of paths, separated by ";", of the computer that made it.
std::vector<std::string> wadNames(std::string_view list);

} // namespace navsmith::world
