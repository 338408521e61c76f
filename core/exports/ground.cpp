#include "core/exports/ground.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace navsmith::exports {

namespace {

using Triangle = std::array<glm::vec3, 3>;

world::LayerMask shownLayers() {
    return world::visibleLayers() & ~world::layerBit(world::MapLayer::Sky);
}

Rgba toneOf(world::MapLayer layer, bool onLight) {
    if (layer == world::MapLayer::Water)
        return symbol::rgb(onLight ? 0xA9C8E6 : 0x2F5B82);
    return symbol::rgb(onLight ? 0xD5D9E0 : 0x565D68);
}

class GroundPainter {
public:
    GroundPainter(const Frame& frame, Point origin, bool onLight, Image& image)
        : frame_(frame), origin_(origin), onLight_(onLight), image_(image),
          heights_(std::size_t{image.width()} * image.height(), -std::numeric_limits<float>::infinity()) {}

    void paint(const world::MapGeometry& map) {
        for (const auto& range : map.layers) {
            if ((shownLayers() & world::layerBit(range.layer)) == 0)
                continue;
            const auto end = std::size_t{range.firstTriangle} + range.triangleCount;
            for (std::size_t t = range.firstTriangle; t < end; ++t) {
                const auto corner = [&](std::size_t k) { return map.positions[map.indices[t * 3 + k]]; };
                paint({corner(0), corner(1), corner(2)}, range.layer);
            }
        }
    }

    void paint(const world::PlacedMeshes& placed) {
        const auto placements = placed.placements();
        for (std::uint32_t i = 0; i < placements.size(); ++i) {
            const auto& placement = placements[i];
            const auto& bounds = placed.boundsOf(i);
            if ((shownLayers() & world::layerBit(placement.layer)) == 0 || isOutside(bounds.minimum, bounds.maximum))
                continue;
            const auto& mesh = placed.meshes()[placement.mesh];
            for (std::size_t t = 0; t < mesh.triangleCount(); ++t) {
                const auto corner = [&](std::size_t k) {
                    return placement.toWorld(mesh.positions[mesh.indices[t * 3 + k]]);
                };
                paint({corner(0), corner(1), corner(2)}, placement.layer);
            }
        }
    }

private:
    [[nodiscard]] Point toImage(const glm::vec3& p) const { return frame_.toPage(p) - origin_; }
    [[nodiscard]] bool isOutside(const glm::vec3& low, const glm::vec3& high) const {
        const auto a = toImage({low.x, high.y, 0});
        const auto b = toImage({high.x, low.y, 0});
        return b.x < 0 || b.y < 0 || a.x > image_.width() || a.y > image_.height();
    }

    void paint(const Triangle& corners, world::MapLayer layer) {
        const auto normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
        if (!(normal.z > 0))
            return;
        std::array<Point, 3> p;
        std::ranges::transform(corners, p.begin(), [&](const auto& c) { return toImage(c); });
        const auto [top, bottom] = std::minmax({p[0].y, p[1].y, p[2].y});
        const auto [left, right] = std::minmax({p[0].x, p[1].x, p[2].x});
        const auto width = static_cast<double>(image_.width());
        const auto height = static_cast<double>(image_.height());
        if (right < 0 || bottom < 0 || left >= width || top >= height)
            return;
        const double area = cross(p[1] - p[0], p[2] - p[0]);
        if (area == 0)
            return;
        const auto colour = lit(toneOf(layer, onLight_), glm::normalize(normal));
        const auto firstRow = static_cast<std::uint32_t>(std::max(top, 0.0));
        const auto lastRow = static_cast<std::uint32_t>(std::clamp(bottom, 0.0, height - 1));
        const auto firstColumn = static_cast<std::uint32_t>(std::max(left, 0.0));
        const auto lastColumn = static_cast<std::uint32_t>(std::clamp(right, 0.0, width - 1));
        for (auto y = firstRow; y <= lastRow; ++y) {
            for (auto x = firstColumn; x <= lastColumn; ++x) {
                const Point at(x + 0.5, y + 0.5);
                const double a = cross(p[2] - p[1], at - p[1]) / area;
                const double b = cross(p[0] - p[2], at - p[2]) / area;
                const double c = 1 - a - b;
                if (a < 0 || b < 0 || c < 0)
                    continue;
                const auto z = static_cast<float>(a * corners[0].z + b * corners[1].z + c * corners[2].z);
                auto& highest = heights_[std::size_t{y} * image_.width() + x];
                if (z > highest) {
                    highest = z;
                    image_.set(x, y, colour);
                }
            }
        }
    }

    static double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

    /// As the window shades maps.
    static Rgba lit(Rgba tone, const glm::vec3& normal) {
        const float light = 0.42F + 0.34F * normal.z + 0.12F * std::abs(normal.x) + 0.05F * normal.y;
        const auto shade = [&](std::uint8_t channel) {
            return static_cast<std::uint8_t>(std::lround(std::min(static_cast<float>(channel) * light, 255.0F)));
        };
        return {shade(tone.r), shade(tone.g), shade(tone.b), 255};
    }

    const Frame& frame_;
    Point origin_;
    bool onLight_;
    Image& image_;
    std::vector<float> heights_; ///< of what is on each pixel
};

/// The picture is much brighter than marks can stand.
Rgba dimmed(const std::uint8_t* pixel, bool onLight) {
    constexpr int kDark = 55; // per cent
    const auto part = [&](std::uint8_t channel) {
        return static_cast<std::uint8_t>(onLight ? 255 - (255 - channel) * kDark / 100 : channel * kDark / 100);
    };
    return {part(pixel[0]), part(pixel[1]), part(pixel[2]), pixel[3]};
}

void paintPicture(const world::MapPicture& picture, const Frame& frame, Point origin, bool onLight, Image& image) {
    const glm::dvec2 size = glm::dvec2(picture.high) - glm::dvec2(picture.low);
    if (!(size.x > 0) || !(size.y > 0) || picture.width == 0 || picture.height == 0)
        return;
    for (std::uint32_t y = 0; y < image.height(); ++y) {
        const double worldY = frame.corner.y - (origin.y + y + 0.5) / frame.scale;
        const double row = (double{picture.high.y} - worldY) / size.y * picture.height;
        if (row < 0 || row >= picture.height)
            continue;
        for (std::uint32_t x = 0; x < image.width(); ++x) {
            const double worldX = frame.corner.x + (origin.x + x + 0.5) / frame.scale;
            const double column = (worldX - double{picture.low.x}) / size.x * picture.width;
            if (column < 0 || column >= picture.width)
                continue;
            const auto at = (static_cast<std::size_t>(row) * picture.width + static_cast<std::size_t>(column)) * 4;
            image.blend(x, y, dimmed(picture.rgba.data() + at, onLight));
        }
    }
}

} // namespace

void paintGround(const world::Backdrop& map, const Frame& frame, Point origin, bool onLight, Image& image) {
    if (map.picture != nullptr)
        return paintPicture(*map.picture, frame, origin, onLight, image);
    GroundPainter painter(frame, origin, onLight, image);
    painter.paint(map.geometry);
    if (map.placed != nullptr)
        painter.paint(*map.placed);
}

} // namespace navsmith::exports
