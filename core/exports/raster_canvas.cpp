#include "core/exports/raster_canvas.h"

#include "core/exports/stroke_font.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::exports {

namespace {

constexpr double kDash = 9; ///< pixels of a dash with its gap
constexpr double kDashOn = 5.4;
constexpr double kTextLine = 0.085; ///< width of a letter's lines, for lines of text of height 1

std::vector<Point> circle(Point centre, double radius) {
    const auto sides = static_cast<std::size_t>(std::clamp(8 + radius * 2, 8.0, 64.0));
    std::vector<Point> corners(sides);
    for (std::size_t i = 0; i < sides; ++i) {
        const double angle = 6.283185307179586 * static_cast<double>(i) / static_cast<double>(sides);
        corners[i] = centre + radius * Point(std::cos(angle), std::sin(angle));
    }
    return corners;
}

double shareBefore(TextAlign align) {
    switch (align) {
    case TextAlign::Left:
        break;
    case TextAlign::Middle:
        return 0.5;
    case TextAlign::Right:
        return 1;
    }
    return 0;
}

} // namespace

void RasterCanvas::polygon(std::span<const Point> corners, Rgba fill, const Pen& edge) {
    moved_.assign(corners.begin(), corners.end());
    for (auto& corner : moved_)
        corner -= origin_;
    image_.fill(moved_, fill);
    if (!edge.draws())
        return;
    for (std::size_t i = 0; i < corners.size(); ++i)
        stroke(corners[i] - origin_, corners[(i + 1) % corners.size()] - origin_, edge.width, edge.colour);
}

void RasterCanvas::stroke(Point a, Point b, double width, Rgba colour) {
    const double length = glm::distance(a, b);
    if (length < 1e-6)
        return;
    const Point along = (b - a) / length;
    const Point across = Point(-along.y, along.x) * (width / 2);
    const std::array corners{a - across, b - across, b + across, a + across};
    image_.fill(corners, colour);
}

void RasterCanvas::line(Point a, Point b, const Pen& pen) {
    if (!pen.draws())
        return;
    a -= origin_;
    b -= origin_;
    const double length = glm::distance(a, b);
    if (!pen.dashed || length < kDash) {
        stroke(a, b, pen.width, pen.colour);
        return;
    }
    // Only the dashes that may be on the picture: a line may be very long.
    const Point along = (b - a) / length;
    const Point middle(static_cast<double>(image_.width()) / 2, static_cast<double>(image_.height()) / 2);
    const double reach = glm::length(middle) + kDash;
    const double near = glm::dot(middle - a, along);
    double at = std::max(0.0, std::floor((near - reach) / kDash) * kDash);
    while (at < std::min(length, near + reach)) {
        stroke(a + along * at, a + along * std::min(at + kDashOn, length), pen.width, pen.colour);
        at += kDash;
    }
}

void RasterCanvas::disc(Point centre, double radius, Rgba fill, const Pen& edge) {
    if (!(radius > 0))
        return;
    const auto at = centre - origin_;
    const double reach = radius + edge.width;
    if (at.x < -reach || at.y < -reach || at.x > image_.width() + reach || at.y > image_.height() + reach)
        return;
    if (fill.a > 0)
        image_.fill(circle(at, radius), fill);
    if (edge.draws())
        polygon(circle(centre, radius - edge.width / 2), {0, 0, 0, 0}, edge);
}

void RasterCanvas::text(Point at, std::string_view text, double size, Rgba colour, TextAlign align) {
    if (texts_) {
        const auto mask = texts_(text, size);
        lay(mask, at - origin_ - Point(shareBefore(align) * mask.width, mask.baseLine), colour);
        return;
    }
    at -= origin_ + Point(shareBefore(align) * textWidth(text, size), 0);
    const double width = std::max(size * kTextLine, 1.0);
    for (const auto& line : strokesOf(text)) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Point a(at.x + line[i].x * size, at.y - line[i].y * size);
            const Point b(at.x + line[i + 1].x * size, at.y - line[i + 1].y * size);
            stroke(a, b, width, colour);
            if (width > 1.5) // rounds the corners
                image_.fill(circle(b, width / 2), colour);
        }
    }
}

void RasterCanvas::lay(const TextMask& mask, Point at, Rgba colour) {
    const auto left = static_cast<std::int64_t>(std::floor(at.x));
    const auto top = static_cast<std::int64_t>(std::floor(at.y));
    for (std::uint32_t y = 0; y < mask.height; ++y) {
        for (std::uint32_t x = 0; x < mask.width; ++x) {
            const std::int64_t px = left + x;
            const std::int64_t py = top + y;
            if (px >= 0 && py >= 0 && px < image_.width() && py < image_.height())
                image_.blend(static_cast<std::uint32_t>(px), static_cast<std::uint32_t>(py), colour,
                             static_cast<float>(mask.coverage[std::size_t{y} * mask.width + x]) / 255);
        }
    }
}

double RasterCanvas::textWidth(std::string_view text, double size) const {
    return texts_ ? texts_(text, size).width : strokeWidth(text) * size;
}

void RasterCanvas::image(Point topLeft, const Image& image) {
    const auto left = static_cast<std::int64_t>(std::lround(topLeft.x - origin_.x));
    const auto top = static_cast<std::int64_t>(std::lround(topLeft.y - origin_.y));
    for (std::uint32_t y = 0; y < image.height(); ++y) {
        for (std::uint32_t x = 0; x < image.width(); ++x) {
            const std::int64_t px = left + x;
            const std::int64_t py = top + y;
            if (px >= 0 && py >= 0 && px < image_.width() && py < image_.height())
                image_.blend(static_cast<std::uint32_t>(px), static_cast<std::uint32_t>(py), image.at(x, y));
        }
    }
}

} // namespace navsmith::exports
