// Which files are maps.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace navsmith::world {

struct MapRecognition {
    std::string title;     ///< the kind of map: "Source map (VBSP 20)"
    bool readable = false; ///< false: a map, and one that cannot be read
};

inline constexpr std::size_t kMapRecognitionBytes = 8;

/// By the first kMapRecognitionBytes of a file, or all of a shorter one. None: no map.
std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start);

} // namespace navsmith::world
