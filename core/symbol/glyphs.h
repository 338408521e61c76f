// Line drawings on marks, which say what a mark stands for. Their strokes are stated once: the 3D view and exports draw
// the same.
#pragma once

#include "core/symbol/primitives.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace navsmith::symbol {

enum class Glyph : std::uint8_t {
    None,
    Gun,
    Heart,
    Shield,
    Dollar,
    Disk,
    House,
    Lock,
    Shirt,
    Camera,
    Horseshoe,
    Shell,
    Star,
    Burst,
    Letter, ///< i
    Question,
    Cross,
    Scissors,
    Fork,
    Glass,
    Note,
    Wrench,
    Spray,
    Flag,
    Person,
    Dice,
    Car,
    Plane,
    Anchor,
    Flame,
    Book,
    Target,
    Dumbbell,
    Bulb,
    Crown,
    Pen,
    North,
    Count, ///< their number
};

/// In units of the mark's radius, from its centre, y up.
struct Stroke {
    glm::vec2 a{0};
    glm::vec2 b{0};
};
std::span<const Stroke> strokesOf(Glyph glyph);
/// Half the width of a stroke, in the same unit.
inline constexpr float kStrokeHalf = 0.085F;
/// Pixels: on smaller marks strokes would be a blot.
inline constexpr float kLeastGlyphRadius = 4.5F;

/// For Sprite::shape. `least`: pixels across that the mark keeps however far it is.
constexpr std::uint32_t markOf(Shape shape, Glyph glyph, std::uint8_t least = 0) {
    return static_cast<std::uint32_t>(shape) | static_cast<std::uint32_t>(glyph) << 8U | std::uint32_t{least} << 16U;
}
constexpr Shape shapeOf(std::uint32_t mark) {
    return static_cast<Shape>(mark & 0xFFU);
}
constexpr Glyph glyphOf(std::uint32_t mark) {
    return static_cast<Glyph>(mark >> 8U & 0xFFU);
}
constexpr float leastPixels(std::uint32_t mark) {
    return static_cast<float>(mark >> 16U & 0xFFU);
}

} // namespace navsmith::symbol
