// Shapes that symbols of saves are made of.
#pragma once

#include "core/symbol/glyphs.h"
#include "core/symbol/symbol.h"
#include "core/systems/gta_sa_save/places.h"

#include <array>
#include <optional>
#include <string_view>

namespace navsmith::systems::gta_sa_save {

using symbol::Overrides;
using symbol::Primitives;
using symbol::Rgba;
using symbol::Shape;
using world::ifFinite;

inline constexpr float kArrowLength = 4; ///< metres

/// Pixels that marks keep from afar: there are few, far apart, and people look for them on the whole map.
inline constexpr std::uint8_t kLeastMark = 4;

inline void sprite(Primitives& out, glm::vec3 at, Rgba colour, Shape shape, float size = 9) {
    out.sprites.push_back({at, colour, size, symbol::markOf(shape, symbol::Glyph::None, kLeastMark)});
}

inline Rgba faint(Rgba colour, std::uint8_t alpha) {
    colour.a = alpha;
    return colour;
}

/// A prism from a floor with four corners up to a height.
inline void prism(Primitives& out, const std::array<glm::vec3, 4>& floor, float top, Rgba colour) {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto a = floor[i];
        const auto b = floor[(i + 1) % 4];
        const glm::vec3 up{0, 0, top - a.z};
        out.line(a, b, colour, 1.5F);
        out.line(a + up, b + up, colour, 1.5F);
        out.line(a, a + up, colour, 1.5F);
    }
}

inline std::array<glm::vec3, 4> floorOf(const Box& box) {
    return {box.low, glm::vec3(box.high.x, box.low.y, box.low.z), glm::vec3(box.high.x, box.high.y, box.low.z),
            glm::vec3(box.low.x, box.high.y, box.low.z)};
}

inline void flat(Primitives& out, const std::array<glm::vec3, 4>& corners, Rgba colour, std::uint8_t alpha = 40) {
    out.quads.push_back({{corners[0], corners[1], corners[2], corners[3]}, faint(colour, alpha), colour, 0});
}

inline void box(Primitives& out, const Box& shape, Rgba colour) {
    flat(out, floorOf(shape), colour, 30);
    prism(out, floorOf(shape), shape.high.z, colour);
}

using Anchor = std::optional<glm::vec3> (*)(const model::Model&, model::Slot);

/// A symbol that depends only on the row itself.
inline symbol::Symbol drawn(Type type, Anchor anchor, symbol::Emit emit, std::string_view place = {}) {
    symbol::Symbol result{.type = type, .anchor = anchor, .overview = emit, .dependsOn = {{{}, type, {}}}};
    if (!place.empty())
        result.handles = {{.type = symbol::HandleType::Point, .property = place}};
    return result;
}

} // namespace navsmith::systems::gta_sa_save
