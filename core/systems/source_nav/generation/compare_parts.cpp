#include "core/systems/source_nav/generation/compare_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav::generation {

namespace {

std::array<float, 8> cornersOf(const source::NavArea& area) {
    return {area.northWest.x, area.northWest.y, area.northWest.z, area.southEast.x,
            area.southEast.y, area.southEast.z, area.northEastZ,  area.southWestZ};
}

bool sameCorners(const source::NavArea& a, const source::NavArea& b) {
    constexpr float kSame = 0.1F;
    const auto mine = cornersOf(a);
    const auto theirs = cornersOf(b);
    return std::equal(mine.begin(), mine.end(), theirs.begin(),
                      [](float x, float y) { return std::abs(x - y) <= kSame; });
}

/// Neighbours of a rounded place, so that places near a border of two cells meet.
template <typename Visit>
void nearbyCells(float x, float y, float size, Visit&& visit) {
    const auto column = static_cast<std::int64_t>(std::floor(x / size));
    const auto row = static_cast<std::int64_t>(std::floor(y / size));
    for (std::int64_t dx = -1; dx <= 1; ++dx)
        for (std::int64_t dy = -1; dy <= 1; ++dy)
            visit(std::pair(column + dx, row + dy));
}

using Cells = std::map<std::pair<std::int64_t, std::int64_t>, std::vector<std::uint32_t>>;

template <typename Points, typename PlaceOf>
Cells cellsOf(const Points& points, float size, PlaceOf&& placeOf) {
    Cells cells;
    for (std::uint32_t i = 0; i < points.size(); ++i) {
        const source::NavPoint& at = placeOf(points[i]);
        cells[{static_cast<std::int64_t>(std::floor(at.x / size)), static_cast<std::int64_t>(std::floor(at.y / size))}]
            .push_back(i);
    }
    return cells;
}

float distance(const source::NavPoint& a, const source::NavPoint& b) {
    return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/// The nearest spot within `range`, or none.
const source::HidingSpot* nearestSpot(const Cells& cells, float size, std::span<const source::HidingSpot> spots,
                                      const source::NavPoint& place, float range) {
    const source::HidingSpot* best = nullptr;
    float shortest = range;
    nearbyCells(place.x, place.y, size, [&](const auto& cell) {
        const auto found = cells.find(cell);
        if (found == cells.end())
            return;
        for (const auto i : found->second) {
            const float way = distance(spots[i].position, place);
            if (way > shortest)
                continue;
            shortest = way;
            best = &spots[i];
        }
    });
    return best;
}

using Path = std::tuple<std::uint32_t, std::uint8_t, std::uint32_t, std::uint8_t>;

std::unordered_map<std::uint32_t, source::NavPoint> placesOfSpots(const source::NavFile& file) {
    std::unordered_map<std::uint32_t, source::NavPoint> places;
    for (const auto& spot : file.hidingSpots)
        places.emplace(spot.id, spot.position);
    return places;
}

/// The same spots, told by their places, at the same part of the way.
class SpotLists {
public:
    SpotLists(const source::NavFile& generated, const source::NavFile& reference)
        : generated_(generated), reference_(reference), mine_(placesOfSpots(generated)),
          theirs_(placesOfSpots(reference)) {}

    [[nodiscard]] bool equal(const source::NavRange& generated, const source::NavRange& reference) const {
        const auto mine = source::entries(generated_.encounterSpots, generated);
        const auto theirs = source::entries(reference_.encounterSpots, reference);
        return std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end(), [&](const auto& a, const auto& b) {
            const auto here = mine_.find(a.spot);
            const auto there = theirs_.find(b.spot);
            constexpr float kSame = 0.1F;
            return here != mine_.end() && there != theirs_.end() && distance(here->second, there->second) <= kSame &&
                   std::abs(int{a.t} - int{b.t}) <= 1;
        });
    }

private:
    const source::NavFile& generated_;
    const source::NavFile& reference_;
    std::unordered_map<std::uint32_t, source::NavPoint> mine_;
    std::unordered_map<std::uint32_t, source::NavPoint> theirs_;
};

} // namespace

AreaMatch::AreaMatch(const source::NavFile& generated, const source::NavFile& reference)
    : generated_(reference.areas.size(), kNone) {
    constexpr float kCell = 25;
    const auto cells = cellsOf(generated.areas, kCell,
                               [](const source::NavArea& area) -> const source::NavPoint& { return area.northWest; });
    for (std::size_t i = 0; i < reference.areas.size(); ++i) {
        const auto& area = reference.areas[i];
        nearbyCells(area.northWest.x, area.northWest.y, kCell, [&](const auto& cell) {
            const auto found = cells.find(cell);
            if (found == cells.end() || generated_[i] != kNone)
                return;
            const auto same = std::find_if(found->second.begin(), found->second.end(), [&](std::uint32_t other) {
                return sameCorners(generated.areas[other], area);
            });
            if (same == found->second.end())
                return;
            generated_[i] = *same;
            ++count_;
            ids_.emplace_back(area.id, generated.areas[*same].id);
            generatedIds_.push_back(generated.areas[*same].id);
        });
    }
    std::sort(ids_.begin(), ids_.end());
    std::sort(generatedIds_.begin(), generatedIds_.end());
}

