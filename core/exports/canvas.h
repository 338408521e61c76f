// What drawings are painted on: shapes in pixels, y down.
#pragma once

#include "core/exports/image.h"
#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace navsmith::exports {

using symbol::Rgba;
using Point = glm::dvec2;

struct Pen {
    Rgba colour{0, 0, 0, 0};
    double width = 0; ///< pixels; 0: no line
    bool dashed = false;

    [[nodiscard]] bool draws() const { return width > 0 && colour.a > 0; }
    bool operator==(const Pen&) const = default;
};

enum class TextAlign : std::uint8_t { Left, Middle, Right };

/// Coordinates are finite, but may be far outside.
class Canvas {
public:
    Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    virtual ~Canvas() = default;

    virtual void polygon(std::span<const Point> corners, Rgba fill, const Pen& edge) = 0;
    virtual void line(Point a, Point b, const Pen& pen) = 0;
    virtual void disc(Point centre, double radius, Rgba fill, const Pen& edge) = 0;
    /// `at`: on the base line. UTF-8; `size`: height of a line in pixels.
    virtual void text(Point at, std::string_view text, double size, Rgba colour, TextAlign align) = 0;
    /// How wide a text is, at least approximately.
    [[nodiscard]] virtual double textWidth(std::string_view text, double size) const = 0;
    virtual void image(Point topLeft, const Image& image) = 0;
    /// Everything until endGroup() belongs together.
    virtual void beginGroup(std::string_view /*id*/, std::string_view /*title*/) {}
    virtual void endGroup() {}
};

} // namespace navsmith::exports
