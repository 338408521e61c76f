#include "core/systems/source_nav/generation/hiding_spots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace navsmith::systems::source_nav::generation {
namespace {

/// A wall of this length beside a corner hides a player.
constexpr float kCornerSize = 20.0F;
/// Distance of a spot from the walls of its corner.
constexpr float kInset = 12.5F;
/// Spots of an area are not closer.
constexpr float kSpotSpacing = 30.0F;

constexpr float kCeiling = 20.0F;
constexpr float kCoverRange = 100.0F;
constexpr int kCoverLines = 8;

constexpr float kSniperStep = 25.0F;
constexpr float kSniperRange = 1000.0F;
constexpr float kLongSniperRange = 1500.0F;
constexpr float kLargeField = 200.0F * 200.0F;

float squared(const glm::vec3& v) {
    return v.x * v.x + v.y * v.y + v.z * v.z;
}

/// For each corner, in the format's order, how many of its two sides begin with a wall.
std::array<int, 4> wallsAtCorners(const AnalysisMesh& mesh, AreaIndex index, const AnalysisRules& rules) {
    const auto& area = mesh.areas[index];
    std::array<int, 4> walls{};
    for (std::size_t side = 0; side < 4; ++side) {
        const bool alongX = side % 2 == 0;
        float low = 999999.9F;
        float high = -999999.9F;
        for (const auto other : area.links.at(side)) {
            const auto& neighbour = mesh.areas[other];
            // Where one can only jump down, the edge of the drop may hide a player.
            if (other != index && !neighbour.leadsTo(index, opposite(side)))
                continue;
            if (rules.ignoresJumpNeighbours && neighbour.is(kJumpAttribute))
                continue;
            low = std::min(low, alongX ? neighbour.low.x : neighbour.low.y);
            high = std::max(high, alongX ? neighbour.high.x : neighbour.high.y);
        }
        const float areaLow = alongX ? area.low.x : area.low.y;
        const float areaHigh = alongX ? area.high.x : area.high.y;
        constexpr std::array<std::array<std::size_t, 2>, 4> kCorners{{{0, 1}, {1, 2}, {3, 2}, {0, 3}}};
        walls.at(kCorners.at(side)[0]) += low - areaLow >= kCornerSize ? 1 : 0;
        walls.at(kCorners.at(side)[1]) += areaHigh - high >= kCornerSize ? 1 : 0;
    }
    return walls;
}

/// Whether a player at a spot is covered from above or from most sides.
bool inCover(const glm::vec3& spot, const Sight& sight, const AnalysisRules& rules) {
    const glm::vec3 from{spot.x, spot.y, spot.z + rules.target};
    if (!sight.coverFree(from, {from.x, from.y, from.z + kCeiling}))
        return true;
    // The angle is a sum of floats in the engine too: whether there are 16 lines or 17 depends on it.
    const auto step = static_cast<float>(std::numbers::pi / 8.0);
    int covered = 0;
    // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
    for (float angle = 0.0F; static_cast<double>(angle) < 2.0 * std::numbers::pi; angle += step) {
        const auto x = static_cast<float>(static_cast<double>(kCoverRange) * std::cos(static_cast<double>(angle)));
        const auto y = static_cast<float>(static_cast<double>(kCoverRange) * std::sin(static_cast<double>(angle)));
        covered += sight.coverFree(from, {from.x + x, from.y + y, from.z + rules.target}) ? 0 : 1;
    }
    return covered >= kCoverLines;
}

} // namespace

