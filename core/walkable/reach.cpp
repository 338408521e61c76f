#include "core/walkable/walkable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace navsmith::walkable {
namespace {

using Column = std::pair<std::uint32_t, std::uint32_t>;

std::optional<Column> columnAt(const Floors& floors, const glm::vec3& place) {
    const double column = std::floor(double{place.x} / floors.cell + 0.5) - floors.west;
    const double row = std::floor(double{place.y} / floors.cell + 0.5) - floors.south;
    if (!(column >= 0 && row >= 0 && column < floors.columns && row < floors.rows))
        return std::nullopt;
    return Column(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row));
}

/// How far around a place its floor is searched, in world units.
struct Search {
    float aside;
    float above;
    float below;
};
/// Eroded floors end before walls, and starts may float.
constexpr Search kAtStart{32, 10, 200};
/// A ladder stands before a wall, and ends at about the height of a floor.
constexpr Search kAtLadder{64, 40, 40};

/// The nearest floor of a place: first aside, then down.
const Floor* floorAt(const Floors& floors, const glm::vec3& place, const Search& search) {
    const int aside = static_cast<int>(std::ceil(search.aside / floors.cell));
    for (int ring = 0; ring <= aside; ++ring) {
        for (int dy = -ring; dy <= ring; ++dy) {
            for (int dx = -ring; dx <= ring; ++dx) {
                if (std::max(std::abs(dx), std::abs(dy)) != ring)
                    continue;
                const auto column = columnAt(
                    floors, place + floors.cell * glm::vec3(static_cast<float>(dx), static_cast<float>(dy), 0));
                if (!column)
                    continue;
                const auto list = floors.at(column->first, column->second);
                const auto it = std::find_if(list.rbegin(), list.rend(), [&](const Floor& floor) {
                    return floor.height <= place.z + search.above && floor.height >= place.z - search.below;
                });
                if (it != list.rend())
                    return &*it;
            }
        }
    }
    return nullptr;
}

} // namespace

const Floor* stepOnto(std::span<const Floor> column, float from, float room, const Options& options) {
    for (auto floor = column.rbegin(); floor != column.rend(); ++floor) {
        if (floor->height - from > options.climb)
            continue;
        if (from - floor->height > options.drop)
            return nullptr;
        const float low = std::max(floor->height, from);
        const float top = std::min(floor->height + floor->room, from + room);
        if (top - low >= options.height)
            return &*floor;
    }
    return nullptr;
}

std::size_t reach(Floors& floors, std::span<const glm::vec3> starts, std::span<const glm::vec3> ladders,
                  const Options& options) {
    struct Place {
        std::uint32_t column;
        std::uint32_t row;
        std::uint32_t floor;
    };
    std::vector<Place> open;
    const auto visit = [&](const Floor* floor, std::uint32_t column, std::uint32_t row) {
        const auto index = static_cast<std::uint32_t>(floor - floors.all.data());
        if (floors.all[index].reached)
            return;
        floors.all[index].reached = true;
        open.push_back({column, row, index});
    };
    const auto begin = [&](std::span<const glm::vec3> places, const Search& search) {
        std::size_t count = 0;
        for (const auto& place : places) {
            const auto* const floor = floorAt(floors, place, search);
            if (floor == nullptr)
                continue;
            ++count;
            // The column of a floor follows from its number.
            const auto index = static_cast<std::uint32_t>(floor - floors.all.data());
            const auto after = std::upper_bound(floors.first.begin(), floors.first.end(), index);
            const auto cell = static_cast<std::uint32_t>(after - floors.first.begin() - 1);
            visit(floor, cell % floors.columns, cell / floors.columns);
        }
        return count;
    };
    const std::size_t startCount = begin(starts, kAtStart);
    if (startCount == 0) {
        for (auto& floor : floors.all)
            floor.reached = true;
        return 0;
    }
    begin(ladders, kAtLadder);
    constexpr std::array<std::pair<int, int>, 4> kSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    while (!open.empty()) {
        const auto at = open.back();
        open.pop_back();
        for (const auto& [dx, dy] : kSteps) {
            const auto column = static_cast<std::int64_t>(at.column) + dx;
            const auto row = static_cast<std::int64_t>(at.row) + dy;
            if (column < 0 || row < 0 || column >= floors.columns || row >= floors.rows)
                continue;
            const auto& from = floors.all[at.floor];
            const auto c = static_cast<std::uint32_t>(column);
            const auto r = static_cast<std::uint32_t>(row);
            if (const auto* const next = stepOnto(floors.at(c, r), from.height, from.room, options))
                visit(next, c, r);
        }
    }
    return startCount;
}

} // namespace navsmith::walkable
