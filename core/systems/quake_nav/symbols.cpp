#include "core/systems/quake_nav/symbols.h"

#include "core/systems/quake_nav/access.h"
#include "core/systems/quake_nav/derived.h"
#include "core/systems/quake_nav/drags.h"
#include "core/systems/quake_nav/overlays.h"
#include "core/systems/quake_nav/traversals.h"
#include "core/systems/shared/box.h"
#include "core/systems/shared/link_symbols.h"
#include "core/world/backdrop.h"
#include "formats/texts/texts.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <array>

namespace navsmith::systems::quake_nav {

using model::against;
using model::along;
using model::Model;
using model::Slot;
using quake::NavGame;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;

namespace {

constexpr Rgba kNodeColour = rgb(0xE8EDF2);
constexpr Rgba kExitColour = rgb(0x9AA4B0);
constexpr Rgba kEdictColour = rgb(0xF2C14E);
constexpr Rgba kStaleColour = rgb(0xE8574A);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr std::uint8_t kFill = 60; ///< alpha: the floor remains visible
constexpr std::uint8_t kEdge = 220;

/// Draw discs slightly above the floor and links above the discs, so that they do not cover each other.
constexpr float kDiscLift = 0.5F;
constexpr float kLinkLift = 6;

struct FlagColour {
    std::uint16_t bits;
    Rgba colour;
    std::string_view title;
};
// In order of precedence.
constexpr std::array kQuakeColours{
    FlagColour{1, rgb(0xC277F2), "teleporter"},        FlagColour{2, rgb(0xF27BB5), "pusher"},
    FlagColour{4, rgb(0xF2C14E), "elevator top"},      FlagColour{8, rgb(0xD98E2B), "elevator bottom"},
    FlagColour{32, rgb(0xE8574A), "hazard"},           FlagColour{64, rgb(0xE39B6B), "check for floor"},
    FlagColour{128, rgb(0xB98A7A), "check for solid"}, FlagColour{16, rgb(0x4FA3D8), "under water"},
    FlagColour{256, rgb(0x8FA66B), "no monsters"}};
constexpr std::array kQuake2Colours{
    FlagColour{8192, rgb(0x6B7280), "disabled"},      FlagColour{1, rgb(0xC277F2), "teleporter"},
    FlagColour{2, rgb(0xF27BB5), "pusher"},           FlagColour{4, rgb(0xF2C14E), "elevator"},
    FlagColour{8, rgb(0xC9D94A), "ladder"},           FlagColour{32, rgb(0xE8574A), "hazard"},
    FlagColour{64, rgb(0xE39B6B), "check for floor"}, FlagColour{128, rgb(0xB98A7A), "check for solid"},
    FlagColour{512, rgb(0xB5D99C), "crouch"},         FlagColour{16, rgb(0x4FA3D8), "under water"}};

std::span<const FlagColour> flagColours(NavGame game) {
    return game == NavGame::Quake ? std::span<const FlagColour>(kQuakeColours) : kQuake2Colours;
}

glm::vec3 lifted(glm::vec3 p, float by = kLinkLift) {
    p.z += by;
    return p;
}

// Nodes ------------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> nodeAnchor(const Model& m, Slot n) {
    return ifFinite(originOf(m, n));
}

Rgba nodeColour(const Model& m, Slot n) {
    const auto flags = m.get(node::flags, n);
    for (const auto& entry : flagColours(gameOf(m))) {
        if ((flags & entry.bits) != 0)
            return entry.colour;
    }
    return kNodeColour;
}

void nodeOverview(const Model& m, const Overrides& o, Slot n, Primitives& out) {
    const auto middle = lifted(originOf(m, n), kDiscLift);
    const auto colour = o.colour({kNode, n}, nodeColour(m, n));
    out.mark(middle, colour, 6, Shape::Disc);
    const auto radius = static_cast<float>(m.get(node::radius, n));
    const Rgba fill{colour.r, colour.g, colour.b, kFill};
    const Rgba edge{colour.r, colour.g, colour.b, kEdge};
    out.quads.push_back(symbol::disc(middle, radius, fill, edge));
}

void nodeDetail(const Model& m, const Overrides&, Slot n, Primitives& out) {
    std::string text;
    const auto flags = m.get(node::flags, n);
    for (const auto& entry : flagColours(gameOf(m))) {
        if ((flags & entry.bits) != 0)
            text += fmt::format("{}{}", text.empty() ? "" : ", ", entry.title);
    }
    if (!text.empty())
        out.labels.push_back({lifted(originOf(m, n)), kText, std::move(text)});
}

// Links ------------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> linkAnchor(const Model& m, Slot l) {
    const auto ends = endsOf(m, l);
    if (!ends)
        return std::nullopt;
    return ifFinite(lifted((originOf(m, ends->from) + originOf(m, ends->to)) * 0.5F));
}

