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

/// The smallest place around a point; null: there is none.
inline const NamedPlace* placeAt(std::span<const NamedPlace> places, double x, double y) {
    const NamedPlace* smallest = nullptr;
    const auto area = [](const NamedPlace& p) { return (p.east - p.west) * (p.north - p.south); };
    for (const auto& place : places) {
        const bool inside = x >= static_cast<double>(place.west) && x <= static_cast<double>(place.east) &&
                            y >= static_cast<double>(place.south) && y <= static_cast<double>(place.north);
        if (inside && (smallest == nullptr || area(place) < area(*smallest)))
            smallest = &place;
    }
    return smallest;
}

} // namespace navsmith::systems
