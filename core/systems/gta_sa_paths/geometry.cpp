#include "core/systems/gta_sa_paths/geometry.h"

#include "formats/texts/texts.h"

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
    return stored != 0 && stored + 1 == right && exact - std::floor(exact) < 0.001;
}

Coordinate middle(Coordinate a, Coordinate b) {
    return static_cast<Coordinate>((std::int64_t{a} + b) / 2);
}

std::optional<std::array<std::int8_t, 2>> direction(RawPoint from, RawPoint to) {
    const double dx = static_cast<double>(to.x) - from.x;
    const double dy = static_cast<double>(to.y) - from.y;
    const double length = std::sqrt(dx * dx + dy * dy);
    if (length == 0)
        return std::nullopt;
    return std::array{static_cast<std::int8_t>(dx / length * 100), static_cast<std::int8_t>(dy / length * 100)};
}

std::string_view compass(double east, double north) {
    static constexpr std::array<std::string_view, 8> winds{
        texts::mark("east"), texts::mark("north-east"), texts::mark("north"), texts::mark("north-west"),
        texts::mark("west"), texts::mark("south-west"), texts::mark("south"), texts::mark("south-east")};
    if (east == 0 && north == 0)
        return {};
    constexpr double eighth = 3.14159265358979323846 / 4;
    const auto wind = std::lround(std::atan2(north, east) / eighth);
    return texts::translated({winds[static_cast<std::size_t>(wind + 8) % winds.size()]});
}

} // namespace navsmith::systems::gta_sa_paths
