#include "render/highlight.h"

namespace navsmith::render {

symbol::Primitives highlight(const Scene& scene, std::span<const model::Element> elements, Highlight how) {
    const bool selected = how != Highlight::Hovered;
    const auto colour = selected ? symbol::rgb(0xFFC83D) : symbol::rgb(0xFFFFFF, 230);
    const float grow = selected ? 1.0F : 0.8F;
    symbol::Primitives out;
    symbol::Primitives own;
    for (const auto& e : elements) {
        const auto* symbol = scene.symbolOf(e.type);
        if (symbol == nullptr || !scene.model().isLive(e))
            continue;
        const bool whole = how != Highlight::Touched && symbol->highlight != nullptr;
        const auto shape = whole ? symbol->highlight : symbol->overview;
        if (shape == nullptr)
            continue;
        own.clear();
        shape(scene.model(), {}, e.slot, own);
        for (auto s : own.sprites) {
            out.sprites.push_back(
                {s.position, colour, s.size + 12 * grow, static_cast<std::uint32_t>(symbol::Shape::Ring)});
            s.colour = colour;
            s.size += 1;
            if (selected)
                out.sprites.push_back(s);
        }
        for (auto s : own.segments) {
            s.a.colour = s.b.colour = colour;
            const auto flags = s.a.style & ~0xFFU;
            s.a.style = s.b.style = symbol::segmentStyle(selected ? 5 : 4, flags);
            out.segments.push_back(s);
        }
        for (auto r : own.ribbons) {
            r.fill = {colour.r, colour.g, colour.b, 110};
            r.edge = colour;
            out.ribbons.push_back(r);
        }
        for (auto q : own.quads) {
            q.fill = {colour.r, colour.g, colour.b, 90};
            q.edge = colour;
            out.quads.push_back(q);
        }
    }
    return out;
}

} // namespace navsmith::render
