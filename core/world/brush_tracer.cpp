#include "core/world/brush_tracer.h"

#include "core/world/brush_owners.h"
#include "core/world/brush_polygons.h"
#include "core/world/displacement.h"
#include "core/world/rotation.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace navsmith::world {
namespace {

/// Thickness of a triangle of a displacement for lines; it has none in the map.
constexpr float kTriangleDepth = 1.0F;
/// How far triangles of a displacement overlap, so that no line falls through where they meet.
constexpr float kTriangleOverlap = 0.015625F;
/// By what share of its way a box may leave a triangle of a displacement before it enters. Flat triangles are entered
/// and left at the same place.
constexpr float kTriangleTolerance = 0.001F;
/// Rounding of boxes: they only cull.
constexpr float kSlack = 1.0F;

/// The planes that bound the brush itself.
template <typename Sides>
std::vector<bsp::Plane> planesOf(const Sides& sides) {
    std::vector<bsp::Plane> planes;
    for (const auto& side : sides) {
        if (!side.bevel)
            planes.push_back({side.normal, side.distance, 3});
    }
    return planes;
}

template <typename Side>
void addAxialBevels(std::vector<Side>& sides, const Bounds& bounds) {
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec3 along(0.0F);
        along[axis] = 1.0F;
        sides.push_back({along, bounds.maximum[axis], true, false, 0});
        sides.push_back({-along, -bounds.minimum[axis], true, false, 0});
    }
}

/// The planes through an edge along each axis, with the triangle, whose third corner is `opposite`, behind them.
template <typename Side>
void addEdgeBevels(std::vector<Side>& sides, const glm::vec3& from, const glm::vec3& along, const glm::vec3& opposite) {
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec3 unit(0.0F);
        unit[axis] = 1.0F;
        auto normal = glm::cross(along, unit);
        const float size = glm::length(normal);
        if (size == 0.0F)
            continue;
        normal /= size;
        if (glm::dot(normal, opposite - from) > kDistanceEpsilon)
            normal = -normal;
        sides.push_back({normal, glm::dot(normal, from), true, false, 0});
    }
}

} // namespace

struct BrushTracer::Move {
    glm::vec3 from{0.0F};
    glm::vec3 to{0.0F};
    glm::vec3 minimum{0.0F};
    glm::vec3 maximum{0.0F};
    std::uint32_t mask = 0;

    [[nodiscard]] bool isPoint() const { return minimum == glm::vec3(0.0F) && maximum == glm::vec3(0.0F); }
    [[nodiscard]] bool isAtRest() const { return from == to; }
    /// The corner of the box that comes first in a direction.
    [[nodiscard]] glm::vec3 cornerTowards(const glm::vec3& direction) const {
        return {direction.x < 0.0F ? minimum.x : maximum.x, direction.y < 0.0F ? minimum.y : maximum.y,
                direction.z < 0.0F ? minimum.z : maximum.z};
    }
};

BrushTracer::BrushTracer(const source::VbspFile& map, std::span<const BrushModel> models,
                         std::span<const SolidBox> boxes, std::span<const SolidConvex> convexes) {
    addBrushes(map, models);
    addDisplacements(map);
    for (const auto& box : boxes)
        addBox(box);
    for (const auto& convex : convexes)
        addConvex(convex);
    buildTree();
}

void BrushTracer::place(std::vector<Side>& sides, const glm::vec3& origin, const glm::vec3& angles) {
    if (angles != glm::vec3(0.0F)) {
        const glm::mat3 turn(rotationOf(angles));
        for (auto& side : sides)
            side.normal = turn * side.normal;
        // Turned bevels are no longer along the axes of the boxes for which they are made.
        Bounds bounds;
        for (const auto& polygon : brushPolygons(planesOf(sides))) {
            for (const auto& corner : polygon)
                bounds.add(corner);
        }
        if (!bounds.empty())
            addAxialBevels(sides, bounds);
    }
    for (auto& side : sides)
        side.distance += glm::dot(side.normal, origin);
}

void BrushTracer::add(std::span<const Side> sides, std::uint32_t contents, std::uint32_t entity, bool terrain) {
    const auto planes = planesOf(sides);
    Convex convex{static_cast<std::uint32_t>(sides_.size()),
                  static_cast<std::uint32_t>(sides.size()),
                  contents,
                  entity,
                  {},
                  {},
                  terrain};
    Bounds bounds;
    for (const auto& polygon : brushPolygons(planes)) {
        for (const auto& corner : polygon)
            bounds.add(corner);
    }
    if (bounds.empty())
        return; // open: it cannot be in a sound map
    convex.minimum = bounds.minimum;
    convex.maximum = bounds.maximum;
    sides_.insert(sides_.end(), sides.begin(), sides.end());
    convexes_.push_back(convex);
}

