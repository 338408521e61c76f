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

/// The outermost lane of a link where it passes its navi node; nothing if it has no lanes there.
std::optional<LanePoint> outermostLane(const Model& m, Slot link) {
    const auto traffic = trafficOf(m, link);
    return traffic.hasNavi && traffic.away != 0 ? laneAtNavi(m, link, traffic.away - 1) : std::nullopt;
}

/// A road at a node, with the outermost lane of each direction.
struct RoadAtNode {
    Slot other = kNoSlot;   ///< the node at its other end
    glm::vec2 direction{0}; ///< from the node; length 1, or 0
    std::optional<LanePoint> arriving;
    std::optional<LanePoint> leaving;
};

/// The turns over a node, and buffers for what is computed of them.
class Turns {
public:
    /// Calls f(from, to) for each way from one road to another except U-turns, until it returns false.
    template <typename F>
    void forEachOver(const Model& m, Slot node, F&& f) {
        findRoads(m, node);
        for (const auto& from : roads_) {
            if (!from.arriving)
                continue;
            for (const auto& to : roads_) {
                const bool turnsBack = to.other == from.other || glm::dot(-from.direction, to.direction) < kUTurn;
                if (to.leaving && !turnsBack && !f(from, to))
                    return;
            }
        }
    }
    /// The curve of the outermost lanes. Valid until the next call.
    const std::vector<glm::vec3>& curve(const Model& m, Slot node, const RoadAtNode& from, const RoadAtNode& to) {
        points_.clear();
        appendCurve(*from.arriving, *to.leaving, paths::placeOf(kGraph, m, node).z, points_);
        return points_;
    }

private:
    void findRoads(const Model& m, Slot node) {
        roads_.clear();
        for (const Slot l : linksFrom(m, node)) {
            const auto target = m.get(link::target, l);
            if (!target.isSlot())
                continue;
            const Slot in = reverseOf(m, l);
            roads_.push_back({.other = target.slot(),
                              .direction = towards(m, node, target.slot()),
                              .arriving = in == kNoSlot ? std::nullopt : outermostLane(m, in),
                              .leaving = outermostLane(m, l)});
        }
    }

    std::vector<RoadAtNode> roads_;
    std::vector<glm::vec3> points_;
};

void checkKinks(const Model& m, Rows rows, Findings& out) {
    Turns turns;
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Car)
            continue;
        Slot sharpestFrom = kNoSlot; // no lane turns too sharply
        Slot sharpestTo = kNoSlot;
        float sharpest = kMostKink;
        turns.forEachOver(m, row, [&](const RoadAtNode& from, const RoadAtNode& to) {
            static_assert(kMostKink >= 90);
            if (surelyTurnsByLessThanARightAngle(*from.arriving, *to.leaving))
                return true;
            const float kink = simulation::sharpestKink(turns.curve(m, row, from, to), kKinkWithin);
            if (kink > sharpest) {
                sharpest = kink;
                sharpestFrom = from.other;
                sharpestTo = to.other;
            }
            return true;
        });
        if (sharpestFrom != kNoSlot)
            out.add(row, texts::format("The lane from {} to {} turns by {:.0f} degrees within {:.0f} units",
                                       nodeName(m, sharpestFrom), nodeName(m, sharpestTo), sharpest, kKinkWithin));
    }
}

/// What lies beside the road where a curve leaves it. The ends are those of other rules.
std::optional<std::string> leavesRoad(const world::RayCaster& rays, const world::RayHit& middle,
                                      const std::vector<glm::vec3>& curve) {
    float since = kLanePiece;
    for (std::size_t i = 1; i + 1 < curve.size(); ++i) {
        since += glm::distance(curve[i - 1], curve[i]);
        if (since < kLanePiece)
            continue;
        since = 0;
        if (auto beside = besideRoad(rays, middle, curve[i]))
            return beside;
    }
    return std::nullopt;
}

void checkBends(const Model& m, Rows rows, Findings& out) {
    const auto& rays = m.map()->rays;
    Turns turns;
    for (const Slot row : rows) {
        if (typeOf(m, row) != NodeType::Car)
            continue;
        const auto middle = groundNear(rays, paths::placeOf(kGraph, m, row));
        if (!middle)
            continue;
        turns.forEachOver(m, row, [&](const RoadAtNode& from, const RoadAtNode& to) {
            const auto beside = leavesRoad(rays, *middle, turns.curve(m, row, from, to));
            if (beside)
                out.add(row, texts::format("The outer lane from {} to {} leaves the road, onto this surface: {}",
                                           nodeName(m, from.other), nodeName(m, to.other), *beside));
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
