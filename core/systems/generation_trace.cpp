#include "core/systems/generation_trace.h"

#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <unordered_map>

namespace navsmith::systems {

namespace {

/// Finds places by their cell in plan.
class PlaceGrid {
public:
    PlaceGrid(const std::vector<RejectedPlace>& places, float spacing) : spacing_(spacing) {
        for (std::size_t i = 0; i < places.size(); ++i)
            cells_[keyOf(cellOf(places[i].place.x), cellOf(places[i].place.y))].push_back(i);
    }

    /// Calls f(position) for the places at most one cell away in plan.
    template <typename F>
    void forEachNear(const glm::vec3& place, F&& f) const {
        for (std::int32_t x = -1; x <= 1; ++x) {
            for (std::int32_t y = -1; y <= 1; ++y) {
                const auto cell = cells_.find(keyOf(cellOf(place.x) + x, cellOf(place.y) + y));
                if (cell == cells_.end())
                    continue;
                for (const auto i : cell->second)
                    f(i);
            }
        }
    }

private:
    [[nodiscard]] std::int32_t cellOf(float value) const {
        constexpr float kFarthest = 1e8F; // floats of damaged maps may be larger than integers
        return static_cast<std::int32_t>(std::floor(std::clamp(value / spacing_, -kFarthest, kFarthest)));
    }
    static std::uint64_t keyOf(std::int32_t x, std::int32_t y) {
        return std::uint64_t{static_cast<std::uint32_t>(x)} << 32U | static_cast<std::uint32_t>(y);
    }

    float spacing_;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> cells_;
};

constexpr float kStorey = 72; ///< floors of one place are at least this far apart

float alongGround(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(glm::vec2(a - b));
}

/// Heights count less than distances in plan: what is seen of a rejected wall is its side.
float distanceTo(const glm::vec3& place, const glm::vec3& other) {
    constexpr float kHeightShare = 0.25F;
    return alongGround(place, other) + kHeightShare * std::abs(place.z - other.z);
}

} // namespace

std::vector<RejectedGround> rejectedGrounds(const GenerationTrace& trace) {
    const PlaceGrid grid(trace.rejected, trace.spacing);
    std::vector<bool> done(trace.rejected.size());
    std::vector<RejectedGround> grounds;
    for (std::size_t first = 0; first < done.size(); ++first) {
        if (done[first])
            continue;
        done[first] = true;
        auto& ground = grounds.emplace_back();
        ground.reason = trace.rejected[first].reason;
        ground.members = {first};
        glm::dvec3 sum(0);
        for (std::size_t at = 0; at < ground.members.size(); ++at) {
            const auto& place = trace.rejected[ground.members[at]].place;
            sum += glm::dvec3(place);
            grid.forEachNear(place, [&](std::size_t i) {
                const auto& other = trace.rejected[i];
                if (done[i] || other.reason != ground.reason || std::abs(other.place.z - place.z) > kStorey)
                    return;
                done[i] = true;
                ground.members.push_back(i);
            });
        }
        const glm::vec3 middle(sum / static_cast<double>(ground.members.size()));
        ground.place =
            trace
                .rejected[*std::ranges::min_element(
                    ground.members, {}, [&](std::size_t i) { return glm::distance(trace.rejected[i].place, middle); })]
                .place;
    }
    std::ranges::stable_sort(grounds, std::greater(), [](const auto& ground) { return ground.members.size(); });
    return grounds;
}

std::string explain(const GenerationTrace& trace, std::span<const RejectionReason> reasons, const glm::vec3& place) {
    const float reach = trace.spacing;
    const auto isHere = [&](const glm::vec3& other) {
        return alongGround(other, place) <= reach && std::abs(other.z - place.z) <= 2 * kStorey;
    };
    const auto nearer = [&](const auto& a, const auto& b) { return distanceTo(a, place) < distanceTo(b, place); };
    std::optional<glm::vec3> reached;
    std::optional<glm::vec3> nearest;
    for (const auto& other : trace.reached) {
        if (isHere(other) && (!reached || nearer(other, *reached)))
            reached = other;
        if (!nearest || glm::distance(other, place) < glm::distance(*nearest, place))
            nearest = other;
    }
    const RejectedPlace* rejected = nullptr;
    for (const auto& other : trace.rejected)
        if (isHere(other.place) && (rejected == nullptr || nearer(other.place, rejected->place)))
            rejected = &other;
    // A place that was reached and rejected later is both: then the reason tells more.
    if (rejected != nullptr && (!reached || distanceTo(rejected->place, place) <= distanceTo(*reached, place)))
        return reasons[rejected->reason].explain(rejected->amount);
    if (reached)
        return texts::format("The generator reaches this place and covers it.");
    if (!nearest)
        return texts::format("The generator reaches no place of this map.");
    return texts::format("The generator never comes here: no way leads here from where it begins. The nearest place "
                         "that it reaches is {:.0f} units away, at {:.0f} {:.0f} {:.0f}.",
                         glm::distance(*nearest, place), nearest->x, nearest->y, nearest->z);
}

} // namespace navsmith::systems
