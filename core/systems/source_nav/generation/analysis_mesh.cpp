#include "core/systems/source_nav/generation/analysis_mesh.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace navsmith::systems::source_nav::generation {
namespace {

glm::vec3 vectorOf(const source::NavPoint& point) {
    return {point.x, point.y, point.z};
}

using Indexes = std::unordered_map<std::uint32_t, AreaIndex>;

AreaIndex indexOf(const Indexes& indexes, std::uint32_t id) {
    const auto found = indexes.find(id);
    return found == indexes.end() ? kNoArea : found->second;
}

/// Ladders at an area, as positions in the file's list.
struct LadderEnds {
    std::vector<std::size_t> up;
    std::vector<std::size_t> down;
};

/// From the areas' own lists where the version has them, otherwise from the ladders' ends.
std::vector<LadderEnds> ladderEnds(const source::NavFile& file, const Indexes& indexes) {
    std::vector<LadderEnds> ends(file.areas.size());
    if (!source::hasLadders(file.format))
        return ends;
    if (source::hasLadderLists(file.format)) {
        std::unordered_map<std::uint32_t, std::size_t> ladders;
        for (std::size_t i = 0; i < file.ladders.size(); ++i)
            ladders.try_emplace(file.ladders[i].id, i);
        for (std::size_t a = 0; a < ends.size(); ++a) {
            for (const bool up : {true, false}) {
                for (const auto id : source::entries(file.ladderIds, file.areas[a].ladders.at(up ? 0 : 1))) {
                    if (const auto found = ladders.find(id); found != ladders.end())
                        (up ? ends[a].up : ends[a].down).push_back(found->second);
                }
            }
        }
        return ends;
    }
    for (std::size_t i = 0; i < file.ladders.size(); ++i) {
        const auto& ladder = file.ladders[i];
        if (const auto bottom = indexOf(indexes, ladder.bottomArea); bottom != kNoArea)
            ends[bottom].up.push_back(i);
        for (const auto id : {ladder.topForward, ladder.topLeft, ladder.topRight, ladder.topBehind}) {
            if (const auto top = indexOf(indexes, id); top != kNoArea)
                ends[top].down.push_back(i);
        }
    }
    return ends;
}

} // namespace

float MeshArea::heightAt(float x, float y) const {
    const float width = high.x - low.x;
    const float depth = high.y - low.y;
    if (width == 0.0F || depth == 0.0F)
        return northEastZ;
    const float u = std::clamp((x - low.x) / width, 0.0F, 1.0F);
    const float v = std::clamp((y - low.y) / depth, 0.0F, 1.0F);
    const float north = low.z + u * (northEastZ - low.z);
    const float south = southWestZ + u * (high.z - southWestZ);
    return north + v * (south - north);
}

std::array<glm::vec3, 4> MeshArea::corners() const {
    return {low, glm::vec3{high.x, low.y, northEastZ}, high, glm::vec3{low.x, high.y, southWestZ}};
}

bool MeshArea::leadsTo(AreaIndex other, std::size_t side) const {
    return std::ranges::find(links.at(side), other) != links.at(side).end();
}

EdgeMiddle edgeMiddle(const MeshArea& area, const MeshArea& other, std::size_t side) {
    const auto middle = [](float low, float high, float otherLow, float otherHigh) {
        // Areas that only touch at a corner or not at all: the nearest point of this area's edge.
        const float from = std::clamp(std::max(low, otherLow), low, std::max(low, high));
        const float to = std::clamp(std::min(high, otherHigh), low, std::max(low, high));
        return (from + to) / 2.0F;
    };
    if (side % 2 == 0)
        return {middle(area.low.x, area.high.x, other.low.x, other.high.x), side == 0 ? area.low.y : area.high.y};
    return {side == 1 ? area.high.x : area.low.x, middle(area.low.y, area.high.y, other.low.y, other.high.y)};
}

AnalysisMesh::AnalysisMesh(const source::NavFile& file) : areas(file.areas.size()) {
    Indexes indexes;
    for (std::size_t i = 0; i < areas.size(); ++i)
        indexes.try_emplace(file.areas[i].id, static_cast<AreaIndex>(i));
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const auto& stored = file.areas[i];
        auto& area = areas[i];
        area.id = stored.id;
        area.attributes = stored.attributes;
        area.low = vectorOf(stored.northWest);
        area.high = vectorOf(stored.southEast);
        area.northEastZ = stored.northEastZ;
        area.southWestZ = stored.southWestZ;
        area.centre = {(area.low.x + area.high.x) / 2.0F, (area.low.y + area.high.y) / 2.0F,
                       (area.low.z + area.high.z) / 2.0F};
        for (std::size_t side = 0; side < 4; ++side) {
            for (const auto id : source::entries(file.connections, stored.connections.at(side))) {
                if (const auto other = indexOf(indexes, id); other != kNoArea)
                    area.links.at(side).push_back(other);
            }
        }
    }
    const auto ends = ladderEnds(file, indexes);
    std::vector<glm::vec3> centres(areas.size());
    std::vector<std::vector<Passage>> ways(areas.size());
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const auto& area = areas[i];
        centres[i] = area.centre;
        const auto add = [&](AreaIndex to, float length, std::uint8_t how) {
            if (to != kNoArea && to != i)
                ways[i].push_back({to, length, how});
        };
        for (std::uint8_t side = 0; side < 4; ++side) {
            for (const auto other : area.links.at(side))
                add(other, distance(areas[other].centre, area.centre), side);
        }
        for (const auto l : ends[i].up) {
            const auto& ladder = file.ladders[l];
            if (ladder.dangling != 0)
                continue;
            // Nobody turns around at the top of a ladder: the area behind it is for climbing down only.
            for (const auto id : {ladder.topForward, ladder.topLeft, ladder.topRight})
                add(indexOf(indexes, id), ladder.length, kLadderUp);
        }
        for (const auto l : ends[i].down)
            add(indexOf(indexes, file.ladders[l].bottomArea), file.ladders[l].length, kLadderDown);
    }
    passages = PassageGraph(std::move(centres), ways);
}

} // namespace navsmith::systems::source_nav::generation
