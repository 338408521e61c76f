#include "core/exports/image.h"

#include <algorithm>
#include <cmath>

namespace navsmith::exports {

using symbol::Rgba;
using Corners = std::vector<glm::dvec2>;

namespace {

/// Cuts off what lies beyond a line along an axis. `sign` 1 keeps what is at least `limit`, -1 what is at most.
void clip(Corners& corners, glm::length_t axis, double limit, double sign) {
    Corners inside;
    inside.reserve(corners.size() + 4);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto& a = corners[i];
        const auto& b = corners[(i + 1) % corners.size()];
        const double offA = sign * (a[axis] - limit);
        const double offB = sign * (b[axis] - limit);
        if (offA >= 0)
            inside.push_back(a);
        if ((offA >= 0) != (offB >= 0)) {
            auto between = a + (b - a) * (offA / (offA - offB));
            between[axis] = limit;
            inside.push_back(between);
        }
    }
    corners = std::move(inside);
}

/// Coverage of pixels by an edge and all to its right, as differences along each row: the sum from the left is the
/// part of the pixel that the polygon covers.
class Accumulator {
public:
    Accumulator(std::vector<float>& cells, std::size_t width) : cells_(cells), width_(width) {}

    /// Inside of the cells.
    void edge(glm::dvec2 a, glm::dvec2 b) {
        if (a.y == b.y)
            return;
        const double sign = a.y < b.y ? 1 : -1;
        if (a.y > b.y)
            std::swap(a, b);
        const double slope = (b.x - a.x) / (b.y - a.y);
        double x = a.x;
        for (auto row = static_cast<std::size_t>(a.y); static_cast<double>(row) < b.y; ++row) {
            const auto top = static_cast<double>(row);
            const double height = std::min(top + 1, b.y) - std::max(top, a.y);
            const double next = x + slope * height;
            span(row, std::min(x, next), std::max(x, next), sign * height);
            x = next;
        }
    }

private:
    void add(std::size_t row, std::size_t x, double value) { cells_[row * width_ + x] += static_cast<float>(value); }

    /// The part of an edge in one row, from left to right.
    void span(std::size_t row, double left, double right, double height) {
        left = std::max(left, 0.0);
        right = std::clamp(right, left, static_cast<double>(width_) - 2);
        left = std::min(left, right);
        const auto first = static_cast<std::size_t>(left);
        const double start = static_cast<double>(first);
        const auto end = static_cast<std::size_t>(std::ceil(right));
        if (end <= first + 1) {
            const double middle = (left + right) / 2 - start;
            add(row, first, height * (1 - middle));
            add(row, first + 1, height * middle);
            return;
        }
        const double perCell = 1 / (right - left); // of the height
        const double inFirst = 1 - (left - start);
        const double before = 0.5 * perCell * inFirst * inFirst;
        add(row, first, height * before);
        const double inLast = right - static_cast<double>(end) + 1;
        const double after = 0.5 * perCell * inLast * inLast;
        if (end == first + 2) {
            add(row, first + 1, height * (1 - before - after));
        } else {
            const double second = perCell * (1.5 - (left - start));
            add(row, first + 1, height * (second - before));
            for (std::size_t x = first + 2; x < end - 1; ++x)
                add(row, x, height * perCell);
            const double covered = second + static_cast<double>(end - first - 3) * perCell;
            add(row, end - 1, height * (1 - covered - after));
        }
        add(row, end, height * after);
    }

    std::vector<float>& cells_;
    std::size_t width_;
};

} // namespace

void Image::blend(std::uint32_t x, std::uint32_t y, Rgba colour, float coverage) {
    const float over = static_cast<float>(colour.a) / 255 * coverage;
    if (over <= 0)
        return;
    auto& pixel = pixels_[std::size_t{y} * width_ + x];
    const float under = static_cast<float>(pixel.a) / 255 * (1 - over);
    const float alpha = over + under;
    const auto mixed = [&](std::uint8_t above, std::uint8_t below) {
        return static_cast<std::uint8_t>(
            std::lround((static_cast<float>(above) * over + static_cast<float>(below) * under) / alpha));
    };
    pixel = {mixed(colour.r, pixel.r), mixed(colour.g, pixel.g), mixed(colour.b, pixel.b),
             static_cast<std::uint8_t>(std::lround(std::min(alpha, 1.0F) * 255))};
}

void Image::fill(std::span<const glm::dvec2> corners, Rgba colour) {
    if (corners.size() < 3 || colour.a == 0 || pixels_.empty())
        return;
    Corners inside(corners.begin(), corners.end());
    clip(inside, 0, 0, 1);
    clip(inside, 0, width_, -1);
    clip(inside, 1, 0, 1);
    clip(inside, 1, height_, -1);
    if (inside.size() < 3)
        return;
    auto low = inside.front();
    auto high = low;
    for (const auto& p : inside) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const auto left = static_cast<std::uint32_t>(low.x);
    const auto top = static_cast<std::uint32_t>(low.y);
    const auto right = std::min(static_cast<std::uint32_t>(std::ceil(high.x)), width_);
    const auto bottom = std::min(static_cast<std::uint32_t>(std::ceil(high.y)), height_);
    if (left >= right || top >= bottom)
        return;
    const std::size_t width = right - left + 2;
    coverage_.assign(width * (bottom - top), 0.0F);
    Accumulator accumulator(coverage_, width);
    const glm::dvec2 origin(left, top);
    for (std::size_t i = 0; i < inside.size(); ++i)
        accumulator.edge(inside[i] - origin, inside[(i + 1) % inside.size()] - origin);
    for (std::uint32_t y = top; y < bottom; ++y) {
        const float* cells = coverage_.data() + (y - top) * width;
        float sum = 0;
        for (std::uint32_t x = left; x < right; ++x) {
            sum += cells[x - left];
            constexpr float kLeast = 0.004F;
            if (const float part = std::min(std::abs(sum), 1.0F); part > kLeast)
                blend(x, y, colour, part);
        }
    }
}

bool Image::isTransparent() const {
    return std::ranges::all_of(pixels_, [](Rgba pixel) { return pixel.a == 0; });
}

} // namespace navsmith::exports
