#include "core/systems/gta_sa_paths/geometry.h"

#include <cmath>

namespace navsmith::systems::gta_sa_paths {

double distance(RawPoint a, RawPoint b) {
    return paths::distance(a, b, paths::kStep);
}

std::uint8_t linkLength(RawPoint a, RawPoint b) {
    return paths::wholeLength(distance(a, b));
}

bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b) {
    const auto right = linkLength(a, b);
    if (stored == right)
        return true;
    const double exact = distance(a, b);
    // Section 6: 676 stock lengths are one lower, all with a fraction below 0.001.
    return stored + 1 == right && exact - std::floor(exact) < 0.001;
}

std::int16_t middle(std::int16_t a, std::int16_t b) {
    return static_cast<std::int16_t>((static_cast<int>(a) + static_cast<int>(b)) / 2);
}

std::optional<std::array<std::int8_t, 2>> direction(RawPoint from, RawPoint to) {
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = std::sqrt(dx * dx + dy * dy);
    if (length == 0)
        return std::nullopt;
    return std::array{static_cast<std::int8_t>(dx / length * 100), static_cast<std::int8_t>(dy / length * 100)};
}

std::string_view compass(int east, int north) {
    static constexpr std::array<std::string_view, 8> winds{"east", "north-east", "north", "north-west",
                                                           "west", "south-west", "south", "south-east"};
    if (east == 0 && north == 0)
        return {};
    constexpr double eighth = 3.14159265358979323846 / 4;
    const auto wind = std::lround(std::atan2(north, east) / eighth);
    return winds[static_cast<std::size_t>(wind + 8) % winds.size()];
}

} // namespace navsmith::systems::gta_sa_paths