BrushTracer::BrushTracer(const quake2::IbspFile& map, std::span<const BrushModel> models,
                         std::span<const SolidBox> boxes) {
    addBrushes(map, models);
    for (const auto& box : boxes)
        addBox(box);
    buildTree();
}

template <typename File>
void BrushTracer::addBrushes(const File& map, std::span<const BrushModel> models) {
    const auto owners = modelsOfBrushes(map);
    std::vector<const BrushModel*> placed(map.models.size());
    for (const auto& model : models) {
        if (model.model < placed.size() && placed[model.model] == nullptr)
            placed[model.model] = &model;
    }
    // In all known maps brushes do not share sides. A file in which they do must not make this loop run forever.
    std::size_t room = map.brushSides.size();
    for (std::size_t b = 0; b < map.brushes.size(); ++b) {
        const auto& brush = map.brushes[b];
        if (!owners[b] || brush.sideCount == 0 || brush.sideCount > std::min(room, kMostBrushSides))
            continue;
        room -= brush.sideCount;
        std::vector<Side> sides;
        for (std::uint32_t i = 0; i < brush.sideCount; ++i) {
            const auto& side = map.brushSides[std::size_t{brush.firstSide} + i];
            if (side.plane < map.planes.size())
                sides.push_back({map.planes[side.plane].normal, map.planes[side.plane].distance, side.bevel, false,
                                 static_cast<std::uint16_t>(flagsOf(map, side.texInfo))});
        }
        if (*owners[b] == 0) {
            add(sides, brush.contents, 0);
            continue;
        }
        if (const auto* const model = placed[*owners[b]]; model != nullptr) {
            place(sides, model->origin, model->angles);
            add(sides, brush.contents, model->entity);
        }
    }
}

void BrushTracer::addDisplacements(const source::VbspFile& map) {
    for (const auto& face : map.faces) {
        if (face.corners.count == 0 || face.displacement < 0)
            continue;
        const auto surface = displacementSurface(map, face);
        for (const auto& [a, b, c] : surface.triangles)
            addTriangle({surface.positions[a], surface.positions[b], surface.positions[c]});
    }
}

void BrushTracer::addTriangle(const std::array<glm::vec3, 3>& corners) {
    const auto across = glm::cross(corners[2] - corners[0], corners[1] - corners[0]);
    const float size = glm::length(across);
    constexpr float kLeastSize = 1e-3F;
    if (!(size > kLeastSize))
        return;
    const glm::vec3 normal = across / size;
    const float distance = glm::dot(normal, corners[0]);
    std::vector<Side> sides{{normal, distance, false, false, 0}, {-normal, kTriangleDepth - distance, false, true, 0}};
    Bounds bounds;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto along = corners[(i + 1) % 3] - corners[i];
        const auto edge = glm::normalize(glm::cross(normal, along));
        sides.push_back({edge, glm::dot(edge, corners[i]) + kTriangleOverlap, false, true, 0});
        bounds.add(corners[i]);
        addEdgeBevels(sides, corners[i], along, corners[(i + 2) % 3]);
    }
    addAxialBevels(sides, bounds);
    add(sides, source::contents::kSolid, 0, true);
}

void BrushTracer::addBox(const SolidBox& box) {
    std::vector<Side> sides;
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec3 along(0.0F);
        along[axis] = 1.0F;
        sides.push_back({along, box.maximum[axis], false, false, box.surface});
        sides.push_back({-along, -box.minimum[axis], false, false, box.surface});
    }
    place(sides, box.origin, box.angles);
    add(sides, box.contents, box.entity);
}

