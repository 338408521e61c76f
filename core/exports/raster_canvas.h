// Paints on a picture in memory.
#pragma once

#include "core/exports/canvas.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace navsmith::exports {

/// A text as coverage, 0 to 255, rows from the top.
struct TextMask {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t baseLine = 0; ///< rows above it
    std::vector<std::uint8_t> coverage;
};
/// Makes the mask of a line of text of a height in pixels; called from any thread.
using TextPainter = std::function<TextMask(std::string_view text, double size)>;

class RasterCanvas : public Canvas {
public:
    /// Paints the part of a page that begins at `origin`, in pixels. Texts are lines of the stroke font unless a
    /// painter is given.
    RasterCanvas(Image& image, Point origin, const TextPainter& texts = {})
        : image_(image), origin_(origin), texts_(texts) {}

    void polygon(std::span<const Point> corners, Rgba fill, const Pen& edge) override;
    void line(Point a, Point b, const Pen& pen) override;
    void disc(Point centre, double radius, Rgba fill, const Pen& edge) override;
    void text(Point at, std::string_view text, double size, Rgba colour, TextAlign align) override;
    [[nodiscard]] double textWidth(std::string_view text, double size) const override;
    void image(Point topLeft, const Image& image) override;

private:
    void stroke(Point a, Point b, double width, Rgba colour);
    void lay(const TextMask& mask, Point at, Rgba colour);

    Image& image_;
    Point origin_;
    TextPainter texts_;
    std::vector<Point> moved_;
};

} // namespace navsmith::exports
