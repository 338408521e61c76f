#include "core/checks/dependencies.h"
#include "core/model/wording.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/rules.h"
#include "core/systems/source2_nav/schema.h"
#include "formats/texts/texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::systems::source2_nav {

using model::Model;
using model::Slot;

namespace {

/// So many units may areas reach into each other: polygons of the game's generator do by up to 0.08, because corners
/// are rounded and stand beside edges of neighbours that have none there, and nobody can stand on less than a unit.
constexpr float kDeepestTouch = 1;

/// An area of a hull that is there.
struct Floor {
    Slot row = model::kNoSlot;
    Slot hull = model::kNoSlot;
    Outline shape;
    glm::vec2 low{};
    glm::vec2 high{};
};

struct FloorOverlap {
    float depth = 0;    ///< in plan, units: the shortest way to move one of both off the other
    glm::vec3 middle{}; ///< between both surfaces
};

/// None for an area that is not convex or has no ground: the rules about shapes report it.
std::optional<Floor> floorOf(const Model& m, Slot a) {
    auto shape = shapeOf(m, a);
    const Slot hull = hullOf(m, a);
    if (!shape || shape->size() < 3 || hull == model::kNoSlot || !(turnOf(*shape) > 0) || !isConvex(*shape))
        return std::nullopt;
    glm::vec2 low(shape->front());
    glm::vec2 high = low;
    for (const auto& corner : *shape) {
        low = glm::min(low, glm::vec2(corner));
        high = glm::max(high, glm::vec2(corner));
    }
    return Floor{a, hull, std::move(*shape), low, high};
}

/// How far a corner lies to the right of an edge, outside the polygon that the edge is of.
float outside(const EdgeLine& edge, const glm::vec2& corner) {
    const auto by = glm::vec2(edge.to - edge.from);
    const auto to = corner - glm::vec2(edge.from);
    return (by.y * to.x - by.x * to.y) / glm::length(by);
}

/// How deep `other` reaches over the edge of `shape` that it reaches over least.
float depthBehindEdges(const Outline& shape, const Outline& other) {
    float least = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const auto edge = edgeOf(shape, i);
        if (glm::vec2(edge.from) == glm::vec2(edge.to))
            continue;
        float deepest = std::numeric_limits<float>::lowest();
        for (const auto& corner : other)
            deepest = std::max(deepest, -outside(edge, glm::vec2(corner)));
        least = std::min(least, deepest);
    }
    return least;
}

/// The corners of the ground that two convex polygons have in common.
std::vector<glm::vec2> commonGround(const Outline& shape, const Outline& other) {
    std::vector<glm::vec2> rest(shape.begin(), shape.end());
    for (std::size_t i = 0; i < other.size() && !rest.empty(); ++i) {
        const auto edge = edgeOf(other, i);
        if (glm::vec2(edge.from) == glm::vec2(edge.to))
            continue;
        std::vector<glm::vec2> inside;
        for (std::size_t k = 0; k < rest.size(); ++k) {
            const auto& from = rest[k];
            const auto& to = rest[(k + 1) % rest.size()];
            const float fromOutside = outside(edge, from);
            const float toOutside = outside(edge, to);
            if (fromOutside <= 0)
                inside.push_back(from);
            if ((fromOutside <= 0) != (toOutside <= 0))
                inside.push_back(glm::mix(from, to, fromOutside / (fromOutside - toOutside)));
        }
        rest = std::move(inside);
    }
    return rest;
}

/// Areas of different hulls lie over each other, and floors above each other are farther apart than a step.
std::optional<FloorOverlap> overlapOf(const Model& m, const Floor& a, const Floor& b) {
    if (a.hull != b.hull || !(a.low.y < b.high.y && b.low.y < a.high.y))
        return std::nullopt;
    const float depth = std::min(depthBehindEdges(a.shape, b.shape), depthBehindEdges(b.shape, a.shape));
    if (!(depth > kDeepestTouch))
        return std::nullopt;
    const auto common = commonGround(a.shape, b.shape);
    if (common.empty())
        return std::nullopt;
    const auto middle = std::accumulate(common.begin(), common.end(), glm::vec2(0)) / static_cast<float>(common.size());
    const float heightA = nearestOn(a.shape, {middle, 0}).z;
    const float heightB = nearestOn(b.shape, {middle, 0}).z;
    if (!(std::abs(heightA - heightB) <= m.get(hull::climb, a.hull)))
        return std::nullopt;
    return FloorOverlap{depth, {middle, (heightA + heightB) / 2}};
}

/// The earlier area that an area overlaps by most.
struct WorstOverlap {
    Slot other = model::kNoSlot;
    FloorOverlap overlap;
    std::size_t more = 0; ///< other areas that it overlaps
};

/// Indexed by slot. Areas are compared with those that begin farther east and before their east end.
std::vector<WorstOverlap> worstOverlaps(const Model& m) {
    std::vector<Floor> floors;
    floors.reserve(m.count(kArea));
    m.forEachLive(kArea, [&](Slot a) {
        if (auto floor = floorOf(m, a))
            floors.push_back(std::move(*floor));
    });
    std::ranges::sort(floors, {}, [](const Floor& floor) { return std::pair(floor.low.x, floor.row); });
    const auto& order = m.order(kArea);
    std::vector<WorstOverlap> worst(m.capacity(kArea));
    for (std::size_t i = 0; i < floors.size(); ++i) {
        for (std::size_t k = i + 1; k < floors.size() && floors[k].low.x < floors[i].high.x; ++k) {
            const auto overlap = overlapOf(m, floors[i], floors[k]);
            if (!overlap)
                continue;
            const auto [earlier, later] = std::minmax(
                floors[i].row, floors[k].row, [&](Slot a, Slot b) { return order.position(a) < order.position(b); });
            auto& largest = worst[later];
            largest.more += largest.other == model::kNoSlot ? 0 : 1;
            if (largest.other == model::kNoSlot || overlap->depth > largest.overlap.depth) {
                largest.other = earlier;
                largest.overlap = *overlap;
            }
        }
    }
    return worst;
}

void checkOverlap(const Model& m, std::span<const Slot> rows, checks::Findings& out) {
    const auto all = worstOverlaps(m);
    for (const Slot row : rows) {
        const auto& [other, overlap, more] = all[row];
        if (other == model::kNoSlot)
            continue;
        auto text =
            texts::format("Overlaps area {} by {:.1f} units, at ({:.0f}, {:.0f}, {:.0f})", m.get(area::id, other),
                          overlap.depth, overlap.middle.x, overlap.middle.y, overlap.middle.z);
        if (more != 0)
            text += texts::format(", and {} by less", model::counted(more, "other area"));
        out.add(row, std::move(text), model::Element{kArea, other});
    }
}

} // namespace

std::vector<checks::Rule> overlapRules() {
    using checks::own;
    return {
        {.id = "S2018",
         .title = "Areas do not overlap",
         .fault = "Overlapping areas",
         .severity = checks::Severity::Warning,
         .type = kArea,
         .check = checkOverlap,
         .dependsOn = shapeAt({}) +
                      own(area::id, area::file, area::hull, model::Column<std::uint32_t>{kArea, model::kRank}) +
                      model::Dependency{{}, kHull, {}},
         .wholeDocument = true},
    };
}

} // namespace navsmith::systems::source2_nav
