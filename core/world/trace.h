// Moving a point or a box through a map's solids until it hits one, as the game's own engine does.
#pragma once

#include <glm/vec3.hpp>

#include <cstdint>

namespace navsmith::world {

/// How far in front of a surface the engines stop.
inline constexpr float kDistanceEpsilon = 0.03125F;

/// Where a trace ended. Floats and their order of operations are the engine's, so that results can be compared with
/// what the game computed.
struct Trace {
    float fraction = 1.0F;     ///< of the way that is free, 0..1
    glm::vec3 end{0.0F};       ///< where it ended, world units
    glm::vec3 normal{0.0F};    ///< of the surface that was hit, length 1; zero if none was
    bool startSolid = false;   ///< began inside a solid
    bool allSolid = false;     ///< never left it
    std::uint32_t entity = 0;  ///< whose solid was hit: index into the map's entities; 0 is the world
    std::uint16_t surface = 0; ///< flags of the texture of the surface that was hit, as in its map; 0 if there are none
    bool terrain = false;      ///< a displacement was hit

    [[nodiscard]] bool hit() const { return fraction < 1.0F || startSolid; }
};

/// The solids of a map. Immutable, so threads can share it.
class Tracer {
public:
    virtual ~Tracer() = default;

    /// A point from one place to another, through solids whose contents are in `mask` (values are the map format's).
    [[nodiscard]] virtual Trace line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const = 0;
    /// Whether a line gets to its end. One that begins in a solid of the world may leave it, but not one that begins in
    /// an entity's. Quicker than line().
    [[nodiscard]] virtual bool isClear(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const {
        const auto trace = line(from, to, mask);
        return trace.fraction == 1.0F && !(trace.startSolid && trace.entity != 0);
    }
    /// A box; `minimum` and `maximum` are relative to the places.
    [[nodiscard]] virtual Trace box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                                    const glm::vec3& maximum, std::uint32_t mask) const = 0;
    /// Whether a box begins in no solid and gets to its end. Quicker than box().
    [[nodiscard]] virtual bool isClear(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                                       const glm::vec3& maximum, std::uint32_t mask) const {
        const auto trace = box(from, to, minimum, maximum, mask);
        return trace.fraction == 1.0F && !trace.startSolid;
    }
};

} // namespace navsmith::world
