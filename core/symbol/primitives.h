// The primitives of drawings. Positions in world units, z up; sizes in pixels unless stated otherwise. The layouts are
// those of the graphics buffers: render uploads these arrays unchanged.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace navsmith::symbol {

struct Rgba {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    bool operator==(const Rgba&) const = default;
};

constexpr Rgba rgb(std::uint32_t hex, std::uint8_t alpha = 255) {
    return {static_cast<std::uint8_t>(hex >> 16U), static_cast<std::uint8_t>(hex >> 8U), static_cast<std::uint8_t>(hex),
            alpha};
}

enum class Shape : std::uint8_t {
    Disc,
    Square,
    Diamond,
    Triangle,
    Ring,    ///< with a glow
    Outline, ///< a ring without it
};

/// A mark that faces the viewer.
struct Sprite {
    glm::vec3 position{0};
    Rgba colour;
    float size = 8;          ///< diameter, pixels
    std::uint32_t shape = 0; ///< see markOf() in glyphs.h; a Shape alone will do

    bool operator==(const Sprite&) const = default;
};
static_assert(sizeof(Sprite) == 24);

enum SegmentStyle : std::uint32_t {
    SegmentPlain = 0,
    SegmentArrow = 1U << 8U, ///< arrow head at the second end
    SegmentDashed = 1U << 9U,
};

/// One end of a line. The low 8 bits of `style` are the width in quarter pixels.
struct SegmentEnd {
    glm::vec3 position{0};
    Rgba colour;
    std::uint32_t style = 0;

    bool operator==(const SegmentEnd&) const = default;
};
struct Segment {
    SegmentEnd a;
    SegmentEnd b;

    bool operator==(const Segment&) const = default;
};
static_assert(sizeof(Segment) == 40);

constexpr std::uint32_t segmentStyle(float pixels, std::uint32_t flags = SegmentPlain) {
    return (static_cast<std::uint32_t>(pixels * 4) & 0xFFU) | flags;
}

/// A flat strip on the ground from a to b with a width in world units, such as a lane. Chevrons point from a to b.
struct Ribbon {
    glm::vec3 a{0};
    glm::vec3 b{0};
    float halfWidth = 1; ///< world units
    Rgba fill;
    Rgba edge;
    std::uint32_t chevrons = 1;

    bool operator==(const Ribbon&) const = default;
};
static_assert(sizeof(Ribbon) == 40);

/// A surface with four heights, corners in order around it; or the inscribed disc.
struct Quad {
    glm::vec3 corners[4];
    Rgba fill;
    Rgba edge;
    std::uint32_t round = 0; ///< 1: the disc

    bool operator==(const Quad&) const = default;
};
static_assert(sizeof(Quad) == 60);

/// A flat disc on the ground.
inline Quad disc(const glm::vec3& middle, float radius, Rgba fill, Rgba edge) {
    const glm::vec3 x{radius, 0, 0};
    const glm::vec3 y{0, radius, 0};
    return {{middle - x - y, middle + x - y, middle + x + y, middle - x + y}, fill, edge, 1};
}

struct Label {
    glm::vec3 position{0};
    Rgba colour;
    std::string text;

    bool operator==(const Label&) const = default;
};

struct Primitives {
    std::vector<Sprite> sprites;
    std::vector<Segment> segments;
    std::vector<Ribbon> ribbons;
    std::vector<Quad> quads;
    std::vector<Label> labels;

    void line(const glm::vec3& from, const glm::vec3& to, Rgba colour, float pixels,
              std::uint32_t flags = SegmentPlain) {
        const auto style = segmentStyle(pixels, flags);
        segments.push_back({{from, colour, style}, {to, colour, style}});
    }
    void mark(const glm::vec3& at, Rgba colour, float pixels, Shape shape) {
        sprites.push_back({at, colour, pixels, static_cast<std::uint32_t>(shape)});
    }
    void clear() {
        sprites.clear();
        segments.clear();
        ribbons.clear();
        quads.clear();
        labels.clear();
    }
    void append(const Primitives& more) {
        sprites.insert(sprites.end(), more.sprites.begin(), more.sprites.end());
        segments.insert(segments.end(), more.segments.begin(), more.segments.end());
        ribbons.insert(ribbons.end(), more.ribbons.begin(), more.ribbons.end());
        quads.insert(quads.end(), more.quads.begin(), more.quads.end());
        labels.insert(labels.end(), more.labels.begin(), more.labels.end());
    }
    [[nodiscard]] bool empty() const {
        return sprites.empty() && segments.empty() && ribbons.empty() && quads.empty() && labels.empty();
    }
};

} // namespace navsmith::symbol
