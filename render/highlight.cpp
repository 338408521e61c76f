#include "render/highlight.h"

#include "render/scene.h"

#include <algorithm>

namespace navsmith::render {

namespace {

symbol::Sprite ringAround(const symbol::Sprite& of, symbol::Rgba colour, float wider, symbol::Shape shape) {
    return {of.position, colour, of.size + wider, static_cast<std::uint32_t>(shape)};
}

constexpr float kHalo = 12; ///< pixels by which a halo is wider than its sprite

constexpr std::uint32_t kWidth = 0xFF; ///< the part of a segment's style

struct Places { ///< where the items of one element begin
    std::size_t sprites, segments, ribbons, quads;
};

/// One item for each of the element's, without fills.
void outline(symbol::Primitives& out, const Places& from, symbol::Rgba colour) {
    constexpr float around = 5;
    constexpr std::uint32_t wider = 4; // quarter pixels
    for (auto& s : std::span(out.sprites).subspan(from.sprites))
        s = ringAround(s, colour, around, symbol::Shape::Outline);
    for (auto& s : std::span(out.segments).subspan(from.segments)) {
        s.a.colour = s.b.colour = colour;
        const auto width = std::min((s.a.style & kWidth) + wider, kWidth);
        s.a.style = s.b.style = (s.a.style & ~kWidth) | width;
    }
    for (auto& r : std::span(out.ribbons).subspan(from.ribbons)) {
        r.fill = {colour.r, colour.g, colour.b, 0};
        r.edge = colour;
    }
    for (auto& q : std::span(out.quads).subspan(from.quads)) {
        q.fill = {colour.r, colour.g, colour.b, 0};
        q.edge = colour;
    }
}

/// Wide lines and translucent surfaces. `width` in pixels.
void paintLinesAndSurfaces(symbol::Primitives& out, const Places& from, symbol::Rgba colour, float width) {
    for (auto& s : std::span(out.segments).subspan(from.segments)) {
        s.a.colour = s.b.colour = colour;
        s.a.style = s.b.style = symbol::segmentStyle(width, s.a.style & ~kWidth);
    }
    for (auto& r : std::span(out.ribbons).subspan(from.ribbons)) {
        r.fill = {colour.r, colour.g, colour.b, 110};
        r.edge = colour;
    }
    for (auto& q : std::span(out.quads).subspan(from.quads)) {
        q.fill = {colour.r, colour.g, colour.b, 90};
        q.edge = colour;
    }
}

} // namespace

void highlight(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, Highlight how,
               symbol::Palette palette, symbol::Primitives& out) {
    static const symbol::Overrides own;
    const auto shape = how != Highlight::Touched && symbol.highlight != nullptr ? symbol.highlight : symbol.overview;
    if (shape == nullptr)
        return;
    const auto [sprites, segments, ribbons, quads] =
        Places{out.sprites.size(), out.segments.size(), out.ribbons.size(), out.quads.size()};
    const auto labels = out.labels.size();
    shape(model, own, row, out);
    out.labels.resize(labels);

    const bool selected = how != Highlight::Hovered;
    const auto colour = selected ? symbol::selectionColour(palette) : symbol::hoverColour(palette);
    if (how == Highlight::SelectedInCrowd) {
        outline(out, {sprites, segments, ribbons, quads}, colour);
        return;
    }
    const float wider = selected ? kHalo : kHalo * 0.8F;
    if (selected) {
        // Draw a halo below each sprite. Go backwards, so that no sprite is overwritten before it is read.
        const auto count = out.sprites.size() - sprites;
        out.sprites.resize(sprites + 2 * count);
        for (std::size_t i = count; i-- > 0;) {
            auto mark = out.sprites[sprites + i];
            out.sprites[sprites + 2 * i] = ringAround(mark, colour, wider, symbol::Shape::Ring);
            mark.colour = colour;
            mark.size += 1;
            out.sprites[sprites + 2 * i + 1] = mark;
        }
    } else {
        for (std::size_t i = sprites; i < out.sprites.size(); ++i)
            out.sprites[i] = ringAround(out.sprites[i], colour, wider, symbol::Shape::Ring);
    }
    paintLinesAndSurfaces(out, {sprites, segments, ribbons, quads}, colour, selected ? 5 : 4);
}

void drawInColour(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, symbol::Rgba colour,
                  symbol::Primitives& out) {
    static const symbol::Overrides own;
    const auto shape = symbol.highlight != nullptr ? symbol.highlight : symbol.overview;
    if (shape == nullptr)
        return;
    const Places from{out.sprites.size(), out.segments.size(), out.ribbons.size(), out.quads.size()};
    const auto labels = out.labels.size();
    shape(model, own, row, out);
    out.labels.resize(labels);
    for (auto& sprite : std::span(out.sprites).subspan(from.sprites)) {
        sprite.colour = colour;
        sprite.size += 3;
    }
    paintLinesAndSurfaces(out, from, colour, 4);
}

symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how) {
    symbol::Primitives out;
    for (const auto& e : elements) {
        if (const auto* symbol = scene.symbolOf(e.type); symbol != nullptr && scene.model().isLive(e))
            highlight(scene.model(), *symbol, e.slot, how, scene.colours().palette(), out);
    }
    return out;
}

std::vector<symbol::Label> labelsOf(const Scene& scene, std::span<const model::Element> elements) {
    static const symbol::Overrides own;
    symbol::Primitives out;
    for (const auto& e : elements) {
        const auto* symbol = scene.symbolOf(e.type);
        if (symbol != nullptr && symbol->detail != nullptr && scene.model().isLive(e))
            symbol->detail(scene.model(), own, e.slot, out);
    }
    return std::move(out.labels);
}

} // namespace navsmith::render
