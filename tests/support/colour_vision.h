// How colours look to people with normal sight, protanopia, deuteranopia and tritanopia, and how much they differ.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace navsmith::tests {

struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};

/// Linear RGB to linear RGB, by Machado, Oliveira and Fernandes (2009), at full severity. The first is normal sight.
using Sight = std::array<std::array<double, 3>, 3>;
inline constexpr std::array<Sight, 4> kSights{
    {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

inline Lab labOf(std::uint8_t red, std::uint8_t green, std::uint8_t blue, const Sight& sight) {
    std::array<double, 3> linear{};
    const std::array stored{red, green, blue};
    std::transform(stored.begin(), stored.end(), linear.begin(), [](std::uint8_t part) {
        const double c = part / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    });
    std::array<double, 3> seen{};
    for (std::size_t i = 0; i < 3; ++i)
        seen[i] = std::clamp(sight[i][0] * linear[0] + sight[i][1] * linear[1] + sight[i][2] * linear[2], 0.0, 1.0);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
    const double y = f(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
    const double z = f((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000: about 2 is just noticeable side by side.
inline double difference(const Lab& one, const Lab& two) {
    constexpr double degree = std::numbers::pi / 180;
    const auto pow7 = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double g = 0.5 * (1 - pow7((std::hypot(one.a, one.b) + std::hypot(two.a, two.b)) / 2));
    const double a1 = one.a * (1 + g);
    const double a2 = two.a * (1 + g);
    const double c1 = std::hypot(a1, one.b);
    const double c2 = std::hypot(a2, two.b);
    const auto hue = [](double a, double b) {
        const double angle = a == 0 && b == 0 ? 0 : std::atan2(b, a) / degree;
        return angle < 0 ? angle + 360 : angle;
    };
    const double h1 = hue(a1, one.b);
    const double h2 = hue(a2, two.b);
    double turn = 0;
    double h = h1 + h2;
    if (c1 * c2 != 0) {
        turn = h2 - h1;
        turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
        h = std::abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
    }
    const double dl = two.l - one.l;
    const double dc = c2 - c1;
    const double dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree);
    const double l = (one.l + two.l) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((h - 30) * degree) + 0.24 * std::cos(2 * h * degree) +
                     0.32 * std::cos((3 * h + 6) * degree) - 0.20 * std::cos((4 * h - 63) * degree);
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double sc = 1 + 0.045 * c;
    const double sh = 1 + 0.015 * c * t;
    const double rotation = -std::sin(60 * degree * std::exp(-std::pow((h - 275) / 25, 2))) * 2 * pow7(c);
    return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dh / sh, 2) +
                     rotation * (dc / sc) * (dh / sh));
}

/// The smallest difference for any of kSights. Colours have members r, g and b.
template <typename Colour>
double leastDifference(const Colour& one, const Colour& two) {
    double least = 1000;
    for (const auto& sight : kSights)
        least = std::min(least, difference(labOf(one.r, one.g, one.b, sight), labOf(two.r, two.g, two.b, sight)));
    return least;
}

} // namespace navsmith::tests
