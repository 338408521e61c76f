#include "resources/samples/bsp_tree.h"

#include "core/world/brush_polygons.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace navsmith::samples {
namespace {

using bsp::Plane;
using glm::vec3;

constexpr float kOnPlane = 0.01F;

std::vector<vec3> cornersOf(std::span<const Plane> planes) {
    std::vector<vec3> corners;
    for (const auto& polygon : world::brushPolygons(planes))
        corners.insert(corners.end(), polygon.begin(), polygon.end());
    return corners;
}

/// The part of a body in the space of a node.
struct Part {
    std::vector<Plane> planes;
    std::vector<Plane> left; ///< sides of the body that divide that space
    std::vector<vec3> corners;
};

/// How far a part reaches before and behind a plane.
struct Reach {
    float before = -std::numeric_limits<float>::infinity();
    float behind = std::numeric_limits<float>::infinity();
};

Reach reachOf(const Part& part, const Plane& plane) {
    Reach reach;
    for (const auto& corner : part.corners) {
        const float height = glm::dot(plane.normal, corner) - plane.distance;
        reach.before = std::max(reach.before, height);
        reach.behind = std::min(reach.behind, height);
    }
    return reach;
}

bool isSame(const Plane& a, const Plane& b) {
    return a.normal == b.normal && a.distance == b.distance;
}

Plane turned(const Plane& plane) {
    return {-plane.normal + vec3(0), -plane.distance + 0.0F, plane.type};
}

/// Normals along their longest axis, so that both sides of a wall and all games agree on the plane.
Plane stored(const Plane& plane) {
    const auto size = glm::abs(plane.normal);
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : (size.y >= size.z ? 1 : 2);
    return plane.normal[axis] < 0 ? turned(plane) : plane;
}

class Divider {
public:
    std::int32_t add(const std::vector<Part>& parts) {
        if (parts.empty())
            return quake::kContentsEmpty;
        if (std::ranges::any_of(parts, [](const Part& part) { return part.left.empty(); }))
            return quake::kContentsSolid;
        const Plane plane = bestOf(parts);
        const auto number = nodes_.size();
        nodes_.push_back({plane.normal, plane.distance, {}});
        std::array<std::vector<Part>, 2> sides;
        for (const auto& part : parts)
            share(part, plane, sides);
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const auto child = add(sides[i]);
            nodes_[number].children[i] = child;
        }
        return static_cast<std::int32_t>(number);
    }

    std::vector<TreeNode> release() { return std::move(nodes_); }

private:
    /// The plane that cuts the fewest parts and leaves about as many on both sides.
    static Plane bestOf(const std::vector<Part>& parts) {
        std::optional<Plane> best;
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (const auto& candidate : parts) {
            for (const auto& side : candidate.left) {
                const Plane plane = stored(side);
                std::size_t cut = 0;
                std::size_t before = 0;
                std::size_t behind = 0;
                for (const auto& part : parts) {
                    const auto reach = reachOf(part, plane);
                    const bool isBefore = reach.before > kOnPlane;
                    const bool isBehind = reach.behind < -kOnPlane;
                    cut += isBefore && isBehind ? 1 : 0;
                    before += isBefore ? 1 : 0;
                    behind += isBehind ? 1 : 0;
                }
                const auto cost = 4 * cut + std::max(before, behind) - std::min(before, behind);
                if (cost < least) {
                    least = cost;
                    best = plane;
                }
            }
        }
        return *best;
    }

    static void share(const Part& part, const Plane& plane, std::array<std::vector<Part>, 2>& sides) {
        const auto reach = reachOf(part, plane);
        const std::array<Plane, 2> bounds{turned(plane), plane}; // what lies before is bounded from behind
        const std::array<bool, 2> has{reach.before > kOnPlane, reach.behind < -kOnPlane};
        for (std::size_t i = 0; i < 2; ++i) {
            if (!has[i])
                continue;
            Part kept = part;
            std::erase_if(kept.left, [&](const Plane& side) { return isSame(stored(side), plane); });
            if (has[1 - i]) {
                kept.planes.push_back(bounds[i]);
                kept.corners = cornersOf(kept.planes);
            }
            if (!kept.corners.empty())
                sides[i].push_back(std::move(kept));
        }
    }

    std::vector<TreeNode> nodes_;
};

} // namespace

std::vector<TreeNode> divide(std::span<const Body> bodies) {
    std::vector<Part> parts;
    for (const auto& body : bodies) {
        if (auto corners = cornersOf(body.planes); !corners.empty())
            parts.push_back({body.planes, body.planes, std::move(corners)});
    }
    Divider divider;
    divider.add(parts);
    auto nodes = divider.release();
    if (nodes.empty())
        nodes.push_back({{1, 0, 0}, 0, {quake::kContentsEmpty, quake::kContentsEmpty}});
    return nodes;
}

Body grown(const Body& body, const vec3& minimum, const vec3& maximum) {
    const auto grow = [&](Plane plane) {
        const auto reach = glm::max(plane.normal * -minimum, plane.normal * -maximum);
        plane.distance += reach.x + reach.y + reach.z;
        return plane;
    };
    Body out;
    for (const auto& plane : body.planes)
        out.planes.push_back(grow(plane));
    // Without the sides of its box, a sharp edge of the body would reach too far.
    for (const auto& corner : cornersOf(body.planes)) {
        for (int axis = 0; axis < 3; ++axis) {
            for (const float sign : {-1.0F, 1.0F}) {
                Plane side{vec3(0), sign * corner[axis], axis};
                side.normal[axis] = sign;
                side = grow(side);
                const auto same = std::ranges::find(out.planes, side.normal, &Plane::normal);
                if (same == out.planes.end())
                    out.planes.push_back(side);
                else
                    same->distance = std::max(same->distance, side.distance);
            }
        }
    }
    return out;
}

} // namespace navsmith::samples
