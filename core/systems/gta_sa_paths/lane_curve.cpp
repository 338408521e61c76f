#include "core/systems/gta_sa_paths/lane_curve.h"

#include "core/systems/gta_sa_paths/access.h"
#include "core/systems/gta_sa_paths/edge_edits.h"
#include "core/systems/shared/path_symbols.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace navsmith::systems::gta_sa_paths {

namespace {

constexpr float kMostBend = 5;       ///< units before and after the corner within which a bend lies
constexpr float kLargest = 1.0F / 3; ///< part of the speed that the sharpest bends cost
constexpr float kNearlyAhead = 0.7F; ///< cosine
constexpr int kBendPieces = 8;
constexpr int kBlendPieces = 12;
constexpr float kStraightWithin = 0.05F; ///< units off the line that a curve may be to count as straight

float cross(const glm::vec2& a, const glm::vec2& b) {
    return a.x * b.y - a.y * b.x;
}

/// Along a line until it crosses another; -1 for parallel ones.
float distanceToCrossing(const glm::vec2& at, const glm::vec2& direction, const glm::vec2& otherAt,
                         const glm::vec2& other) {
    const float slope = cross(direction, other);
    return slope == 0 ? -1 : cross(otherAt - at, other) / slope;
}

struct Curve {
    glm::vec2 from{0};
    glm::vec2 to{0};
    glm::vec2 fromDirection{0};
    glm::vec2 toDirection{0};
    float toCorner = 0;   ///< from the start to where the lines cross
    float fromCorner = 0; ///< from there to the end
    float distance = 0;   ///< straight

    /// Two straight lines and a bend between them; otherwise one line turns gradually into the other.
    [[nodiscard]] bool hasCorner() const { return toCorner > 0 && fromCorner > 0; }
    [[nodiscard]] float bend() const { return std::min({toCorner, fromCorner, kMostBend}); }
};

Curve curveOf(const LanePoint& from, const LanePoint& to) {
    Curve c{.from = glm::vec2(from.at),
            .to = glm::vec2(to.at),
            .fromDirection = from.direction,
            .toDirection = to.direction,
            .distance = glm::distance(glm::vec2(from.at), glm::vec2(to.at))};
    c.toCorner = distanceToCrossing(c.from, c.fromDirection, c.to, c.toDirection);
    c.fromCorner = distanceToCrossing(c.to, -c.toDirection, c.from, c.fromDirection);
    return c;
}

/// Part of the speed that a turn costs.
float slowing(const Curve& c) {
    const float ahead = glm::dot(c.fromDirection, c.toDirection);
    if (ahead <= 0)
        return kLargest;
    if (ahead <= kNearlyAhead)
        return (1 - ahead / kNearlyAhead) * kLargest;
    return c.distance == 0 ? 0 : std::abs(cross(c.toDirection, c.from - c.to)) / c.distance * kLargest;
}

/// A curve without a corner that is drawn as a straight line.
bool isStraight(const Curve& c, float slow) {
    return slow * c.distance < kStraightWithin && glm::dot(c.fromDirection, c.toDirection) > kNearlyAhead;
}

constexpr float kPi = std::numbers::pi_v<float>;

/// What the places on curves without a corner have in common.
struct BlendStep {
    float t = 0; ///< from 0 to 1 in time
    float sine = 0;
    float turned = 0; ///< part of the second line
};

const std::array<BlendStep, kBlendPieces>& blendSteps() {
    static const auto steps = [] {
        std::array<BlendStep, kBlendPieces> out;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const float t = static_cast<float>(i) / static_cast<float>(kBlendPieces);
            out[i] = {t, std::sin(t * 2 * kPi), 0.5F - std::cos(kPi * t) / 2};
        }
        return out;
    }();
    return steps;
}

