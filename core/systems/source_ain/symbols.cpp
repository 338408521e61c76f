#include "core/systems/source_ain/symbols.h"

#include "core/systems/source_ain/access.h"
#include "core/systems/source_ain/entities.h"
#include "core/world/map_geometry.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace navsmith::systems::source_ain {

using model::along;
using model::Model;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;

namespace {

constexpr Rgba kText = rgb(0xDDE4EE);
constexpr std::uint8_t kFill = 28; ///< alpha: footprints overlap, and the floor remains visible
constexpr std::uint8_t kFaint = 110;
constexpr float kFootLift = 1; ///< above the floor
constexpr float kLabelLift = 17;
constexpr float kYawLength = 28;
constexpr int kArcSteps = 8;
constexpr float kArcHeight = 0.15F; ///< of a jump's length

Shape shapeOf(NodeKind kind) {
    switch (kind) {
    case NodeKind::Air:
        return Shape::Diamond;
    case NodeKind::Climb:
        return Shape::Square;
    case NodeKind::Deleted:
        return Shape::Outline;
    default:
        return Shape::Disc;
    }
}

/// Hints and ladders face somewhere.
bool facesSomewhere(const Model& m, Slot n) {
    if (kindOf(m, n) == NodeKind::Climb)
        return true;
    const auto* entity = entityOf(m, n);
    return entity != nullptr && hintTypeOf(*entity) != 0;
}

/// The middle of the hull at a node: there its marks and links are drawn.
std::optional<glm::vec3> middleOf(const Model& m, Slot n, std::size_t hull, const Hull& box) {
    auto place = isDeleted(m, n) ? placeOf(m, n) : hullPlace(m, n, hull);
    if (place && kindOf(m, n) != NodeKind::Air && !isDeleted(m, n))
        place->z += (box.bottom + box.top) / 2;
    return place;
}

Hull boxInView(const Model& m, std::size_t hull) {
    return hullsOf(m)[hull];
}

void drawFootprint(const glm::vec3& feet, float half, Rgba colour, Primitives& out) {
    const glm::vec3 x{half, 0, 0};
    const glm::vec3 y{0, half, 0};
    const auto at = feet + glm::vec3(0, 0, kFootLift);
    out.quads.push_back(
        {{at - x - y, at + x - y, at + x + y, at - x + y}, {colour.r, colour.g, colour.b, kFill}, colour});
}

void drawNode(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    const auto hull = hullInView(m);
    const auto box = boxInView(m, hull);
    const auto origin = placeOf(m, n);
    const auto middle = middleOf(m, n, hull, box);
    if (!origin || !middle)
        return;
    const auto kind = kindOf(m, n);
    auto colour = o.colour({kNode, n}, kNodeKinds[static_cast<std::size_t>(kind)].colour);
    if (kind == NodeKind::Deleted)
        colour.a = kFaint;
    out.mark(*middle, colour, 8, shapeOf(kind));
    if (kind == NodeKind::Deleted)
        return;
    if (kind != NodeKind::Air) {
        const auto feet = *middle - glm::vec3(0, 0, box.height() / 2);
        const auto low = glm::vec3(origin->x, origin->y, std::min(feet.z, origin->z));
        const auto high = glm::vec3(origin->x, origin->y, std::max(middle->z, origin->z));
        out.line(high, low, colour, 1);
        drawFootprint(feet, box.half, colour, out);
    }
    if (const float yaw = glm::radians(m.get(node::yaw, n)); facesSomewhere(m, n) && std::isfinite(yaw)) {
        const auto tip = *middle + kYawLength * glm::vec3(std::cos(yaw), std::sin(yaw), 0);
        out.line(*middle, tip, colour, 2, symbol::SegmentArrow);
    }
}

/// Its number, and what the map's entity is besides a node.
void labelNode(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const auto hull = hullInView(m);
    const auto at = middleOf(m, n, hull, boxInView(m, hull));
    if (!at)
        return;
    auto label = fmt::format("{}", numberOf(m, n));
    if (const auto* entity = entityOf(m, n)) {
        if (const int hint = hintTypeOf(*entity); hint != 0)
            label += fmt::format(", hint {}", hint);
        if (const auto name = entity->value("targetname"); !name.empty())
            label += fmt::format(", {}", name);
    }
    out.labels.push_back({*at + glm::vec3(0, 0, kLabelLift), kText, std::move(label)});
}

std::optional<glm::vec3> linkMiddle(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    const auto from = ends ? placeOf(m, ends->source) : std::nullopt;
    const auto to = from ? placeOf(m, ends->target) : std::nullopt;
    return to ? std::optional((*from + *to) * 0.5F) : std::nullopt;
}

void drawJump(const glm::vec3& from, const glm::vec3& to, Rgba colour, Primitives& out) {
    const float height = kArcHeight * glm::length(glm::vec2(to - from));
    auto last = from;
    for (int i = 1; i <= kArcSteps; ++i) {
        const float t = static_cast<float>(i) / kArcSteps;
        auto next = from + (to - from) * t;
        next.z += 4 * height * t * (1 - t);
        out.line(last, next, colour, 2);
        last = next;
    }
}

void drawLink(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto hull = hullInView(m);
    const auto box = boxInView(m, hull);
    const auto ends = endsOf(m, l);
    const auto from = ends ? middleOf(m, ends->source, hull, box) : std::nullopt;
    const auto to = from ? middleOf(m, ends->target, hull, box) : std::nullopt;
    if (!to)
        return;
    const auto kind = wayKindOf(moveOf(m, l, hull));
    const auto colour = o.colour({kLink, l}, kWayKinds[static_cast<std::size_t>(kind)].colour);
    if (kind == WayKind::Jump) {
        drawJump(*from, *to, colour, out);
        return;
    }
    const bool leadsNowhere = kind == WayKind::None;
    out.line(*from, *to, colour, leadsNowhere ? 1 : 2, leadsNowhere ? symbol::SegmentDashed : symbol::SegmentPlain);
}

std::size_t nodeGroup(const Model& m, Slot n) {
    return static_cast<std::size_t>(kindOf(m, n));
}

std::size_t linkGroup(const Model& m, Slot l) {
    return static_cast<std::size_t>(wayKindOf(moveOf(m, l, hullInView(m))));
}

template <typename Kinds>
void addKinds(symbol::Symbol& symbol, const Kinds& kinds) {
    for (const auto& kind : kinds) {
        symbol.legend.push_back({kind.colour, std::string(kind.title)});
        symbol.groups.push_back({kind.id, kind.title});
    }
}

} // namespace

symbol::View view() {
    symbol::Symbol links{
        .type = kLink,
        .anchor = linkMiddle,
        .overview = drawLink,
        .dependsOn = {{{}, kLink, {}}, {{along(link::source)}, kNode, {}}, {{along(link::target)}, kNode, {}}},
        .groupOf = linkGroup};
    addKinds(links, kWayKinds);
    symbol::Symbol nodes{.type = kNode,
                         .anchor = placeOf,
                         .overview = drawNode,
                         .detail = labelNode,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{symbol::HandleType::Point, "position"}},
                         .groupOf = nodeGroup};
    addKinds(nodes, kNodeKinds);
    symbol::View v;
    v.symbols.push_back(std::move(links));
    v.symbols.push_back(std::move(nodes));
    v.tileSize = 768;
    v.detailDistance = 800;
    v.fullSizeAt = 900;
    return v;
}

} // namespace navsmith::systems::source_ain
