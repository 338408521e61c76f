#include "core/systems/shared/path_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace navsmith::systems::paths {

namespace {

constexpr int kStepsPerUnit = 8;
constexpr int kRawAreaSize = 750 * kStepsPerUnit;
constexpr int kRawEdge = -3000 * kStepsPerUnit;

int squareIndex(int raw) {
    const int offset = raw - kRawEdge;
    return offset < 0 ? 0 : std::min(offset / kRawAreaSize, kAreasPerSide - 1);
}

bool nearlyBetween(int index, int raw) {
    // The outermost squares reach as far as coordinates do.
    const int low = index == 0 ? INT16_MIN : kRawEdge + index * kRawAreaSize - 1;
    const int high = index == kAreasPerSide - 1 ? INT16_MAX : kRawEdge + (index + 1) * kRawAreaSize + 1;
    return raw >= low && raw <= high;
}

} // namespace

int areaAt(std::int16_t x, std::int16_t y) {
    return squareIndex(y) * kAreasPerSide + squareIndex(x);
}

bool nearlyInside(int area, std::int16_t x, std::int16_t y) {
    return nearlyBetween(area % kAreasPerSide, x) && nearlyBetween(area / kAreasPerSide, y);
}

bool neighbours(int a, int b) {
    return std::abs(a % kAreasPerSide - b % kAreasPerSide) <= 1 && std::abs(a / kAreasPerSide - b / kAreasPerSide) <= 1;
}

double distance(RawPoint a, RawPoint b, double heightStep) {
    const double dx = (a.x - b.x) * kStep;
    const double dy = (a.y - b.y) * kStep;
    const double dz = (a.z - b.z) * heightStep;
    return std::sqrt(dx * dx + dy * dy + dz * dz);
}

std::uint8_t wholeLength(double distance) {
    return static_cast<std::uint8_t>(std::clamp(std::floor(distance), 1.0, kLongestEdge));
}

std::optional<RawPoint> snapped(glm::vec3 at, double heightStep) {
    const std::array steps{kStep, kStep, heightStep};
    std::array<std::int16_t, 3> raw{};
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const double v = std::round(static_cast<double>(at[static_cast<glm::length_t>(i)]) / steps[i]);
        if (!(v >= INT16_MIN && v <= INT16_MAX))
            return std::nullopt;
        raw[i] = static_cast<std::int16_t>(v);
    }
    return RawPoint{raw[0], raw[1], raw[2]};
}

RawPoint projected(RawPoint a, RawPoint b, RawPoint p) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double t = square == 0 ? 0.5 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0);
    const auto between = [&](std::int16_t from, std::int16_t to) {
        return static_cast<std::int16_t>(std::lround(from + (to - from) * t));
    };
    return {between(a.x, b.x), between(a.y, b.y), between(a.z, b.z)};
}

std::vector<RawPoint> placesBetween(RawPoint a, RawPoint b, int pieces) {
    const auto between = [&](int from, int to, int i) {
        return static_cast<std::int16_t>(std::lround(from + static_cast<double>(to - from) * i / pieces));
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
