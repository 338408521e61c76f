#include "core/systems/source_nav/generation/examine.h"

#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

namespace navsmith::systems::source_nav::generation {

namespace {

glm::vec3 middleOf(const MeshArea& area) {
    const float x = (area.low.x + area.high.x) / 2;
    const float y = (area.low.y + area.high.y) / 2;
    return {x, y, area.heightAt(x, y)};
}

/// The highest area under a place, at most `below` under it.
std::optional<AreaIndex> areaUnder(const AnalysisMesh& mesh, const glm::vec3& place, float below) {
    std::optional<AreaIndex> best;
    float height = 0;
    for (AreaIndex i = 0; i < mesh.areas.size(); ++i) {
        const auto& area = mesh.areas[i];
        if (place.x < area.low.x || place.x > area.high.x || place.y < area.low.y || place.y > area.high.y)
            continue;
        const float z = area.heightAt(place.x, place.y);
        if (z > place.z + kStepHeight || z < place.z - below || (best && z <= height))
            continue;
        best = i;
        height = z;
    }
    return best;
}

std::vector<bool> reachedFrom(const AnalysisMesh& mesh, AreaIndex start) {
    std::vector<bool> reached(mesh.areas.size());
    std::vector<AreaIndex> pending{start};
    reached[start] = true;
    while (!pending.empty()) {
        const auto at = pending.back();
        pending.pop_back();
        for (const auto& passage : mesh.passages.from(at)) {
            if (reached[passage.to])
                continue;
            reached[passage.to] = true;
            pending.push_back(passage.to);
        }
    }
    return reached;
}

void examineWays(const AnalysisMesh& mesh, std::span<const glm::vec3> starts, float fall, Examination& result) {
    std::vector<AreaIndex> areas;
    for (const auto& start : starts) {
        if (const auto area = areaUnder(mesh, start, fall))
            areas.push_back(*area);
        else
            ++result.startsOff;
    }
    result.starts = starts.size();
    result.ways = areas.empty() ? 0 : areas.size() * (areas.size() - 1);
    for (const auto from : areas) {
        const auto reached = reachedFrom(mesh, from);
        result.waysMissing +=
            static_cast<std::size_t>(std::ranges::count_if(areas, [&](AreaIndex to) { return !reached[to]; }));
    }
}

/// Both have an inside in common, and it is on the same floor.
bool overlap(const MeshArea& one, const MeshArea& other) {
    const float west = std::max(one.low.x, other.low.x);
    const float east = std::min(one.high.x, other.high.x);
    const float north = std::max(one.low.y, other.low.y);
    const float south = std::min(one.high.y, other.high.y);
    if (west >= east || north >= south)
        return false;
    const float x = (west + east) / 2;
    const float y = (north + south) / 2;
    return std::abs(one.heightAt(x, y) - other.heightAt(x, y)) < kStepHeight;
}

std::size_t overlapsIn(const AnalysisMesh& mesh) {
    std::vector<AreaIndex> order(mesh.areas.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](AreaIndex area) { return mesh.areas[area].low.x; });
    std::size_t count = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& area = mesh.areas[order[i]];
        for (std::size_t j = i + 1; j < order.size() && mesh.areas[order[j]].low.x < area.high.x; ++j)
            count += overlap(area, mesh.areas[order[j]]) ? 1U : 0U;
    }
    return count;
}

/// There may be something on the ground that one stands on.
bool hasRoom(const Walker& walker, const glm::vec3& place) {
    constexpr std::array<float, 4> kHeights{kStepHeight + 1, 2 * kStepHeight + 1, 55, 65};
    return std::ranges::any_of(kHeights, [&](float height) {
        return walker.isFree(place + glm::vec3(0, 0, height), place + glm::vec3(0, 0, height + kHalfWidth));
    });
}

} // namespace

std::vector<AreaInAir> areasInAir(const source::NavFile& file, const Walker& walker) {
    std::vector<AreaInAir> result;
    const AnalysisMesh mesh(file);
    for (AreaIndex i = 0; i < mesh.areas.size(); ++i) {
        const auto middle = middleOf(mesh.areas[i]);
        const auto ground = walker.groundAt(middle);
        if (!ground || ground->height <= middle.z - 2 * kStepHeight)
            result.push_back({file.areas[i].id, middle});
    }
    return result;
}

Examination examine(const source::NavFile& file, const Walker& walker, std::span<const glm::vec3> starts) {
    const AnalysisMesh mesh(file);
    Examination result;
    examineWays(mesh, starts, walker.rules().deathDrop, result);
    for (const auto& area : mesh.areas) {
        const auto middle = middleOf(area);
        result.inSolid += hasRoom(walker, middle) ? 0U : 1U;
    }
    result.inAir = areasInAir(file, walker).size();
    result.overlapping = overlapsIn(mesh);
    return result;
}

} // namespace navsmith::systems::source_nav::generation
