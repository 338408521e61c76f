// The families of maps: how each is recognised, and its readers. One row of the table a family.
#pragma once

#include "core/world/map_file.h"
#include "core/world/map_readers.h"
#include "core/world/textured_readers.h"

#include <string_view>

namespace navsmith::world {

struct MapFamily {
    std::string_view pattern; ///< usual names of its files: "*.bsp"
    /// Takes the first kMapRecognitionBytes of a file, or all of a shorter one, and its name. None: not of this family.
    std::optional<MapRecognition> (*identify)(std::span<const std::byte> start, std::string_view name);
    bytes::Result<MapGeometry> (*readGeometry)(std::span<const std::byte> file, const std::stop_token& stop,
                                               const FindGameFile& find);
    bytes::Result<TexturedMap> (*readTextured)(const TexturedInput& input);
};

/// The family of a whole file. Bytes that are no map belong to the oldest family, whose readers say what is wrong with
/// them.
const MapFamily& familyOf(std::span<const std::byte> file, std::string_view name);

} // namespace navsmith::world
