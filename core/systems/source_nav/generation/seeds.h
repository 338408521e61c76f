// Where the exploration of a map begins.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace navsmith::systems::source_nav::generation {

/// What people choose.
enum class SeedRule : std::uint8_t {
    AsTheGame, ///< a single player explores the map
    AllStarts, ///< also reaches parts of a map to which no way leads from the first
};

/// Which of several places the exploration begins at.
enum class SeedUse : std::uint8_t {
    First,            ///< the first with ground
    FirstUnlessSmall, ///< the first with ground, and the others if they add more ground than it leads to
    All,
};

struct Seeds {
    std::vector<glm::vec3> places; ///< the one that the game begins at first
    SeedUse use = SeedUse::All;
};

} // namespace navsmith::systems::source_nav::generation