Rgba typeColour(const Model& m, Slot l) {
    const auto* type = typeOf(m, l);
    return type != nullptr ? type->colour : rgb(0xFF3B30);
}

void linkOverview(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    const auto ends = endsOf(m, l);
    if (!ends)
        return;
    const auto from = lifted(originOf(m, ends->from));
    const auto to = lifted(originOf(m, ends->to));
    const auto colour = o.colour({kLink, l}, typeColour(m, l));
    const Slot back = reverseOf(m, link::target, ends->from, ends->to);
    // A link with a traversal is drawn along it; the straight line only shows which nodes it connects.
    const bool carried = m.get(link::traversal, l).isSlot();
    const bool alike = back != model::kNoSlot && m.get(link::type, back) == m.get(link::type, l) &&
                       m.get(link::mask, back) == m.get(link::mask, l) && !carried &&
                       !m.get(link::traversal, back).isSlot();
    if (alike) {
        out.line(from, to, colour, 2); // draw both, so that both colours show and both can be picked
        return;
    }
    const auto by = back != model::kNoSlot ? aside(from, to) : glm::vec3(0);
    const auto flags = symbol::SegmentArrow | (carried ? symbol::SegmentDashed : symbol::SegmentPlain);
    out.line(from + by, to + by, colour, carried ? 1.5F : 2, flags);
}

// Traversals -------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> traversalAnchor(const Model& m, Slot t) {
    return ifFinite((pointOf(m, kStart, t) + pointOf(m, kEnd, t)) * 0.5F);
}

void traversalOverview(const Model& m, const Overrides& o, Slot t, Primitives& out) {
    const Slot l = linkOfTraversal(m, t);
    const auto* type = l != model::kNoSlot ? typeOf(m, l) : nullptr;
    const auto colour = o.colour({kTraversal, t}, type != nullptr ? type->colour : kExitColour);
    const auto way = wayOf(m, t);
    for (std::size_t i = 0; i + 1 < way.size(); ++i)
        out.line(lifted(way[i], kDiscLift), lifted(way[i + 1], kDiscLift), colour, 2.5F,
                 i + 2 == way.size() ? symbol::SegmentArrow : symbol::SegmentPlain);
    const auto exit = pointOf(m, kExit, t);
    if (isExit(exit) && isFinite(exit)) {
        out.line(lifted(exit, kDiscLift), lifted(way.front(), kDiscLift), kExitColour, 1.5F, symbol::SegmentDashed);
        out.mark(lifted(exit, kDiscLift), kExitColour, 5, Shape::Square);
    }
    out.mark(lifted(way.front(), kDiscLift), colour, 7, Shape::Triangle);
    out.mark(lifted(way.back(), kDiscLift), colour, 7, Shape::Diamond);
}

// Edicts -----------------------------------------------------------------------------------------------------------

std::optional<glm::vec3> edictAnchor(const Model& m, Slot e) {
    return ifFinite((pointOf(m, kEdictMin, e) + pointOf(m, kEdictMax, e)) * 0.5F);
}

void edictOverview(const Model& m, const Overrides& o, Slot e, Primitives& out) {
    const auto low = pointOf(m, kEdictMin, e);
    const auto high = pointOf(m, kEdictMax, e);
    if (!isFinite(low) || !isFinite(high))
        return;
    const auto brush = brushOfEdict(m, e);
    const auto colour = o.colour({kEdict, e}, brush == texts::translated({kNoBrush}) ? kStaleColour : kEdictColour);
    draw(out, {low, high}, colour, 2);
    const glm::vec3 top[] = {{low.x, low.y, high.z}, {high.x, low.y, high.z}, high, {low.x, high.y, high.z}};
    const Rgba fill{colour.r, colour.g, colour.b, kFill};
    out.quads.push_back({{top[0], top[1], top[2], top[3]}, fill, colour});
    const auto tied = m.get(edict::link, e);
    const auto at = tied.isSlot() ? linkAnchor(m, tied.slot()) : std::nullopt;
    if (at)
        out.line((low + high) * 0.5F, *at, colour, 1.5F, symbol::SegmentDashed);
    if (!brush.empty())
        out.labels.push_back({(low + high) * 0.5F, colour, brush});
}

// Legends ----------------------------------------------------------------------------------------------------------

std::vector<symbol::LegendEntry> nodeLegend(NavGame game) {
    std::vector<symbol::LegendEntry> legend{{kNodeColour, "node"}};
    for (const auto& entry : flagColours(game))
        legend.push_back({entry.colour, std::string(entry.title)});
    return legend;
}

std::vector<symbol::LegendEntry> linkLegend(NavGame game) {
    std::vector<symbol::LegendEntry> legend;
    for (const auto& type : linkTypes(game))
        legend.push_back({type.colour, std::string(type.title)});
    return legend;
}

/// One for each link type, and one for values beyond them.
std::vector<symbol::RowGroup> linkGroups(NavGame game) {
    std::vector<symbol::RowGroup> groups;
    for (const auto& type : linkTypes(game))
        groups.push_back({type.title, type.title});
    groups.push_back({"other", "other"});
    return groups;
}

