#include "core/systems/yapb/symbols.h"

#include "core/systems/shared/link_symbols.h"
#include "core/systems/yapb/access.h"
#include "core/systems/yapb/camps.h"
#include "core/systems/yapb/jumps.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::systems::yapb {

using model::against;
using model::along;
using model::kNoSlot;
using model::Model;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;

namespace {

constexpr Rgba kNodeColour = rgb(0xE8EDF2);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr Rgba kWalkColour = rgb(0xC8D2DE);
constexpr Rgba kJumpColour = rgb(0xF2994A);
constexpr Rgba kClimbColour = rgb(0xB5835A);
constexpr std::uint8_t kFill = 28; ///< alpha: discs overlap, and the floor remains visible
constexpr float kLeastRadius = 8;
constexpr float kDiscLift = 1; ///< above the floor
constexpr int kConeSteps = 6;
constexpr float kLabelLift = 17; ///< above the node
constexpr int kFlightSteps = 10;

Rgba colourOf(WayKind kind) {
    switch (kind) {
    case WayKind::Walk:
        return kWalkColour;
    case WayKind::Jump:
        return kJumpColour;
    case WayKind::Climb:
        break;
    }
    return kClimbColour;
}

/// Index among colouringFlags(); their number if no flag colours the node.
std::size_t roleOf(const Model& m, Slot n) {
    const auto flags = colouringFlags();
    const auto role = std::ranges::find_if(flags, [&](const Flag& flag) { return has(m, n, flag.bit); });
    return static_cast<std::size_t>(role - flags.begin());
}

Rgba nodeColour(const Model& m, Slot n) {
    const auto role = roleOf(m, n);
    return role < colouringFlags().size() ? colouringFlags()[role].colour : kNodeColour;
}

/// The directions between which a bot looks to and fro, the shorter way round.
void drawCamp(const Model& m, Slot n, Rgba colour, Primitives& out) {
    const auto first = firstDirection(m, n);
    const auto last = lastDirection(m, n);
    if (!isAngle(first) || !isAngle(last))
        return;
    const auto eyes = eyesAt(m, n);
    const float turn = std::remainder(last.yaw - first.yaw, 360.0F);
    glm::vec3 corner = eyes;
    for (int i = 0; i <= kConeSteps; ++i) {
        const float t = static_cast<float>(i) / kConeSteps;
        const Direction between{first.pitch + t * (last.pitch - first.pitch), first.yaw + t * turn};
        const auto next = eyes + kAimLength * vectorOf(between);
        out.line(corner, next, colour, 2);
        corner = next;
    }
    out.line(corner, eyes, colour, 2);
}

void drawNode(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    const auto at = placeOf(m, n);
    if (!at)
        return;
    const auto colour = o.colour({kNode, n}, nodeColour(m, n));
    const auto shape = has(m, n, kGoal | kRescue) ? Shape::Diamond : has(m, n, kLadder) ? Shape::Square : Shape::Disc;
    out.mark(*at, colour, 8, shape);
    const auto feet = feetOf(m, n);
    out.line(*at, feet, colour, 1);
    const float radius = m.get(node::radius, n);
    out.quads.push_back(symbol::disc(feet + glm::vec3(0, 0, kDiscLift),
                                     std::isfinite(radius) ? std::max(radius, kLeastRadius) : kLeastRadius,
                                     {colour.r, colour.g, colour.b, kFill}, colour));
    if (has(m, n, kCamp))
        drawCamp(m, n, colour, out);
}

/// Its number, and what its flags say.
void labelNode(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const auto at = placeOf(m, n);
    if (!at)
        return;
    auto label = fmt::format("{}", m.order(kNode).position(n));
    for (const auto& flag : nodeFlags()) {
        if (has(m, n, flag.bit) && flag.bit != kNarrow)
            label += fmt::format(", {}", flag.title);
    }
    out.labels.push_back({*at + glm::vec3(0, 0, kLabelLift), kText, std::move(label)});
}

std::optional<glm::vec3> linkMiddle(const Model& m, Slot l) {
    const auto places = placesOf(m, l);
    return places ? std::optional((places->from + places->to) * 0.5F) : std::nullopt;
}

void drawFlight(const Model& m, Slot l, const glm::vec3& from, const glm::vec3& to, Rgba colour, Primitives& out) {
    const auto velocity = velocityOf(m, l);
    if (!isFinite(velocity) || velocity == glm::vec3(0)) { // as fast as the bot is: nobody knows
        out.line(from, to, colour, 2, symbol::SegmentArrow | symbol::SegmentDashed);
        return;
    }
    const auto flight = flightOf(from, to, velocity);
    for (std::size_t i = 0; i + 1 < flight.size(); ++i)
        out.line(flight[i], flight[i + 1], colour, 2);
    out.line(flight.back(), to, colour, 2, symbol::SegmentArrow);
}

void drawLink(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto ends = endsOf(m, l);
    const auto places = placesOf(m, l);
    if (!places)
        return;
    const auto& [from, to] = *places;
    const auto kind = kindOf(m, l);
    const auto colour = o.colour({kLink, l}, colourOf(kind));
    if (kind == WayKind::Jump) {
        drawFlight(m, l, from, to, colour, out);
        return;
    }
    const Slot back = reverseOf(m, link::target, ends->from, ends->to);
    const bool alike = back != kNoSlot && kindOf(m, back) == kind;
    const auto by = back == kNoSlot || alike ? glm::vec3(0) : aside(from, to);
    out.line(from + by, to + by, colour, 2, alike ? symbol::SegmentPlain : symbol::SegmentArrow);
}

std::size_t linkGroup(const Model& m, Slot l) {
    return static_cast<std::size_t>(kindOf(m, l));
}

} // namespace

