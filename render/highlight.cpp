#include "render/highlight.h"

#include "render/scene.h"

namespace navsmith::render {

namespace {

symbol::Sprite halo(const symbol::Sprite& of, symbol::Rgba colour, float wider) {
    return {of.position, colour, of.size + wider, static_cast<std::uint32_t>(symbol::Shape::Ring)};
}

} // namespace

void highlight(const model::Model& model, const symbol::Symbol& symbol, model::Slot row, Highlight how,
               symbol::Primitives& out) {
    static const symbol::Overrides own;
    const auto shape = how != Highlight::Touched && symbol.highlight != nullptr ? symbol.highlight : symbol.overview;
    if (shape == nullptr)
        return;
    const auto sprites = out.sprites.size();
    const auto segments = out.segments.size();
    const auto ribbons = out.ribbons.size();
    const auto quads = out.quads.size();
    const auto labels = out.labels.size();
    shape(model, own, row, out);
    out.labels.resize(labels);

    const bool selected = how != Highlight::Hovered;
    const auto colour = selected ? symbol::rgb(0xFFC83D) : symbol::rgb(0xFFFFFF, 230);
    const float wider = selected ? 12.0F : 12 * 0.8F;
    if (selected) {
        // Draw a halo below each sprite. Go backwards, so that no sprite is overwritten before it is read.
        const auto count = out.sprites.size() - sprites;
        out.sprites.resize(sprites + 2 * count);
        for (std::size_t i = count; i-- > 0;) {
            auto mark = out.sprites[sprites + i];
            out.sprites[sprites + 2 * i] = halo(mark, colour, wider);
            mark.colour = colour;
            mark.size += 1;
            out.sprites[sprites + 2 * i + 1] = mark;
        }
    } else {
        for (std::size_t i = sprites; i < out.sprites.size(); ++i)
            out.sprites[i] = halo(out.sprites[i], colour, wider);
    }
    for (auto& s : std::span(out.segments).subspan(segments)) {
        s.a.colour = s.b.colour = colour;
        s.a.style = s.b.style = symbol::segmentStyle(selected ? 5 : 4, s.a.style & ~0xFFU);
    }
    for (auto& r : std::span(out.ribbons).subspan(ribbons)) {
        r.fill = {colour.r, colour.g, colour.b, 110};
        r.edge = colour;
    }
    for (auto& q : std::span(out.quads).subspan(quads)) {
        q.fill = {colour.r, colour.g, colour.b, 90};
        q.edge = colour;
    }
}

symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how) {
    symbol::Primitives out;
    for (const auto& e : elements) {
        if (const auto* symbol = scene.symbolOf(e.type); symbol != nullptr && scene.model().isLive(e))
            highlight(scene.model(), *symbol, e.slot, how, out);
    }
    return out;
}

} // namespace navsmith::render
