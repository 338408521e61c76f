#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

#include "resources/samples/mesh_draft.h"

namespace navsmith::samples {
namespace {

using glm::vec3;
using systems::source_nav::gapOn;
using systems::source_nav::portal;

// docs/formats/source-nav.md, section 9.
constexpr float kStep = 18;
constexpr float kJump = 58;  ///< crouch jump in Counter-Strike
constexpr float kDrop = 200; ///< a higher fall kills in Counter-Strike
constexpr float kHullHeight = 71;
constexpr float kHalfHull = 16;
constexpr float kLargest = 320; ///< maximum side length of an area
constexpr float kChest = 24;    ///< height above the floor of the ray that checks for obstacles

const Block* blockNamed(const OutpostPlan& plan, std::string_view name) {
    const auto found =
        std::find_if(plan.blocks.begin(), plan.blocks.end(), [&](const Block& b) { return b.name == name; });
    return found == plan.blocks.end() ? nullptr : &*found;
}

/// A part of the top of a block.
Patch patchOn(const Block& block, const Extent& extent) {
    const Patch top{block.extent.west, block.extent.north, block.extent.east, block.extent.south, block.top};
    return {extent.west,
            extent.north,
            extent.east,
            extent.south,
            {top.heightAt(extent.west, extent.north), top.heightAt(extent.east, extent.north),
             top.heightAt(extent.east, extent.south), top.heightAt(extent.west, extent.south)}};
}

bool overlap(const Extent& a, const Extent& b) {
    return a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;
}

/// The obstacles on a floor, extended by the clearance that a player needs.
std::vector<Extent> coverOn(const OutpostPlan& plan, const Floor& floor, const Patch& patch) {
    std::vector<Extent> covers;
    const float height = patch.middle().z;
    for (const auto& block : plan.blocks) {
        const auto& e = block.extent;
        const Extent grown{e.west - kHalfHull, e.north - kHalfHull, e.east + kHalfHull, e.south + kHalfHull};
        if (block.use == BlockUse::Cover && block.bottom < height + kHullHeight && block.top[0] > height + kStep &&
            overlap(grown, floor.extent))
            covers.push_back(grown);
    }
    return covers;
}

/// The positions at which a floor may be cut along one axis.
std::vector<float> cuts(float from, float to, std::vector<float> inner) {
    inner.push_back(from);
    inner.push_back(to);
    std::erase_if(inner, [&](float at) { return at < from || at > to; });
    std::sort(inner.begin(), inner.end());
    inner.erase(std::unique(inner.begin(), inner.end()), inner.end());
    return inner;
}

/// Divides the free part of a floor into rectangles: at each free corner, the largest one that starts there.
std::vector<Extent> freeParts(const Extent& floor, const std::vector<Extent>& covers) {
    std::vector<float> xs;
    std::vector<float> ys;
    for (const auto& cover : covers) {
        xs.insert(xs.end(), {cover.west, cover.east});
        ys.insert(ys.end(), {cover.north, cover.south});
    }
    xs = cuts(floor.west, floor.east, std::move(xs));
    ys = cuts(floor.north, floor.south, std::move(ys));
    const std::size_t columns = xs.size() - 1;
    const std::size_t rows = ys.size() - 1;
    std::vector<bool> taken(columns * rows);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            const Extent cell{xs[c], ys[r], xs[c + 1], ys[r + 1]};
            taken[r * columns + c] =
                std::any_of(covers.begin(), covers.end(), [&](const Extent& cover) { return overlap(cover, cell); });
        }
    }
    const auto isFree = [&](std::size_t c0, std::size_t c1, std::size_t r0, std::size_t r1) {
        for (std::size_t r = r0; r < r1; ++r) {
            for (std::size_t c = c0; c < c1; ++c) {
                if (taken[r * columns + c])
                    return false;
            }
        }
        return true;
    };
    std::vector<Extent> parts;
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            std::size_t best[2] = {c, r};
            float area = 0;
            for (std::size_t r1 = r + 1; r1 <= rows; ++r1) {
                for (std::size_t c1 = c + 1; c1 <= columns && isFree(c, c1, r, r1); ++c1) {
                    const float size = (xs[c1] - xs[c]) * (ys[r1] - ys[r]);
                    if (size > area) {
                        area = size;
                        best[0] = c1;
                        best[1] = r1;
                    }
                }
            }
            for (std::size_t y = r; y < best[1]; ++y) {
                for (std::size_t x = c; x < best[0]; ++x)
                    taken[y * columns + x] = true;
            }
            if (area > 0)
                parts.push_back({xs[c], ys[r], xs[best[0]], ys[best[1]]});
        }
    }
    // A narrower strip along a wall has no room for a player.
    std::erase_if(parts, [](const Extent& part) {
        return part.east - part.west < kHalfHull || part.south - part.north < kHalfHull;
    });
    return parts;
}

/// Divides a rectangle into equal pieces so that no side exceeds kLargest.
std::vector<Extent> pieces(const Extent& part) {
    const auto count = [](float length) { return std::max(1, static_cast<int>(std::ceil(length / kLargest))); };
    const int columns = count(part.east - part.west);
    const int rows = count(part.south - part.north);
    // Round to whole units, so that neighbouring pieces share borders exactly.
    const auto at = [](float from, float to, int i, int n) {
        return std::round(from + (to - from) * static_cast<float>(i) / static_cast<float>(n));
    };
    std::vector<Extent> out;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c)
            out.push_back({at(part.west, part.east, c, columns), at(part.north, part.south, r, rows),
                           at(part.west, part.east, c + 1, columns), at(part.north, part.south, r + 1, rows)});
    }
    return out;
}

