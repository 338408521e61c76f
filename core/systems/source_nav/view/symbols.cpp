#include "core/systems/source_nav/view/symbols.h"

#include "core/systems/shared/mesh_symbols.h"
#include "core/systems/source_nav/mesh/components.h"
#include "core/systems/source_nav/mesh/geometry.h"
#include "core/systems/source_nav/mesh/schema.h"
#include "core/systems/source_nav/shape/area_drags.h"
#include "core/systems/source_nav/shape/spot_drags.h"
#include "core/systems/source_nav/view/overlays.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>

namespace navsmith::systems::source_nav {

using model::against;
using model::along;
using model::ColumnId;
using model::Model;
using model::Ref;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;

namespace {

constexpr Rgba kAreaColour = rgb(0x4FA3D8);
constexpr Rgba kTwoWay = rgb(0x7FD6E8);
constexpr Rgba kOneWay = rgb(0xF0A24B);
constexpr Rgba kDrop = rgb(0xE8574A);
constexpr Rgba kLadderColour = rgb(0xC9D94A);
constexpr Rgba kPathColour = rgb(0xF2F2F2);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr std::uint8_t kFill = 84; ///< alpha: the floor remains visible
constexpr std::uint8_t kEdge = 235;

/// Bots cannot climb back up a higher drop (docs/formats/source-nav.md, section 9: a crouch jump).
constexpr float kDropHeight = 64;
/// Encounter paths are this far above the ground (section 4): half the height of a standing player.
constexpr float kEyeLift = 35.5F;

/// The default colour of an area: that of the first attribute in this order that it has.
struct AttributeColour {
    std::uint32_t bits;
    Rgba colour;
    std::string_view title;
};
constexpr AttributeColour kAttributeColours[] = {
    {0x80000000U, rgb(0xC0392B), "blocked"},       {0x00000080U, rgb(0xD35454), "avoid"},
    {0x00000002U, rgb(0xE3C04A), "jump"},          {0x00000001U, rgb(0x8E6BD8), "crouch"},
    {0x00001000U, rgb(0xB08A5A), "stairs"},        {0x00008000U, rgb(0xB5546E), "cliff"},
    {0x00000004U, rgb(0xE58FB1), "precise"},       {0x00000010U, rgb(0xD9822B), "stop"},
    {0x00000060U, rgb(0x5BC2A5), "run or walk"},   {0x00000100U, rgb(0x8A98A8), "transient"},
    {0x00000008U, rgb(0xA3A34A), "no jump"},       {0x00000E00U, rgb(0x6F8FA8), "hiding, hostages"},
    {0x00006000U, rgb(0x6AA07A), "no merge, top"},
};

std::optional<glm::vec3> areaAnchor(const Model& m, Slot a) {
    const auto patch = patchOf(m, a);
    return isFinite(patch) ? std::optional(patch.middle()) : std::nullopt;
}

/// The corner at an index into Patch::corners().
template <std::size_t Corner>
std::optional<glm::vec3> cornerAt(const Model& m, Slot a) {
    const auto patch = patchOf(m, a);
    return isFinite(patch) ? std::optional(patch.corners()[Corner]) : std::nullopt;
}

/// The middle of the edge from a corner to the next one.
template <std::size_t Corner>
std::optional<glm::vec3> edgeAt(const Model& m, Slot a) {
    const auto patch = patchOf(m, a);
    const auto corners = patch.corners();
    return isFinite(patch) ? std::optional((corners[Corner] + corners[(Corner + 1) % 4]) * 0.5F) : std::nullopt;
}

template <unsigned Edges>
void dragTheEdges(model::Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag) {
    dragEdges(tx, areas, drag, Edges);
}
template <std::size_t Corner>
void dragTheHeight(model::Transaction& tx, std::span<const Slot> areas, const symbol::Drag& drag) {
    dragHeight(tx, areas, drag, Corner);
}
template <std::size_t Corner>
std::string cornerHeightText(const Model& m, Slot a) {
    return heightText(m, a, Corner);
}

template <std::size_t Corner>
symbol::Handle heightHandle(std::string_view property, std::string_view title) {
    return {.type = symbol::HandleType::Height,
            .property = property,
            .at = cornerAt<Corner>,
            .axes = symbol::AxisZ,
            .title = title,
            .drag = dragTheHeight<Corner>,
            .neighbours = true,
            .dragText = cornerHeightText<Corner>};
}

template <unsigned Edges>
symbol::Handle edgeHandle(std::optional<glm::vec3> (*at)(const Model&, Slot), std::string_view title) {
    constexpr unsigned alongX = Edges & (WestEdge | EastEdge);
    constexpr unsigned alongY = Edges & (NorthEdge | SouthEdge);
    return {.type = symbol::HandleType::Shape,
            .at = at,
            .axes = (alongX != 0 ? symbol::AxisX : 0) | (alongY != 0 ? symbol::AxisY : 0),
            .title = title,
            .drag = dragTheEdges<Edges>,
            .neighbours = true,
            .dragText = sizeText};
}

std::vector<symbol::Handle> areaHandles() {
    return {{.axes = symbol::AllAxes, .title = "Move", .drag = dragAreas, .neighbours = true},
            heightHandle<0>("north_west_z", "Set North-West Height"),
            heightHandle<1>("north_east_z", "Set North-East Height"),
            heightHandle<2>("south_east_z", "Set South-East Height"),
            heightHandle<3>("south_west_z", "Set South-West Height"),
            edgeHandle<WestEdge | NorthEdge>(cornerAt<0>, "Move North-West Corner"),
            edgeHandle<EastEdge | NorthEdge>(cornerAt<1>, "Move North-East Corner"),
            edgeHandle<EastEdge | SouthEdge>(cornerAt<2>, "Move South-East Corner"),
            edgeHandle<WestEdge | SouthEdge>(cornerAt<3>, "Move South-West Corner"),
            edgeHandle<NorthEdge>(edgeAt<0>, "Move North Edge"),
            edgeHandle<EastEdge>(edgeAt<1>, "Move East Edge"),
            edgeHandle<SouthEdge>(edgeAt<2>, "Move South Edge"),
            edgeHandle<WestEdge>(edgeAt<3>, "Move West Edge")};
}

Rgba areaColour(const Model& m, Slot a) {
    const auto attributes = m.get(area::attributes, a);
    for (const auto& entry : kAttributeColours) {
        if ((attributes & entry.bits) != 0)
            return entry.colour;
    }
    return kAreaColour;
}

void areaOverview(const Model& m, const Overrides& o, Slot a, Primitives& out) {
    const auto corners = patchOf(m, a).corners();
    auto fill = o.colour({kArea, a}, areaColour(m, a));
    const Rgba edge{fill.r, fill.g, fill.b, kEdge};
    fill.a = kFill;
    out.quads.push_back({{corners[0], corners[1], corners[2], corners[3]}, fill, edge});
}

void areaDetail(const Model& m, const Overrides&, Slot a, Primitives& out) {
    const Ref name = m.get(area::place, a);
    auto text = fmt::format("{}", m.get(area::id, a));
    if (name.isSlot())
        text += fmt::format(" {}", m.get(place::name, name.slot()));
    out.labels.push_back({patchOf(m, a).middle(), kText, std::move(text)});
}

/// The area's outline, and its approaches.
void areaHighlight(const Model& m, const Overrides& o, Slot a, Primitives& out) {
    areaOverview(m, o, a, out);
    drawApproaches(m, {approach::previous, approach::here, approach::next}, a, areaAnchor, out);
}

struct Way {
    Slot from = 0;
    Slot to = 0;
    Portal portal;
};

std::optional<Way> wayOf(const Model& m, Slot c) {
    const Ref owner = m.get(connection::owner, c);
    const Ref target = m.get(connection::target, c);
    if (!owner.isSlot() || !target.isSlot())
        return std::nullopt;
    const auto from = patchOf(m, owner.slot());
    const auto to = patchOf(m, target.slot());
    if (!isFinite(from) || !isFinite(to))
        return std::nullopt;
    const auto side = static_cast<Direction>(m.get(connection::side, c) & 3U);
    return Way{owner.slot(), target.slot(), portal(from, to, side)};
}

std::optional<glm::vec3> connectionAnchor(const Model& m, Slot c) {
    const auto way = wayOf(m, c);
    return way ? std::optional(way->portal.from) : std::nullopt;
}

/// The first connection in the opposite direction.
Slot backOf(const Model& m, const Way& way) {
    Slot back = model::kNoSlot;
    m.forEachReferrer(connection::owner, way.to, [&](Slot c) {
        if (m.get(connection::target, c).pointsTo(way.from))
            back = std::min(back, c);
    });
    return back;
}

enum class Kind : std::uint8_t { TwoWay, OneWay, Drop };

Kind kindOf(const Way& way, Slot back) {
    if (back != model::kNoSlot)
        return Kind::TwoWay;
    return way.portal.from.z - way.portal.to.z > kDropHeight ? Kind::Drop : Kind::OneWay;
}

/// A connection with a dangling end counts as one-way.
std::size_t connectionGroup(const Model& m, Slot c) {
    const auto way = wayOf(m, c);
    return static_cast<std::size_t>(way ? kindOf(*way, backOf(m, *way)) : Kind::OneWay);
}

/// From the centre of one area over the shared edge into the other. Of a two-way pair one connection draws both.
void connectionOverview(const Model& m, const Overrides& o, Slot c, Primitives& out) {
    const auto way = wayOf(m, c);
    if (!way)
        return;
    const Slot back = backOf(m, *way);
    if (back < c)
        return;
    static constexpr std::array colours{kTwoWay, kOneWay, kDrop};
    const auto kind = kindOf(*way, back);
    const bool drop = kind == Kind::Drop;
    const auto colour = o.colour({kConnection, c}, colours[static_cast<std::size_t>(kind)]);
    const auto toward = [](const glm::vec3& portal, const glm::vec3& middle) {
        // Only half way: many lines to the centre would hide it.
        return glm::mix(portal, middle, 0.5F);
    };
    const auto from = lifted(toward(way->portal.from, patchOf(m, way->from).middle()));
    const auto to = lifted(toward(way->portal.to, patchOf(m, way->to).middle()));
    const auto flags = (kind != Kind::TwoWay ? symbol::SegmentArrow : 0U) | (drop ? symbol::SegmentDashed : 0U);
    out.line(from, lifted(way->portal.from), colour, 2, drop ? symbol::SegmentDashed : symbol::SegmentPlain);
    out.line(lifted(way->portal.from), to, colour, 2, flags);
}

std::optional<glm::vec3> spotAnchor(const Model& m, Slot s) {
    return ifFinite(pointOf(m, kSpotPlace, s));
}

void spotOverview(const Model& m, const Overrides& o, Slot s, Primitives& out) {
    drawSpot(o, {kHidingSpot, s}, pointOf(m, kSpotPlace, s), m.get(hiding_spot::flags, s), out);
}

struct PathLine {
    glm::vec3 from{0};
    glm::vec3 to{0};
};

/// Section 4: from the edge shared with one area to the edge shared with the other, at eye height.
std::optional<PathLine> pathLine(const Model& m, Slot p) {
    const Ref owner = m.get(encounter_path::owner, p);
    const Ref from = m.get(encounter_path::from, p);
    const Ref to = m.get(encounter_path::to, p);
    if (!owner.isSlot() || !from.isSlot() || !to.isSlot())
        return std::nullopt;
    const auto here = patchOf(m, owner.slot());
    const auto edge = [&](Ref other, model::Column<std::uint8_t> direction) {
        const auto side = static_cast<Direction>(m.get(direction, p) & 3U);
        return lifted(portal(here, patchOf(m, other.slot()), side).from, kEyeLift);
    };
    const PathLine path{edge(from, encounter_path::fromDirection), edge(to, encounter_path::toDirection)};
    return isFinite(path.from) && isFinite(path.to) ? std::optional(path) : std::nullopt;
}

std::optional<glm::vec3> pathAnchor(const Model& m, Slot p) {
    const auto path = pathLine(m, p);
    return path ? std::optional((path->from + path->to) * 0.5F) : std::nullopt;
}

void pathDetail(const Model& m, const Overrides& o, Slot p, Primitives& out) {
    if (const auto path = pathLine(m, p))
        out.line(path->from, path->to, o.colour({kEncounterPath, p}, kPathColour), 1.5F, symbol::SegmentArrow);
}

/// With its spots, numbered in order, and the position along the path at which bots look at each.
void pathHighlight(const Model& m, const Overrides& o, Slot p, Primitives& out) {
    const auto path = pathLine(m, p);
    if (!path)
        return;
    pathDetail(m, o, p, out);
    const auto spots = m.list(encounter_spot::spot, p);
    const auto places = m.list(encounter_spot::t, p);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (!spots[i].isSlot())
            continue;
        const auto spot = spotAnchor(m, spots[i].slot());
        if (!spot)
            continue;
        const auto at = glm::mix(path->from, path->to, static_cast<float>(places[i]) / 255);
        const auto colour = symbol::rampColour(static_cast<double>(places[i]) / 255);
        out.line(at, lifted(*spot), colour, 1.5F);
        out.labels.push_back({lifted(*spot), colour, fmt::format("{}", i + 1)});
    }
}

std::optional<glm::vec3> ladderAnchor(const Model& m, Slot l) {
    return ifFinite((pointOf(m, kLadderTop, l) + pointOf(m, kLadderBottom, l)) * 0.5F);
}

void ladderOverview(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    drawLadder(pointOf(m, kLadderBottom, l), pointOf(m, kLadderTop, l), m.get(ladder::width, l),
               m.get(ladder::direction, l), o.colour({kLadder, l}, kLadderColour), out);
}

/// Also shows the areas at its ends.
void ladderHighlight(const Model& m, const Overrides& o, Slot l, Primitives& out) {
    ladderOverview(m, o, l, out);
    const auto toArea = [&](model::Column<Ref> end, const glm::vec3& from, std::uint32_t flags) {
        const Ref ref = m.get(end, l);
        const auto middle = ref.isSlot() ? areaAnchor(m, ref.slot()) : std::nullopt;
        if (middle)
            out.line(from, lifted(*middle), kLadderColour, 2, flags);
    };
    for (const auto end : {ladder::topForward, ladder::topLeft, ladder::topRight})
        toArea(end, pointOf(m, kLadderTop, l), symbol::SegmentArrow);
    toArea(ladder::topBehind, pointOf(m, kLadderTop, l), symbol::SegmentDashed);
    toArea(ladder::bottom, pointOf(m, kLadderBottom, l), symbol::SegmentArrow);
}

std::vector<symbol::LegendEntry> areaLegend() {
    std::vector<symbol::LegendEntry> legend{{kAreaColour, "area"}};
    for (const auto& entry : kAttributeColours)
        legend.push_back({entry.colour, std::string(entry.title)});
    return legend;
}

} // namespace

