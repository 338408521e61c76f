#include "core/walkable/tiles.h"

#include "core/walkable/entities.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace navsmith::walkable {
namespace {

constexpr std::uint32_t kTile = 128; ///< columns

std::int32_t columnOf(float place, float cell) {
    return static_cast<std::int32_t>(std::floor(place / cell + 0.5F));
}

std::uint32_t tilesFor(std::uint32_t columns) {
    return (columns + kTile - 1) / kTile;
}

} // namespace

Tiles::Tiles(const world::MapGeometry& map, const Options& options) : cell_(options.cell) {
    // Doubling keeps the middles of columns on multiples of wider lattices.
    while (double{(map.maximum.x - map.minimum.x) / cell_ + 1} * double{(map.maximum.y - map.minimum.y) / cell_ + 1} >
           static_cast<double>(kMostColumns))
        cell_ *= 2;
    west_ = columnOf(map.minimum.x, cell_);
    south_ = columnOf(map.minimum.y, cell_);
    columns_ = static_cast<std::uint32_t>(columnOf(map.maximum.x, cell_) - west_ + 1);
    rows_ = static_cast<std::uint32_t>(columnOf(map.maximum.y, cell_) - south_ + 1);
    across_ = tilesFor(columns_);
    border_ = 1 + static_cast<int>(std::ceil(options.radius / cell_));
    triangles_.resize(std::size_t{across_} * tilesFor(rows_));
    sort(map, options.layers | options.walls);
}

std::size_t Tiles::tileOf(std::uint32_t column, std::uint32_t row) const {
    return std::size_t{row / kTile} * across_ + column / kTile;
}

TileRange Tiles::range(std::size_t tile) const {
    const auto column = static_cast<std::uint32_t>(tile % across_) * kTile;
    const auto row = static_cast<std::uint32_t>(tile / across_) * kTile;
    return {column,
            row,
            std::min(kTile, columns_ - column),
            std::min(kTile, rows_ - row),
            west_ + static_cast<std::int32_t>(column),
            south_ + static_cast<std::int32_t>(row)};
}

void Tiles::sort(const world::MapGeometry& map, world::LayerMask layers) {
    const PassableModels passable(map);
    const auto last = [](std::uint32_t count) { return static_cast<std::int32_t>(count) - 1; };
    for (const auto& range : map.layers) {
        if ((world::layerBit(range.layer) & layers) == 0)
            continue;
        for (std::uint32_t i = range.firstTriangle; i < range.firstTriangle + range.triangleCount; ++i) {
            const auto corner = [&](std::size_t which) {
                return map.positions[map.indices[3 * std::size_t{i} + which]];
            };
            const auto low = glm::min(corner(0), glm::min(corner(1), corner(2)));
            const auto high = glm::max(corner(0), glm::max(corner(1), corner(2)));
            if (range.layer == world::MapLayer::Brushes && passable.owns(low, high))
                continue;
            const auto tile = [&](float place, std::int32_t first, std::int32_t aside, std::uint32_t count) {
                const auto column = std::clamp(columnOf(place, cell_) - first + aside, 0, last(count));
                return static_cast<std::uint32_t>(column) / kTile;
            };
            for (auto y = tile(low.y, south_, -border_, rows_); y <= tile(high.y, south_, border_, rows_); ++y) {
                for (auto x = tile(low.x, west_, -border_, columns_); x <= tile(high.x, west_, border_, columns_); ++x)
                    triangles_[std::size_t{y} * across_ + x].push_back(i);
            }
        }
    }
}

} // namespace navsmith::walkable
