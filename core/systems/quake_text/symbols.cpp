#include "core/systems/quake_text/symbols.h"

#include "core/systems/quake_text/access.h"
#include "core/systems/shared/link_symbols.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace navsmith::systems::quake_text {

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
constexpr Rgba kMapColour = rgb(0x6FCF97);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr std::uint8_t kFill = 60; ///< alpha: the floor remains visible
/// How near a bot comes to a node; the files do not say.
constexpr float kNodeRadius = 16;
constexpr float kLinkLift = 6;

glm::vec3 raised(glm::vec3 p, float by = kLinkLift) {
    p.z += by;
    return p;
}

Rgba flagColour(const Model& m, Slot n) {
    const auto bits = m.get(node::flags, n);
    for (const auto& flag : nodeFlags(dialectOf(m))) {
        if ((bits & flag.bit) != 0 && flag.colour.a != 0)
            return flag.colour;
    }
    return isOfMap(m, n) ? kMapColour : kNodeColour;
}

void drawNode(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    const auto at = placeOf(m, n);
    if (!at)
        return;
    const auto colour = o.colour({kNode, n}, flagColour(m, n));
    const auto shape = isOfMap(m, n) ? Shape::Square : Shape::Disc;
    out.mark(*at, colour, isOfMap(m, n) ? 9.0F : 7.0F, shape);
    const Rgba fill{colour.r, colour.g, colour.b, kFill};
    const auto lower = originOf(m, n);
    const auto upper = upperOf(m, n);
    if (dialectOf(m) == Dialect::Nexuiz && lower != upper)
        out.quads.push_back({{{lower.x, lower.y, at->z},
                              {upper.x, lower.y, at->z},
                              {upper.x, upper.y, at->z},
                              {lower.x, upper.y, at->z}},
                             fill,
                             colour});
    else
        out.quads.push_back(symbol::disc(*at, kNodeRadius, fill, colour));
}

/// Its number, zone and goal, and what its flags say.
void labelNode(const Model& m, const Overrides&, Slot n, Primitives& out) {
    const auto at = placeOf(m, n);
    if (!at)
        return;
    auto label = fmt::format("{}", numberOf(m, n));
    if (const auto zone = m.get(node::zone, n); zone != 0)
        label += fmt::format(" Z{}", zone);
    if (const auto goal = m.get(node::goal, n); goal != 0)
        label += fmt::format(" G{}", goal);
    for (const auto& flag : nodeFlags(dialectOf(m))) {
        if ((m.get(node::flags, n) & flag.bit) != 0)
            label += fmt::format(", {}", flag.title);
    }
    out.labels.push_back({raised(*at), kText, std::move(label)});
}

std::optional<glm::vec3> linkMiddle(const Model& m, Slot l) {
    const auto places = placesOf(m, l);
    return places ? std::optional(raised((places->from + places->to) * 0.5F)) : std::nullopt;
}

void drawLink(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto ends = endsOf(m, l);
    const auto places = placesOf(m, l);
    if (!places)
        return;
    const auto& [from, to] = *places;
    const auto kind = kindOf(m, l);
    const auto colour = o.colour({kLink, l}, lookOf(kind).colour);
    const Slot back = reverseOf(m, link::target, ends->from, ends->to);
    const bool alike = back != kNoSlot && kindOf(m, back) == kind;
    const auto by = back == kNoSlot || alike ? glm::vec3(0) : aside(from, to);
    const auto dashed = kind == WayKind::Teleport || kind == WayKind::Other;
    out.line(raised(from) + by, raised(to) + by, colour, 2,
             (alike ? symbol::SegmentPlain : symbol::SegmentArrow) |
                 (dashed ? symbol::SegmentDashed : symbol::SegmentPlain));
}

std::vector<symbol::LegendEntry> nodeLegend() {
    std::vector<symbol::LegendEntry> legend{{kNodeColour, "node"}, {kMapColour, "marker of the map"}};
    for (const auto dialect : {Dialect::Ktx, Dialect::FrikBot, Dialect::Frogbot2, Dialect::Nexuiz}) {
        for (const auto& flag : nodeFlags(dialect)) {
            const bool isListed = std::ranges::any_of(
                legend, [&](const symbol::LegendEntry& entry) { return entry.title == flag.title; });
            if (flag.colour.a != 0 && !isListed)
                legend.push_back({flag.colour, std::string(flag.title)});
        }
    }
    return legend;
}

std::size_t linkGroup(const Model& m, Slot l) {
    return static_cast<std::size_t>(kindOf(m, l));
}

} // namespace

symbol::View view() {
    const std::vector<model::ColumnId> place{node::x.column,      node::y.column,       node::z.column,
                                             node::upperX.column, node::upperY.column,  node::upperZ.column,
                                             node::flags.column,  node::fromMap.column, node::className.column};
    const std::vector<model::ColumnId> dialect{file::dialect.column};
    symbol::Symbol links{.type = kLink,
                         .anchor = linkMiddle,
                         .overview = drawLink,
                         .dependsOn = {{{}, kLink, {}},
                                       {{along(link::owner), along(node::file)}, kFile, dialect},
                                       {{along(link::owner)}, kNode, place},
                                       {{along(link::target)}, kNode, place},
                                       {{along(link::target), against(link::owner)}, kLink, {}}},
                         .groupOf = linkGroup};
    for (std::size_t kind = 0; kind < kWayKinds; ++kind) {
        const auto& look = lookOf(static_cast<WayKind>(kind));
        links.groups.push_back({look.id, look.title});
        links.legend.push_back({look.colour, std::string(look.title)});
    }
    symbol::View v;
    v.symbols.push_back(std::move(links));
    // Numbers of markers depend on the order of all.
    v.symbols.push_back({.type = kNode,
                         .anchor = placeOf,
                         .overview = drawNode,
                         .detail = labelNode,
                         .dependsOn = {{{}, kNode, {}}, {{along(node::file)}, kFile, dialect}},
                         .handles = {{symbol::HandleType::Point, "position"}},
                         .legend = nodeLegend()});
    v.tileSize = 512;
    v.detailDistance = 800;
    v.fullSizeAt = 900;
    return v;
}

} // namespace navsmith::systems::quake_text
