#include "core/exports/painter.h"

#include "core/symbol/glyphs.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::exports {

namespace {

using Kind = Item::Kind;

constexpr Rgba kRim{9, 11, 15, 255};
constexpr float kMarkReach = 48; ///< pixels: the largest mark, and an arrow's head
constexpr double kLargest = 1.75;
constexpr double kSmallest = 0.16;
constexpr double kLabelSize = 13; ///< pixels

glm::vec2 flat(const glm::vec3& p) {
    return {p.x, p.y};
}

class Painter {
public:
    Painter(const Frame& frame, double growth, Canvas& canvas) : frame_(frame), growth_(growth), canvas_(canvas) {}

    void paint(const symbol::Quad& quad) {
        std::array<Point, 4> corners;
        std::ranges::transform(quad.corners, corners.begin(), [&](const auto& c) { return frame_.toPage(c); });
        const double size = glm::distance(corners[0], corners[2]);
        // Edges of areas of a few pixels would hide what is inside of them.
        Pen edge{quad.edge, std::clamp(size / 24, 0.3, 1.2)};
        if (quad.round == 0)
            return canvas_.polygon(corners, quad.fill, edge);
        canvas_.disc((corners[0] + corners[2]) / 2.0, glm::distance(corners[0], corners[1]) / 2, quad.fill, edge);
    }

    void paint(const symbol::Ribbon& ribbon) {
        const auto a = frame_.toPage(ribbon.a);
        const auto b = frame_.toPage(ribbon.b);
        const double length = glm::distance(a, b);
        const double half = double{ribbon.halfWidth} * frame_.scale;
        if (length < 0.01)
            return;
        const Point along = (b - a) / length;
        const Point across(-along.y, along.x);
        const std::array corners{a - across * half, b - across * half, b + across * half, a + across * half};
        canvas_.polygon(corners, ribbon.fill, {ribbon.edge, half > 2 ? 1.0 : 0.0});
        constexpr double kLeastChevron = 3; // pixels
        if (ribbon.chevrons == 0 || half < kLeastChevron)
            return;
        const double wing = half * 0.6;
        const Pen pen{ribbon.edge, std::clamp(half / 6, 1.0, 3.0)};
        constexpr double kPeriod = 8; // world units, as in the window
        const double period = kPeriod * frame_.scale;
        constexpr int kMost = 64;
        const int count = static_cast<int>(std::clamp(length / period, 0.0, double{kMost}));
        for (int i = 0; i < count; ++i) {
            const auto tip = a + along * (length * (i + 0.5) / count);
            canvas_.line(tip - along * wing - across * wing, tip, pen);
            canvas_.line(tip - along * wing + across * wing, tip, pen);
        }
    }

    void paint(const symbol::Segment& segment) {
        const auto a = frame_.toPage(segment.a.position);
        const auto b = frame_.toPage(segment.b.position);
        const auto style = segment.a.style;
        const double nominal = (style & 0xFFU) * 0.25;
        const Pen pen{segment.a.colour, std::max(nominal * growth_, std::min(0.6, nominal)),
                      (style & symbol::SegmentDashed) != 0};
        canvas_.line(a, b, pen);
        const double length = glm::distance(a, b);
        if ((style & symbol::SegmentArrow) == 0 || length < 0.5)
            return;
        // Lengths are those of the window.
        constexpr double kTip = 9;
        constexpr double kHead = 12;
        constexpr double kHeadHalf = 5.5;
        const double scale = std::min(std::max(growth_, 0.3), length / (2 * kTip + kHead));
        const Point along = (b - a) / length;
        const Point across = Point(-along.y, along.x) * (kHeadHalf * scale);
        const Point tip = b - along * (kTip * scale);
        const Point base = tip - along * (kHead * scale);
        canvas_.polygon(std::array{tip, base - across, base + across}, pen.colour, {});
    }

    void paint(const symbol::Sprite& sprite) {
        const auto at = frame_.toPage(sprite.position);
        const double radius = std::max(double{sprite.size} * growth_, double{symbol::leastPixels(sprite.shape)}) / 2;
        paintShape(sprite, at, radius);
        paintGlyph(sprite, at, radius);
    }

    void paintShape(const symbol::Sprite& sprite, const Point& at, double radius) {
        const Pen rim{kRim, std::clamp((radius - 2) * 0.6, 0.0, 1.5)};
        const auto corners = [&](std::initializer_list<Point> offsets) {
            std::array<Point, 4> all{};
            std::size_t count = 0;
            for (const auto& offset : offsets)
                all.at(count++) = at + offset * radius;
            canvas_.polygon(std::span(all).first(count), sprite.colour, rim);
        };
        switch (symbol::shapeOf(sprite.shape)) {
        case symbol::Shape::Square:
            return corners({{-0.86, -0.86}, {0.86, -0.86}, {0.86, 0.86}, {-0.86, 0.86}});
        case symbol::Shape::Diamond:
            return corners({{0, -1.15}, {1.15, 0}, {0, 1.15}, {-1.15, 0}});
        case symbol::Shape::Triangle:
            return corners({{0, -1}, {0.92, 0.6}, {-0.92, 0.6}});
        case symbol::Shape::Ring:
        case symbol::Shape::Outline:
            return canvas_.disc(at, radius, {0, 0, 0, 0}, {sprite.colour, std::clamp(radius * 0.24, 1.0, 3.0)});
        case symbol::Shape::Disc:
            break;
        }
        canvas_.disc(at, radius + rim.width / 2, sprite.colour, rim);
    }

