#include "core/systems/yapb/derived.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/reach.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;

namespace {

constexpr float kLightDepth = 2048;
constexpr float kBrightest = 75; ///< of 255; brighter floors count as this
constexpr float kWholeLight = 100;

constexpr float kNarrowReach = 178;
constexpr float kNarrowLift = 16;
constexpr std::size_t kMostNarrowLinks = 4;
constexpr int kLeastHits = 2;

constexpr float kCrouchedEyes = -6; ///< of a player who crouches at a standing node, from its middle

} // namespace

float lightAt(const world::FloorLight& light, const glm::vec3& origin) {
    if (!light.exists())
        return kNoLightInMap;
    const auto colour = light.below(origin, kLightDepth);
    if (!colour)
        return kLightUnknown;
    const int mean = ((*colour)[0] + (*colour)[1] + (*colour)[2]) / 3; // whole, as the game has it
    return kWholeLight * std::sqrt(std::min(kBrightest, static_cast<float>(mean)) / kBrightest);
}

std::optional<bool> isNarrow(const Model& m, const world::RayCaster& rays, Slot n) {
    const auto links = linksOf(m, n);
    if (links.size() > kMostNarrowLinks || has(m, n, kCamp | kGoal))
        return std::nullopt;
    const auto eyes = originOf(m, n) + glm::vec3(0, 0, kNarrowLift);
    int hits = 0;
    for (const Slot l : links) {
        const auto ends = endsOf(m, l);
        const auto way = ends ? originOf(m, n) - originOf(m, ends->to) : glm::vec3(0);
        if (!isFinite(way) || glm::length(way) == 0)
            continue;
        const auto forward = glm::normalize(way);
        const float yaw = std::atan2(forward.y, forward.x);
        const glm::vec3 right(std::sin(yaw), -std::cos(yaw), 0);
        const auto up = glm::cross(right, forward);
        // The bots take these for places of the map, not of the node.
        for (const auto& end : {-forward, right, -right, up})
            hits += isClear(rays, eyes, kNarrowReach * end) ? 0 : 1;
    }
    return hits >= kLeastHits;
}

Visible visibleFrom(const Model& m, const world::RayCaster& rays, Slot n) {
    Visible seen;
    const auto origin = originOf(m, n);
    const auto standing = eyesAt(m, n);
    const auto crouched = origin + glm::vec3(0, 0, has(m, n, kCrouch) ? standing.z - origin.z : kCrouchedEyes);
    m.forEachLive(kNode, [&](Slot other) {
        const auto place = other == n ? std::nullopt : placeOf(m, other);
        if (!place)
            return;
        seen.standing = static_cast<std::uint16_t>(seen.standing + (isClear(rays, standing, *place) ? 1 : 0));
        seen.crouched = static_cast<std::uint16_t>(seen.crouched + (isClear(rays, crouched, *place) ? 1 : 0));
    });
    return seen;
}

} // namespace navsmith::systems::yapb
