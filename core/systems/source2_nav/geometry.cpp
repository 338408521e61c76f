#include "core/systems/source2_nav/geometry.h"

#include "core/systems/shared/disjoint_sets.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <numeric>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Ref;
using model::Slot;

namespace {

glm::vec2 inPlan(const glm::vec3& p) {
    return {p.x, p.y};
}

float cross(const glm::vec2& a, const glm::vec2& b) {
    return a.x * b.y - a.y * b.x;
}

/// Where a point stands along a line in plan, 0 to 1.
float shareAlong(const EdgeLine& line, const glm::vec2& at) {
    const auto by = inPlan(line.to) - inPlan(line.from);
    const float length = glm::dot(by, by);
    return length > 0 ? std::clamp(glm::dot(at - inPlan(line.from), by) / length, 0.0F, 1.0F) : 0.0F;
}

glm::vec3 nearestOnEdge(const EdgeLine& line, const glm::vec2& at) {
    return glm::mix(line.from, line.to, shareAlong(line, at));
}

} // namespace

std::optional<glm::vec3> placeOf(const Model& m, Slot c) {
    const Ref on = m.get(corner::point, c);
    if (on.isSlot())
        return pointOf(m, kPointPlace, on.slot());
    if (!on.isNone())
        return std::nullopt;
    return pointOf(m, kCornerPlace, c);
}

std::span<const Slot> cornersOf(const Model& m, Slot a) {
    return m.order(kCorner).group(a);
}

std::size_t cornerCountOf(const Model& m, Slot a) {
    return m.countReferrers(corner::owner, a);
}

std::optional<Outline> shapeOf(const Model& m, Slot a) {
    const auto corners = cornersOf(m, a);
    Outline shape;
    shape.reserve(corners.size());
    for (const Slot c : corners) {
        const auto place = placeOf(m, c);
        if (!place || !isFinite(*place))
            return std::nullopt;
        shape.push_back(*place);
    }
    return shape.empty() ? std::nullopt : std::optional(std::move(shape));
}

std::vector<model::Dependency> shapeAt(const std::vector<model::PathStep>& steps) {
    auto toCorners = steps;
    toCorners.push_back(model::against(corner::owner));
    auto toPoints = toCorners;
    toPoints.push_back(model::along(corner::point));
    return {{toCorners, kCorner, {}}, {toPoints, kPoint, {}}};
}

glm::vec3 middleOf(const Outline& shape) {
    return std::accumulate(shape.begin(), shape.end(), glm::vec3(0)) / static_cast<float>(shape.size());
}

float turnOf(const Outline& shape) {
    float sum = 0;
    for (std::size_t i = 2; i < shape.size(); ++i)
        sum += cross(inPlan(shape[i - 1] - shape[0]), inPlan(shape[i] - shape[0]));
    return sum;
}

bool isConvex(const Outline& shape) {
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const auto [from, at] = edgeOf(shape, i);
        const glm::dvec2 in(inPlan(at - from));
        const glm::dvec2 out(inPlan(shape[(i + 2) % shape.size()] - at));
        if (in.x * out.y - in.y * out.x < -kFlat * glm::length(in) * glm::length(out))
            return false;
    }
    return true;
}

EdgeLine edgeOf(const Outline& shape, std::size_t index) {
    return {shape[index], shape[(index + 1) % shape.size()]};
}

bool contains(const Outline& shape, const glm::vec2& at) {
    bool inside = false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const auto [from, to] = edgeOf(shape, i);
        if ((from.y > at.y) == (to.y > at.y))
            continue;
        if (at.x < from.x + (at.y - from.y) / (to.y - from.y) * (to.x - from.x))
            inside = !inside;
    }
    return inside;
}

glm::vec3 nearestOn(const Outline& shape, const glm::vec3& at) {
    const auto plan = inPlan(at);
    if (contains(shape, plan)) {
        for (std::size_t i = 2; i < shape.size(); ++i) {
            const auto a = inPlan(shape[i - 1] - shape[0]);
            const auto b = inPlan(shape[i] - shape[0]);
            const auto p = plan - inPlan(shape[0]);
            const float whole = cross(a, b);
            if (whole == 0)
                continue;
            const float u = cross(p, b) / whole;
            const float v = cross(a, p) / whole;
            if (u >= 0 && v >= 0 && u + v <= 1)
                return shape[0] + (shape[i - 1] - shape[0]) * u + (shape[i] - shape[0]) * v;
        }
    }
    glm::vec3 nearest = shape.front();
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const auto candidate = nearestOnEdge(edgeOf(shape, i), plan);
        if (const float distance = glm::distance(inPlan(candidate), plan); distance < least) {
            nearest = candidate;
            least = distance;
        }
    }
    return nearest;
}