symbol::View view() {
    using enum symbol::HandleType;
    symbol::View v;
    const std::vector<ColumnId> corners{area::westX.column,      area::northY.column,    area::northWestZ.column,
                                        area::eastX.column,      area::southY.column,    area::southEastZ.column,
                                        area::northEastZ.column, area::southWestZ.column};
    v.symbols.push_back({.type = kArea,
                         .anchor = areaAnchor,
                         .overview = areaOverview,
                         .detail = areaDetail,
                         .highlight = areaHighlight,
                         .dependsOn = {{{}, kArea, {}}, {{along(area::place)}, kPlace, {place::name.column}}},
                         .handles = areaHandles(),
                         .legend = areaLegend()});
    v.symbols.push_back({.type = kConnection,
                         .anchor = connectionAnchor,
                         .overview = connectionOverview,
                         .dependsOn = {{{}, kConnection, {}},
                                       {{along(connection::owner)}, kArea, corners},
                                       {{along(connection::target)}, kArea, corners},
                                       {{along(connection::target), against(connection::owner)},
                                        kConnection,
                                        {connection::target.column}}},
                         .legend = {{kTwoWay, "both ways"}, {kOneWay, "one way"}, {kDrop, "drop"}},
                         .groups = {{"twoWay", "both ways"}, {"oneWay", "one way"}, {"drop", "drop"}},
                         .groupOf = connectionGroup});
    v.symbols.push_back({.type = kEncounterPath,
                         .anchor = pathAnchor,
                         .detail = pathDetail,
                         .highlight = pathHighlight,
                         .dependsOn = {{{}, kEncounterPath, {}},
                                       {{along(encounter_path::owner)}, kArea, corners},
                                       {{along(encounter_path::from)}, kArea, corners},
                                       {{along(encounter_path::to)}, kArea, corners}},
                         .legend = {{kPathColour, "encounter path"}},
                         .shown = false});
    v.symbols.push_back({.type = kLadder,
                         .anchor = ladderAnchor,
                         .overview = ladderOverview,
                         .highlight = ladderHighlight,
                         .dependsOn = {{{}, kLadder, {}}},
                         .handles = {{Point, "top"}, {Point, "bottom"}},
                         .legend = {{kLadderColour, "ladder"}}});
    v.symbols.push_back({.type = kHidingSpot,
                         .anchor = spotAnchor,
                         .overview = spotOverview,
                         .dependsOn = {{{}, kHidingSpot, {}}},
                         .handles = {{.property = "position", .drag = dragSpots}},
                         .legend = spotLegend()});
    v.overlays = overlays();
    // Spots lie in areas and are drawn over them, but a rectangle means the areas.
    v.selectFirst = {kArea, kLadder, kHidingSpot};
    // Meshes are some thousand units wide; labels and paths matter only nearby.
    v.tileSize = 512;
    v.detailDistance = 800;
    // Map units are inches.
    v.fullSizeAt = 900;
    return v;
}

} // namespace navsmith::systems::source_nav
