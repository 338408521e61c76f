#include "core/systems/gta_sa_paths/text/text_values.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::gta_sa_paths::compiler {

namespace {

/// Changes to the double of a stored coordinate, the likeliest first.
constexpr std::array<std::int32_t, 5> kTries{0, 1, -1, 2, -2};

/// Sixteenths of a stored coordinate, or the farthest that a text may have.
std::int32_t doubled(const Traits& traits, std::int32_t stored) {
    const std::int64_t most = tooFar(traits) - 1;
    return static_cast<std::int32_t>(std::clamp(2 * std::int64_t{stored}, -most, most));
}

/// The first of the tries of x and y for which `holds`; else nothing.
template <typename Holds>
std::optional<TextPlace> firstPlace(const Traits& traits, std::int32_t x, std::int32_t y, const Holds& holds) {
    for (const auto dx : kTries) {
        for (const auto dy : kTries) {
            const TextPlace place{doubled(traits, x) + dx, doubled(traits, y) + dy, 0};
            if (std::abs(place.x) < tooFar(traits) && std::abs(place.y) < tooFar(traits) && holds(place))
                return place;
        }
    }
    return std::nullopt;
}

float middleOf(const Arithmetic& math, std::int32_t sixteenths) {
    const float units = unitsOf(sixteenths);
    return math.multiply(0.5F, math.add(units, units));
}

} // namespace

std::int32_t coordinateFor(const Arithmetic& math, const Traits& traits, std::int32_t stored) {
    for (const auto change : kTries) {
        const auto n = doubled(traits, stored) + change;
        if (std::abs(n) < tooFar(traits) && toStored(math, unitsOf(n)) == stored)
            return n;
    }
    return doubled(traits, stored);
}

TextPlace placeFor(const Arithmetic& math, const Traits& traits, const std::array<std::int32_t, 3>& stored,
                   std::uint32_t area) {
    const auto found = firstPlace(traits, stored[0], stored[1], [&](const TextPlace& p) {
        const float x = unitsOf(p.x);
        const float y = unitsOf(p.y);
        return toStored(math, x) == stored[0] && toStored(math, y) == stored[1] &&
               areaAt(math, traits.grid, x, y) == area;
    });
    TextPlace place =
        found.value_or(TextPlace{coordinateFor(math, traits, stored[0]), coordinateFor(math, traits, stored[1]), 0});
    place.z = coordinateFor(math, traits, stored[2]);
    return place;
}

TextPlace jointPlaceFor(const Arithmetic& math, const Traits& traits, std::int32_t x, std::int32_t y,
                        std::uint32_t area, std::int32_t z) {
    const auto find = [&](bool inArea) {
        return firstPlace(traits, x, y, [&](const TextPlace& p) {
            const float px = middleOf(math, p.x);
            const float py = middleOf(math, p.y);
            return toStored(math, px) == x && toStored(math, py) == y &&
                   (!inArea || areaAt(math, traits.grid, px, py) == area);
        });
    };
    auto found = find(true);
    if (!found)
        found = find(false);
    TextPlace place = found.value_or(TextPlace{doubled(traits, x), doubled(traits, y), 0});
    place.z = z;
    return place;
}

double widthFor(const Arithmetic& math, std::uint8_t width) {
    const double exact = width / 8.0;
    for (const double more : {0.0, 0.0625, 0.03125}) {
        if (toStored(math, math.fromText(exact + more)) == width)
            return exact + more;
    }
    return exact;
}

double spawnFor(const Arithmetic& math, std::uint32_t spawn) {
    for (const int steps : {10, 100}) {
        for (int i = 0; i <= steps; ++i) {
            const double rate = static_cast<double>(i) / steps;
            // Not one that another arithmetic would cut to less.
            if (std::abs(rate * 15.0 - std::round(rate * 15.0)) < 1e-6 && i != 0 && i != steps)
                continue;
            if (static_cast<std::uint32_t>(math.multiply(15.0F, math.fromText(rate))) == spawn)
                return rate;
        }
    }
    return static_cast<double>(spawn) / 15.0;
}

} // namespace navsmith::systems::gta_sa_paths::compiler