std::uint32_t AreaMatch::generatedId(std::uint32_t referenceId) const {
    const auto pair = std::lower_bound(ids_.begin(), ids_.end(), std::pair(referenceId, std::uint32_t{0}));
    return pair == ids_.end() || pair->first != referenceId ? 0 : pair->second;
}

bool AreaMatch::matchesGenerated(std::uint32_t generatedId) const {
    return std::binary_search(generatedIds_.begin(), generatedIds_.end(), generatedId);
}

Tally compareLinks(const source::NavFile& generated, const source::NavFile& reference, const AreaMatch& match) {
    Tally tally;
    for (std::size_t i = 0; i < reference.areas.size(); ++i) {
        const auto other = match.generatedFor(i);
        if (other == AreaMatch::kNone)
            continue;
        for (std::size_t side = 0; side < 4; ++side) {
            const auto mine = source::entries(generated.connections, generated.areas[other].connections[side]);
            tally.generated += static_cast<std::size_t>(
                std::count_if(mine.begin(), mine.end(), [&](std::uint32_t id) { return match.matchesGenerated(id); }));
            for (const auto id : source::entries(reference.connections, reference.areas[i].connections[side])) {
                const auto generatedId = match.generatedId(id);
                if (generatedId == 0)
                    continue;
                ++tally.reference;
                tally.both += std::find(mine.begin(), mine.end(), generatedId) != mine.end() ? 1 : 0;
            }
        }
    }
    return tally;
}

SpotTally compareSpots(const source::NavFile& generated, const source::NavFile& reference) {
    constexpr float kNear = 50;
    constexpr float kSamePlace = 0.1F;
    SpotTally tally;
    if (generated.hidingSpots.empty())
        return tally;
    const auto placeOf = [](const source::HidingSpot& spot) -> const source::NavPoint& { return spot.position; };
    const auto mine = cellsOf(generated.hidingSpots, kNear, placeOf);
    const auto theirs = cellsOf(reference.hidingSpots, kNear, placeOf);
    tally.found.reference = reference.hidingSpots.size();
    tally.certain.generated = generated.hidingSpots.size();
    for (const auto& spot : reference.hidingSpots) {
        tally.found.both += nearestSpot(mine, kNear, generated.hidingSpots, spot.position, kNear) != nullptr ? 1 : 0;
        const auto* same = nearestSpot(mine, kNear, generated.hidingSpots, spot.position, kSamePlace);
        tally.flags.reference += same != nullptr ? 1 : 0;
        tally.flags.both += same != nullptr && same->flags == spot.flags ? 1 : 0;
    }
    for (const auto& spot : generated.hidingSpots)
        tally.certain.both +=
            nearestSpot(theirs, kNear, reference.hidingSpots, spot.position, kNear) != nullptr ? 1 : 0;
    return tally;
}

EncounterTally compareEncounters(const source::NavFile& generated, const source::NavFile& reference,
                                 const AreaMatch& match) {
    EncounterTally tally;
    if (generated.encounterPaths.empty())
        return tally;
    const SpotLists lists(generated, reference);
    for (std::size_t i = 0; i < reference.areas.size(); ++i) {
        const auto other = match.generatedFor(i);
        if (other == AreaMatch::kNone)
            continue;
        std::map<Path, source::NavRange> mine;
        for (const auto& path : source::entries(generated.encounterPaths, generated.areas[other].encounterPaths))
            mine[{path.from, path.fromDirection, path.to, path.toDirection}] = path.spots;
        for (const auto& path : source::entries(reference.encounterPaths, reference.areas[i].encounterPaths)) {
            const auto from = match.generatedId(path.from);
            const auto to = match.generatedId(path.to);
            if (from == 0 || to == 0)
                continue;
            ++tally.paths.reference;
            const auto found = mine.find({from, path.fromDirection, to, path.toDirection});
            if (found == mine.end())
                continue;
            ++tally.paths.both;
            ++tally.spots.reference;
            tally.spots.both += lists.equal(found->second, path.spots) ? 1 : 0;
        }
    }
    return tally;
}

Tally compareApproaches(const source::NavFile& generated, const source::NavFile& reference, const AreaMatch& match) {
    Tally tally;
    if (generated.approaches.empty())
        return tally;
    using Record = std::array<std::uint32_t, 5>;
    for (std::size_t i = 0; i < reference.areas.size(); ++i) {
        const auto other = match.generatedFor(i);
        if (other == AreaMatch::kNone)
            continue;
        std::set<Record> mine;
        for (const auto& way : source::entries(generated.approaches, generated.areas[other].approaches))
            mine.insert({way.here, way.previous, way.previousHow, way.next, way.nextHow});
        tally.generated += mine.size();
        for (const auto& way : source::entries(reference.approaches, reference.areas[i].approaches)) {
            ++tally.reference;
            tally.both += mine.contains({match.generatedId(way.here), match.generatedId(way.previous), way.previousHow,
                                         match.generatedId(way.next), way.nextHow})
                              ? 1
                              : 0;
        }
    }
    return tally;
}

} // namespace navsmith::systems::source_nav::generation
