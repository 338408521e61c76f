#include "core/systems/source_nav/generation/encounters.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr float kStep = 25.0F;
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

/// Spots in range of an eye, and whether they are in view.
class Walk {
public:
    Walk(std::span<const source::HidingSpot> spots, const Sight& sight, const AnalysisRules& rules)
        : spots_(spots), sight_(sight), rules_(rules), seen_(spots.size(), false) {}

    std::vector<source::EncounterSpot> along(const glm::vec3& from, const glm::vec3& to) {
        std::vector<source::EncounterSpot> found;
        std::fill(seen_.begin(), seen_.end(), false);
        const glm::vec3 way{to.x - from.x, to.y - from.y, to.z - from.z};
        const float length = std::sqrt(way.x * way.x + way.y * way.y + way.z * way.z);
        const glm::vec3 direction =
            length > 0.0F ? glm::vec3{way.x / length, way.y / length, way.z / length} : glm::vec3{0.0F, 0.0F, 1.0F};
        bool done = false;
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float at = 0.0F; !done; at += kStep) {
            if (at >= length) {
                at = length;
                done = true;
            }
            const glm::vec3 eye{from.x + at * direction.x, from.y + at * direction.y, from.z + at * direction.z};
            look(eye, direction, at, length, found);
        }
        return found;
    }

private:
    void look(const glm::vec3& eye, const glm::vec3& direction, float at, float length,
              std::vector<source::EncounterSpot>& found) {
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            if (seen_[i])
                continue;
            const auto& position = spots_[i].position;
            const glm::vec3 target{position.x, position.y, position.z + rules_.target};
            glm::vec3 apart{position.x - eye.x, position.y - eye.y, (position.z + rules_.target) - eye.z};
            const float distanceSquared = apart.x * apart.x + apart.y * apart.y + apart.z * apart.z;
            if (distanceSquared > kRange * kRange || !sight_.free(eye, target))
                continue;
            seen_[i] = true;
            const float distance = std::sqrt(distanceSquared);
            if (distance > 0.0F)
                apart = {apart.x / distance, apart.y / distance, apart.z / distance};
            const float ahead = direction.x * apart.x + direction.y * apart.y + direction.z * apart.z;
            // What is in view from the start does not come into view.
            if (ahead >= kBeside || ahead <= -kBeside || at <= 0.0F || found.size() >= kMostSpots)
                continue;
            found.push_back({spots_[i].id, static_cast<std::uint8_t>(255.0F * (at / length))});
        }
    }

    std::span<const source::HidingSpot> spots_;
    const Sight& sight_;
    const AnalysisRules& rules_;
    std::vector<bool> seen_;
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
    forEachPair(doorsOf(mesh, index, rules), rules, [&](const Door& from, const Door& to) {
        source::EncounterPath path;
        path.from = mesh.areas[from.area].id;
        path.to = mesh.areas[to.area].id;
        path.fromDirection = from.side;
        path.toDirection = to.side;
        result.push_back({path, walk.along(from.place, to.place)});
    });
    return result;
}

} // namespace navsmith::systems::source_nav::generation
