#include "core/systems/gta_sa_paths/road_surface.h"

#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/shared/path_symbols.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

using world::Surface;

namespace {

// Metres.
constexpr float kSample = 0.25F;    ///< between two places that are looked at
constexpr float kReach = 45;        ///< a roadway without an edge up to here is a square or a field
constexpr float kWidestMedian = 16; ///< a wider strip parts two roads
constexpr float kUp = 1;            ///< the ground may be this far above or below a place
constexpr float kKerb = 0.1F;       ///< a step between two samples that is more than slope
constexpr float kSteepest = 0.5F;   ///< slope across a roadway
constexpr double kNarrowLane = 0.3; ///< a lane may lack this part of its width
constexpr unsigned kMostLanes = 7;

struct Ground {
    float z = 0;
    Surface surface = Surface::Default;
};

std::optional<Ground> groundAt(const world::RayCaster& rays, const glm::vec3& place) {
    const auto hit = rays.ground(place.x, place.y, place.z + kUp);
    if (!hit || place.z - hit->point.z > kUp)
        return std::nullopt;
    return Ground{hit->point.z, hit->surface};
}

/// Steps sideways from a place.
class Walk {
public:
    Walk(const world::RayCaster& rays, const glm::vec3& start, const glm::vec2& side)
        : rays_(rays), start_(start), side_(side), ground_(groundAt(rays, start)) {}

    [[nodiscard]] const std::optional<Ground>& ground() const { return ground_; }
    [[nodiscard]] float distance() const { return distance_; }
    /// False at a step in the ground, which ends the walk.
    bool go() {
        const float z = ground_->z;
        distance_ += kSample;
        const glm::vec2 at = glm::vec2(start_) + side_ * distance_;
        ground_ = groundAt(rays_, {at, z});
        return ground_ && std::abs(ground_->z - z) <= kKerb + kSteepest * kSample;
    }

private:
    const world::RayCaster& rays_;
    glm::vec3 start_;
    glm::vec2 side_;
    float distance_ = 0;
    std::optional<Ground> ground_;
};

/// How far a material goes on; none if it does not end.
std::optional<float> extent(Walk walk, Surface surface) {
    while (walk.go() && walk.ground()->surface == surface) {
        if (walk.distance() > kReach)
            return std::nullopt;
    }
    return walk.distance() - kSample / 2;
}

/// Where tarmac begins beside a median strip, over its kerb.
std::optional<Walk> toRoad(Walk walk) {
    while (walk.distance() < kWidestMedian / 2) {
        walk.go();
        if (!walk.ground())
            return std::nullopt;
        if (walk.ground()->surface == Surface::Road)
            return walk;
    }
    return std::nullopt;
}

unsigned lanesIn(float width) {
    const double lanes = static_cast<double>(width) / paths::kLaneWidth + kNarrowLane;
    return std::clamp(static_cast<unsigned>(std::max(lanes, 0.0)), 1U, kMostLanes);
}

float middleOf(std::vector<float> values) {
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace

std::optional<CrossSection> crossSection(const world::RayCaster& rays, const glm::vec3& place, const glm::vec2& along) {
    const auto length = glm::length(along);
    if (length == 0)
        return std::nullopt;
    const auto direction = along / length;
    const glm::vec2 toTheRight(direction.y, -direction.x);
    const Walk right(rays, place, toTheRight);
    const Walk left(rays, place, -toTheRight);
    if (!right.ground())
        return std::nullopt;
    const auto surface = right.ground()->surface;
    if (surface != Surface::Road) {
        const auto roadRight = toRoad(right);
        const auto roadLeft = toRoad(left);
        if (roadRight && roadLeft) {
            const auto edgeRight = extent(*roadRight, Surface::Road);
            const auto edgeLeft = extent(*roadLeft, Surface::Road);
            if (!edgeRight || !edgeLeft)
                return std::nullopt;
            return CrossSection{*edgeLeft, *edgeRight, roadRight->distance() + roadLeft->distance() - kSample};
        }
    }
    const auto edgeRight = extent(right, surface);
    const auto edgeLeft = extent(left, surface);
    if (!edgeRight || !edgeLeft)
        return std::nullopt;
    return CrossSection{*edgeLeft, *edgeRight, 0};
}

std::optional<RoadRoom> roomOf(const Model& m, const world::RayCaster& rays, const RoadGrid& roads, const Run& run,
                               float verge) {
    auto own = run.nodes;
    std::ranges::sort(own);
    // Another road on the same tarmac takes the half between them.
    const auto half = [&](const glm::vec3& from, const glm::vec3& side) {
        return roads.firstCut(from, from + side * kReach, own).value_or(2.0F) * kReach / 2;
    };
    std::vector<float> lefts;
    std::vector<float> rights;
    std::vector<float> medians;
    RoadRoom room;
    bool forward = false;
    bool back = false;
    for (const auto& step : run.steps) {
        const auto traffic = trafficOf(m, step.link);
        forward = forward || (step.along ? traffic.away : traffic.back) > 0;
        back = back || (step.along ? traffic.back : traffic.away) > 0;
        auto edge = paths::edgeOf(kGraph, m, step.link);
        if (!edge)
            continue;
        if (!step.along)
            std::swap(edge->a, edge->b);
        bool any = false;
        for (const float part : {0.25F, 0.5F, 0.75F}) {
            const auto at = glm::mix(edge->a, edge->b, part);
            const auto section = crossSection(rays, at, glm::vec2(edge->b - edge->a));
            if (!section)
                continue;
            any = true;
            const auto along = glm::normalize(glm::vec2(edge->b - edge->a));
            const glm::vec3 toTheRight(along.y, -along.x, 0);
            room.places.push_back({at, toTheRight, *section});
            lefts.push_back(std::min(section->left, half(at, -toTheRight)));
            rights.push_back(std::min(section->right, half(at, toTheRight)));
            medians.push_back(section->median);
        }
        room.measured += any ? 1 : 0;
    }
    if (room.measured == 0)
        return std::nullopt;
    const float left = middleOf(std::move(lefts));
    const float right = middleOf(std::move(rights));
    room.median = middleOf(std::move(medians));
    room.width = left + right;
    room.toTheRight = (right - left) / 2;
    const float usable = room.width - room.median - 2 * verge;
    if (forward == back)
        room.forward = room.back = lanesIn(usable / 2);
    else
        (forward ? room.forward : room.back) = lanesIn(usable);
    return room;
}

} // namespace navsmith::systems::gta_sa_paths
