// Why a player does not get from one node of the lattice to the next.
#include "core/systems/source_nav/generation/source/source_walker.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav::generation {

namespace {

constexpr float kFarDown = 16'384; ///< deeper than any map
constexpr float kHighWall = 512;   ///< what is higher is only a wall
constexpr float kHeightStep = 8;
constexpr std::uint32_t kClips = 0x10000 | 0x20000; ///< contents of invisible walls

glm::vec3 atHeight(const glm::vec3& place, float height) {
    return {place.x, place.y, place.z + height};
}

/// The first height, up to `most`, at which `isFree(height)`.
template <typename F>
std::optional<float> firstFree(float least, float most, F&& isFree) {
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): heights are few
    for (float height = least; height <= most; height += kHeightStep)
        if (isFree(height))
            return height;
    return std::nullopt;
}

} // namespace

float slopeOf(const glm::vec3& normal) {
    return glm::degrees(std::acos(std::clamp(normal.z, -1.0F, 1.0F)));
}

Refusal BoxWalker::whyNot(const glm::vec3& from, Side side) const {
    glm::vec3 to = from;
    generation::move(to, side, kStep);
    const auto end = walk(from, to, rules_.mesh.deathDrop);
    const auto climbed = end ? std::nullopt : climb(from, to);
    if (end || climbed) // one gets there, but it is no place to be
        return {RefusalKind::Outside, end ? *end : climbed->place, 0};

    const auto isFreeFor = [&](float height, std::uint32_t mask) {
        const auto across = world_->solids().box(atHeight(from, height), atHeight(to, height), kFeet, kHead, mask);
        return !across.startSolid && across.fraction == 1.0F;
    };
    const float open = std::max(0.0F, move(from, atHeight(from, kHighWall)).end.z - from.z);
    const float room = std::min(open, rules_.climb);
    const auto isFree = [&](float height) { return isFreeFor(height, rules_.mask); };
    if (const auto height = firstFree(std::min(kStepHeight, room), room, isFree)) {
        const auto over = atHeight(to, *height);
        const auto down = move(over, atHeight(over, -kFarDown));
        if (down.fraction == 1.0F)
            return {RefusalKind::TooDeep, to, 0};
        if (over.z - down.end.z > rules_.mesh.deathDrop)
            return {RefusalKind::TooDeep, down.end, from.z - down.end.z};
        if (down.normal.z < rules_.mesh.steepest)
            return {RefusalKind::TooSteep, down.end, slopeOf(down.normal)};
        return {RefusalKind::InSolid, down.end, 0};
    }
    if (firstFree(0, room, [&](float height) { return isFreeFor(height, rules_.mask & ~kClips); }))
        return {RefusalKind::InvisibleWall, to, 0};
    const auto low = atHeight(from, kStepHeight);
    const auto beyond = world_->solids().line(low, atHeight(to, kStepHeight), rules_.mask);
    if (!beyond.hit()) { // a point fits where a player does not
        const auto floor = world_->solids().line(atHeight(to, kStepHeight), atHeight(to, -kFarDown), rules_.mask);
        const auto ceiling = world_->solids().line(atHeight(to, kStepHeight), atHeight(to, kHighWall), rules_.mask);
        return {RefusalKind::NoHeadRoom, floor.end, ceiling.end.z - floor.end.z};
    }
    if (const auto above = firstFree(room, open, isFree)) {
        const auto down = move(atHeight(to, *above), to);
        if (!down.startSolid && down.normal.z >= rules_.mesh.steepest)
            return {RefusalKind::TooHigh, down.end, down.end.z - from.z};
    }
    return {RefusalKind::InSolid, to, 0};
}

} // namespace navsmith::systems::source_nav::generation
