#include "core/systems/quake_nav/movement.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navsmith::systems::quake_nav {
namespace {

using world::RayCaster;

constexpr glm::vec3 kMiddle{0.0F, 0.0F, kPlayerHalf.z}; ///< centre of the box relative to the feet
constexpr float kStride = 8.0F;                         ///< step size of the simulation; less than the width of the box
constexpr float kStrideTime = kStride / kRunSpeed;
constexpr float kArrival = kPlayerHalf.x;
constexpr int kPatience = 8; ///< strides without getting nearer
/// Limit of the deviation from the straight line, for going around corners. On the one known map with matching
/// waypoints (116 of 120 walk links between nodes on unchanged floors arrive, four end at doors) no link needs any.
constexpr float kMostAside = 2.0F * kPlayerHalf.x;

glm::vec3 flat(const glm::vec3& v) {
    return {v.x, v.y, 0.0F};
}

/// Moves up to the first obstacle.
glm::vec3 moved(const RayCaster& rays, const glm::vec3& from, const glm::vec3& way) {
    const auto hit = sweep(rays, from, from + way);
    return hit ? from + way * hit->fraction : from + way;
}

class Walker {
public:
    Walker(const RayCaster& rays, const glm::vec3& from, const glm::vec3& to)
        : rays_(rays), feet_(from), stood_(from), from_(from), to_(to) {}

    Walk run() {
        if (!findRoom())
            return ended(Walk::End::Stuck);
        float nearest = glm::length(flat(to_ - feet_));
        for (int patience = kPatience; patience > 0; --patience) {
            const glm::vec3 left = flat(to_ - feet_);
            const float distance = glm::length(left);
            if (distance <= kArrival && std::abs(to_.z - feet_.z) <= 2.0F * kPlayerHalf.z)
                return ended(Walk::End::Arrives);
            if (distance < nearest - 1.0F) {
                nearest = distance;
                patience = kPatience + 1;
            }
            if (distance == 0.0F)
                break; // below or above the target
            stride(left * (std::min(kStride, distance) / distance));
            if (aside() > kMostAside)
                break;
            if (!dropToGround())
                return ended(Walk::End::Falls);
        }
        return ended(Walk::End::Wall);
    }

private:
    [[nodiscard]] Walk ended(Walk::End end) const { return {end, feet_, stood_, blocker_.triangle, blocker_.layer}; }

    [[nodiscard]] float aside() const {
        const glm::vec3 line = flat(to_ - from_);
        const glm::vec3 gone = flat(feet_ - from_);
        return std::abs(gone.x * line.y - gone.y * line.x) / glm::length(line);
    }

    /// Raises a box that starts in a slope: the floor under its centre is lower than under a corner.
    bool findRoom() {
        constexpr float kLift = 2.0F;
        constexpr int kMostLifts = static_cast<int>(kStepHeight / kLift);
        for (int lifts = 0; lifts <= kMostLifts; ++lifts) {
            const glm::vec3 higher = feet_ + glm::vec3(0.0F, 0.0F, kLift * static_cast<float>(lifts));
            const auto hit = sweep(rays_, higher, higher);
            if (!hit) {
                feet_ = higher;
                return true;
            }
            blocker_ = *hit;
        }
        return false;
    }

    /// Moves straight on and slides along obstacles.
    glm::vec3 slide(const glm::vec3& from, glm::vec3 way) {
        constexpr int kBends = 3;
        glm::vec3 at = from;
        for (int i = 0; i < kBends; ++i) {
            const auto hit = sweep(rays_, at, at + way);
            if (!hit)
                return at + way;
            blocker_ = *hit;
            at += way * hit->fraction;
            way *= 1.0F - hit->fraction;
            way -= hit->normal * glm::dot(way, hit->normal);
        }
        return at;
    }

    /// Walks on the ground or after a step up, whichever gets further. Under a low ceiling the former may.
    void stride(const glm::vec3& way) {
        if (const auto hit = sweep(rays_, feet_, feet_ + way); !hit) {
            feet_ += way;
            return;
        }
        const glm::vec3 low = slide(feet_, way);
        const glm::vec3 up = moved(rays_, feet_, {0.0F, 0.0F, kStepHeight});
        const glm::vec3 high = slide(up, way);
        const auto gain = [&](const glm::vec3& at) { return glm::dot(flat(at - feet_), way); };
        feet_ = gain(high) > gain(low) ? high : low;
    }