/// Its faces, then the planes that stop boxes at its edges: along the axes, and through each edge along an axis.
std::vector<BrushTracer::Side> BrushTracer::sidesOf(const SolidConvex& convex) {
    constexpr float kLeastSize = 1e-3F;
    constexpr float kSameNormal = 1e-4F;
    constexpr float kSameDistance = 1e-2F;
    // More of them are not worth their time; boxes then stop a little early at edges.
    constexpr std::size_t kMostBevelled = 64;
    std::vector<Side> sides;
    const auto add = [&](const glm::vec3& normal, float distance, bool bevel) {
        const bool isDuplicate = std::ranges::any_of(sides, [&](const Side& side) {
            return glm::distance(side.normal, normal) < kSameNormal &&
                   std::abs(side.distance - distance) < kSameDistance;
        });
        if (!isDuplicate)
            sides.push_back({normal, distance, bevel, false, 0});
    };
    for (const auto& [a, b, c] : convex.triangles) {
        const auto& corner = convex.points[a];
        const auto across = glm::cross(convex.points[b] - corner, convex.points[c] - corner);
        if (const float size = glm::length(across); size > kLeastSize)
            add(across / size, glm::dot(across / size, corner), false);
    }
    Bounds bounds;
    for (const auto& point : convex.points)
        bounds.add(point);
    addAxialBevels(sides, bounds);
    if (convex.points.size() > kMostBevelled)
        return sides;
    const auto bevel = [&](const glm::vec3& from, const glm::vec3& along, glm::length_t axis) {
        glm::vec3 unit(0.0F);
        unit[axis] = 1.0F;
        const auto across = glm::cross(along, unit);
        const float size = glm::length(across);
        if (!(size > kLeastSize))
            return;
        for (const auto& normal : {across / size, -across / size}) {
            const float distance = glm::dot(normal, from);
            const bool isOutside = std::ranges::all_of(convex.points, [&](const glm::vec3& point) {
                return glm::dot(normal, point) <= distance + kSameDistance;
            });
            if (isOutside)
                add(normal, distance, true);
        }
    };
    for (const auto& triangle : convex.triangles) {
        for (std::size_t i = 0; i < 3; ++i) {
            const auto from = triangle.at(i);
            const auto to = triangle.at((i + 1) % 3);
            for (glm::length_t axis = 0; from < to && axis < 3; ++axis) // each edge is in two triangles
                bevel(convex.points[from], convex.points[to] - convex.points[from], axis);
        }
    }
    return sides;
}

void BrushTracer::addConvex(const SolidConvex& convex) {
    constexpr std::size_t kMostTriangles = 1024; // in known models the largest part has far fewer
    Bounds bounds;
    for (const auto& point : convex.points)
        bounds.add(point);
    if (bounds.empty())
        return;
    if (convex.triangles.size() > kMostTriangles)
        return addBox({bounds.minimum, bounds.maximum, convex.contents, {}, {}, 0, convex.entity});
    const auto sides = sidesOf(convex);
    convexes_.push_back({static_cast<std::uint32_t>(sides_.size()), static_cast<std::uint32_t>(sides.size()),
                         convex.contents, convex.entity, bounds.minimum, bounds.maximum, false});
    sides_.insert(sides_.end(), sides.begin(), sides.end());
}

void BrushTracer::buildTree() {
    std::vector<BoxTree::Item> items;
    for (const auto& convex : convexes_) {
        Bounds bounds;
        bounds.minimum = convex.minimum;
        bounds.maximum = convex.maximum;
        items.push_back({bounds, 1});
    }
    tree_ = BoxTree::build(items).value_or(BoxTree());
    std::vector<Convex> ordered;
    ordered.reserve(convexes_.size());
    for (const auto number : tree_.order())
        ordered.push_back(convexes_[number]);
    convexes_ = std::move(ordered);
    tree_.forgetOrder();
}

/// A displacement has one side: what leaves it, or lies behind it at rest, does not meet it.
bool BrushTracer::isBehind(const Convex& terrain, const Move& move) const {
    const auto& face = sides_[terrain.firstSide];
    if (!move.isAtRest())
        return glm::dot(face.normal, move.to - move.from) > kDistanceEpsilon;
    return glm::dot(move.from + move.cornerTowards(face.normal), face.normal) < face.distance;
}

void BrushTracer::clip(const Convex& convex, const Move& move, Trace& trace) const {
    if (convex.terrain && isBehind(convex, move))
        return;
    // Lines end on displacements, not in front of them.
    const float epsilon = convex.terrain && move.isPoint() ? 0.0F : kDistanceEpsilon;
    float enter = -1.0F;
    float leave = 1.0F;
    bool startsOut = false;
    bool getsOut = false;
    const Side* hit = nullptr;
    for (std::uint32_t i = 0; i < convex.sideCount; ++i) {
        const auto& side = sides_[convex.firstSide + i];
        float distance = side.distance;
        if (move.isPoint() ? side.bevel : side.forLines)
            continue;
        if (!move.isPoint()) // the corner of the box that is deepest behind the side
            distance -= glm::dot(move.cornerTowards(-side.normal), side.normal);
        const float start = glm::dot(move.from, side.normal) - distance;
        const float end = glm::dot(move.to, side.normal) - distance;
        startsOut = startsOut || start > 0.0F;
        getsOut = getsOut || end > 0.0F;
        if (start > 0.0F && end > 0.0F)
            return;
        if (start <= 0.0F && end <= 0.0F)
            continue;
        if (start > end) {
            const float at = std::max((start - epsilon) / (start - end), 0.0F);
            if (at > enter) {
                enter = at;
                hit = &side;
            }
        } else
            leave = std::min(leave, (start + epsilon) / (start - end));
    }
    if (!startsOut && convex.terrain && !move.isAtRest())
        return;
    if (!startsOut) {
        trace.startSolid = true;
        trace.entity = convex.entity;
        if (!getsOut) {
            trace.allSolid = true;
            trace.fraction = 0.0F;
        }
        return;
    }
    const bool isEntered = enter < leave || (convex.terrain && !move.isPoint() && enter - leave < kTriangleTolerance);
    if (hit == nullptr || !isEntered || enter <= -1.0F || enter >= trace.fraction)
        return;
    trace.fraction = enter;
    trace.normal = hit->normal;
    trace.entity = convex.entity;
    trace.surface = hit->surface;
    trace.terrain = convex.terrain;
}

