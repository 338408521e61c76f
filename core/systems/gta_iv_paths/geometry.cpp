#include "core/systems/gta_iv_paths/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace navsmith::systems::gta_iv_paths {

namespace {

constexpr int kStepsPerUnit = 8;
constexpr int kRawAreaSize = 750 * kStepsPerUnit;
constexpr int kRawEdge = -3000 * kStepsPerUnit;
constexpr double kLongest = 255; // a byte

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

double distance(RawPoint a, RawPoint b) {
    const double dx = (a.x - b.x) * kStep;
    const double dy = (a.y - b.y) * kStep;
    const double dz = (a.z - b.z) * kHeightStep;
    return std::sqrt(dx * dx + dy * dy + dz * dz);
}

std::uint8_t linkLength(RawPoint a, RawPoint b) {
    return static_cast<std::uint8_t>(std::clamp(std::floor(distance(a, b)), 1.0, kLongest));
}

bool lengthAgrees(std::uint8_t stored, RawPoint a, RawPoint b) {
    return std::abs(stored - std::min(distance(a, b), kLongest)) <= 1;
}

} // namespace navsmith::systems::gta_iv_paths
