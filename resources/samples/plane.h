// Plane geometry of the sample worlds. Units of the world, x east, y north.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace navsmith::samples {

struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, double times) {
    return {a.x * times, a.y * times};
}
constexpr double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
constexpr double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
constexpr Point leftOf(Point d) {
    return {-d.y, d.x};
}
inline double distance(Point a, Point b) {
    return std::sqrt(dot(b - a, b - a));
}
/// Unit vector from `a` towards `b`.
inline Point directionTo(Point a, Point b) {
    return (b - a) * (1 / distance(a, b));
}
constexpr Point between(Point a, Point b, double part) {
    return a + (b - a) * part;
}

/// The point of a line that is nearest to a point.
struct Foot {
    double part = 0; ///< 0 at the line's start, 1 at its end
    double distance = 0;
};
inline Foot footOn(Point p, Point a, Point b) {
    const Point along = b - a;
    const double part = std::clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
    return {part, distance(p, a + along * part)};
}

/// The last point is joined to the first.
using Ring = std::vector<Point>;

/// A circle with so many corners.
inline Ring disc(Point middle, double radius, int sides) {
    Ring ring;
    for (int i = 0; i < sides; ++i) {
        const double angle = 2 * std::numbers::pi * i / sides;
        ring.push_back(middle + Point{std::cos(angle), std::sin(angle)} * radius);
    }
    return ring;
}

inline bool isInside(const Ring& ring, Point p) {
    bool inside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const Point a = ring[i];
        const Point b = ring[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

} // namespace navsmith::samples
