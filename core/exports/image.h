// A picture in memory, and filling polygons with smooth edges.
#pragma once

#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::exports {

/// Rows from the top. Colours are not multiplied by their alpha.
class Image {
public:
    Image() = default;
    Image(std::uint32_t width, std::uint32_t height, symbol::Rgba colour = {0, 0, 0, 0})
        : width_(width), height_(height), pixels_(std::size_t{width} * height, colour) {}

    [[nodiscard]] std::uint32_t width() const { return width_; }
    [[nodiscard]] std::uint32_t height() const { return height_; }
    [[nodiscard]] symbol::Rgba at(std::uint32_t x, std::uint32_t y) const {
        return pixels_[std::size_t{y} * width_ + x];
    }
    void set(std::uint32_t x, std::uint32_t y, symbol::Rgba colour) { pixels_[std::size_t{y} * width_ + x] = colour; }
    [[nodiscard]] std::span<const symbol::Rgba> row(std::uint32_t y) const {
        return std::span(pixels_).subspan(std::size_t{y} * width_, width_);
    }
    /// Lays a colour over a pixel. `coverage`: 0..1.
    void blend(std::uint32_t x, std::uint32_t y, symbol::Rgba colour, float coverage = 1);
    /// Fills a polygon, whatever its corners are.
    void fill(std::span<const glm::dvec2> corners, symbol::Rgba colour);
    /// Whether nothing is on it.
    [[nodiscard]] bool isTransparent() const;

private:
    std::uint32_t width_ = 0;
    std::uint32_t height_ = 0;
    std::vector<symbol::Rgba> pixels_;
    std::vector<float> coverage_; ///< of fill(), kept for the next one
};

} // namespace navsmith::exports
