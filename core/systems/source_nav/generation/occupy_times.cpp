#include "core/systems/source_nav/generation/area_values.h"
#include "core/systems/source_nav/generation/path_search.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr float kLatest = 120.0F;
constexpr float kSpeed = 240.0F; ///< units a second

/// The area under a place, or the nearest one.
AreaIndex nearestArea(const AnalysisMesh& mesh, const glm::vec3& place) {
    AreaIndex nearest = kNoArea;
    float least = std::numeric_limits<float>::infinity();
    for (AreaIndex i = 0; i < mesh.areas.size(); ++i) {
        const auto& area = mesh.areas[i];
        const float x = std::clamp(place.x, std::min(area.low.x, area.high.x), std::max(area.low.x, area.high.x));
        const float y = std::clamp(place.y, std::min(area.low.y, area.high.y), std::max(area.low.y, area.high.y));
        const float away = glm::distance(place, {x, y, area.heightAt(x, y)});
        if (away < least) {
            least = away;
            nearest = i;
        }
    }
    return nearest;
}

/// Along the middles of areas; the first and the last part begin and end at the places themselves.
float length(const AnalysisMesh& mesh, const std::vector<PathStep>& path, const glm::vec3& from, const glm::vec3& to) {
    if (path.size() < 2)
        return glm::distance(from, to);
    float sum = glm::distance(from, mesh.areas[path.front().area].centre);
    for (std::size_t i = 1; i + 1 < path.size(); ++i)
        sum += glm::distance(mesh.areas[path[i - 1].area].centre, mesh.areas[path[i].area].centre);
    return sum + glm::distance(mesh.areas[path[path.size() - 2].area].centre, to);
}

PassageGraph costsOfBots(const AnalysisMesh& mesh) {
    constexpr float kCrouchPenalty = 20;
    constexpr float kJumpPenalty = 5;
    std::vector<glm::vec3> centres;
    std::vector<std::vector<Passage>> ways(mesh.areas.size());
    for (AreaIndex area = 0; area < mesh.areas.size(); ++area) {
        centres.push_back(mesh.areas[area].centre);
        for (auto passage : mesh.passages.from(area)) {
            const auto& to = mesh.areas[passage.to];
            const float way = passage.length;
            passage.length += to.is(kCrouchAttribute) ? kCrouchPenalty * way : 0;
            passage.length += to.is(kJumpAttribute) ? kJumpPenalty * way : 0;
            ways[area].push_back(passage);
        }
    }
    return {std::move(centres), ways};
}

} // namespace

OccupyTimes::OccupyTimes(const AnalysisMesh& mesh) : mesh_(mesh), costs_(costsOfBots(mesh)) {}

float OccupyTimes::earliest(AreaIndex area, std::span<const glm::vec3> starts) const {
    PathSearch search(costs_);
    float time = kLatest;
    for (const auto& start : starts) {
        const auto path = search.find(nearestArea(mesh_, start), area);
        if (!path.empty())
            time = std::min(time, length(mesh_, path, start, mesh_.areas[area].centre) / kSpeed);
    }
    return time;
}

} // namespace navsmith::systems::source_nav::generation
