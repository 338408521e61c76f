#include "core/systems/quake_nav/generation/lattice.h"

#include <queue>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::systems::quake_nav::generation {

namespace {

using Step = std::array<std::int32_t, 2>;
constexpr std::array<Step, kPlaneDirections> kSteps{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
constexpr std::size_t kUp = 8;
constexpr std::size_t kDown = 9;

constexpr float kSameFloor = 8;   ///< cells of a column that are no further apart are one
constexpr float kWaterLayer = 32; ///< height of the lattice in water
constexpr float kSameLayer = 16;
constexpr std::int32_t kFarthest = 1 << 20; ///< columns from the origin

/// A stride to a point of the lattice. Where a wall is in the way, also to places beside it, so that passages between
/// its points are found.
Moved strideTo(const Terrain& terrain, const Cell& from, bool swims, const glm::vec3& point, const Step& step) {
    auto moved = stride(terrain, from.feet, swims, point);
    if (isWalking(moved.kind) || moved.kind == MoveKind::Fall || (step[0] != 0 && step[1] != 0))
        return moved;
    for (const float aside : {4.0F, -4.0F, 7.5F, -7.5F}) {
        const bool alongX = step[0] != 0;
        const auto beside = point + aside * (alongX ? glm::vec3(0, 1, 0) : glm::vec3(1, 0, 0));
        // Aside first: on a straight way to there the box would meet the corner of the wall.
        const glm::vec3 off =
            alongX ? glm::vec3(from.feet.x, beside.y, from.feet.z) : glm::vec3(beside.x, from.feet.y, from.feet.z);
        const auto there = stride(terrain, from.feet, swims, off);
        if (!isWalking(there.kind))
            continue;
        const auto other = stride(terrain, there.feet, there.swims, beside);
        if (isWalking(other.kind))
            return other;
    }
    return moved;
}

std::int32_t column(float coordinate, float spacing) {
    const float at = std::round(coordinate / spacing);
    return static_cast<std::int32_t>(std::clamp(at, -static_cast<float>(kFarthest), static_cast<float>(kFarthest)));
}

} // namespace

std::uint64_t Lattice::key(std::int32_t x, std::int32_t y) {
    return (std::uint64_t{static_cast<std::uint32_t>(x)} << 32U) | static_cast<std::uint32_t>(y);
}

std::uint32_t Lattice::at(std::int32_t x, std::int32_t y, const glm::vec3& feet, bool swims) {
    auto& column = byColumn_[key(x, y)];
    for (const auto cell : column) {
        const float apart = std::abs(cells_[cell].feet.z - feet.z);
        if (cells_[cell].swims == swims && apart <= (swims ? kSameLayer : kSameFloor))
            return cell;
    }
    if (cells_.size() >= kMostCells) {
        full_ = true;
        return kNoCell;
    }
    const auto cell = static_cast<std::uint32_t>(cells_.size());
    column.push_back(cell);
    cells_.push_back({feet, swims, swims, {}});
    columns_.push_back({x, y});
    return cell;
}

void Lattice::add(const Terrain& terrain, std::uint32_t from, const Exploration& exploration) {
    const Cell start = cells_[from];
    if (exploration.ends && exploration.ends(start.feet))
        return;
    const auto [x, y] = columns_[from];
    std::array<CellMove, kDirections> moves{};
    for (std::size_t i = 0; i < kPlaneDirections; ++i) {
        const auto toX = x + kSteps[i][0];
        const auto toY = y + kSteps[i][1];
        const glm::vec3 towards{static_cast<float>(toX) * spacing_, static_cast<float>(toY) * spacing_, start.feet.z};
        auto moved = strideTo(terrain, start, start.swims, towards, kSteps[i]);
        // In deep water also off the ground, if the ground ends.
        if (!start.swims && start.wet && moved.kind == MoveKind::None)
            moved = stride(terrain, start.feet, true, towards);
        if (moved.kind == MoveKind::None)
            continue;
        moves[i] = {at(toX, toY, moved.feet, moved.swims), moved.kind};
    }
    if (start.wet) {
        const float layer = std::floor(start.feet.z / kWaterLayer + 0.5F) * kWaterLayer;
        if (const auto up = dive(terrain, start.feet, layer + kWaterLayer - start.feet.z); up.kind == MoveKind::Swim)
            moves[kUp] = {at(x, y, up.feet, true), MoveKind::Swim};
        if (start.swims) {
            if (const auto down = dive(terrain, start.feet, -kWaterLayer); down.kind == MoveKind::Swim)
                moves[kDown] = {at(x, y, down.feet, true), MoveKind::Swim};
            else if (const auto ground = groundBelow(terrain, start.feet, 2 * kWaterLayer))
                moves[kDown] = {at(x, y, *ground, false), MoveKind::Swim};
        }
    }
    for (auto& move : moves)
        if (move.to == kNoCell)
            move = {};
    cells_[from].moves = moves;
}

void Lattice::seed(const Terrain& terrain, const glm::vec3& place) {
    // The nearest point of the lattice may be in a wall.
    for (std::int32_t dx : {0, 1, -1})
        for (std::int32_t dy : {0, 1, -1}) {
            const auto x = column(place.x, spacing_) + dx;
            const auto y = column(place.y, spacing_) + dy;
            const glm::vec3 beside{static_cast<float>(x) * spacing_, static_cast<float>(y) * spacing_, place.z};
            const auto moved = stride(terrain, place, false, beside);
            if (moved.kind == MoveKind::Walk || moved.kind == MoveKind::Swim) {
                at(x, y, moved.feet, moved.swims);
                return;
            }
        }
}

std::optional<Lattice> Lattice::explore(const Terrain& terrain, const Exploration& exploration, float spacing,
                                        const std::function<bool(std::size_t, std::size_t)>& progress) {
    Lattice lattice(spacing);
    for (const auto& place : exploration.seeds)
        lattice.seed(terrain, place);
    constexpr std::size_t kOften = 256;
    for (std::uint32_t i = 0; i < lattice.cells_.size(); ++i) {
        if (i % kOften == 0 && !progress(i, kMostCells))
            return std::nullopt;
        lattice.cells_[i].wet = isWater(terrain, lattice.cells_[i].feet);
        lattice.add(terrain, i, exploration);
    }
    return lattice;
}

std::uint32_t Lattice::nearest(const glm::vec3& feet, float reach, float height) const {
    const auto x = column(feet.x, spacing_);
    const auto y = column(feet.y, spacing_);
    const auto around = static_cast<std::int32_t>(std::ceil(reach / spacing_));
    std::uint32_t best = kNoCell;
    float nearest = reach;
    for (auto dx = -around; dx <= around; ++dx)
        for (auto dy = -around; dy <= around; ++dy) {
            const auto it = byColumn_.find(key(x + dx, y + dy));
            if (it == byColumn_.end())
                continue;
            for (const auto cell : it->second) {
                const auto apart = cells_[cell].feet - feet;
                const float distance = glm::length(glm::vec2(apart)) + std::abs(apart.z) / 2;
                if (std::abs(apart.z) <= height && distance < nearest) {
                    nearest = distance;
                    best = cell;
                }
            }
        }
    return best;
}

std::vector<float> clearances(const Lattice& lattice) {
    const auto& cells = lattice.cells();
    constexpr float far = std::numeric_limits<float>::max();
    std::vector<float> result(cells.size(), far);
    using Entry = std::pair<float, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        const auto& moves = cells[i].moves;
        const bool border = !std::ranges::all_of(std::span(moves).first(kPlaneDirections),
                                                 [](const CellMove& move) { return isWalking(move.kind); });
        if (border) {
            result[i] = 0;
            open.emplace(0.0F, i);
        }
    }
    while (!open.empty()) {
        const auto [distance, i] = open.top();
        open.pop();
        if (distance > result[i])
            continue;
        for (std::size_t d = 0; d < kPlaneDirections; ++d) {
            const auto& move = cells[i].moves[d];
            if (!isWalking(move.kind))
                continue;
            const float next = distance + lattice.spacing() * (d % 2 == 0 ? 1.0F : 1.41421356F);
            if (next < result[move.to]) {
                result[move.to] = next;
                open.emplace(next, move.to);
            }
        }
    }
    return result;
}

} // namespace navsmith::systems::quake_nav::generation
