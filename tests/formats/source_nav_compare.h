// Compares the codec's records with the generated ones. What a format does not store must have its default.
#pragma once

#include "formats/source/nav_file.h"
#include "tests/support/nav_bytes.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::source {

inline NavLayout layoutOf(tests::RawGame game) {
    switch (game) {
    case tests::RawGame::CounterStrike:
        return NavLayout::CounterStrike;
    case tests::RawGame::TeamFortress:
        return NavLayout::TeamFortress;
    case tests::RawGame::LeftForDead:
        return NavLayout::LeftForDead;
    case tests::RawGame::Plain:
        break;
    }
    return NavLayout::Plain;
}

inline bool same(const NavPoint& a, const tests::RawPoint& b) {
    return a.x == b[0] && a.y == b[1] && a.z == b[2];
}

template <typename A, typename B, typename Same>
bool sameList(std::span<const A> a, const std::vector<B>& b, Same same) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

inline bool sameIds(std::span<const std::uint32_t> a, const std::vector<std::uint32_t>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

/// The name of the first field of the area that differs, or nothing.
inline std::string difference(const NavFile& file, std::size_t position, const tests::RawMesh& mesh) {
    const NavArea& a = file.areas[position];
    const tests::RawNavArea& b = mesh.areas[position];
    const auto version = mesh.version;
    const auto sub = mesh.subVersion;
    const bool leftForDead = mesh.game == tests::RawGame::LeftForDead;
    if (a.id != b.id || a.attributes != b.attributes)
        return "id or attributes";
    if (!same(a.northWest, b.northWest) || !same(a.southEast, b.southEast) || a.northEastZ != b.northEastZ ||
        a.southWestZ != b.southWestZ)
        return "corners";
    for (std::size_t side = 0; side < 4; ++side)
        if (!sameIds(entries(file.connections, a.connections[side]), b.connections[side]))
            return "connections";
    const auto sameSpot = [version](const HidingSpot& x, const tests::RawHidingSpot& y) {
        return x.id == (version >= 2 ? y.id : 0) && same(x.position, y.position) &&
               x.flags == (version >= 2 ? y.flags : 1);
    };
    if (!sameList(entries(file.hidingSpots, a.hidingSpots), b.hidingSpots, sameSpot))
        return "hiding spots";
    const auto sameApproach = [](const ApproachArea& x, const tests::RawApproach& y) {
        return x.here == y.here && x.previous == y.previous && x.previousHow == y.previousHow && x.next == y.next &&
               x.nextHow == y.nextHow;
    };
    const bool approaches = version <= 14 || mesh.game == tests::RawGame::CounterStrike;
    if (!sameList(entries(file.approaches, a.approaches), approaches ? b.approaches : std::vector<tests::RawApproach>{},
                  sameApproach))
        return "approach areas";
    const auto sameEntry = [](const auto& x, const auto& y) { return x.spot == y.first && x.t == y.second; };
    const auto samePath = [&](const EncounterPath& x, const tests::RawEncounter& y) {
        return x.from == y.from && x.fromDirection == y.fromDirection && x.to == y.to &&
               x.toDirection == y.toDirection && sameList(entries(file.encounterSpots, x.spots), y.spots, sameEntry);
    };
    if (version >= 3 && !sameList(entries(file.encounterPaths, a.encounterPaths), b.encounters, samePath))
        return "encounter paths";
    std::size_t oldBytes = 0;
    for (const auto& path : b.encounters)
        oldBytes += 33 + 16 * path.spots.size();
    if (version <= 2 ? a.oldPathCount != b.encounters.size() || a.oldPaths.count != oldBytes
                     : a.oldPathCount != 0 || a.oldPaths.count != 0)
        return "old encounter paths";
    if (a.place != (version >= 5 ? b.place : 0))
        return "place";
    for (std::size_t way = 0; way < 2; ++way)
        if (!sameIds(entries(file.ladderIds, a.ladders[way]),
                     version >= 7 ? b.ladders[way] : std::vector<std::uint32_t>{}))
            return "ladders";
    if (a.occupyTimes != (version >= 8 ? b.occupyTimes : std::array<float, 2>{}))
        return "occupy times";
    if (a.light != (version >= 11 ? b.light : std::array<float, 4>{}))
        return "light";
    const bool visible = leftForDead ? sub >= 5 : version >= 16;
    const bool visibility = leftForDead ? sub >= 9 : version >= 16;
    const auto sameVisible = [visibility](const VisibleArea& x, const auto& y) {
        return x.area == y.first && x.visibility == (visibility ? y.second : 0);
    };
    if (visible ? !sameList(entries(file.visible, a.visible), b.visible, sameVisible) : a.visible.count != 0)
        return "visible areas";
    if (a.inheritVisibilityFrom != ((leftForDead ? sub >= 11 : version >= 16) ? b.inherit : 0))
        return "inherited visibility";
    const bool flags = mesh.game == tests::RawGame::TeamFortress || (leftForDead && sub >= 1);
    if (a.gameFlags != (flags ? b.gameFlags : 0))
        return "game flags";
    if (a.fogPlace != (leftForDead && sub >= 8 ? b.fogPlace : 0))
        return "fog place";
    if (!leftForDead || sub < 1 || sub > 12)
        return file.earlyAreas.empty() ? "" : "early parts";
    const EarlyAreaPart& early = file.earlyAreas[position];
    if (early.unknown[0] != (sub >= 2 && sub <= 9 ? b.unknown[0] : 0) ||
        early.unknown[1] != (sub >= 4 && sub <= 9 ? b.unknown[1] : 0) ||
        early.unknown[2] != (sub >= 5 ? b.unknown[2] : 0))
        return "unnamed numbers";
    if (early.spawnWords != (sub <= 9 ? b.spawnWords : std::array<std::uint32_t, 5>{}))
        return "spawn words";
    if (!sameIds(entries(file.earlyNumbers, early.numbers),
                 sub >= 3 && sub <= 9 ? b.numbers : std::vector<std::uint32_t>{}))
        return "unnamed list";
    return "";
}

/// The name of the first part that differs, or nothing. Ignores the stale tail.
inline std::string difference(const NavFile& file, const tests::RawMesh& mesh) {
    const auto version = mesh.version;
    const auto sub = mesh.subVersion;
    const bool leftForDead = mesh.game == tests::RawGame::LeftForDead;
    using Names = std::vector<std::string>;
    if (file.format != NavFormat{version, sub, layoutOf(mesh.game)})
        return "format";
    if (file.bspSize != (version >= 4 ? mesh.bspSize : 0) || file.analysed != (version >= 14 ? mesh.analysed : 0) ||
        file.hasUnnamedAreas != (version >= 12 ? mesh.hasUnnamedAreas : 0))
        return "header";
    if (file.places != (version >= 5 ? mesh.places : Names{}) ||
        file.populationName != (leftForDead && sub >= 12 ? mesh.population : "") ||
        file.fogPlaces != (leftForDead && sub >= 8 ? mesh.fogPlaces : Names{}))
        return "names";
    if (file.areas.size() != mesh.areas.size())
        return "area count";
    for (std::size_t i = 0; i < file.areas.size(); ++i)
        if (const auto found = difference(file, i, mesh); !found.empty())
            return found + " of area " + std::to_string(i);
    const auto sameLadder = [version](const NavLadder& x, const tests::RawLadder& y) {
        return x.id == y.id && x.width == y.width && same(x.top, y.top) && same(x.bottom, y.bottom) &&
               x.length == y.length && x.direction == y.direction && x.dangling == (version == 6 ? y.dangling : 0) &&
               std::array{x.topForward, x.topLeft, x.topRight, x.topBehind, x.bottomArea} == y.areas;
    };
    if (!sameList(std::span(file.ladders), version >= 6 ? mesh.ladders : std::vector<tests::RawLadder>{}, sameLadder))
        return "ladders";
    if (file.viewDistance != (leftForDead ? mesh.viewDistance : 0))
        return "view distance";
    return "";
}

} // namespace navsmith::source