    /// Drops to the ground, or as far as one falls during a stride. False if that was too far.
    bool dropToGround() {
        const glm::vec3 down{0.0F, 0.0F, -2.0F * kStepHeight};
        if (const auto hit = sweep(rays_, feet_, feet_ + down)) {
            feet_ += down * hit->fraction;
            fallSpeed_ = fallen_ = 0.0F;
            stood_ = feet_;
            return true;
        }
        fallSpeed_ += kGravity * kStrideTime;
        const float fall = fallSpeed_ * kStrideTime;
        fallen_ += fall;
        feet_.z -= fall;
        return fallen_ <= kSmallDrop;
    }

    const RayCaster& rays_;
    glm::vec3 feet_;
    glm::vec3 stood_; ///< the last position on the ground
    glm::vec3 from_;
    glm::vec3 to_;
    RayCaster::SweepHit blocker_;
    float fallSpeed_ = 0.0F;
    float fallen_ = 0.0F;
};

/// Whether a player fits there, apart from what can be stepped on.
bool hasRoom(const RayCaster& rays, const glm::vec3& feet) {
    constexpr glm::vec3 half{kPlayerHalf.x, kPlayerHalf.y, kPlayerHalf.z - kStepHeight / 2};
    const auto middle = feet + glm::vec3(0, 0, kStepHeight + half.z);
    return !rays.sweep(half, middle, middle);
}

/// Whether a point lies on the visible side of the surface that a click is on, with nothing in between.
bool isBefore(const RayCaster& rays, const glm::vec3& point, const glm::vec3& click) {
    constexpr float slack = 0.5F;
    const float distance = glm::distance(point, click);
    const auto hit = rays.cast(point, click - point, {.maxDistance = distance + slack});
    if (!hit)
        return true;
    const auto front =
        rays.cast(point, click - point, {.maxDistance = distance + slack, .facing = world::Facing::Front});
    return hit->distance >= distance - slack && front.has_value();
}

} // namespace

std::optional<RayCaster::SweepHit> sweep(const RayCaster& rays, const glm::vec3& from, const glm::vec3& to) {
    return rays.sweep(kPlayerHalf, from + kMiddle, to + kMiddle);
}

std::optional<glm::vec3> placeBefore(const RayCaster& rays, const glm::vec3& click) {
    const auto below = standOn(rays, click);
    if (below && (click.z - below->z <= kFloorReach || hasRoom(rays, *below)))
        return below;
    constexpr int directions = 16;
    for (const float away : {kPlayerHalf.x + RayCaster::kTouch, 1.25F * kPlayerHalf.x, 1.5F * kPlayerHalf.x}) {
        for (int i = 0; i < directions; ++i) {
            const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / directions;
            const auto beside = click + away * glm::vec3(std::cos(angle), std::sin(angle), 0);
            const auto stood = standOn(rays, beside);
            if (stood && hasRoom(rays, *stood) && isBefore(rays, beside, click))
                return stood;
        }
    }
    return below;
}

bool isUnderWater(const RayCaster& rays, const glm::vec3& feet) {
    world::RayOptions options;
    options.layers = world::groundLayers() | world::layerBit(world::MapLayer::Water);
    const auto up = rays.cast(feet + glm::vec3(0, 0, kPlayerHalf.z), {0, 0, 1}, options);
    return up && up->layer == world::MapLayer::Water;
}

std::optional<glm::vec3> standOn(const RayCaster& rays, const glm::vec3& point) {
    const auto hit = rays.ground(point.x, point.y, point.z + kFloorReach);
    if (!hit)
        return std::nullopt;
    return glm::vec3(point.x, point.y, hit->point.z + kFootHeight);
}

Walk walk(const RayCaster& rays, const glm::vec3& from, const glm::vec3& to) {
    return Walker(rays, from, to).run();
}

bool canWalk(const RayCaster& rays, const glm::vec3& from, const glm::vec3& to) {
    return walk(rays, from, to).end == Walk::End::Arrives;
}

} // namespace navsmith::systems::quake_nav