    void paintGlyph(const symbol::Sprite& sprite, const Point& at, double radius) {
        if (radius <= double{symbol::kLeastGlyphRadius})
            return;
        const auto& c = sprite.colour;
        const bool bright = c.r * 0.3 + c.g * 0.59 + c.b * 0.11 > 0.35 * 255;
        constexpr Rgba kPale{242, 242, 242, 255};
        const Pen pen{bright ? kRim : kPale, std::max(2 * double{symbol::kStrokeHalf} * radius, 1.1)};
        const auto onPage = [&](const glm::vec2& p) { return at + Point(p.x, -p.y) * radius; };
        for (const auto& stroke : symbol::strokesOf(symbol::glyphOf(sprite.shape)))
            canvas_.line(onPage(stroke.a), onPage(stroke.b), pen);
    }

    void paint(const symbol::Label& label) {
        canvas_.text(frame_.toPage(label.position) + Point(0, kLabelSize / 3), label.text, kLabelSize, label.colour,
                     TextAlign::Middle);
    }

private:
    const Frame& frame_;
    double growth_;
    Canvas& canvas_;
};

class Collector {
public:
    void add(const DrawnLayer& layer, std::uint16_t at) {
        const auto& drawn = layer.drawn;
        layer_ = at;
        for (std::uint32_t i = 0; i < drawn.quads.size(); ++i)
            add(Kind::Quad, i, 2, drawn.quads[i].corners);
        for (std::uint32_t i = 0; i < drawn.ribbons.size(); ++i) {
            const auto& r = drawn.ribbons[i];
            const glm::vec3 half(r.halfWidth, r.halfWidth, 0);
            add(Kind::Ribbon, i, 2, std::array{r.a - half, r.a + half, r.b - half, r.b + half});
        }
        for (std::uint32_t i = 0; i < drawn.segments.size(); ++i)
            add(Kind::Segment, i, kMarkReach, std::array{drawn.segments[i].a.position, drawn.segments[i].b.position});
        for (std::uint32_t i = 0; i < drawn.sprites.size(); ++i)
            add(Kind::Sprite, i, kMarkReach + drawn.sprites[i].size, std::array{drawn.sprites[i].position});
        for (std::uint32_t i = 0; i < drawn.labels.size(); ++i) {
            const auto width = static_cast<float>(drawn.labels[i].text.size()) * static_cast<float>(kLabelSize);
            add(Kind::Label, i, width, std::array{drawn.labels[i].position});
        }
    }
    std::vector<Item> take() { return std::move(items_); }

private:
    void add(Kind kind, std::uint32_t index, float reach, std::span<const glm::vec3> places) {
        Item item{kind, layer_, index, reach, flat(places.front()), flat(places.front())};
        for (const auto& place : places) {
            item.low = glm::min(item.low, flat(place));
            item.high = glm::max(item.high, flat(place));
        }
        items_.push_back(item);
    }

    std::uint16_t layer_ = 0;
    std::vector<Item> items_;
};

} // namespace

std::vector<Item> itemsOf(const Drawing& drawing) {
    Collector collector;
    for (std::size_t i = 0; i < drawing.layers.size(); ++i)
        collector.add(drawing.layers[i], static_cast<std::uint16_t>(i));
    return collector.take();
}

std::vector<Item> itemsIn(const std::vector<Item>& items, const Frame& frame, Point low, Point high) {
    std::vector<Item> visible;
    for (const auto& item : items) {
        const auto a = frame.toPage(double{item.low.x}, double{item.high.y});
        const auto b = frame.toPage(double{item.high.x}, double{item.low.y});
        const double reach = item.reach;
        if (a.x - reach <= high.x && b.x + reach >= low.x && a.y - reach <= high.y && b.y + reach >= low.y)
            visible.push_back(item);
    }
    return visible;
}

double markGrowth(const Drawing& drawing, double scale) {
    constexpr double kWindow = 1000; // pixels for each unit, times the distance, in a window of usual height
    constexpr double kUsualMark = 8; // pixels
    constexpr double kShare = 0.35;  // of the way from mark to mark
    std::size_t marks = 0;
    for (const auto& layer : drawing.layers)
        marks += layer.drawn.sprites.size() + layer.drawn.segments.size() / 2;
    const auto size = drawing.high - drawing.low;
    const double spacing = std::sqrt(size.x * size.y / static_cast<double>(std::max<std::size_t>(marks, 1)));
    const double byDensity = std::min(kShare * spacing * scale / kUsualMark, 1.0);
    return std::clamp(std::max(scale * double{drawing.fullSizeAt} / kWindow, byDensity), kSmallest, kLargest);
}

void paint(const Drawing& drawing, const std::vector<Item>& items, const Frame& frame, double growth, Canvas& canvas) {
    Painter painter(frame, growth, canvas);
    const DrawnLayer* open = nullptr;
    for (const auto& item : items) {
        const auto& layer = drawing.layers[item.layer];
        if (&layer != open) {
            if (open != nullptr)
                canvas.endGroup();
            canvas.beginGroup(layer.id, layer.title);
            open = &layer;
        }
        switch (item.kind) {
        case Kind::Quad:
            painter.paint(layer.drawn.quads[item.index]);
            break;
        case Kind::Ribbon:
            painter.paint(layer.drawn.ribbons[item.index]);
            break;
        case Kind::Segment:
            painter.paint(layer.drawn.segments[item.index]);
            break;
        case Kind::Sprite:
            painter.paint(layer.drawn.sprites[item.index]);
            break;
        case Kind::Label:
            painter.paint(layer.drawn.labels[item.index]);
            break;
        }
    }
    if (open != nullptr)
        canvas.endGroup();
}

} // namespace navsmith::exports
