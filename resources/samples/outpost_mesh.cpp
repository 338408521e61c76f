#include "resources/samples/outpost_mesh.h"

#include "core/world/map_geometry.h"
#include "formats/source/nav_file.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>

#include "resources/samples/mesh_draft.h"

namespace navsmith::samples {
namespace {

// Ids start at 1; 0 means none.
std::uint32_t idOf(std::size_t position) {
    return static_cast<std::uint32_t>(position + 1);
}

source::NavPoint pointOf(const glm::vec3& p) {
    return {p.x, p.y, p.z};
}

template <typename T>
source::NavRange rangeFrom(const std::vector<T>& pool, std::size_t offset) {
    return {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(pool.size() - offset)};
}

/// The number of a place, from 1 in order of first use, as in the game.
std::uint16_t placeNumber(std::vector<std::string>& places, std::string_view place) {
    const std::string stored = std::string(place) + '\0';
    const auto found = std::find(places.begin(), places.end(), stored);
    const auto position = found - places.begin();
    if (found == places.end())
        places.push_back(stored);
    return static_cast<std::uint16_t>(position + 1);
}

void addLists(source::NavFile& file, source::NavArea& area, const MeshDraft& mesh, const DraftArea& draft) {
    for (std::size_t s = 0; s < 4; ++s) {
        const auto offset = file.connections.size();
        for (const auto to : draft.sides[s])
            file.connections.push_back(idOf(to));
        area.connections[s] = rangeFrom(file.connections, offset);
    }
    auto offset = file.hidingSpots.size();
    for (const auto spot : draft.spots)
        file.hidingSpots.push_back({idOf(spot), pointOf(mesh.spots[spot].position), mesh.spots[spot].flags});
    area.hidingSpots = rangeFrom(file.hidingSpots, offset);

    offset = file.encounterPaths.size();
    for (const auto& path : draft.encounters) {
        const auto first = file.encounterSpots.size();
        for (const auto& sighting : path.sightings)
            file.encounterSpots.push_back({idOf(sighting.spot), sighting.t});
        file.encounterPaths.push_back({idOf(path.from), idOf(path.to), rangeFrom(file.encounterSpots, first),
                                       static_cast<std::uint8_t>(path.fromSide),
                                       static_cast<std::uint8_t>(path.toSide)});
    }
    area.encounterPaths = rangeFrom(file.encounterPaths, offset);

    for (std::size_t l = 0; l < 2; ++l) {
        offset = file.ladderIds.size();
        for (const auto ladder : l == 0 ? draft.laddersUp : draft.laddersDown)
            file.ladderIds.push_back(idOf(ladder));
        area.ladders[l] = rangeFrom(file.ladderIds, offset);
    }
    offset = file.visible.size();
    for (const auto& other : draft.visible)
        file.visible.push_back({idOf(other.area), other.visibility});
    area.visible = rangeFrom(file.visible, offset);

    offset = file.approaches.size();
    for (const auto& approach : draft.approaches)
        file.approaches.push_back({idOf(approach.here), idOf(approach.previous), idOf(approach.next),
                                   static_cast<std::uint8_t>(approach.previousHow),
                                   static_cast<std::uint8_t>(approach.nextHow)});
    area.approaches = rangeFrom(file.approaches, offset);
}

source::NavLadder ladderOf(const DraftLadder& draft, std::size_t position) {
    source::NavLadder ladder;
    ladder.id = idOf(position);
    ladder.width = draft.width;
    ladder.top = pointOf(draft.top);
    ladder.bottom = pointOf(draft.bottom);
    ladder.length = glm::distance(draft.top, draft.bottom);
    ladder.direction = draft.plan.faces;
    ladder.topForward = idOf(draft.topArea);
    ladder.bottomArea = idOf(draft.bottomArea);
    return ladder;
}

} // namespace

tl::expected<std::vector<std::byte>, std::string> outpostMesh(const OutpostPlan& plan, std::span<const std::byte> map) {
    for (const auto& floor : plan.floors) {
        if (std::none_of(plan.blocks.begin(), plan.blocks.end(), [&](const Block& b) { return b.name == floor.block; }))
            return tl::unexpected(fmt::format("a floor of {} lies on {}, which is no block", floor.place, floor.block));
    }
    const auto geometry = world::readMapGeometry(map);
    if (!geometry)
        return tl::unexpected("the map: " + bytes::describe(geometry.error()));
    const auto rays = world::RayCaster::build(*geometry);
    if (!rays)
        return tl::unexpected(std::string("the map has no triangles"));

    MeshDraft mesh = drawUpAreas(plan, *rays);
    for (const auto& ladder : mesh.ladders) {
        if (ladder.topArea == kNoArea || ladder.bottomArea == kNoArea)
            return tl::unexpected(
                fmt::format("no area is at the {} of a ladder", ladder.topArea == kNoArea ? "top" : "foot"));
    }
    analyse(mesh, plan, *rays);

    source::NavFile file;
    file.format = {16, 1, source::NavLayout::CounterStrike};
    file.bspSize = static_cast<std::uint32_t>(map.size());
    file.analysed = 1;
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        const auto& draft = mesh.areas[a];
        const auto& patch = draft.patch;
        source::NavArea area;
        area.id = idOf(a);
        area.attributes = draft.attributes;
        area.northWest = {patch.west, patch.north, patch.heights[0]};
        area.northEastZ = patch.heights[1];
        area.southEast = {patch.east, patch.south, patch.heights[2]};
        area.southWestZ = patch.heights[3];
        area.place = placeNumber(file.places, draft.place);
        area.occupyTimes = draft.occupyTimes;
        area.light = draft.light;
        addLists(file, area, mesh, draft);
        file.areas.push_back(area);
    }
    for (std::size_t l = 0; l < mesh.ladders.size(); ++l)
        file.ladders.push_back(ladderOf(mesh.ladders[l], l));
    auto written = source::write(file);
    if (!written)
        return tl::unexpected(bytes::describe(written.error()));
    return std::move(*written);
}

} // namespace navsmith::samples
