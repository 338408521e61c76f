#include "core/systems/shared/mesh_symbols.h"

#include "core/world/finite.h"

#include <glm/common.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace navsmith::systems {

using model::Model;
using model::Ref;
using model::Slot;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;
using world::isFinite;

namespace {

struct SpotLook {
    std::uint32_t types;
    Rgba colour;
    Shape shape;
    float size;
    std::string_view title;
};
constexpr SpotLook kSpotLooks[] = {
    {4, rgb(0xF2483B), Shape::Triangle, 13, "ideal sniper spot"},
    {2, rgb(0xF29B38), Shape::Triangle, 11, "good sniper spot"},
    {1, rgb(0x54D36C), Shape::Disc, 10, "in cover"},
    {8, rgb(0xE8D44D), Shape::Square, 9, "exposed"},
    {0, rgb(0x9AA4B0), Shape::Diamond, 9, "no type"},
};

} // namespace

void drawApproaches(const Model& m, const ApproachFields& fields, Slot area,
                    std::optional<glm::vec3> (*middleOf)(const Model&, Slot), Primitives& out) {
    constexpr Rgba colour = rgb(0xE27BD0);
    const auto middle = [&](Ref ref) { return ref.isSlot() ? middleOf(m, ref.slot()) : std::nullopt; };
    const auto previous = m.list(fields.previous, area);
    const auto here = m.list(fields.here, area);
    const auto next = m.list(fields.next, area);
    for (std::size_t i = 0; i < here.size(); ++i) {
        const auto at = middle(here[i]);
        if (!at)
            continue;
        out.mark(lifted(*at), colour, 9, Shape::Diamond);
        if (const auto from = middle(previous[i]))
            out.line(lifted(*from), lifted(*at), colour, 2, symbol::SegmentArrow);
        if (const auto to = middle(next[i]))
            out.line(lifted(*at), lifted(*to), colour, 2, symbol::SegmentArrow | symbol::SegmentDashed);
    }
}

void drawLadder(const glm::vec3& bottom, const glm::vec3& top, float width, std::uint32_t faces, Rgba colour,
                Primitives& out) {
    const bool facesAlongY = faces % 2 == 0; // north or south
    const auto across = glm::vec3(facesAlongY ? 1 : 0, facesAlongY ? 0 : 1, 0) * (width * 0.5F);
    if (!isFinite(across) || !isFinite(top) || !isFinite(bottom))
        return;
    out.line(bottom - across, top - across, colour, 3);
    out.line(bottom + across, top + across, colour, 3);
    constexpr int rungs = 6; // enough to look like a ladder, whatever its length
    for (int i = 1; i < rungs; ++i) {
        const auto at = glm::mix(bottom, top, static_cast<float>(i) / rungs);
        out.line(at - across, at + across, colour, 2);
    }
}

void drawSpot(const symbol::Overrides& o, model::Element spot, const glm::vec3& at, std::uint32_t types,
              Primitives& out) {
    if (!isFinite(at))
        return;
    const auto* look = std::find_if(std::begin(kSpotLooks), std::prev(std::end(kSpotLooks)),
                                    [&](const SpotLook& l) { return (types & l.types) != 0; });
    out.mark(lifted(at), o.colour(spot, look->colour), look->size, look->shape);
}

std::vector<symbol::LegendEntry> spotLegend() {
    std::vector<symbol::LegendEntry> legend;
    for (const auto& look : kSpotLooks)
        legend.push_back({look.colour, std::string(look.title)});
    return legend;
}

} // namespace navsmith::systems