/// Where a move enters boxes of the tree.
class BrushTracer::Way {
public:
    explicit Way(const Move& move)
        : along_(move.to - move.from), low_(-move.maximum - kSlack - move.from),
          high_(-move.minimum + kSlack - move.from) {
        for (glm::length_t axis = 0; axis < 3; ++axis)
            inverse_[axis] = along_[axis] == 0.0F ? 0.0F : 1.0F / along_[axis];
    }
    /// The part of the way up to a box, 0 to 1; more than 1 if it does not enter.
    [[nodiscard]] float enters(const BoxTree::Node& node) const {
        constexpr float kNever = 2.0F;
        float near = 0.0F;
        float far = 1.0F;
        for (glm::length_t axis = 0; axis < 3; ++axis) {
            const float low = node.minimum[axis] + low_[axis];
            const float high = node.maximum[axis] + high_[axis];
            if (along_[axis] == 0.0F) {
                if (low > 0.0F || high < 0.0F)
                    return kNever;
                continue;
            }
            const float one = low * inverse_[axis];
            const float other = high * inverse_[axis];
            near = std::max(near, std::min(one, other));
            far = std::min(far, std::max(one, other));
        }
        return near > far ? kNever : near;
    }

private:
    glm::vec3 along_;
    glm::vec3 low_;
    glm::vec3 high_;
    glm::vec3 inverse_{0.0F};
};

/// Looks for anything in the way, not for what comes first. `leavesTheWorld`: a move that begins in a solid of the
/// world may leave it.
bool BrushTracer::isStopped(const Move& move, bool leavesTheWorld) const {
    const auto stops = [&](const Convex& convex) {
        if ((convex.contents & move.mask) == 0)
            return false;
        Trace trace;
        clip(convex, move, trace);
        return trace.fraction < 1.0F || (trace.startSolid && (!leavesTheWorld || trace.entity != 0));
    };
    // Neighbouring lines mostly stop at the same wall. Any number is right, so it does not matter whose it was.
    thread_local std::uint32_t last = 0;
    if (last < convexes_.size() && stops(convexes_[last]))
        return true;
    const Way way(move);
    return tree_.any([&](const BoxTree::Node& node) { return way.enters(node) <= 1.0F; },
                     [&](std::uint32_t first, std::uint32_t count) {
                         for (std::uint32_t i = first; i < first + count; ++i) {
                             if (!stops(convexes_[i]))
                                 continue;
                             last = i;
                             return true;
                         }
                         return false;
                     });
}

Trace BrushTracer::trace(const Move& move) const {
    Trace trace;
    const glm::vec3 along = move.to - move.from;
    const Way way(move);
    const auto enterNode = [&](const BoxTree::Node& node) -> std::optional<double> {
        const float near = way.enters(node);
        return near > 1.0F ? std::nullopt : std::optional<double>(near);
    };
    const auto isBeyond = [&](double at) { return at > static_cast<double>(trace.fraction) || trace.allSolid; };
    tree_.visit(enterNode, isBeyond, [&](std::uint32_t first, std::uint32_t count) {
        for (std::uint32_t i = first; i < first + count; ++i) {
            if ((convexes_[i].contents & move.mask) != 0)
                clip(convexes_[i], move, trace);
        }
    });
    trace.end = trace.fraction == 1.0F ? move.to : move.from + trace.fraction * along;
    return trace;
}

Trace BrushTracer::line(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const {
    return trace({from, to, glm::vec3(0.0F), glm::vec3(0.0F), mask});
}

bool BrushTracer::isClear(const glm::vec3& from, const glm::vec3& to, std::uint32_t mask) const {
    return !isStopped({from, to, glm::vec3(0.0F), glm::vec3(0.0F), mask}, true);
}

bool BrushTracer::isClear(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum,
                          const glm::vec3& maximum, std::uint32_t mask) const {
    return !isStopped({from, to, minimum, maximum, mask}, false);
}

Trace BrushTracer::box(const glm::vec3& from, const glm::vec3& to, const glm::vec3& minimum, const glm::vec3& maximum,
                       std::uint32_t mask) const {
    return trace({from, to, minimum, maximum, mask});
}

} // namespace navsmith::world
