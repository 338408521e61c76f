#include "core/systems/shared/path_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace navsmith::systems::paths {

namespace {

constexpr std::int64_t kStepsPerUnit = 8;

/// Where a square begins.
std::int64_t rawEdge(const Grid& grid, int index) {
    return (grid.edge + std::int64_t{index} * grid.squareSize) * kStepsPerUnit;
}

int squareIndex(const Grid& grid, Coordinate raw) {
    const auto offset = raw - rawEdge(grid, 0);
    return static_cast<int>(std::clamp<std::int64_t>(offset / (grid.squareSize * kStepsPerUnit), 0, grid.perSide - 1));
}

/// The outermost squares reach as far as coordinates do.
bool nearlyBetween(const Grid& grid, int index, Coordinate raw) {
    return (index == 0 || raw >= rawEdge(grid, index) - 1) &&
           (index == grid.perSide - 1 || raw <= rawEdge(grid, index + 1) + 1);
}

double apart(Coordinate a, Coordinate b) {
    return static_cast<double>(a) - static_cast<double>(b);
}

} // namespace

int areaAt(const Grid& grid, Coordinate x, Coordinate y) {
    return squareIndex(grid, y) * grid.perSide + squareIndex(grid, x);
}

bool nearlyInside(const Grid& grid, int area, Coordinate x, Coordinate y) {
    return nearlyBetween(grid, area % grid.perSide, x) && nearlyBetween(grid, area / grid.perSide, y);
}

bool neighbours(const Grid& grid, int a, int b) {
    return std::abs(a % grid.perSide - b % grid.perSide) <= 1 && std::abs(a / grid.perSide - b / grid.perSide) <= 1;
}

std::vector<int> around(const Grid& grid, int area) {
    std::vector<int> areas;
    const int row = area / grid.perSide;
    const int column = area % grid.perSide;
    const auto last = grid.perSide - 1;
    for (int r = std::max(row - 1, 0); r <= std::min(row + 1, last); ++r) {
        for (int c = std::max(column - 1, 0); c <= std::min(column + 1, last); ++c)
            areas.push_back(r * grid.perSide + c);
    }
    return areas;
}

double distance(RawPoint a, RawPoint b, double heightStep) {
    const double dx = apart(a.x, b.x) * kStep;
    const double dy = apart(a.y, b.y) * kStep;
    const double dz = apart(a.z, b.z) * heightStep;
    return std::sqrt(dx * dx + dy * dy + dz * dz);
}

std::uint8_t wholeLength(double distance) {
    return static_cast<std::uint8_t>(std::clamp(std::floor(distance), 1.0, kLongestEdge));
}

std::optional<RawPoint> snapped(const Grid& grid, glm::vec3 at, double heightStep) {
    const std::array steps{kStep, kStep, heightStep};
    std::array<Coordinate, 3> raw{};
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const double v = std::round(static_cast<double>(at[static_cast<glm::length_t>(i)]) / steps[i]);
        if (!(v >= grid.lowest && v <= grid.highest))
            return std::nullopt;
        raw[i] = static_cast<Coordinate>(v);
    }
    return RawPoint{raw[0], raw[1], raw[2]};
}

RawPoint projected(RawPoint a, RawPoint b, RawPoint p) {
    const double dx = apart(b.x, a.x);
    const double dy = apart(b.y, a.y);
    const double square = dx * dx + dy * dy;
    const double t = square == 0 ? 0.5 : std::clamp((apart(p.x, a.x) * dx + apart(p.y, a.y) * dy) / square, 0.0, 1.0);
    const auto between = [&](Coordinate from, Coordinate to) {
        return static_cast<Coordinate>(std::lround(from + apart(to, from) * t));
    };
    return {between(a.x, b.x), between(a.y, b.y), between(a.z, b.z)};
}

std::vector<RawPoint> placesBetween(RawPoint a, RawPoint b, int pieces) {
    const auto between = [&](Coordinate from, Coordinate to, int i) {
        return static_cast<Coordinate>(std::lround(from + apart(to, from) * i / pieces));
    };
    std::vector<RawPoint> places;
    for (int i = 1; i < pieces; ++i)
        places.push_back({between(a.x, b.x, i), between(a.y, b.y, i), between(a.z, b.z, i)});
    return places;
}

int piecesFor(double length, double longest) {
    return static_cast<int>(length / longest) + 1;
}

} // namespace navsmith::systems::paths
