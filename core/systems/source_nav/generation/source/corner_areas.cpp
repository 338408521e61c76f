// Small areas between two that touch only at a corner.
#include "core/systems/source_nav/generation/area_shapes.h"
#include "core/systems/source_nav/generation/source/source_areas.h"

#include <algorithm>
#include <array>

namespace navsmith::systems::source_nav::generation {

namespace {

class CornerJoiner {
public:
    CornerJoiner(const BoxWalker& walker, std::vector<GeneratedArea>& areas)
        : walker_(walker), areas_(areas), grid_(areas), from_(linkedFrom(areas)) {}

    void run() {
        const auto count = static_cast<AreaId>(areas_.size());
        for (AreaId area = 0; area < count; ++area)
            if (!areas_[area].gone)
                for (const auto corner : {NorthWest, NorthEast, SouthEast, SouthWest})
                    joinAt(area, corner);
    }

private:
    [[nodiscard]] bool hasLinks(AreaId area, Side side) const {
        return !areas_[area].links[side].empty() || std::ranges::any_of(from_[area], [&](AreaId other) {
            return isLinked(areas_[other], area, opposite(side));
        });
    }

    /// Tries the places on both sides of a corner around which nothing is linked.
    void joinAt(AreaId area, Corner corner) {
        const auto right = static_cast<Side>(corner); // the side clockwise of the corner
        const auto left = turned(right, 3);
        if (hasLinks(area, left) || hasLinks(area, right))
            return;
        // One leaves over a side, and then goes along the other area's.
        join(area, corner, left, turned(left, 3));
        join(area, corner, right, turned(right, 1));
    }

    void join(AreaId area, Corner corner, Side out, Side back) {
        constexpr float kSize = kStep / 2;
        constexpr float kBelow = 120;
        const auto place = areas_[area].corner(corner);
        auto beside = place;
        move(beside, out, kSize);
        const auto other = grid_.under(beside, kBelow);
        if (other == kNoAreaId || other == area || !walker_.walk(place, beside, kStepHeight))
            return;
        const auto touching = areas_[other].corner(static_cast<Corner>((corner + 2U) % 4U));
        if (touching != place)
            return;
        auto along = place;
        move(along, back, kSize);
        auto far = beside;
        move(far, back, kSize);
        if (!walker_.walk(beside, far, kStepHeight))
            return;
        const auto ground = walker_.walk(along, far, kStepHeight);
        if (!ground || grid_.under(far, kBelow) != kNoAreaId)
            return;
        add(area, other, {place, beside, *ground, along}, out, back);
    }

    void add(AreaId area, AreaId other, const std::array<glm::vec3, 4>& corners, Side out, Side back) {
        const auto heightOf = [&](float x, float y) {
            const auto found = std::ranges::find_if(corners, [&](const glm::vec3& c) { return c.x == x && c.y == y; });
            return found == corners.end() ? corners.front().z : found->z;
        };
        const auto [west, east] = std::minmax({corners[0].x, corners[1].x, corners[2].x, corners[3].x});
        const auto [north, south] = std::minmax({corners[0].y, corners[1].y, corners[2].y, corners[3].y});
        GeneratedArea cornerArea;
        cornerArea.low = {west, north, heightOf(west, north)};
        cornerArea.high = {east, south, heightOf(east, south)};
        cornerArea.northEastZ = heightOf(east, north);
        cornerArea.southWestZ = heightOf(west, south);
        cornerArea.crouch = areas_[area].crouch;
        cornerArea.stairs = areas_[area].stairs;
        const auto id = static_cast<AreaId>(areas_.size());
        areas_.push_back(std::move(cornerArea));
        from_.emplace_back();
        linkBoth(area, id, out);
        linkBoth(other, id, back);
        grid_.add(areas_, id);
    }

    void linkBoth(AreaId one, AreaId other, Side side) {
        link(areas_[one], other, side);
        link(areas_[other], one, opposite(side));
        from_[other].push_back(one);
        from_[one].push_back(other);
    }

    const BoxWalker& walker_;
    std::vector<GeneratedArea>& areas_;
    AreaGrid grid_;
    std::vector<std::vector<AreaId>> from_;
};

} // namespace

void joinCorners(const BoxWalker& walker, std::vector<GeneratedArea>& areas) {
    CornerJoiner(walker, areas).run();
}

} // namespace navsmith::systems::source_nav::generation
