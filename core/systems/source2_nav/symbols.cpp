#include "core/systems/source2_nav/symbols.h"

#include "core/checks/dependencies.h"
#include "core/systems/shared/mesh_symbols.h"
#include "core/systems/source2_nav/drags.h"
#include "core/systems/source2_nav/flags.h"
#include "core/systems/source2_nav/geometry.h"
#include "core/systems/source2_nav/schema.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace navsmith::systems::source2_nav {

using model::against;
using model::along;
using model::Dependency;
using model::Model;
using model::Ref;
using model::Slot;
using symbol::Overrides;
using symbol::Primitives;
using symbol::rgb;
using symbol::Rgba;
using symbol::Shape;

namespace {

constexpr Rgba kAreaColour = rgb(0x4FA3D8);
constexpr Rgba kTwoWay = rgb(0x7FD6E8);
constexpr Rgba kJumpColour = rgb(0xC58BEA);
constexpr Rgba kOneWay = rgb(0xF0A24B);
constexpr Rgba kDrop = rgb(0xE8574A);
constexpr Rgba kLadderColour = rgb(0xC9D94A);
constexpr Rgba kBoundsColour = rgb(0xB0A080);
constexpr Rgba kCornerColour = rgb(0xDDE4EE);
constexpr Rgba kText = rgb(0xDDE4EE);
constexpr std::uint8_t kFill = 84; ///< alpha: the floor remains visible
constexpr std::uint8_t kEdge = 235;

/// What a player walks over; higher ways back and forth are jumps.
constexpr float kStepHeight = 18;

/// The colour of an area: that of its first attribute in this order, else that of its hull.
struct AttributeColour {
    std::uint64_t bits;
    Rgba colour;
    std::string_view title;
};
constexpr AttributeColour kAttributeColours[] = {
    {kAvoidBit, rgb(0xD35454), "avoid"},      {kJumpBit, rgb(0xE3C04A), "jump"},
    {kCrouchBit, rgb(0x8E6BD8), "crouch"},    {kCrawlBit, rgb(0x6B4FB0), "crawl"},
    {0x1000, rgb(0xB08A5A), "stairs"},        {0x10, rgb(0xD9822B), "stop"},
    {0x60, rgb(0x5BC2A5), "run or walk"},     {0x100, rgb(0x8A98A8), "transient"},
    {0x8, rgb(0xA3A34A), "no jump"},          {0xE00, rgb(0x6F8FA8), "hiding, hostages"},
    {0x6000, rgb(0x6AA07A), "no merge, top"},
};
/// Colours of the first hulls; the others begin again.
constexpr std::array kHullColours{kAreaColour, rgb(0x58B368), rgb(0xC98A4B), rgb(0xB56AC2)};
constexpr std::size_t kMostHullGroups = 8;

std::optional<glm::vec3> areaAnchor(const Model& m, Slot a) {
    const auto shape = shapeOf(m, a);
    return shape ? std::optional(middleOf(*shape)) : std::nullopt;
}

Rgba areaColour(const Model& m, Slot a) {
    const auto attributes = m.get(area::attributes, a);
    for (const auto& entry : kAttributeColours) {
        if ((attributes & entry.bits) != 0)
            return entry.colour;
    }
    return kHullColours[m.get(area::hull, a) % kHullColours.size()];
}

/// Polygons of 3 or 4 corners are one surface; others a fan with an outline of their own.
void areaOverview(const Model& m, const Overrides& o, Slot a, Primitives& out) {
    const auto shape = shapeOf(m, a);
    if (!shape)
        return;
    auto fill = o.colour({kArea, a}, areaColour(m, a));
    const Rgba edge{fill.r, fill.g, fill.b, kEdge};
    fill.a = kFill;
    const auto& c = *shape;
    if (c.size() <= 4) {
        const auto corner = [&](std::size_t i) { return c[std::min(i, c.size() - 1)]; };
        out.quads.push_back({{corner(0), corner(1), corner(2), corner(3)}, fill, edge});
        return;
    }
    constexpr Rgba none{0, 0, 0, 0};
    for (std::size_t i = 1; i + 1 < c.size(); i += 2)
        out.quads.push_back({{c[0], c[i], c[i + 1], c[std::min(i + 2, c.size() - 1)]}, fill, none});
    for (std::size_t i = 0; i < c.size(); ++i)
        out.line(c[i], c[(i + 1) % c.size()], edge, 1.5F);
}

void areaDetail(const Model& m, const Overrides&, Slot a, Primitives& out) {
    if (const auto middle = areaAnchor(m, a))
        out.labels.push_back({*middle, kText, fmt::format("{}", m.get(area::id, a))});
}

/// The outline, and the approaches.
void areaHighlight(const Model& m, const Overrides& o, Slot a, Primitives& out) {
    areaOverview(m, o, a, out);
    drawApproaches(m, {approach::previous, approach::here, approach::next}, a, areaAnchor, out);
}

std::size_t hullGroup(const Model& m, Slot a) {
    return std::min<std::size_t>(m.get(area::hull, a), kMostHullGroups - 1);
}

std::vector<symbol::RowGroup> hullGroups() {
    return {{"hull0", "hull 0"}, {"hull1", "hull 1"}, {"hull2", "hull 2"}, {"hull3", "hull 3"},
            {"hull4", "hull 4"}, {"hull5", "hull 5"}, {"hull6", "hull 6"}, {"hull7", "hull 7 and higher"}};
}

std::optional<glm::vec3> pointAnchor(const Model& m, Slot p) {
    return ifFinite(pointOf(m, kPointPlace, p));
}

void pointDetail(const Model& m, const Overrides& o, Slot p, Primitives& out) {
    if (const auto at = pointAnchor(m, p))
        out.mark(*at, o.colour({kPoint, p}, kCornerColour), 7, Shape::Square);
}

/// Only corners with places of their own are drawn: others are where their points are.
std::optional<glm::vec3> cornerAnchor(const Model& m, Slot c) {
    if (!m.get(corner::point, c).isNone())
        return std::nullopt;
    const auto at = placeOf(m, c);
    return at && isFinite(*at) ? at : std::nullopt;
}

void cornerDetail(const Model& m, const Overrides& o, Slot c, Primitives& out) {
    if (const auto at = cornerAnchor(m, c))
        out.mark(*at, o.colour({kCorner, c}, kCornerColour), 7, Shape::Square);
}

enum class Kind : std::uint8_t { Walk, Jump, OneWay, Drop };

/// What a connection is follows from geometry (docs/formats/source2-nav.md, section 4).
Kind kindOf(const Crossing& way, Slot back) {
    const float climb = way.portal.climb();
    if (back != model::kNoSlot)
        return std::abs(climb) > kStepHeight || way.portal.gap() > 1 ? Kind::Jump : Kind::Walk;
    return climb < -kStepHeight ? Kind::Drop : Kind::OneWay;
}

std::optional<glm::vec3> connectionAnchor(const Model& m, Slot c) {
    const auto way = crossingOf(m, c);
    return way ? std::optional(way->portal.from) : std::nullopt;
}

/// A connection with a missing end counts as one-way.
std::size_t connectionGroup(const Model& m, Slot c) {
    const auto way = crossingOf(m, c);
    return static_cast<std::size_t>(way ? kindOf(*way, backOf(m, c)) : Kind::OneWay);
}

/// From half way to the middle of one area over the edges into the other. Of a pair one draws both.
void connectionOverview(const Model& m, const Overrides& o, Slot c, Primitives& out) {
    const auto way = crossingOf(m, c);
    if (!way)
        return;
    const Slot back = backOf(m, c);
    if (back < c && backOf(m, back) == c)
        return;
    static constexpr std::array colours{kTwoWay, kJumpColour, kOneWay, kDrop};
    const auto kind = kindOf(*way, back);
    const auto colour = o.colour({kConnection, c}, colours[static_cast<std::size_t>(kind)]);
    const auto toward = [&](const glm::vec3& edge, Slot a) {
        const auto middle = areaAnchor(m, a);
        return lifted(middle ? glm::mix(edge, *middle, 0.5F) : edge);
    };
    const auto gate = lifted(way->portal.from);
    const bool oneWay = kind == Kind::OneWay || kind == Kind::Drop;
    const bool dashed = kind == Kind::Drop || kind == Kind::Jump;
    const auto flags = (oneWay ? symbol::SegmentArrow : 0U) | (dashed ? symbol::SegmentDashed : 0U);
    out.line(toward(way->portal.from, way->owner), gate, colour, 2,
             dashed ? symbol::SegmentDashed : symbol::SegmentPlain);
    if (way->portal.gap() > 1 || std::abs(way->portal.climb()) > kStepHeight)
        out.line(gate, lifted(way->portal.to), colour, 2, dashed ? symbol::SegmentDashed : symbol::SegmentPlain);
    out.line(lifted(way->portal.to), toward(way->portal.to, way->target), colour, 2, flags);
}

std::optional<glm::vec3> spotAnchor(const Model& m, Slot s) {
    return ifFinite(pointOf(m, kSpotPlace, s));
}

void spotOverview(const Model& m, const Overrides& o, Slot s, Primitives& out) {
    drawSpot(o, {kHidingSpot, s}, pointOf(m, kSpotPlace, s), m.get(hiding_spot::flags, s), out);
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
    for (std::size_t i = 0; i < ladder::ends.size(); ++i) {
        const Ref ref = m.get(ladder::ends[i].column, l);
        const auto middle = ref.isSlot() ? areaAnchor(m, ref.slot()) : std::nullopt;
        const auto from = i < ladder::kTopEnds ? pointOf(m, kLadderTop, l) : pointOf(m, kLadderBottom, l);
        if (middle && isFinite(from))
            out.line(from, lifted(*middle), kLadderColour, 2, symbol::SegmentArrow);
    }
}

/// The eight corners, moved to their place; the bits of a corner's number choose the sides.
std::optional<std::array<glm::vec3, 8>> boundsCorners(const Model& m, Slot b) {
    source2::Bounds record;
    bounds::fields.saveOne(m, b, record);
    const auto& t = record.transform;
    std::array<glm::vec3, 8> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const float x = (i & 1U) != 0 ? record.maximum.x : record.minimum.x;
        const float y = (i & 2U) != 0 ? record.maximum.y : record.minimum.y;
        const float z = (i & 4U) != 0 ? record.maximum.z : record.minimum.z;
        corners[i] = {t[0] * x + t[1] * y + t[2] * z + t[3], t[4] * x + t[5] * y + t[6] * z + t[7],
                      t[8] * x + t[9] * y + t[10] * z + t[11]};
        if (!isFinite(corners[i]))
            return std::nullopt;
    }
    return corners;
}

