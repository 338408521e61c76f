#include "core/systems/shared/road_switches.h"

#include <glm/common.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace navsmith::systems::gta_sa_world {

namespace {

/// A node with more switchable neighbours of its own type is a junction, at which the switching stops.
constexpr std::size_t kMostOnARoad = 2;
/// Limits for hostile files, above what any game stores.
constexpr std::size_t kMostRegions = 256;
constexpr std::size_t kMostTurns = 1'000'000;

class Switcher {
public:
    explicit Switcher(const Roads& roads) : roads_(roads) {
        result_.off.resize(roads.nodes.size());
        std::ranges::transform(roads.nodes, result_.off.begin(),
                               [](const RoadNode& node) { return static_cast<std::uint8_t>(node.off ? 1 : 0); });
    }

    void apply(std::uint32_t region, const RoadSwitch& box) {
        region_ = region;
        wanted_ = box.off ? 1 : 0;
        for (std::uint32_t i = 0; i < roads_.nodes.size(); ++i) {
            const auto& node = roads_.nodes[i];
            if (node.pedestrian == box.vehicles || !mayTurn(i))
                continue;
            // NaN bounds contain nothing.
            if (glm::all(glm::greaterThanEqual(node.place, box.minimum)) &&
                glm::all(glm::lessThanEqual(node.place, box.maximum)))
                runFrom(i);
        }
    }

    SwitchedRoads take() {
        std::ranges::stable_sort(result_.turns, {}, &Turn::node);
        return std::move(result_);
    }
    void countRegions(std::size_t regions) { result_.changed.assign(regions, 0); }

private:
    struct Next {
        std::optional<std::uint32_t> one;
        std::optional<std::uint32_t> other;
    };

    [[nodiscard]] bool mayTurn(std::uint32_t node) const {
        return roads_.nodes[node].switchable && result_.off[node] != wanted_;
    }
    [[nodiscard]] bool isJunction(std::uint32_t node) const {
        const auto around = roads_.neighboursOf(node);
        return std::ranges::count_if(around, [&](std::uint32_t n) { return roads_.nodes[n].switchable; }) >
               static_cast<std::ptrdiff_t>(kMostOnARoad);
    }
    /// Switches a node and returns where the switching continues.
    Next turn(std::uint32_t node) {
        result_.off[node] = wanted_;
        if (result_.turns.size() < kMostTurns)
            result_.turns.push_back({node, region_});
        ++result_.changed[region_];
        Next next;
        if (isJunction(node))
            return next;
        for (const auto neighbour : roads_.neighboursOf(node)) {
            if (!mayTurn(neighbour) || isJunction(neighbour))
                continue;
            (next.one ? next.other : next.one) = neighbour;
        }
        return next;
    }
    void runAlong(std::optional<std::uint32_t> node) {
        while (node && mayTurn(*node))
            node = turn(*node).one;
    }
    void runFrom(std::uint32_t node) {
        const auto next = turn(node);
        runAlong(next.one);
        runAlong(next.other);
    }

    const Roads& roads_;
    SwitchedRoads result_;
    std::uint32_t region_ = 0;
    std::uint8_t wanted_ = 0;
};

/// Index of the square along one axis; positions outside belong to the last square on that side.
int squareAt(const paths::Grid& grid, float at) {
    const auto square = std::floor((at - static_cast<float>(grid.edge)) / static_cast<float>(grid.squareSize));
    return std::isfinite(square) ? static_cast<int>(std::clamp(square, 0.0F, static_cast<float>(grid.perSide - 1))) : 0;
}

} // namespace

std::span<const std::uint32_t> Roads::neighboursOf(std::uint32_t node) const {
    const auto first = nodes[node].firstNeighbour;
    const auto last = node + 1 < nodes.size() ? nodes[node + 1].firstNeighbour : neighbours.size();
    return std::span(neighbours).subspan(first, last - first);
}

std::span<const Turn> SwitchedRoads::turnsOf(std::uint32_t node) const {
    const auto first = std::ranges::lower_bound(turns, node, {}, &Turn::node);
    const auto last = std::ranges::upper_bound(first, turns.end(), node, {}, &Turn::node);
    return {first, last};
}

SwitchedRoads applySwitches(const Roads& roads, std::span<const RoadSwitch> regions) {
    Switcher switcher(roads);
    switcher.countRegions(regions.size());
    for (std::uint32_t i = 0; i < std::min(regions.size(), kMostRegions); ++i)
        switcher.apply(i, regions[i]);
    return switcher.take();
}

bool coversAreas(const Roads& roads, const RoadSwitch& region) {
    const auto& grid = roads.grid;
    for (int row = squareAt(grid, region.minimum.y); row <= squareAt(grid, region.maximum.y); ++row) {
        for (int column = squareAt(grid, region.minimum.x); column <= squareAt(grid, region.maximum.x); ++column) {
            const int area = row * grid.perSide + column;
            if (!roads.areas.test(static_cast<std::size_t>(area)))
                return false;
        }
    }
    return true;
}

} // namespace navsmith::systems::gta_sa_world
