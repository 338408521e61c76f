// Which areas are stairs: lines across them rise in flat treads.
#include "core/systems/source_nav/generation/source/source_areas.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

enum class Stairs : std::uint8_t { No, Maybe, Yes };

class StairTest {
public:
    explicit StairTest(const BoxWalker& walker)
        : walker_(walker), leastRise_(kBetween * std::tan(std::acos(walker.rules().steepest))) {}

    [[nodiscard]] bool isStairs(const GeneratedArea& area) const {
        constexpr float kSamePlane = 0.95F;
        if (area.width() <= kStep && area.depth() <= kStep)
            return false;
        if (glm::dot(area.normal(), area.otherNormal()) < kSamePlane)
            return false;
        Stairs result = Stairs::Maybe;
        for (const auto& [from, to] : linesAcross(area)) {
            const auto line = along(from, to);
            if (line == Stairs::No)
                return false;
            result = std::max(result, line);
        }
        return result == Stairs::Yes;
    }

private:
    using Line = std::pair<glm::vec3, glm::vec3>;

    /// Along the four sides, a little inside, and through the middle in both directions.
    static std::array<Line, 6> linesAcross(const GeneratedArea& area) {
        constexpr float kInset = 5;
        const auto inset = [](glm::vec3 corner, float x, float y) { return corner + glm::vec3(x, y, 0) * kInset; };
        const auto northWest = area.corner(NorthWest);
        const auto northEast = area.corner(NorthEast);
        const auto southEast = area.corner(SouthEast);
        const auto southWest = area.corner(SouthWest);
        return {Line{inset(northWest, 1, 1), inset(northEast, -1, 1)},
                Line{inset(southWest, 1, -1), inset(southEast, -1, -1)},
                Line{inset(northWest, 1, 1), inset(southWest, 1, -1)},
                Line{inset(northEast, -1, 1), inset(southEast, -1, -1)},
                Line{inset((northWest + northEast) / 2.0F, 0, 1), inset((southWest + southEast) / 2.0F, 0, -1)},
                Line{inset((northEast + southEast) / 2.0F, -1, 0), inset((northWest + southWest) / 2.0F, 1, 0)}};
    }

    /// Maybe: the line is level.
    [[nodiscard]] Stairs along(const glm::vec3& from, const glm::vec3& to) const {
        if (std::abs(from.z - to.z) <= kStepHeight)
            return Stairs::Maybe;
        constexpr float kHalfAcross = 8;
        constexpr float kThick = 1;
        const bool eastWest = std::abs(from.x - to.x) > std::abs(from.y - to.y);
        const glm::vec3 half(eastWest ? kHalfAcross : kBetween / 2, eastWest ? kBetween / 2 : kHalfAcross, 0);
        const auto dropAt = [&](const glm::vec3& place) {
            constexpr glm::vec3 kUp(0, 0, 55);
            return walker_.world().solids().box(place + kUp, place - kUp, -half, half + glm::vec3(0, 0, kThick),
                                                kCreatureMask);
        };
        const auto isOut = [](const world::Trace& trace) { return trace.startSolid || trace.terrain; };
        const auto first = dropAt(from);
        if (isOut(first) || std::abs(first.end.z - from.z) > kStepHeight)
            return Stairs::No;
        float before = first.end.z;
        Stairs result = Stairs::Maybe;
        const float length = glm::length(glm::vec2(to - from));
        const float part = kBetween / length;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float t = 0; t <= 1.0F; t += part) {
            constexpr float kFlat = 0.97F;
            const auto drop = dropAt(from + t * (to - from));
            if (isOut(drop) || drop.normal.z < kFlat)
                return Stairs::No;
            const float rise = std::abs(drop.end.z - before);
            if (rise > kStepHeight)
                return Stairs::No;
            if (rise >= leastRise_)
                result = Stairs::Yes;
            before = drop.end.z;
        }
        return result;
    }

    static constexpr float kBetween = 5;

    const BoxWalker& walker_;
    float leastRise_; ///< less is a slope
};

} // namespace

void markStairs(const BoxWalker& walker, std::vector<GeneratedArea>& areas) {
    const StairTest test(walker);
    for (auto& area : areas) {
        if (area.gone || !test.isStairs(area))
            continue;
        area.stairs = true;
        area.crouch = area.jump = area.staysAlone = false;
    }
}

} // namespace navsmith::systems::source_nav::generation
