#include "core/exports/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::exports {

namespace {

constexpr Rgba kDarkPage = symbol::rgb(0x1B1E25);
constexpr Rgba kLightPage = symbol::rgb(0xFFFFFF);

/// The largest of 1, 2 and 5 times a power of ten that is at most `most`.
double roundLength(double most) {
    const double power = std::pow(10, std::floor(std::log10(most)));
    for (const double factor : {5.0, 2.0}) {
        if (factor * power <= most)
            return factor * power;
    }
    return power;
}

/// As the shaders do: bright and pale colours would vanish on white.
Rgba inked(Rgba colour) {
    constexpr double kInk = 0.62;
    const double light = (0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b) / 255;
    const double t = std::clamp((light - 0.35) / 0.45, 0.0, 1.0);
    const double factor = 1 + (kInk - 1) * t * t * (3 - 2 * t);
    const auto part = [&](std::uint8_t c) { return static_cast<std::uint8_t>(std::lround(c * factor)); };
    return {part(colour.r), part(colour.g), part(colour.b), colour.a};
}

std::vector<Page::Line> legendOf(const Drawing& drawing, bool onLight) {
    std::vector<Page::Line> lines;
    // What is drawn last, on top, comes first.
    for (auto layer = drawing.layers.rbegin(); layer != drawing.layers.rend(); ++layer) {
        if (layer->legend.entries.empty())
            continue;
        lines.push_back({layer->title, true, {}});
        for (const auto& entry : layer->legend.entries)
            lines.push_back({entry.title, false, onLight ? inked(entry.colour) : entry.colour});
    }
    return lines;
}

} // namespace

Rgba pageColour(bool onLight) {
    return onLight ? kLightPage : kDarkPage;
}

Drawing inked(const Drawing& drawing, bool onLight) {
    auto output = drawing;
    if (!onLight)
        return output;
    for (auto& layer : output.layers) {
        for (auto& s : layer.drawn.sprites)
            s.colour = inked(s.colour);
        for (auto& s : layer.drawn.segments)
            s.a.colour = inked(s.a.colour);
        for (auto& r : layer.drawn.ribbons) {
            r.fill = inked(r.fill);
            r.edge = inked(r.edge);
        }
        for (auto& q : layer.drawn.quads) {
            q.fill = inked(q.fill);
            q.edge = inked(q.edge);
        }
        for (auto& l : layer.drawn.labels)
            l.colour = inked(l.colour);
    }
    return output;
}

Page layOut(const Drawing& drawing, const PictureOptions& options, const Canvas& measure) {
    Page page;
    page.onLight = options.background == Background::Light;
    page.background = options.background == Background::None ? Rgba{0, 0, 0, 0} : pageColour(page.onLight);
    page.ink = page.onLight ? symbol::rgb(0x1E242D) : symbol::rgb(0xDDE2EA);
    page.title = options.title;
    page.note = options.note;

    // A single place, or a straight row of them, has no extent: it gets some.
    constexpr double kLeastExtent = 16; // world units
    const auto extent = drawing.high - drawing.low;
    const double longest = std::max({extent.x, extent.y, kLeastExtent});
    const double border = longest * 0.03;
    const Point size(std::max(extent.x, longest / 8) + 2 * border, std::max(extent.y, longest / 8) + 2 * border);
    page.frame.scale = options.scale > 0 ? options.scale : options.size / std::max(size.x, size.y);
    page.mapSize = Point(std::ceil(size.x * page.frame.scale), std::ceil(size.y * page.frame.scale));

    page.em = std::clamp(std::max(page.mapSize.x, page.mapSize.y) / 100, 12.0, 56.0);
    const double em = page.em;
    page.legend = legendOf(drawing, page.onLight);
    double legendWidth = 0;
    for (const auto& line : page.legend)
        legendWidth = std::max(legendWidth, measure.textWidth(line.text, em) + (line.heading ? 0 : 1.6 * em));
    if (legendWidth > 0)
        legendWidth += 1.5 * em;
    const double head = page.title.empty() ? em : 3 * em;
    page.mapCorner = Point(em, head);
    page.frame.corner =
        (drawing.low + drawing.high) / 2.0 + Point(-page.mapSize.x, page.mapSize.y) / (2 * page.frame.scale);
    page.frame.corner += Point(-page.mapCorner.x, page.mapCorner.y) / page.frame.scale;

    const double length = roundLength(page.mapSize.x / page.frame.scale / 4);
    page.barLength = length * page.frame.scale;
    page.barText = fmt::format("{:g} {}", length, options.unit);
    page.legendLeft = page.mapCorner.x + page.mapSize.x + em;
    const double legendHeight = static_cast<double>(page.legend.size()) * 1.4 * em;
    const double textWidth =
        std::max(measure.textWidth(page.title, 1.6 * em),
                 measure.textWidth(page.note, em) + page.barLength + 3 * em + measure.textWidth(page.barText, em));
    page.size = Point(std::ceil(std::max(page.legendLeft + legendWidth, textWidth + 3 * em)),
                      std::ceil(head + std::max(page.mapSize.y, legendHeight) + 3 * em));
    return page;
}

void paintFrame(const Page& page, Canvas& canvas) {
    const auto box = [](Point low, Point size) {
        return std::array{low, Point(low.x + size.x, low.y), low + size, Point(low.x, low.y + size.y)};
    };
    canvas.polygon(box({0, 0}, page.size), page.background, {});
    const double em = page.em;
    canvas.text({page.mapCorner.x, 2 * em}, page.title, 1.6 * em, page.ink, TextAlign::Left);
    Rgba faint = page.ink;
    faint.a = 90;
    canvas.polygon(box(page.mapCorner, page.mapSize), {0, 0, 0, 0}, {faint, 1});

    const double base = page.size.y - em;
    const Point left(page.mapCorner.x, base);
    const Point right = left + Point(page.barLength, 0);
    const Pen pen{page.ink, std::max(em / 8, 1.0)};
    canvas.line(left, right, pen);
    for (const auto& end : {left, right})
        canvas.line(end - Point(0, em / 2), end, pen);
    canvas.text(right + Point(em / 2, 0), page.barText, em, page.ink, TextAlign::Left);
    canvas.text({page.mapCorner.x + std::max(page.mapSize.x, page.size.x - 2 * em - page.mapCorner.x), base}, page.note,
                em, faint, TextAlign::Right);
}

void paintLegend(const Page& page, Canvas& canvas) {
    const double em = page.em;
    double y = page.mapCorner.y + em;
    for (const auto& line : page.legend) {
        const double indent = line.heading ? 0 : 1.6 * em;
        if (!line.heading)
            canvas.disc({page.legendLeft + 0.7 * em, y - 0.32 * em}, 0.4 * em, line.colour, {});
        canvas.text({page.legendLeft + indent, y}, line.text, em, page.ink, TextAlign::Left);
        y += 1.4 * em;
    }
}

} // namespace navsmith::exports
