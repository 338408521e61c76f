#include "core/systems/yapb/mesh_ground.h"

#include "core/systems/yapb/access.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::yapb {

namespace {

constexpr float kCell = 256;
constexpr float kPlaceStep = 25; ///< the grid of the game's generator
constexpr float kStride = 8;
constexpr float kWidestGap = 32;
constexpr float kReach = 40;    ///< of the ends of a way
constexpr float kDeepest = 300; ///< fall that bots survive, or nearly
constexpr float kSameFloor = 18;

std::int64_t cellOf(float x, float y) {
    const auto column = static_cast<std::int32_t>(std::floor(x / kCell));
    const auto row = static_cast<std::int32_t>(std::floor(y / kCell));
    return (static_cast<std::int64_t>(column) << 32) | static_cast<std::uint32_t>(row);
}

} // namespace

MeshGround::MeshGround(const BotGraph& mesh) : mesh_(mesh) {
    constexpr double farthest = 65536; // of maps; areas of damaged meshes may be anywhere
    for (std::uint32_t i = 0; i < mesh.ground.size(); ++i) {
        const auto& patch = mesh.ground[i];
        if (!(patch.low.x >= -farthest && patch.low.y >= -farthest && patch.high.x <= farthest &&
              patch.high.y <= farthest))
            continue;
        for (float x = static_cast<float>(patch.low.x);; x = std::min(x + kCell, static_cast<float>(patch.high.x))) {
            for (float y = static_cast<float>(patch.low.y);;
                 y = std::min(y + kCell, static_cast<float>(patch.high.y))) {
                auto& cell = cells_[cellOf(x, y)];
                if (cell.empty() || cell.back() != i)
                    cell.push_back(i);
                if (y >= static_cast<float>(patch.high.y))
                    break;
            }
            if (x >= static_cast<float>(patch.high.x))
                break;
        }
    }
    targets_.resize(mesh.ground.size());
    sources_.resize(mesh.ground.size());
    for (const auto& link : mesh.links) {
        links_.insert((static_cast<std::uint64_t>(link.from) << 32U) | link.to);
        targets_[link.from].push_back(link.to);
        sources_[link.to].push_back(link.from);
    }
}

const std::vector<std::uint32_t>& MeshGround::near(float x, float y) const {
    static const std::vector<std::uint32_t> none;
    const auto cell = cells_.find(cellOf(x, y));
    return cell == cells_.end() ? none : cell->second;
}

bool MeshGround::contains(std::size_t area, float x, float y) const {
    const auto& patch = mesh_.ground[area];
    return double{x} >= patch.low.x && double{x} <= patch.high.x && double{y} >= patch.low.y &&
           double{y} <= patch.high.y;
}

float MeshGround::heightAt(std::size_t area, float x, float y) const {
    const auto& patch = mesh_.ground[area];
    const auto size = patch.high - patch.low;
    const double u = size.x > 0 ? std::clamp((double{x} - patch.low.x) / size.x, 0.0, 1.0) : 0;
    const double v = size.y > 0 ? std::clamp((double{y} - patch.low.y) / size.y, 0.0, 1.0) : 0;
    const auto& h = patch.heights;
    return static_cast<float>((h[0] * (1 - u) + h[1] * u) * (1 - v) + (h[2] * (1 - u) + h[3] * u) * v);
}

std::optional<std::size_t> MeshGround::areaAt(const glm::vec3& feet, float reach) const {
    std::optional<std::size_t> best;
    for (const std::size_t i : near(feet.x, feet.y)) {
        if (!contains(i, feet.x, feet.y))
            continue;
        if (const float away = std::abs(heightAt(i, feet.x, feet.y) - feet.z); away <= reach) {
            best = i;
            reach = away;
        }
    }
    return best;
}

bool MeshGround::isLinked(std::size_t from, std::size_t to) const {
    return links_.contains((static_cast<std::uint64_t>(from) << 32U) | to);
}

