#include "core/systems/yapb/fit_map.h"

#include "core/systems/yapb/access.h"
#include "core/systems/yapb/entities.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace navsmith::systems::yapb {

using model::Model;
using model::Slot;

namespace {

struct Standing {
    glm::vec3 origin;
    float height;
};

constexpr float kWithin = 2; ///< a node this far from its height stands
/// In a better place one more node of so many stands on the floor. People place some a little off it, and a graph of
/// another build has hardly any on it.
constexpr std::size_t kLeastGain = 4;
constexpr std::size_t kSample = 128;
constexpr std::size_t kMostCandidates = 4000;
constexpr float kCoarse = 64; ///< candidates nearer to each other count as one

struct Rise {
    std::size_t nodes = 0; ///< that stand if all are raised
    float by = 0;
};

/// The rise with which most nodes stand, once they have been moved.
Rise bestLift(const world::RayCaster& rays, const std::vector<Standing>& nodes, const glm::vec3& offset,
              std::size_t step) {
    std::vector<float> rises;
    for (std::size_t i = 0; i < nodes.size(); i += step) {
        const auto at = nodes[i].origin + offset;
        if (const auto floor = rays.ground(at.x, at.y, at.z))
            rises.push_back(nodes[i].height - (at.z - floor->point.z));
    }
    std::ranges::sort(rises);
    Rise best;
    for (std::size_t first = 0, end = 0; first < rises.size(); ++first) {
        while (end < rises.size() && rises[end] - rises[first] <= 2 * kWithin)
            ++end;
        if (end - first > best.nodes)
            best = {end - first, std::round(rises[(first + end - 1) / 2])};
    }
    return best;
}

std::size_t countStanding(const world::RayCaster& rays, const std::vector<Standing>& nodes, const glm::vec3& offset) {
    return static_cast<std::size_t>(std::ranges::count_if(nodes, [&](const Standing& node) {
        const auto at = node.origin + offset;
        const auto floor = rays.ground(at.x, at.y, at.z);
        return floor && std::abs(at.z - floor->point.z - node.height) <= kWithin;
    }));
}

/// Nodes of a task against the entities that have it.
void addCandidates(const Model& m, const world::Backdrop& map, std::uint32_t flag, std::vector<glm::vec3>& out) {
    const auto zones = zonesOfTask(map.geometry, flag);
    m.forEachLive(kNode, [&](Slot n) {
        const auto origin = has(m, n, flag) ? placeOf(m, n) : std::nullopt;
        for (const auto& zone : zones) {
            if (origin)
                out.push_back(glm::round(zone.middle() - *origin));
        }
    });
}

/// Moves from a candidate to where most nodes stand.
glm::vec3 refined(const world::RayCaster& rays, const std::vector<Standing>& nodes, glm::vec3 offset,
                  std::size_t step) {
    auto best = bestLift(rays, nodes, offset, step);
    for (float by = kCoarse; by >= 1; by /= 2) {
        for (bool better = true; better;) {
            better = false;
            for (const auto& way :
                 {glm::vec3(by, 0, 0), glm::vec3(-by, 0, 0), glm::vec3(0, by, 0), glm::vec3(0, -by, 0)}) {
                const auto lift = bestLift(rays, nodes, offset + way, step);
                if (lift.nodes <= best.nodes)
                    continue;
                best = lift;
                offset += way;
                better = true;
            }
        }
    }
    return offset + glm::vec3(0, 0, best.by);
}

} // namespace

std::optional<MapFit> fitToMap(const Model& m, const world::Backdrop& map, const StageProgress& progress) {
    std::vector<Standing> nodes;
    m.forEachLive(kNode, [&](Slot n) {
        if (const auto place = placeOf(m, n); place && !has(m, n, kLadder | kLift))
            nodes.push_back({*place, has(m, n, kCrouch) ? kCrouchingHeight : kStandingHeight});
    });
    const std::size_t step = std::max<std::size_t>(1, nodes.size() / kSample);
    std::vector<glm::vec3> candidates{glm::vec3(0)};
    for (const auto flag : {kGoal, kRescue, kLadder})
        addCandidates(m, map, flag, candidates);
    std::vector<glm::vec3> distinct;
    for (const auto& candidate : candidates) {
        const bool isNew = std::ranges::none_of(
            distinct, [&](const glm::vec3& other) { return glm::distance(candidate, other) < kCoarse; });
        if (isNew && distinct.size() < kMostCandidates)
            distinct.push_back(candidate);
    }
    MapFit best{.offset = glm::vec3(0),
                .nodes = nodes.size(),
                .standing = countStanding(map.rays, nodes, glm::vec3(0)),
                .standingBefore = 0};
    best.standingBefore = best.standing;
    for (std::size_t i = 0; i < distinct.size(); ++i) {
        if (progress && !progress(texts::format("Comparing the graph with the map"),
                                  static_cast<double>(i) / static_cast<double>(distinct.size())))
            return std::nullopt;
        const auto offset = refined(map.rays, nodes, distinct[i], step);
        const auto standing = countStanding(map.rays, nodes, offset);
        const bool isBetter = (standing - std::min(standing, best.standingBefore)) * kLeastGain >= best.nodes;
        if (isBetter && standing > best.standing) {
            best.offset = offset;
            best.standing = standing;
        }
    }
    return best;
}

} // namespace navsmith::systems::yapb
