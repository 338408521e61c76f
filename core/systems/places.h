// Named places of a world, such as the districts of a city: for finding one's way.
#pragma once

#include <span>
#include <string_view>

namespace navsmith::systems {

/// A box in plan, in world units.
struct NamedPlace {
    std::string_view name;
    float west = 0;
    float south = 0;
    float east = 0;
    float north = 0;
};

/// A world that several systems describe.
struct World {
    std::string_view name;
    std::span<const NamedPlace> places = {}; ///< by name; empty: none are known
};

} // namespace navsmith::systems
