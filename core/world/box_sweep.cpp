// RayCaster::sweep: an axis-aligned box against triangles, by the separating axis theorem. A box and a triangle are
// disjoint if and only if they are disjoint along one of 13 axes: the triangle's normal, the box's three, and the cross
// products of the box's axes with the triangle's edges. Along each axis the moving box overlaps the triangle for one
// time interval; they touch while all intervals overlap. Axes are not normalised, so the unreliable normal of a sliver
// does not separate what touches.
#include "core/world/ray_caster.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::world {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
// If several axes are reached at the same time, the normal wins: faces before edges.
constexpr double kSameTime = 1e-9;

struct Corners {
    glm::dvec3 a;
    glm::dvec3 b;
    glm::dvec3 c;
};

/// When a box overlaps a triangle, as fractions of the movement.
struct Meeting {
    double enter = -kInfinity;
    double leave = kInfinity;
    glm::dvec3 entered{0.0}; ///< axis of the last entry, opposing the movement
    double depth = kInfinity;
    glm::dvec3 out{0.0}; ///< the shortest way out at the start; length `depth`
};

class BoxPath {
public:
    BoxPath(const glm::dvec3& half, const glm::dvec3& along) : half_(half), along_(along) {}

    /// Corners are relative to the start position of the box's centre. None if the box misses the triangle.
    [[nodiscard]] std::optional<Meeting> meet(const Corners& corners) const {
        const std::array<glm::dvec3, 3> edges{corners.b - corners.a, corners.c - corners.b, corners.a - corners.c};
        Meeting meeting;
        if (!narrow(meeting, glm::cross(edges[0], edges[1]), corners))
            return std::nullopt;
        for (glm::length_t i = 0; i < 3; ++i) {
            glm::dvec3 axis(0.0);
            axis[i] = 1.0;
            if (!narrow(meeting, axis, corners))
                return std::nullopt;
        }
        for (const glm::dvec3& edge : edges) {
            if (!narrow(meeting, {0.0, edge.z, -edge.y}, corners) ||
                !narrow(meeting, {-edge.z, 0.0, edge.x}, corners) || !narrow(meeting, {edge.y, -edge.x, 0.0}, corners))
                return std::nullopt;
        }
        return meeting;
    }

    /// When the box's centre enters the node's box enlarged by the moving box; none if not before `last`.
    [[nodiscard]] std::optional<double> enter(const glm::dvec3& low, const glm::dvec3& high, double last) const {
        double near = 0.0;
        double far = last;
        for (glm::length_t i = 0; i < 3; ++i) {
            const double least = low[i] - half_[i];
            const double most = high[i] + half_[i];
            if (along_[i] == 0.0) {
                if (least > 0.0 || most < 0.0)
                    return std::nullopt;
                continue;
            }
            const double one = least / along_[i];
            const double other = most / along_[i];
            near = std::max(near, std::min(one, other));
            far = std::min(far, std::max(one, other));
        }
        return near > far ? std::nullopt : std::optional(near);
    }

private:
    /// False if the two are disjoint along this axis, or whenever they overlap along the previous axes.
    bool narrow(Meeting& meeting, const glm::dvec3& axis, const Corners& corners) const {
        const double square = glm::dot(axis, axis);
        if (square == 0.0)
            return true; // parallel edges, or a degenerate triangle
        const double a = glm::dot(axis, corners.a);
        const double b = glm::dot(axis, corners.b);
        const double c = glm::dot(axis, corners.c);
        const double reach = glm::dot(half_, glm::abs(axis));
        const double low = std::min({a, b, c}) - reach;
        const double high = std::max({a, b, c}) + reach;
        const double speed = glm::dot(axis, along_);
        if (speed == 0.0) {
            if (low >= 0.0 || high <= 0.0)
                return false;
        } else {
            const double enter = (speed > 0.0 ? low : high) / speed;
            meeting.leave = std::min(meeting.leave, (speed > 0.0 ? high : low) / speed);
            if (enter > meeting.enter + kSameTime) {
                meeting.entered = axis * ((speed > 0.0 ? -1.0 : 1.0) / std::sqrt(square));
                meeting.enter = enter;
            }
            if (meeting.enter >= meeting.leave || meeting.enter >= 1.0 || meeting.leave <= 0.0)
                return false;
        }
        // With opposite signs, `low` and `high` are the distances out of the overlap in both directions along the axis.
        const double depth = std::min(-low, high) / std::sqrt(square);
        if (depth < meeting.depth) {
            meeting.depth = depth;
            meeting.out = axis * ((-low < high ? -1.0 : 1.0) / std::sqrt(square));
        }
        return true;
    }

    glm::dvec3 half_;
    glm::dvec3 along_;
};

/// The box without the allowed overlap. A thin box keeps half of its size, and one without size a hair, since a plane
/// has no inside.
glm::dvec3 core(const glm::vec3& halfSize) {
    constexpr double kHair = 1e-3;
    const glm::dvec3 half(halfSize);
    return glm::max(glm::max(half - double{RayCaster::kTouch}, half * 0.5), glm::dvec3(kHair));
}

} // namespace