std::vector<glm::vec3> flightOf(const glm::vec3& from, const glm::vec3& to, const glm::vec3& velocity) {
    const float speed = glm::length(glm::vec2(velocity.x, velocity.y));
    const float way = glm::distance(glm::vec2(from.x, from.y), glm::vec2(to.x, to.y));
    // A jump lasts as long as the way takes, straight up until it comes down.
    const float rise = velocity.z > 0 ? velocity.z : kJumpSpeed;
    const float seconds = speed > 1 ? std::min(way / speed, kLongestFlight) : 2 * rise / kGravity;
    std::vector<glm::vec3> points;
    for (int i = 0; i <= kFlightSteps; ++i) {
        const float t = seconds * static_cast<float>(i) / kFlightSteps;
        points.push_back(from + glm::vec3(velocity.x * t, velocity.y * t, rise * t - kGravity * t * t / 2));
    }
    return points;
}

symbol::View view() {
    const std::vector<model::ColumnId> place{node::x.column, node::y.column, node::z.column, node::flags.column};
    symbol::Symbol links{.type = kLink,
                         .anchor = linkMiddle,
                         .overview = drawLink,
                         .dependsOn = {{{}, kLink, {}},
                                       {{along(link::owner)}, kNode, place},
                                       {{along(link::target)}, kNode, place},
                                       {{along(link::target), against(link::owner)}, kLink, {}}},
                         .legend = {{kWalkColour, "walk"}, {kJumpColour, "jump"}, {kClimbColour, "climb"}},
                         .groups = {{"walk", "walk"}, {"jump", "jump"}, {"climb", "climb"}},
                         .groupOf = linkGroup};
    symbol::Symbol nodes{.type = kNode,
                         .anchor = placeOf,
                         .overview = drawNode,
                         .detail = labelNode,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{symbol::HandleType::Point, "position"},
                                     {.type = symbol::HandleType::Shape,
                                      .at = firstAimAt,
                                      .title = "Turn the first direction",
                                      .drag = dragFirstAim,
                                      .dragText = aimText},
                                     {.type = symbol::HandleType::Shape,
                                      .at = lastAimAt,
                                      .title = "Turn the last direction",
                                      .drag = dragLastAim,
                                      .dragText = aimText}},
                         .groupOf = roleOf};
    for (const auto& flag : colouringFlags()) {
        nodes.legend.push_back({flag.colour, std::string(flag.title)});
        nodes.groups.push_back({flag.id, flag.title});
    }
    nodes.legend.push_back({kNodeColour, "node"});
    nodes.groups.push_back({"plain", "plain"});
    symbol::View v;
    v.symbols.push_back(std::move(links));
    v.symbols.push_back(std::move(nodes));
    v.tileSize = 512;
    v.detailDistance = 800;
    v.fullSizeAt = 900;
    return v;
}

} // namespace navsmith::systems::yapb
