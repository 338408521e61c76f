// Writes shapes as SVG.
#pragma once

#include "core/exports/canvas.h"
#include "core/exports/result.h"

#include <string>

namespace navsmith::exports {

class SvgCanvas : public Canvas {
public:
    SvgCanvas(double width, double height);

    void polygon(std::span<const Point> corners, Rgba fill, const Pen& edge) override;
    void line(Point a, Point b, const Pen& pen) override;
    void disc(Point centre, double radius, Rgba fill, const Pen& edge) override;
    void text(Point at, std::string_view text, double size, Rgba colour, TextAlign align) override;
    [[nodiscard]] double textWidth(std::string_view text, double size) const override;
    void image(Point topLeft, const Image& image) override;
    void beginGroup(std::string_view id, std::string_view title) override;
    void endGroup() override;

    [[nodiscard]] std::size_t size() const { return text_.size(); }
    /// Once, at the end.
    Bytes finish();

private:
    /// Shapes that look alike are one path: files are smaller and drawn faster. Of translucent ones each is its own,
    /// because they darken each other where they overlap.
    void beginPath(Rgba fill, const Pen& pen);
    void endPath();

    std::string text_;
    bool open_ = false; ///< a path
    Rgba fill_;
    Pen pen_;
};

} // namespace navsmith::exports