std::size_t linkGroup(const Model& m, Slot l) {
    return std::min<std::size_t>(m.get(link::type, l), linkTypes(gameOf(m)).size());
}

/// That of its link; a traversal without a link has an unknown type.
std::size_t traversalGroup(const Model& m, Slot t) {
    const Slot l = linkOfTraversal(m, t);
    return l == model::kNoSlot ? linkTypes(gameOf(m)).size() : linkGroup(m, l);
}

template <std::optional<glm::vec3> (*At)(const Model&, Slot)>
symbol::Handle pointHandle(std::string_view property, std::string_view title) {
    return {.type = symbol::HandleType::Shape, .property = property, .at = At, .axes = symbol::AllAxes, .title = title};
}

} // namespace

symbol::View view(NavGame game) {
    using enum symbol::HandleType;
    symbol::View v;
    const std::vector<model::ColumnId> origin{node::x.column, node::y.column, node::z.column};
    v.symbols.push_back({.type = kEdict,
                         .anchor = edictAnchor,
                         .overview = edictOverview,
                         .dependsOn = {{{}, kEdict, {}},
                                       {{along(edict::link), along(link::owner)}, kNode, origin},
                                       {{along(edict::link), along(link::target)}, kNode, origin}},
                         .handles = {{Point, "minimum"}, {Point, "maximum"}},
                         .legend = {{kEdictColour, "edict"}, {kStaleColour, "edict without a brush in the map"}}});
    v.symbols.push_back({.type = kLink,
                         .anchor = linkAnchor,
                         .overview = linkOverview,
                         .dependsOn = {{{}, kLink, {}},
                                       {{along(link::owner)}, kNode, origin},
                                       {{along(link::target)}, kNode, origin},
                                       {{along(link::target), against(link::owner)}, kLink, {}}},
                         .legend = linkLegend(game),
                         .groups = linkGroups(game),
                         .groupOf = linkGroup});
    v.symbols.push_back(
        {.type = kTraversal,
         .anchor = traversalAnchor,
         .overview = traversalOverview,
         .dependsOn = {{{}, kTraversal, {}},
                       {{against(link::traversal)}, kLink, {link::type.column, link::traversal.column}}},
         .handles = {{.axes = symbol::AllAxes, .title = "Move", .drag = dragTraversals},
                     pointHandle<exitAt>("exit", "Move Exit"),
                     pointHandle<startAt>("start", "Move Start"),
                     pointHandle<endAt>("end", "Move End")},
         .legend = {{kExitColour, "path from the node to the start"}},
         .groups = linkGroups(game),
         .groupOf = traversalGroup});
    v.symbols.push_back({.type = kNode,
                         .anchor = nodeAnchor,
                         .overview = nodeOverview,
                         .detail = nodeDetail,
                         .dependsOn = {{{}, kNode, {}}},
                         .handles = {{.property = "position", .title = "Move"},
                                     {.type = symbol::HandleType::Shape,
                                      .at = radiusAt,
                                      .axes = symbol::AxisX,
                                      .title = "Set Radius",
                                      .drag = dragRadius,
                                      .dragText = radiusText}},
                         .legend = nodeLegend(game)});
    v.overlays = overlays(game);
    // Maps are some thousand units wide; a unit is an inch.
    v.tileSize = 512;
    v.detailDistance = 800;
    v.fullSizeAt = 900;
    return v;
}

symbol::Primitives mapMarks(const world::MapGeometry& map) {
    struct Look {
        std::string_view beginning;
        Rgba colour;
        Shape shape;
    };
    static constexpr std::array looks{Look{"weapon_", rgb(0xF29B38), Shape::Triangle},
                                      Look{"item_", rgb(0x8BE04E), Shape::Diamond},
                                      Look{"ammo_", rgb(0xC9B458), Shape::Diamond},
                                      Look{"key_", rgb(0xF2E24E), Shape::Diamond},
                                      Look{"info_player_", rgb(0xFFFFFF), Shape::Ring},
                                      Look{"info_teleport_destination", rgb(0xC277F2), Shape::Ring},
                                      Look{"misc_teleporter_dest", rgb(0xC277F2), Shape::Ring}};
    Primitives marks;
    for (const auto& entity : map.entities) {
        const auto name = entity.className();
        const auto* look =
            std::find_if(looks.begin(), looks.end(), [&](const Look& l) { return name.starts_with(l.beginning); });
        if (!entity.origin || look == looks.end())
            continue;
        marks.mark(*entity.origin, look->colour, 10, look->shape);
        // Spawn points and exits have no label: dozens of long names would hide the waypoints.
        if (look->shape != Shape::Ring)
            marks.labels.push_back({*entity.origin, look->colour, std::string(name.substr(look->beginning.size()))});
    }
    return marks;
}

} // namespace navsmith::systems::quake_nav
