#include "core/systems/yapb/reach.h"

#include "core/systems/yapb/access.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;

namespace {

constexpr float kStep = 10;   ///< between two looks down
constexpr float kDown = 1000; ///< how far down it looks
constexpr float kFirstRing = 32;
constexpr float kLastRing = 112;
constexpr float kRingStep = 16;
constexpr float kHeadRoom = 34;
constexpr float kRingDrop = 60; ///< beyond the ring's radius
constexpr int kRingPoints = 18;

/// Above the ground below; kDown where there is none.
float heightAt(const world::RayCaster& rays, const glm::vec3& at) {
    const auto ground = rays.cast(at, {0, 0, -1}, {.maxDistance = kDown, .layers = world::groundLayers()});
    return ground ? ground->distance : kDown;
}

bool ringIsFree(const world::RayCaster& rays, const glm::vec3& origin, float radius) {
    for (int i = 0; i < kRingPoints; ++i) {
        const float angle = glm::radians(360.0F * static_cast<float>(i) / kRingPoints);
        const auto rim = origin + radius * glm::vec3(std::cos(angle), std::sin(angle), 0);
        if (rays.sweep(kCrouchedBox, origin, rim) || heightAt(rays, rim) > radius + kRingDrop ||
            rays.cast(rim, {0, 0, 1}, {.maxDistance = kHeadRoom, .layers = world::groundLayers()}))
            return false;
    }
    return true;
}

} // namespace

bool isClear(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to) {
    const auto way = to - from;
    const float length = glm::length(way);
    return length == 0 || !rays.cast(from, way, {.maxDistance = length, .layers = world::groundLayers()});
}

bool canWalk(const world::RayCaster& rays, const glm::vec3& from, const glm::vec3& to) {
    const float length = glm::distance(from, to);
    if (!(length <= kLongestLink) || to.z - from.z >= kHighestStep || !isClear(rays, from, to))
        return false;
    float last = heightAt(rays, from);
    for (float along = kStep; along < length; along += kStep) {
        const float height = heightAt(rays, from + (to - from) * (along / length));
        if (height < last - kHighestStep)
            return false;
        last = height;
    }
    return true;
}

float freeRadius(const world::RayCaster& rays, const glm::vec3& origin) {
    for (float ring = kFirstRing; ring <= kLastRing; ring += kRingStep) {
        if (!ringIsFree(rays, origin, ring))
            return ring - kFirstRing;
    }
    return kLastRing - kRingStep;
}

bool isUseless(const WayOut& way, std::span<const WayOut> others) {
    constexpr float longer = 1.1F;
    const float within40 = std::cos(glm::radians(40.0F));
    return std::ranges::any_of(others, [&](const WayOut& other) {
        return glm::dot(way.direction, other.direction) >= within40 && way.length > other.length * longer;
    });
}

std::vector<Slot> uselessLinks(const Model& m, Slot n) {
    std::vector<std::pair<WayOut, Slot>> ways;
    for (const Slot l : linksOf(m, n)) {
        const auto ends = endsOf(m, l);
        if (!ends || isJump(m, l) || has(m, n, kLadder) || has(m, ends->to, kLadder))
            continue;
        const auto way = originOf(m, ends->to) - originOf(m, n);
        const float length = glm::length(way);
        const glm::vec2 flat(way.x, way.y);
        if (glm::length(flat) > 0 && std::isfinite(length))
            ways.push_back({{glm::normalize(flat), length}, l});
    }
    std::ranges::stable_sort(ways, {}, [](const auto& entry) { return entry.first.length; });
    const float within80 = std::cos(glm::radians(80.0F));
    constexpr float ofBoth = 0.55F;
    std::vector<Slot> useless;
    std::vector<WayOut> useful;
    for (const auto& [way, link] : ways) {
        // Two neighbours in about its direction do for a way that is longer than about half of both.
        std::vector<float> near;
        for (const auto& other : useful) {
            if (glm::dot(way.direction, other.direction) >= within80)
                near.push_back(other.length);
        }
        const bool isBetweenTwo = near.size() >= 2 && way.length > ofBoth * (near[0] + near[1]);
        if (isBetweenTwo || isUseless(way, useful))
            useless.push_back(link);
        else
            useful.push_back(way);
    }
    return useless;
}

} // namespace navsmith::systems::yapb