glm::vec3 placeInCorner(const MeshArea& area, std::size_t corner, const AnalysisRules& rules) {
    const glm::vec3 at = area.corners().at(corner);
    const float x = corner == 1 || corner == 2 ? -1.0F : 1.0F;
    const float y = corner >= 2 ? -1.0F : 1.0F;
    const float halfWidth = (area.high.x - area.low.x) * 0.5F;
    const float halfDepth = (area.high.y - area.low.y) * 0.5F;
    const std::array<std::array<float, 2>, 5> insets{
        {{kInset, kInset}, {kInset, halfDepth}, {halfWidth, kInset}, {halfWidth, halfDepth}, {1.0F, 1.0F}}};
    for (const auto& inset : insets) {
        const glm::vec3 place{at.x + inset[0] * x, at.y + inset[1] * y, at.z};
        const bool inside =
            place.x >= area.low.x && place.x <= area.high.x && place.y >= area.low.y && place.y <= area.high.y;
        if (inside || !rules.source)
            return place;
    }
    return at;
}

std::vector<glm::vec3> spotPlaces(const AnalysisMesh& mesh, AreaIndex index, const AnalysisRules& rules) {
    std::vector<glm::vec3> places;
    const auto& area = mesh.areas[index];
    if (area.is(kJumpAttribute) || (rules.source && area.is(kDontHideAttribute)))
        return places;
    const auto walls = wallsAtCorners(mesh, index, rules);
    constexpr std::array<std::size_t, 4> kGoldSrcOrder{0, 1, 3, 2};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t corner = rules.source ? i : kGoldSrcOrder.at(i);
        if (walls.at(corner) != 2)
            continue;
        const auto place = placeInCorner(area, corner, rules);
        const bool taken = std::ranges::any_of(
            places, [&](const glm::vec3& other) { return squared(place - other) < kSpotSpacing * kSpotSpacing; });
        if (!taken)
            places.push_back(place);
    }
    return places;
}

std::vector<source::HidingSpot> hidingSpots(const AnalysisMesh& mesh, AreaIndex index, const Sight& sight,
                                            const AnalysisRules& rules) {
    std::vector<source::HidingSpot> spots;
    const std::uint8_t open = rules.source ? source::kExposed : 0;
    for (const auto& place : spotPlaces(mesh, index, rules))
        spots.push_back({.id = 0,
                         .position = {place.x, place.y, place.z},
                         .flags = inCover(place, sight, rules) ? source::kInCover : open});
    return spots;
}

SniperTargets::SniperTargets(const AnalysisMesh& mesh, const AnalysisRules& rules) {
    for (const auto& area : mesh.areas) {
        // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
        for (float y = area.low.y + kSniperStep / 2.0F; y < area.high.y; y += kSniperStep) {
            // NOLINTNEXTLINE(cert-flp30-c,clang-analyzer-security.FloatLoopCounter): the engine counts in floats
            for (float x = area.low.x + kSniperStep / 2.0F; x < area.high.x; x += kSniperStep)
                points.emplace_back(x, y, area.heightAt(x, y) + rules.target);
        }
    }
}

std::uint8_t sniperFlags(const glm::vec3& eye, const SniperTargets& targets, const Sight& sight) {
    // Only points farther away than all seen before count, so nearer ones need no line.
    float farthest = 0.0F;
    bool anyFar = false;
    glm::vec3 low{0.0F};
    glm::vec3 high{0.0F};
    for (const auto& point : targets.points) {
        const float range = squared({eye.x - point.x, eye.y - point.y, eye.z - point.z});
        if (range <= farthest)
            continue;
        if (!sight.free(eye, point) || sight.beyond->line(eye, point, sight.beyondMask).startSolid)
            continue;
        farthest = range;
        if (range < kSniperRange * kSniperRange)
            continue;
        if (!anyFar)
            low = high = point;
        anyFar = true;
        low = {std::min(low.x, point.x), std::min(low.y, point.y), 0.0F};
        high = {std::max(high.x, point.x), std::max(high.y, point.y), 0.0F};
    }
    if (!anyFar)
        return 0;
    const float field = (high.x - low.x) * (high.y - low.y);
    return field >= kLargeField || farthest >= kLongSniperRange * kLongSniperRange ? source::kIdealSniperSpot
                                                                                   : source::kGoodSniperSpot;
}

} // namespace navsmith::systems::source_nav::generation