float Portal::gap() const {
    return glm::distance(inPlan(from), inPlan(to));
}

Portal portalBetween(const EdgeLine& from, const EdgeLine& to) {
    const float first = shareAlong(from, inPlan(to.from));
    const float second = shareAlong(from, inPlan(to.to));
    const auto start = glm::mix(from.from, from.to, (first + second) / 2);
    return {start, nearestOnEdge(to, inPlan(start))};
}

std::optional<Crossing> crossingOf(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    if (!owner.isSlot() || !target.isSlot())
        return std::nullopt;
    const auto from = shapeOf(m, owner.slot());
    const auto to = shapeOf(m, target.slot());
    const std::size_t edge = m.get(connection::edge, c);
    const std::size_t targetEdge = m.get(connection::targetEdge, c);
    if (!from || !to || edge >= from->size() || targetEdge >= to->size())
        return std::nullopt;
    return Crossing{owner.slot(), target.slot(), edge, targetEdge,
                    portalBetween(edgeOf(*from, edge), edgeOf(*to, targetEdge))};
}

Slot backOf(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    Slot any = model::kNoSlot;
    Slot same = model::kNoSlot;
    if (!owner.isSlot() || !target.isSlot())
        return any;
    m.forEachReferrer(connection::owner, target.slot(), [&](Slot other) {
        if (!m.get(connection::target, other).pointsTo(owner.slot()) || other == c)
            return;
        any = std::min(any, other);
        if (m.get(connection::edge, other) == m.get(connection::targetEdge, c) &&
            m.get(connection::targetEdge, other) == m.get(connection::edge, c))
            same = std::min(same, other);
    });
    return same != model::kNoSlot ? same : any;
}

EdgePair facingEdges(const Outline& from, const Outline& to) {
    EdgePair best;
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < from.size(); ++i) {
        for (std::size_t j = 0; j < to.size(); ++j) {
            const auto a = edgeOf(from, i);
            const auto b = edgeOf(to, j);
            const auto portal = portalBetween(a, b);
            // Edges that touch at a corner only, or at right angles, have their middles farther apart.
            const auto middles = glm::distance(inPlan(portal.from), inPlan((b.from + b.to) * 0.5F)) +
                                 glm::distance(inPlan(portal.to), inPlan((a.from + a.to) * 0.5F));
            const float distance = portal.gap() * 4 + middles;
            if (distance < least) {
                least = distance;
                best = {i, j};
            }
        }
    }
    return best;
}

Slot hullOf(const Model& m, Slot a) {
    const Ref mesh = m.get(area::file, a);
    const auto hulls = mesh.isSlot() ? m.order(kHull).group(mesh.slot()) : std::span<const Slot>();
    const std::size_t index = m.get(area::hull, a);
    return index < hulls.size() ? hulls[index] : model::kNoSlot;
}

std::vector<std::uint32_t> connectedComponents(const Model& m) {
    const auto count = m.capacity(kArea);
    DisjointSets sets(count);
    const auto root = [&](Slot a) { return sets.root(a); };
    const auto join = [&](Ref a, Ref b) {
        if (a.isSlot() && b.isSlot())
            sets.unite(a.slot(), b.slot());
    };
    m.forEachLive(kConnection, [&](Slot c) { join(m.get(connection::owner, c), m.get(connection::target, c)); });
    m.forEachLive(kLadder, [&](Slot l) {
        Ref first = Ref::none();
        for (const auto& end : ladder::ends) {
            const Ref at = m.get(end.column, l);
            join(first, at);
            first = at.isSlot() ? at : first;
        }
    });
    std::vector<std::uint32_t> sizes(count);
    m.forEachLive(kArea, [&](Slot a) { ++sizes[root(a)]; });
    std::vector<Slot> roots;
    m.forEachLive(kArea, [&](Slot a) {
        if (root(a) == a)
            roots.push_back(a);
    });
    // A root may be any of its areas: the numbers follow the first one.
    std::vector<Slot> firsts(count, model::kNoSlot);
    m.forEachLive(kArea, [&](Slot a) { firsts[root(a)] = std::min(firsts[root(a)], a); });
    std::ranges::sort(
        roots, [&](Slot a, Slot b) { return sizes[a] != sizes[b] ? sizes[a] > sizes[b] : firsts[a] < firsts[b]; });
    std::vector<std::uint32_t> numbers(count);
    for (std::size_t i = 0; i < roots.size(); ++i)
        numbers[roots[i]] = static_cast<std::uint32_t>(i + 1);
    std::vector<std::uint32_t> parts(count);
    m.forEachLive(kArea, [&](Slot a) { parts[a] = numbers[root(a)]; });
    return parts;
}

} // namespace navsmith::systems::source2_nav
