// The curve that a car follows from the middle of one road to the middle of the next, as the game computes it:
// docs/simulation.md, "Lanes".
#pragma once

#include "core/model/model.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace navsmith::systems::gta_sa_paths {

/// Cosine of the angle of a turn, in plan; sharper turns are for those that turn back.
inline constexpr float kUTurn = -0.3F;

/// A place on a lane, and the direction of its traffic.
struct LanePoint {
    glm::vec3 at{0};
    glm::vec2 direction{0}; ///< about of length 1, as stored
};

/// How far the middle of the innermost lane lies to the right of the road's middle line, in lanes; 0.5 without a
/// median.
float firstLane(unsigned lanes, unsigned opposite, unsigned width);

/// Where a lane of a link passes its navi node; lane 0 is the innermost. At the middle height of its ends. Nothing if
/// the link has no open navi node, or if its target is not open.
std::optional<LanePoint> laneAtNavi(const model::Model& m, model::Slot link, unsigned lane);

/// Appends points of the curve, the ends included. `middle` is the height of the node between.
void appendCurve(const LanePoint& from, const LanePoint& to, float middle, std::vector<glm::vec3>& out);

/// True if no two pieces of the curve differ in direction by a right angle or more. False: the ends alone do not tell.
bool surelyTurnsByLessThanARightAngle(const LanePoint& from, const LanePoint& to);

/// The length that the game divides by the speed to get the time for the curve; units. Longer than the curve where it
/// is sharp.
float timedLength(const LanePoint& from, const LanePoint& to);

} // namespace navsmith::systems::gta_sa_paths
