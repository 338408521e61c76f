#include "core/systems/gta_sa_save/map_tables.h"
#include "core/systems/gta_sa_save/symbol_shapes.h"
#include "core/systems/gta_sa_save/symbols.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace navsmith::systems::gta_sa_save {

using model::Model;
using model::Slot;
using symbol::rgb;

namespace {

constexpr Rgba kTagSprayed = rgb(0x57C878);
constexpr Rgba kTagBare = rgb(0x9AA4B0);
constexpr Rgba kDoorOpen = rgb(0xF2D34F);
constexpr Rgba kDoorClosed = rgb(0x857B4B);
constexpr Rgba kUnseen = rgb(0x10161E);
constexpr Rgba kSeen = rgb(0x6F8595);
constexpr Rgba kWar = rgb(0xE0564A);
constexpr Rgba kOverride = rgb(0xFFFFFF);
constexpr Rgba kExtraHospital = rgb(0xFF7A9A);
constexpr Rgba kExtraPolice = rgb(0x6A8CFF);
constexpr std::uint8_t kFaint = 90; ///< alpha

// Tags -----------------------------------------------------------------------------------------------------------

bool isPainted(const Model& m, Slot row) {
    return m.get(tag::paint, row) >= tag::kSprayed;
}
void drawTag(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    sprite(out, *tagAt(m, row), o.colour({kTag, row}, isPainted(m, row) ? kTagSprayed : kTagBare), Shape::Square, 9);
}

symbol::Symbol tags() {
    auto result = drawn(kTag, tagAt, drawTag);
    result.legend = {{kTagSprayed, "Tag, sprayed"}, {kTagBare, "Tag, not sprayed"}};
    result.groups = {{"sprayed", "sprayed"}, {"bare", "not sprayed"}};
    result.groupOf = [](const Model& m, Slot row) -> std::size_t { return isPainted(m, row) ? 0 : 1; };
    return result;
}

// Entrances ------------------------------------------------------------------------------------------------------

constexpr std::uint16_t kEnabledFlag = 1U << 14U;

bool isOpen(const Model& m, Slot row) {
    return (m.get(enex::flags, row) & kEnabledFlag) != 0;
}
Rgba doorColour(const Model& m, const Overrides& o, Slot row) {
    return o.colour({kEnexConnection, row}, isOpen(m, row) ? kDoorOpen : kDoorClosed);
}
/// An arrow down to the door, and a line to the other end.
void drawEntrance(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto at = *entranceAt(m, row);
    const Rgba colour = doorColour(m, o, row);
    out.line(at + glm::vec3(0, 0, kArrowLength), at, colour, 2, symbol::SegmentArrow);
    const auto link = m.get(enex::link, row);
    if (const auto other = link.isSlot() ? entranceAt(m, link.slot()) : std::nullopt)
        out.line(at, *other, faint(colour, kFaint), 1, symbol::SegmentDashed);
}
void drawEntranceSelected(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    drawEntrance(m, o, row, out);
    const Rgba colour = doorColour(m, o, row);
    if (const auto inside = entranceLeadsTo(m, row)) {
        sprite(out, *inside, colour, Shape::Outline, 10);
        out.line(*entranceAt(m, row), *inside, colour, 1.5F, symbol::SegmentArrow);
    }
    out.labels.push_back({*entranceAt(m, row), colour, std::string(entranceName(m, row))});
}

symbol::Symbol entrances() {
    auto result = drawn(kEnexConnection, entranceAt, drawEntrance);
    result.highlight = drawEntranceSelected;
    result.dependsOn.push_back({{model::along(enex::link)}, kEnexConnection, {}});
    result.legend = {{kDoorOpen, "Entrance"}, {kDoorClosed, "Entrance, closed"}};
    result.groups = {{"open", "open"}, {"closed", "closed"}};
    result.groupOf = [](const Model& m, Slot row) -> std::size_t { return isOpen(m, row) ? 0 : 1; };
    return result;
}

// Visited sectors ------------------------------------------------------------------------------------------------

constexpr float kWorldEdge = 3000;

bool isVisited(const Model& m, Slot row) {
    return m.get(map_sector::visited, row) != 0;
}
glm::vec3 sectorMiddle(Slot row) {
    const auto column = row / kSectorRows;
    const auto fromNorth = row % kSectorRows;
    return {-kWorldEdge + (static_cast<float>(column) + 0.5F) * kSectorSize,
            kWorldEdge - (static_cast<float>(fromNorth) + 0.5F) * kSectorSize, 0};
}
std::optional<glm::vec3> sectorAnchor(const Model& m, Slot row) {
    return m.isLive({kMapSector, row}) ? std::optional(sectorMiddle(row)) : std::nullopt;
}
void drawSector(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const glm::vec3 half{kSectorSize / 2, kSectorSize / 2, 0};
    const bool visited = isVisited(m, row);
    flat(out, floorOf({sectorMiddle(row) - half, sectorMiddle(row) + half}),
         o.colour({kMapSector, row}, visited ? kSeen : kUnseen), visited ? std::uint8_t{8} : std::uint8_t{190});
}

symbol::Symbol sectors() {
    auto result = drawn(kMapSector, sectorAnchor, drawSector);
    result.shown = false; // they cover everything
    result.legend = {{kSeen, "Sector of the map, visited"}, {kUnseen, "Sector of the map, not visited"}};
    result.groups = {{"visited", "visited"}, {"dark", "not visited"}};
    result.groupOf = [](const Model& m, Slot row) -> std::size_t { return isVisited(m, row) ? 0 : 1; };
    return result;
}

// Gang wars ------------------------------------------------------------------------------------------------------

/// Points of gang wars are 0 until there has been one.
std::optional<glm::vec3> unlessUnset(const glm::vec3& p) {
    return p == glm::vec3(0) ? std::nullopt : ifFinite(p);
}
std::optional<glm::vec3> warStart(const Model& m, Slot row) {
    return unlessUnset(pointAt(m, row, gang_wars::startX, gang_wars::startY, gang_wars::startZ));
}
std::optional<glm::vec3> warAttack(const Model& m, Slot row) {
    return unlessUnset(pointAt(m, row, gang_wars::attackX, gang_wars::attackY, gang_wars::attackZ));
}
std::optional<glm::vec3> warAnchor(const Model& m, Slot row) {
    const auto attack = warAttack(m, row);
    return attack ? attack : warStart(m, row);
}
/// Faint while there is neither a war nor an attack: the points are of the last one.
void drawWar(const Model& m, const Overrides& o, Slot row, Primitives& out) {
    const auto warColour = [&](bool now) {
        const Rgba colour = o.colour({kGangWars, row}, kWar);
        return now ? colour : faint(colour, kFaint);
    };
    const Rgba ofStart = warColour(m.get(gang_wars::state, row) != 0);
    const Rgba ofAttack = warColour(m.get(gang_wars::attackState, row) != 0);
    const auto zone = m.get(gang_wars::zone, row);
    if (const auto start = warStart(m, row))
        sprite(out, *start, ofStart, Shape::Diamond, 10);
    if (const auto attack = warAttack(m, row)) {
        sprite(out, *attack, ofAttack, Shape::Ring, 12);
        if (zone.isSlot()) {
            const auto middle = zoneBox(m, zone.slot()).middle();
            out.line(*attack, {middle.x, middle.y, 0}, ofAttack, 1, symbol::SegmentDashed);
        }
    }
    if (zone.isSlot()) {
        auto shape = zoneBox(m, zone.slot());
        shape.low.z = 0;
        shape.high.z = 0;
        flat(out, floorOf(shape), ofStart, 20);
    }
}

symbol::Symbol wars() {
    auto result = drawn(kGangWars, warAnchor, drawWar);
    result.dependsOn.push_back({{model::along(gang_wars::zone)}, kZone, {}});
    result.legend = {{kWar, "Gang war"}};
    return result;
}

// Restart points beside the lists, which are fields of the file ---------------------------------------------------

/// A point that applies within a circle.
struct ExtraRestart {
    model::Column<float> x, y, z, radius, heading;
    Rgba colour;
};
constexpr ExtraRestart kExtraRestarts[] = {
    {file::hospitalX, file::hospitalY, file::hospitalZ, file::hospitalRadius, file::hospitalHeading, kExtraHospital},
    {file::policeX, file::policeY, file::policeZ, file::policeRadius, file::policeHeading, kExtraPolice}};

/// None if it is off: its radius is 0.
std::optional<glm::vec3> extraAt(const Model& m, const ExtraRestart& extra, Slot f) {
    const float radius = m.get(extra.radius, f);
    return std::isfinite(radius) && radius > 0 ? ifFinite(pointAt(m, f, extra.x, extra.y, extra.z)) : std::nullopt;
}
/// None while the override is off: the position is outdated then.
std::optional<glm::vec3> overrideAt(const Model& m, Slot f) {
    return m.get(file::overrides, f) != 0 ? ifFinite(pointAt(m, f, file::overrideX, file::overrideY, file::overrideZ))
                                          : std::nullopt;
}
std::optional<glm::vec3> restartsAnchor(const Model& m, Slot f) {
    auto at = overrideAt(m, f);
    for (const auto& extra : kExtraRestarts)
        at = at ? at : extraAt(m, extra, f);
    return at;
}
void drawRestarts(const Model& m, const Overrides& o, Slot f, Primitives& out) {
    if (const auto at = overrideAt(m, f))
        sprite(out, *at, o.colour({kFile, f}, kOverride), Shape::Ring, 14);
    for (const auto& extra : kExtraRestarts) {
        const auto at = extraAt(m, extra, f);
        if (!at)
            continue;
        const Rgba colour = o.colour({kFile, f}, extra.colour);
        out.quads.push_back(symbol::disc(*at, m.get(extra.radius, f), faint(colour, 16), colour));
        sprite(out, *at, colour, Shape::Ring, 12);
        const auto ahead = headingVector(m.get(extra.heading, f));
        out.line(*at, *at + ahead * kArrowLength, colour, 2, symbol::SegmentArrow);
    }
}

symbol::Symbol extraRestarts() {
    auto result = drawn(kFile, restartsAnchor, drawRestarts);
    result.legend = {{kOverride, "Restart point that overrides all others"},
                     {kExtraHospital, "Extra hospital, and where it applies"},
                     {kExtraPolice, "Extra police station, and where it applies"}};
    result.groups = {{"restarts", "extra restart points"}};
    result.groupOf = [](const Model&, Slot) -> std::size_t { return 0; };
    return result;
}

} // namespace

std::vector<symbol::Symbol> mapSymbols() {
    return {sectors(), extraRestarts(), wars(), entrances(), tags()};
}

} // namespace navsmith::systems::gta_sa_save
