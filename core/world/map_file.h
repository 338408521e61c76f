// Recognises map files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace navsmith::world {

struct MapRecognition {
    std::string title;     ///< the kind of map: "Source map (VBSP 20)"
    bool readable = false; ///< false: a map of a kind that cannot be read
};

inline constexpr std::size_t kMapRecognitionBytes = 8;

/// Takes the first kMapRecognitionBytes of a file, or the whole of a shorter one. None: not a map.
std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start);

} // namespace navsmith::world