std::optional<RayCaster::SweepHit> RayCaster::sweep(const glm::vec3& halfSize, const glm::vec3& from,
                                                    const glm::vec3& to) const {
    if (!isFinite(halfSize) || !isFinite(from) || !isFinite(to))
        return std::nullopt;
    if (solids_ == nullptr)
        return sweepTriangles(halfSize, from, to);
    // As in sweepTriangles: the core decides whether the box is stopped, the whole box where.
    const glm::vec3 hard(core(halfSize));
    const auto stopped = solids_->box(from, to, -hard, hard, solidMask_);
    if (!stopped.hit())
        return std::nullopt;
    SweepHit hit{stopped.fraction, stopped.normal, kNoTriangle, kNoPlacement,
                 stopped.entity == 0 ? MapLayer::Solid : MapLayer::Brushes};
    if (stopped.startSolid) {
        hit.fraction = 0;
        // Solids do not tell the way out, triangles do.
        if (const auto near = sweepTriangles(halfSize, from, to); near && near->fraction == 0.0F)
            hit.normal = near->normal;
        return hit;
    }
    const auto touch = solids_->box(from, to, -halfSize, halfSize, solidMask_);
    hit.fraction = touch.startSolid ? 0.0F : std::min(touch.fraction, stopped.fraction);
    return hit;
}

std::optional<RayCaster::SweepHit> RayCaster::sweepTriangles(const glm::vec3& halfSize, const glm::vec3& from,
                                                             const glm::vec3& to) const {
    const LayerMask layers = groundLayers();
    const glm::dvec3 origin(from);
    const glm::dvec3 along = glm::dvec3(to) - origin;
    const BoxPath whole(glm::dvec3(halfSize), along);
    const BoxPath hard(core(halfSize), along);

    std::optional<SweepHit> first;
    double nearest = 1.0;
    const auto meet = [&](const Corners& corners, std::uint32_t triangle, std::uint32_t placement, MapLayer layer) {
        const auto hit = hard.meet(corners);
        if (!hit)
            return;
        // The core decides whether the box is stopped, the whole box where.
        const auto touch = whole.meet(corners);
        const double enter = std::max(0.0, std::min(hit->enter, touch ? touch->enter : hit->enter));
        if (first && (enter > nearest || (enter == nearest && triangle > first->triangle)))
            return;
        nearest = enter;
        first = {static_cast<float>(enter), glm::vec3(hit->enter >= 0.0 ? hit->entered : hit->out), triangle, placement,
                 layer};
    };
    const auto isBeyond = [&](double at) { return at > nearest; };
    const auto enter = [&](const BoxTree::Node& node) -> std::optional<double> {
        if ((node.layers & layers) == 0)
            return std::nullopt;
        return whole.enter(glm::dvec3(node.minimum) - origin, glm::dvec3(node.maximum) - origin, nearest);
    };

    map_.boxes().visit(enter, isBeyond, [&](std::uint32_t begin, std::uint32_t count) {
        for (const auto& triangle : map_.triangles().subspan(begin, count)) {
            if ((layerBit(triangle.layer) & layers) != 0)
                meet(
                    {glm::dvec3(triangle.a) - origin, glm::dvec3(triangle.b) - origin, glm::dvec3(triangle.c) - origin},
                    triangle.number, kNoPlacement, triangle.layer);
        }
    });
    if (placed_ == nullptr)
        return first;
    const auto order = placed_->boxes().order();
    placed_->boxes().visit(enter, isBeyond, [&](std::uint32_t begin, std::uint32_t count) {
        for (const auto number : order.subspan(begin, count)) {
            const auto& placement = placed_->placements()[number];
            if ((layerBit(placement.layer) & layers) == 0)
                continue;
            // The box that holds the turned box: it only culls.
            const glm::dmat3 turn(placement.turn);
            const glm::dmat3 back = glm::transpose(turn);
            const glm::dmat3 size(glm::abs(back[0]), glm::abs(back[1]), glm::abs(back[2]));
            const glm::dvec3 at(placement.position);
            const glm::dvec3 start = back * (origin - at);
            const BoxPath turned(size * glm::dvec3(halfSize), back * along);
            const auto enterTurned = [&](const BoxTree::Node& node) -> std::optional<double> {
                return turned.enter(glm::dvec3(node.minimum) - start, glm::dvec3(node.maximum) - start, nearest);
            };
            const auto& tree = placed_->tree(placement.mesh);
            tree.boxes().visit(enterTurned, isBeyond, [&](std::uint32_t low, std::uint32_t many) {
                for (const auto& triangle : tree.triangles().subspan(low, many)) {
                    const auto corner = [&](const glm::vec3& local) { return turn * glm::dvec3(local) + at - origin; };
                    meet({corner(triangle.a), corner(triangle.b), corner(triangle.c)}, triangle.number, number,
                         placement.layer);
                }
            });
        }
    });
    return first;
}

} // namespace navsmith::world
