#include "core/systems/source_nav/generation/sightlines.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace navsmith::systems::source_nav::generation {
namespace {

constexpr float kCell = 25.0F;
constexpr float kSightShare = 0.75F;
/// Targets in almost the same direction from an eye count as one.
constexpr float kSameDirection = 0.98F;
constexpr std::size_t kMostDifferences = 64;
constexpr std::uint8_t kInPart = 1;
constexpr std::uint8_t kOpen = 2;
constexpr std::uint8_t kWholly = 3;

using Seen = std::vector<std::pair<AreaIndex, std::uint8_t>>;

/// A box the size of an area, swept to the nearest place of another, meets nothing.
bool isOpenBetween(const MeshArea& from, const MeshArea& to, const Sight& sight, float lift) {
    const glm::vec3 start = from.centre + glm::vec3(0, 0, lift);
    const float x = std::clamp(start.x, std::min(to.low.x, to.high.x), std::max(to.low.x, to.high.x));
    const float y = std::clamp(start.y, std::min(to.low.y, to.high.y), std::max(to.low.y, to.high.y));
    const glm::vec3 half(std::abs(from.high.x - from.low.x) / 2.0F, std::abs(from.high.y - from.low.y) / 2.0F, 0.0F);
    return sight.beyond->isClear(start, {x, y, to.heightAt(x, y) + lift}, -half, half, sight.beyondMask);
}

/// The centre and corners of an area, lifted. Corners are lifted twice in the engine, and so they are here.
std::array<glm::vec3, 5> targetsOf(const MeshArea& area, float lift) {
    const auto corners = area.corners();
    std::array<glm::vec3, 5> targets{area.centre + glm::vec3(0, 0, lift)};
    for (std::size_t i = 0; i < corners.size(); ++i)
        targets.at(i + 1) = corners.at(i) + glm::vec3(0, 0, 2.0F * lift);
    return targets;
}

std::vector<glm::vec3> eyesOf(const MeshArea& area, float lift) {
    std::vector<glm::vec3> eyes;
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float y = area.low.y + kCell / 2.0F; y < area.high.y; y += kCell) {
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float x = area.low.x + kCell / 2.0F; x < area.high.x; x += kCell)
            eyes.emplace_back(x, y, area.heightAt(x, y) + lift);
    }
    if (eyes.empty())
        eyes.push_back(area.centre + glm::vec3(0, 0, lift));
    return eyes;
}

/// An eye sees an area if it sees any of its targets.
bool seesAny(const glm::vec3& eye, const std::array<glm::vec3, 5>& targets, const Sight& sight) {
    std::array<std::optional<glm::vec3>, 5> directions;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const glm::vec3 way = targets.at(i) - eye;
        const float length = glm::length(way);
        const glm::vec3 direction = length > 0.0F ? way / length : glm::vec3(0.0F);
        const bool isTested = std::any_of(directions.begin(), directions.end(), [&](const auto& other) {
            return other && glm::dot(*other, direction) >= kSameDirection;
        });
        if (isTested)
            continue;
        if (sight.free(eye, targets.at(i)))
            return true;
        directions.at(i) = direction;
    }
    return false;
}

std::uint8_t seenFrom(const MeshArea& from, const MeshArea& to, const Sight& sight, float lift) {
    const auto targets = targetsOf(to, lift);
    bool any = false;
    bool all = true;
    for (const auto& eye : eyesOf(from, lift)) {
        const bool sees = seesAny(eye, targets, sight);
        any = any || sees;
        all = all && sees;
        if (any && !all)
            return kInPart;
    }
    return any ? kWholly : 0;
}

/// Entries that turn what `base` sees into what `own` sees; 0 hides an area. Both are sorted.
Seen differences(const Seen& own, const Seen& base) {
    Seen result;
    auto a = own.begin();
    auto b = base.begin();
    while (a != own.end() || b != base.end()) {
        if (b == base.end() || (a != own.end() && a->first < b->first))
            result.push_back(*a++);
        else if (a == own.end() || b->first < a->first)
            result.emplace_back((b++)->first, std::uint8_t{0});
        else {
            if (a->second != b->second)
                result.push_back(*a);
            ++a;
            ++b;
        }
    }
    return result;
}

} // namespace

std::vector<std::pair<AreaIndex, AreaIndex>> pairsInView(const AnalysisMesh& mesh, float distance) {
    std::vector<std::pair<AreaIndex, AreaIndex>> pairs;
    for (AreaIndex i = 0; i < mesh.areas.size(); ++i) {
        for (AreaIndex j = i + 1; j < mesh.areas.size(); ++j) {
            if (glm::distance(mesh.areas[i].centre, mesh.areas[j].centre) <= distance)
                pairs.emplace_back(i, j);
        }
    }
    return pairs;
}

MutualSight visibilityBetween(const AnalysisMesh& mesh, AreaIndex first, AreaIndex second, const Sight& sight,
                              const AnalysisRules& rules) {
    const float lift = kSightShare * rules.height;
    const auto seen = [&](const MeshArea& from, const MeshArea& to) {
        return isOpenBetween(from, to, sight, lift) ? kOpen : seenFrom(from, to, sight, lift);
    };
    MutualSight result{.ofFirst = seen(mesh.areas[second], mesh.areas[first]),
                       .ofSecond = seen(mesh.areas[first], mesh.areas[second])};
    // What sees is also seen, in part.
    if (result.ofFirst == 0 && result.ofSecond != 0)
        result.ofFirst = kInPart;
    if (result.ofSecond == 0 && result.ofFirst != 0)
        result.ofSecond = kInPart;
    return result;
}

std::vector<VisibleList> inheritedLists(const AnalysisMesh& mesh, const std::vector<Seen>& seen) {
    std::vector<VisibleList> lists(seen.size());
    std::vector<bool> isBase(seen.size()); ///< others inherit from it, so it keeps a list of its own
    for (AreaIndex i = 0; i < seen.size(); ++i) {
        lists[i].areas = seen[i];
        if (isBase[i])
            continue;
        std::optional<Seen> shortest;
        for (const auto& side : mesh.areas[i].links) {
            for (const auto neighbour : side) {
                // Only one level is inherited.
                const auto base = lists[neighbour].inherits != kNoArea ? lists[neighbour].inherits : neighbour;
                if (base == i)
                    continue;
                auto list = differences(seen[i], seen[base]);
                if (list.size() > kMostDifferences || list.size() >= seen[i].size() ||
                    (shortest && list.size() >= shortest->size()))
                    continue;
                shortest = std::move(list);
                lists[i].inherits = base;
            }
        }
        if (shortest) {
            lists[i].areas = std::move(*shortest);
            isBase[lists[i].inherits] = true;
        }
    }
    return lists;
}

} // namespace navsmith::systems::source_nav::generation
