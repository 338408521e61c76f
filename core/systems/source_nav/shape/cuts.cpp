#include "core/systems/source_nav/shape/cuts.h"

#include "core/systems/source_nav/shape/reshape.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::source_nav {

namespace {

constexpr auto kMark = symbol::rgb(0xFFFFFF);
constexpr float kMarkPixels = 3;

std::pair<float, float> endsOf(const Patch& patch, Axis axis) {
    return axis == Axis::X ? std::pair(patch.west, patch.east) : std::pair(patch.north, patch.south);
}

} // namespace

std::optional<float> cutAt(const Patch& patch, Axis axis, double fraction) {
    const auto [low, high] = endsOf(patch, axis);
    const auto at = static_cast<float>(static_cast<double>(low) +
                                       (static_cast<double>(high) - static_cast<double>(low)) * fraction);
    if (!(at - low >= kSmallestPart) || !(high - at >= kSmallestPart))
        return std::nullopt;
    return at;
}

std::optional<float> nearestCut(const Patch& patch, Axis axis, float at) {
    const auto [low, high] = endsOf(patch, axis);
    if (!std::isfinite(at) || !(high - low >= 2 * kSmallestPart))
        return std::nullopt;
    const float inside = std::clamp(at, low + kSmallestPart, high - kSmallestPart);
    return inside > low && inside < high ? std::optional(inside) : std::nullopt;
}

std::vector<Patch> halves(const Patch& patch, Axis axis, float at) {
    return axis == Axis::X ? grid(patch, {patch.west, at, patch.east}, {patch.north, patch.south})
                           : grid(patch, {patch.west, patch.east}, {patch.north, at, patch.south});
}

std::vector<float> lines(float from, float to, std::size_t pieces) {
    std::vector<float> out{from};
    for (std::size_t i = 1; i < pieces; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(pieces);
        out.push_back(static_cast<float>(static_cast<double>(from) +
                                         (static_cast<double>(to) - static_cast<double>(from)) * share));
    }
    out.push_back(to);
    for (std::size_t i = 0; i + 1 < out.size(); ++i) {
        // Tolerates rounding of pieces of exactly this width.
        if (!(out[i + 1] - out[i] >= kSmallestPart * 0.99F))
            return {};
    }
    return out;
}

void markCut(const Patch& patch, Axis axis, float at, symbol::Primitives& out) {
    const auto end = [&](float x, float y) { return glm::vec3(x, y, patch.heightAt(x, y)); };
    if (axis == Axis::X)
        out.line(end(at, patch.north), end(at, patch.south), kMark, kMarkPixels);
    else
        out.line(end(patch.west, at), end(patch.east, at), kMark, kMarkPixels);
}

std::string sizesText(const Patch& patch, Axis axis, float at) {
    const auto parts = halves(patch, axis, at);
    const auto size = [](const Patch& p) { return texts::format("{:g} by {:g}", p.east - p.west, p.south - p.north); };
    return texts::format("{} and {} units", size(parts[0]), size(parts[1]));
}

} // namespace navsmith::systems::source_nav
