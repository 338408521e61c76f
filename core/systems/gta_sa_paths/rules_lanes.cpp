// Rules about the curves that cars follow over their nodes.
#include "core/simulation/course.h"
#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/gta_sa_paths/lane_curve.h"
#include "core/systems/gta_sa_paths/lane_ground.h"
#include "core/systems/gta_sa_paths/rules.h"
#include "core/systems/shared/path_symbols.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr float kKinkWithin = 2; ///< units
constexpr float kMostKink = 90;  ///< degrees
constexpr float kLanePiece = 4;  ///< units between two places that are compared with the ground

glm::vec2 towards(const Model& m, Slot a, Slot b) {
    const glm::vec2 way(paths::placeOf(kGraph, m, b) - paths::placeOf(kGraph, m, a));
    const float length = glm::length(way);
    return length == 0 ? glm::vec2(0) : way / length;
}

/// The curve of the outermost lanes from one road over a node to another.
struct CurveOverNode {
    Slot from = kNoSlot;
    Slot to = kNoSlot;
    std::vector<glm::vec3> points;
};

/// Calls f(curve) for each curve over a car node except U-turns, until it returns false. The buffer saves allocations.
template <typename F>
void forEachCurveOver(const Model& m, Slot node, CurveOverNode& buffer, F&& f) {
    const auto out = linksFrom(m, node);
    for (const Slot l : out) {
        const Slot in = m.get(link::target, l).isSlot() ? reverseOf(m, l) : kNoSlot;
        const auto arrives = in == kNoSlot ? Traffic{} : trafficOf(m, in);
        if (!arrives.hasNavi || arrives.away == 0)
            continue;
        const Slot from = m.get(link::owner, in).slot();
        for (const Slot next : out) {
            const auto leaves = trafficOf(m, next);
            const auto target = m.get(link::target, next);
            if (next == l || !target.isSlot() || target.pointsTo(from) || !leaves.hasNavi || leaves.away == 0 ||
                glm::dot(towards(m, from, node), towards(m, node, target.slot())) < kUTurn)
                continue;
            const auto a = laneAtNavi(m, in, arrives.away - 1);
            const auto b = laneAtNavi(m, next, leaves.away - 1);
            if (!a || !b)
                continue;
            buffer.from = from;
            buffer.to = target.slot();
            buffer.points.clear();
            appendCurve(*a, *b, paths::placeOf(kGraph, m, node).z, buffer.points);
            if (!f(std::as_const(buffer)))
                return;
        }
    }
}

void checkKinks(const Model& m, Rows rows, Findings& out) {
    CurveOverNode buffer;
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Car)
            continue;
        Slot from = kNoSlot; // no lane turns too sharply
        Slot to = kNoSlot;
        float sharpest = kMostKink;
        forEachCurveOver(m, row, buffer, [&](const CurveOverNode& curve) {
            const float kink = simulation::sharpestKink(curve.points, kKinkWithin);
            if (kink > sharpest) {
                sharpest = kink;
                from = curve.from;
                to = curve.to;
            }
            return true;
        });
        if (from != kNoSlot)
            out.add(row, texts::format("The lane from {} to {} turns by {:.0f} degrees within {:.0f} units",
                                       nodeName(m, from), nodeName(m, to), sharpest, kKinkWithin));
    }
}

/// What lies beside the road where a curve leaves it. The ends are those of other rules.
std::optional<std::string> leavesRoad(const world::RayCaster& rays, const world::RayHit& middle,
                                      const CurveOverNode& curve) {
    float since = kLanePiece;
    for (std::size_t i = 1; i + 1 < curve.points.size(); ++i) {
        since += glm::distance(curve.points[i - 1], curve.points[i]);
        if (since < kLanePiece)
            continue;
        since = 0;
        if (auto beside = besideRoad(rays, middle, curve.points[i]))
            return beside;
    }
    return std::nullopt;
}

void checkBends(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    CurveOverNode buffer;
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Car)
            continue;
        const auto middle = groundNear(rays, paths::placeOf(kGraph, m, row));
        if (!middle)
            continue;
        forEachCurveOver(m, row, buffer, [&](const CurveOverNode& curve) {
            const auto beside = leavesRoad(rays, *middle, curve);
            if (beside)
                out.add(row, texts::format("The outer lane from {} to {} leaves the road, onto this surface: {}",
                                           nodeName(m, curve.from), nodeName(m, curve.to), *beside));
            return !beside;
        });
    }
}

} // namespace

std::vector<Rule> laneRules() {
    const auto ends = own(node::x, node::y, node::z, node::flags, node::group);
    const Dependencies dependsOn{ends,
                                 at({against(link::owner)}, link::owner, link::target, link::navi),
                                 at({against(link::owner), along(link::target)}, node::x, node::y, node::z),
                                 at({against(link::owner), along(link::navi)}, navi::x, navi::y, navi::attached,
                                    navi::lanes, navi::width, navi::directionX, navi::directionY),
                                 at({against(link::target)}, link::owner, link::target, link::navi),
                                 at({against(link::target), along(link::owner)}, node::x, node::y, node::z),
                                 at({against(link::target), along(link::navi)}, navi::x, navi::y, navi::attached,
                                    navi::lanes, navi::width, navi::directionX, navi::directionY)};
    return {{.id = "SA065",
             .title = "Lanes bend no sharper than cars turn",
             .fault = "Sharp kink in a lane",
             .severity = Note,
             .type = kNode,
             .check = checkKinks,
             .dependsOn = dependsOn},
            {.id = "SA066",
             .title = "Lanes over a node lie on the road surface",
             .fault = "Lane leaves the road at a node",
             .severity = Note,
             .type = kNode,
             .check = checkBends,
             .dependsOn = dependsOn,
             .onMap = true}};
}

} // namespace navsmith::systems::gta_sa_paths