/// A place on a curve without a corner.
glm::vec2 blended(const Curve& c, float slow, const BlendStep& step) {
    const float total = c.distance / (1 - slow);
    const float along = step.sine * total / (2 * kPi) * slow + (1 - slow) * step.t * total;
    return glm::mix(c.from + c.fromDirection * along, c.to + c.toDirection * (along - c.distance), step.turned);
}

} // namespace

float firstLane(unsigned lanes, unsigned opposite, unsigned width) {
    constexpr float widthPerLane = 16 * static_cast<float>(paths::kLaneWidth); // the game uses half the width
    return opposite == 0 ? 0.5F - static_cast<float>(lanes) / 2 : 0.5F + static_cast<float>(width) / widthPerLane;
}

std::optional<LanePoint> laneAtNavi(const Model& m, Slot l, unsigned lane) {
    const auto ref = m.get(link::navi, l);
    const auto target = m.get(link::target, l);
    if (!ref.isSlot() || !target.isSlot())
        return std::nullopt;
    const Slot n = ref.slot();
    const auto traffic = trafficOf(m, l);
    const auto a = paths::placeOf(kGraph, m, m.get(link::owner, l).slot());
    const auto b = paths::placeOf(kGraph, m, target.slot());
    glm::vec2 direction(m.get(navi::directionX, n), m.get(navi::directionY, n));
    direction /= 100;
    if (glm::dot(direction, glm::vec2(b - a)) < 0)
        direction = -direction;
    const auto at = placeOfNavi(m, n);
    const float offset = (firstLane(traffic.away, traffic.back, traffic.width) + static_cast<float>(lane)) *
                         static_cast<float>(paths::kLaneWidth);
    const glm::vec2 place =
        glm::vec2(at.x, at.y) * static_cast<float>(paths::kStep) + glm::vec2(direction.y, -direction.x) * offset;
    return LanePoint{glm::vec3(place, (a.z + b.z) / 2), direction};
}

void appendCurve(const LanePoint& from, const LanePoint& to, float middle, std::vector<glm::vec3>& out) {
    const auto c = curveOf(from, to);
    const auto add = [&](const glm::vec2& at, float t) {
        const float z = t < 0.5F ? from.at.z + (middle - from.at.z) * 2 * t : middle + (to.at.z - middle) * (2 * t - 1);
        out.emplace_back(at, z);
    };
    add(c.from, 0);
    if (c.hasCorner()) {
        const float bend = c.bend();
        const float total = c.toCorner + c.fromCorner;
        const auto begin = c.from + c.fromDirection * (c.toCorner - bend);
        const auto end = c.to - c.toDirection * (c.fromCorner - bend);
        for (int i = 0; i <= kBendPieces; ++i) {
            const float t = static_cast<float>(i) / kBendPieces;
            const auto at = glm::mix(begin + c.fromDirection * (bend * t), end - c.toDirection * (bend * (1 - t)), t);
            add(at, (c.toCorner - bend + 2 * bend * t) / total);
        }
    } else {
        const float slow = slowing(c);
        if (isStraight(c, slow))
            add(glm::mix(c.from, c.to, 0.5F), 0.5F); // a road may rise towards the node
        else
            for (const auto& step : std::span(blendSteps()).subspan(1))
                add(blended(c, slow, step), step.t);
    }
    add(c.to, 1);
}

bool surelyTurnsByLessThanARightAngle(const LanePoint& from, const LanePoint& to) {
    constexpr float ahead = 0.01F;      // a cosine
    constexpr float measurable = 0.25F; // units; rounding of places turns the pieces of shorter bends
    const auto c = curveOf(from, to);
    // The bend's directions lie between those of the two lines.
    return c.hasCorner() ? c.bend() > measurable && glm::dot(c.fromDirection, c.toDirection) > ahead
                         : isStraight(c, slowing(c));
}

float timedLength(const LanePoint& from, const LanePoint& to) {
    const auto c = curveOf(from, to);
    return c.hasCorner() ? c.toCorner + c.fromCorner : c.distance / (1 - slowing(c));
}

} // namespace navsmith::systems::gta_sa_paths