MeshGround::Step MeshGround::next(std::size_t area, const glm::vec3& feet) const {
    if (contains(area, feet.x, feet.y))
        return {area};
    Step step;
    float nearest = kDeepest;
    for (const std::size_t i : near(feet.x, feet.y)) {
        if (!contains(i, feet.x, feet.y))
            continue;
        const float rise = heightAt(i, feet.x, feet.y) - feet.z;
        if (!isLinked(area, i))
            step.isParted = step.isParted || std::abs(rise) < kSameFloor;
        else if (rise < kHighestStep && std::abs(rise) <= nearest) {
            step.area = i;
            nearest = std::abs(rise);
        }
    }
    return step;
}

bool MeshGround::isJoined(const glm::vec3& from, const glm::vec3& to) const {
    const auto start = areaAt(from, kReach);
    const auto end = areaAt(to, kReach);
    if (!start || !end)
        return false;
    std::size_t area = *start;
    float z = heightAt(area, from.x, from.y);
    const glm::vec2 way(to.x - from.x, to.y - from.y);
    const float length = glm::length(way);
    float gap = 0;
    for (float along = kStride; along < length; along += kStride) {
        const glm::vec2 at = glm::vec2(from.x, from.y) + way * (along / length);
        const auto step = next(area, {at.x, at.y, z});
        if (step.area) {
            area = *step.area;
            z = heightAt(area, at.x, at.y);
            gap = 0;
        } else if (step.isParted || (gap += kStride) > kWidestGap) {
            return false;
        }
    }
    return area == *end || isLinked(area, *end);
}

glm::vec3 MeshGround::middleOf(std::size_t area) const {
    const auto middle = (mesh_.ground[area].low + mesh_.ground[area].high) * 0.5;
    const auto x = static_cast<float>(middle.x);
    const auto y = static_cast<float>(middle.y);
    return {x, y, heightAt(area, x, y)};
}

float MeshGround::clearanceAt(const glm::vec3& feet, float most) const {
    constexpr float diagonal = 0.7071F;
    constexpr float stride = 16;
    for (float away = stride; away < most; away += stride) {
        for (const auto& way :
             {glm::vec2(1, 0), glm::vec2(0, 1), glm::vec2(-1, 0), glm::vec2(0, -1), glm::vec2(diagonal, diagonal),
              glm::vec2(-diagonal, diagonal), glm::vec2(diagonal, -diagonal), glm::vec2(-diagonal, -diagonal)}) {
            if (!areaAt({feet.x + way.x * away, feet.y + way.y * away, feet.z}, kHighestStep))
                return away - stride;
        }
    }
    return most;
}

glm::vec3 MeshGround::borderOf(std::size_t area, std::size_t neighbour) const {
    const auto& a = mesh_.ground[area];
    const auto& b = mesh_.ground[neighbour];
    const auto middle = (glm::max(a.low, b.low) + glm::min(a.high, b.high)) * 0.5;
    const auto x = static_cast<float>(middle.x);
    const auto y = static_cast<float>(middle.y);
    return {x, y, heightAt(area, x, y)};
}

std::vector<glm::vec3> MeshGround::placesIn(std::size_t area) const {
    std::vector<glm::vec3> all;
    const auto& patch = mesh_.ground[area];
    for (double x = patch.low.x + double{kPlaceStep} / 2; x < patch.high.x; x += double{kPlaceStep}) {
        for (double y = patch.low.y + double{kPlaceStep} / 2; y < patch.high.y; y += double{kPlaceStep}) {
            const auto px = static_cast<float>(x);
            const auto py = static_cast<float>(y);
            all.emplace_back(px, py, heightAt(area, px, py));
        }
    }
    return all;
}

std::vector<glm::vec3> MeshGround::places() const {
    constexpr std::size_t most = 4'000'000; // a square of 50,000 units
    std::vector<glm::vec3> all;
    for (std::size_t i = 0; i < mesh_.ground.size(); ++i)
        all.push_back(middleOf(i));
    for (std::size_t i = 0; i < mesh_.ground.size(); ++i) {
        const auto size = (mesh_.ground[i].high - mesh_.ground[i].low) / double{kPlaceStep};
        if (static_cast<double>(all.size()) + size.x * size.y > most)
            break;
        const auto more = placesIn(i);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace navsmith::systems::yapb
