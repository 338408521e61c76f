// Recognises map files.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace navsmith::world {

struct MapRecognition {
    std::string title;     ///< the kind of map: "Source map (VBSP 20)"
    bool readable = false; ///< false: a map of a kind that cannot be read
};

inline constexpr std::size_t kMapRecognitionBytes = 8;

/// Takes a file from its start: kMapRecognitionBytes or more of it, or all of a shorter one. `name`: of the file, for
/// kinds that have no magic number; those are not recognised without one. None: not a map.
std::optional<MapRecognition> recogniseMap(std::span<const std::byte> start, std::string_view name = {});

/// Usual names of maps, for file dialogs: "*.bsp".
std::vector<std::string_view> mapPatterns();

} // namespace navsmith::world