vec3 towards(Direction side, float by) {
    switch (side) {
    case Direction::North:
        return {0, -by, 0};
    case Direction::East:
        return {by, 0, 0};
    case Direction::South:
        return {0, by, 0};
    case Direction::West:
        return {-by, 0, 0};
    }
    return vec3(0);
}

/// Whether a player can go directly from one area to the other over a side: walking, jumping up or falling.
bool canGo(const Patch& from, const Patch& to, Direction side, const world::RayCaster& map) {
    const float gap = gapOn(from, to, side);
    if (gap < 0 || gap > kHalfHull)
        return false;
    const auto way = portal(from, to, side);
    const float up = way.to.z - way.from.z;
    if (2 * way.halfWidth < kHalfHull || up > kJump || -up > kDrop)
        return false;
    if (gap > 0 && std::abs(up) <= kStep)
        return false; // a gap between areas of the same height is a thin wall
    constexpr float inside = 8;
    const float height = std::max(way.from.z, way.to.z) + kChest;
    const auto clear = [&](const vec3& start, const vec3& end) {
        return !map.cast(start, end - start,
                         {.maxDistance = glm::distance(start, end), .layers = world::groundLayers()});
    };
    vec3 start = way.from - towards(side, inside);
    vec3 end = way.to + towards(side, inside);
    const vec3 low(up > 0 ? start : end);
    start.z = height;
    end.z = height;
    // Check across at the height of the upper area, then down to the lower one, because there may be a roof between.
    return clear(start, end) && clear({low.x, low.y, height}, low + vec3(0, 0, kStep));
}

void connect(MeshDraft& mesh, const world::RayCaster& map) {
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        for (std::size_t b = 0; b < mesh.areas.size(); ++b) {
            for (std::size_t s = 0; s < 4 && a != b; ++s) {
                if (canGo(mesh.areas[a].patch, mesh.areas[b].patch, static_cast<Direction>(s), map))
                    mesh.areas[a].sides[s].push_back(b);
            }
        }
    }
}

void addLadder(MeshDraft& mesh, const LadderPlan& plan) {
    DraftLadder ladder;
    ladder.plan = plan;
    const auto front = static_cast<Direction>(plan.faces);
    const auto& e = plan.extent;
    const bool alongX = plan.faces % 2 == 0;
    ladder.width = alongX ? e.east - e.west : e.south - e.north;
    vec3 at((e.west + e.east) / 2, (e.north + e.south) / 2, 0);
    at += towards(front, (alongX ? e.south - e.north : e.east - e.west) / 2);
    ladder.top = {at.x, at.y, plan.top};
    ladder.bottom = {at.x, at.y, plan.bottom};
    ladder.bottomArea = areaAt(mesh, ladder.bottom + towards(front, kHalfHull));
    ladder.topArea = areaAt(mesh, ladder.top - towards(front, kHalfHull));
    const auto number = mesh.ladders.size();
    if (ladder.bottomArea != kNoArea)
        mesh.areas[ladder.bottomArea].laddersUp.push_back(number);
    if (ladder.topArea != kNoArea)
        mesh.areas[ladder.topArea].laddersDown.push_back(number);
    mesh.ladders.push_back(ladder);
}

} // namespace

std::vector<DraftWay> waysFrom(const MeshDraft& mesh, std::size_t area) {
    std::vector<DraftWay> ways;
    const auto& from = mesh.areas[area];
    for (std::size_t s = 0; s < 4; ++s) {
        for (const auto to : from.sides[s]) {
            const auto way = portal(from.patch, mesh.areas[to].patch, static_cast<Direction>(s));
            ways.push_back({to, way.to.z - way.from.z > kStep ? How::Jump : static_cast<How>(s)});
        }
    }
    for (const auto ladder : from.laddersUp)
        ways.push_back({mesh.ladders[ladder].topArea, How::LadderUp});
    for (const auto ladder : from.laddersDown)
        ways.push_back({mesh.ladders[ladder].bottomArea, How::LadderDown});
    std::erase_if(ways, [](const DraftWay& way) { return way.to == kNoArea; });
    return ways;
}

std::size_t areaAt(const MeshDraft& mesh, const vec3& point) {
    std::size_t best = kNoArea;
    float least = kStep;
    for (std::size_t a = 0; a < mesh.areas.size(); ++a) {
        const auto& patch = mesh.areas[a].patch;
        const float off = std::abs(point.z - patch.heightAt(point.x, point.y));
        if (patch.contains(point.x, point.y) && off <= least) {
            best = a;
            least = off;
        }
    }
    return best;
}

MeshDraft drawUpAreas(const OutpostPlan& plan, const world::RayCaster& map) {
    MeshDraft mesh;
    for (const auto& floor : plan.floors) {
        const Block* block = blockNamed(plan, floor.block);
        if (block == nullptr)
            continue;
        for (const auto& part : freeParts(floor.extent, coverOn(plan, floor, patchOn(*block, floor.extent)))) {
            for (const auto& piece : pieces(part)) {
                DraftArea area;
                area.patch = patchOn(*block, piece);
                area.place = floor.place;
                area.attributes = floor.attributes;
                mesh.areas.push_back(std::move(area));
            }
        }
    }
    connect(mesh, map);
    for (const auto& ladder : plan.ladders)
        addLadder(mesh, ladder);
    return mesh;
}

} // namespace navsmith::samples
