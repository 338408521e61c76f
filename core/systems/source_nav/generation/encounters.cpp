#include "core/systems/source_nav/generation/encounters.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr float kPathStep = 25.0F;
constexpr float kRange = 2000.0F;
/// Spots ahead and behind are no surprise: only those at more than 45 degrees count.
constexpr float kBeside = 0.7071F;
constexpr std::size_t kMostSpots = 255;

/// A neighbour, and where the way to it crosses the border at eye height.
struct Door {
    AreaIndex area = kNoArea;
    std::uint8_t side = 0;
    glm::vec3 place{0.0F};
};

std::vector<Door> doorsOf(const AnalysisMesh& mesh, AreaIndex index, const AnalysisRules& rules) {
    std::vector<Door> doors;
    const auto& area = mesh.areas[index];
    for (std::uint8_t side = 0; side < 4; ++side) {
        for (const auto other : area.links.at(side)) {
            const auto middle = edgeMiddle(area, mesh.areas[other], side);
            const float height = mesh.areas[other].heightAt(middle.x, middle.y) + rules.eye;
            doors.push_back({other, side, {middle.x, middle.y, height}});
        }
    }
    return doors;
}

/// Ways through an area. In GoldSrc one may lead back to where it came from, across another side.
template <typename F>
void forEachPair(const std::vector<Door>& doors, const AnalysisRules& rules, F&& f) {
    for (const auto& from : doors) {
        for (const auto& to : doors) {
            if (from.area != to.area || (!rules.source && from.side != to.side))
                f(from, to);
        }
    }
}

/// Which spots come into view on paths through an area.
class Walk {
public:
    Walk(std::span<const source::HidingSpot> spots, const Sight& sight, const AnalysisRules& rules)
        : spots_(spots), sight_(sight), rules_(rules) {}

    /// Looks around where paths begin: what is in view there does not come into view on them.
    void beginAt(const glm::vec3& eye) {
        begin_ = eye;
        hidden_.clear();
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            const float away = lengthSquared(to(i, eye));
            if (away > kRange * kRange || !sight_.free(eye, target(i)))
                hidden_.push_back({i, std::sqrt(away)});
        }
    }

    /// On the path to another place.
    std::vector<source::EncounterSpot> along(const glm::vec3& end) {
        std::vector<source::EncounterSpot> spots;
        const glm::vec3 way{end.x - begin_.x, end.y - begin_.y, end.z - begin_.z};
        const float length = std::sqrt(lengthSquared(way));
        if (!(length > 0.0F))
            return spots;
        constexpr float kTolerance = 1.0F;
        pending_.clear();
        for (const auto& spot : hidden_) {
            if (spot.away <= kRange + length + kTolerance)
                pending_.push_back(spot.index);
        }
        const glm::vec3 direction{way.x / length, way.y / length, way.z / length};
        bool done = false;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float at = kPathStep; !done; at += kPathStep) {
            if (at >= length) {
                at = length;
                done = true;
            }
            const glm::vec3 eye{begin_.x + at * direction.x, begin_.y + at * direction.y, begin_.z + at * direction.z};
            std::erase_if(pending_, [&](std::size_t spot) {
                const auto apart = to(spot, eye);
                if (lengthSquared(apart) > kRange * kRange || !sight_.free(eye, target(spot)))
                    return false;
                if (isBeside(apart, direction) && spots.size() < kMostSpots)
                    spots.push_back({spots_[spot].id, static_cast<std::uint8_t>(255.0F * (at / length))});
                return true;
            });
        }
        return spots;
    }

private:
    struct Hidden {
        std::size_t index = 0;
        float away = 0;
    };

    static float lengthSquared(const glm::vec3& v) { return v.x * v.x + v.y * v.y + v.z * v.z; }
    [[nodiscard]] glm::vec3 target(std::size_t spot) const {
        const auto& position = spots_[spot].position;
        return {position.x, position.y, position.z + rules_.target};
    }
    [[nodiscard]] glm::vec3 to(std::size_t spot, const glm::vec3& eye) const {
        const auto place = target(spot);
        return {place.x - eye.x, place.y - eye.y, place.z - eye.z};
    }
    static bool isBeside(glm::vec3 apart, const glm::vec3& direction) {
        const float distance = std::sqrt(lengthSquared(apart));
        if (distance > 0.0F)
            apart = {apart.x / distance, apart.y / distance, apart.z / distance};
        const float ahead = direction.x * apart.x + direction.y * apart.y + direction.z * apart.z;
        return ahead < kBeside && ahead > -kBeside;
    }

    std::span<const source::HidingSpot> spots_;
    const Sight& sight_;
    const AnalysisRules& rules_;
    glm::vec3 begin_{0.0F};
    std::vector<Hidden> hidden_; ///< from where paths begin
    std::vector<std::size_t> pending_;
};

} // namespace

std::vector<std::array<std::uint32_t, 4>> encounterWays(const AnalysisMesh& mesh, AreaIndex index,
                                                        const AnalysisRules& rules) {
    std::vector<std::array<std::uint32_t, 4>> ways;
    forEachPair(doorsOf(mesh, index, rules), rules, [&](const Door& from, const Door& to) {
        ways.push_back({mesh.areas[from.area].id, from.side, mesh.areas[to.area].id, to.side});
    });
    return ways;
}

std::vector<Encounter> encounters(const AnalysisMesh& mesh, AreaIndex index, std::span<const source::HidingSpot> spots,
                                  const Sight& sight, const AnalysisRules& rules) {
    std::vector<Encounter> result;
    Walk walk(spots, sight, rules);
    const Door* begin = nullptr;
    forEachPair(doorsOf(mesh, index, rules), rules, [&](const Door& from, const Door& to) {
        if (begin != &from)
            walk.beginAt(from.place);
        begin = &from;
        source::EncounterPath path;
        path.from = mesh.areas[from.area].id;
        path.to = mesh.areas[to.area].id;
        path.fromDirection = from.side;
        path.toDirection = to.side;
        result.push_back({path, walk.along(to.place)});
    });
    return result;
}

} // namespace navsmith::systems::source_nav::generation