std::optional<glm::vec3> boundsAnchor(const Model& m, Slot b) {
    const auto corners = boundsCorners(m, b);
    return corners ? std::optional(((*corners)[0] + (*corners)[7]) * 0.5F) : std::nullopt;
}

void boundsOverview(const Model& m, const Overrides& o, Slot b, Primitives& out) {
    const auto corners = boundsCorners(m, b);
    if (!corners)
        return;
    const auto colour = o.colour({kBounds, b}, kBoundsColour);
    for (std::size_t i = 0; i < corners->size(); ++i) {
        for (const std::size_t bit : {1U, 2U, 4U}) {
            if ((i & bit) == 0)
                out.line((*corners)[i], (*corners)[i | bit], colour, 1.5F);
        }
    }
}

std::vector<symbol::LegendEntry> areaLegend() {
    std::vector<symbol::LegendEntry> legend;
    for (std::size_t i = 0; i < kHullColours.size(); ++i)
        legend.push_back({kHullColours[i], fmt::format("hull {}", i)});
    for (const auto& entry : kAttributeColours)
        legend.push_back({entry.colour, std::string(entry.title)});
    return legend;
}

} // namespace

symbol::View view() {
    symbol::View v;
    v.symbols.push_back({.type = kArea,
                         .anchor = areaAnchor,
                         .overview = areaOverview,
                         .detail = areaDetail,
                         .highlight = areaHighlight,
                         .dependsOn = std::vector<Dependency>{{{}, kArea, {}}} + shapeAt({}),
                         .handles = {{.axes = symbol::AllAxes, .title = "Move", .drag = dragAreas, .neighbours = true}},
                         .legend = areaLegend(),
                         .groups = hullGroups(),
                         .groupOf = hullGroup});
    v.symbols.push_back(
        {.type = kConnection,
         .anchor = connectionAnchor,
         .overview = connectionOverview,
         .dependsOn =
             std::vector<Dependency>{{{}, kConnection, {}},
                                     {{along(connection::target), against(connection::owner)}, kConnection, {}}} +
             shapeAt({along(connection::owner)}) + shapeAt({along(connection::target)}),
         .legend = {{kTwoWay, "both ways"}, {kJumpColour, "jump, both ways"}, {kOneWay, "one way"}, {kDrop, "drop"}},
         .groups = {{"twoWay", "both ways"}, {"jump", "jump"}, {"oneWay", "one way"}, {"drop", "drop"}},
         .groupOf = connectionGroup});
    v.symbols.push_back(
        {.type = kPoint,
         .anchor = pointAnchor,
         .detail = pointDetail,
         .highlight = pointDetail,
         .dependsOn = {{{}, kPoint, {}}},
         .handles = {{.property = "position", .title = "Move Corner", .drag = dragPoints, .neighbours = true}},
         .legend = {{kCornerColour, "corner"}}});
    v.symbols.push_back(
        {.type = kCorner,
         .anchor = cornerAnchor,
         .detail = cornerDetail,
         .highlight = cornerDetail,
         .dependsOn = {{{}, kCorner, {}}},
         .handles = {{.property = "position", .title = "Move Corner", .drag = dragCorners, .neighbours = true}},
         .legend = {{kCornerColour, "corner"}}});
    v.symbols.push_back({.type = kBounds,
                         .anchor = boundsAnchor,
                         .overview = boundsOverview,
                         .dependsOn = {{{}, kBounds, {}}},
                         .legend = {{kBoundsColour, "bounds"}}});
    v.symbols.push_back({.type = kLadder,
                         .anchor = ladderAnchor,
                         .overview = ladderOverview,
                         .highlight = ladderHighlight,
                         .dependsOn = {{{}, kLadder, {}}},
                         .handles = {{symbol::HandleType::Point, "top"}, {symbol::HandleType::Point, "bottom"}},
                         .legend = {{kLadderColour, "ladder"}}});
    v.symbols.push_back({.type = kHidingSpot,
                         .anchor = spotAnchor,
                         .overview = spotOverview,
                         .dependsOn = {{{}, kHidingSpot, {}}},
                         .handles = {{.property = "position"}},
                         .legend = spotLegend()});
    // Spots and corners lie in areas and are drawn over them, but a rectangle means the areas.
    v.selectFirst = {kArea, kLadder, kHidingSpot};
    // Meshes are some thousand units wide; labels and corners matter only nearby.
    v.tileSize = 512;
    v.detailDistance = 800;
    // Map units are inches.
    v.fullSizeAt = 900;
    return v;
}

} // namespace navsmith::systems::source2_nav
