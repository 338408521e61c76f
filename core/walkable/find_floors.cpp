// Steps of Recast up to its compact height field; its regions, contours and polygons are of no use here.
#include "core/parallel/parallel.h"
#include "core/walkable/tiles.h"
#include "core/walkable/walkable.h"
#include "formats/texts/texts.h"

#include <glm/geometric.hpp>
#include <recastnavigation/Recast.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace navsmith::walkable {
namespace {

/// Spans count their heights in 13 bits. Taller maps are cut into bands.
constexpr int kTallestBand = 8000;

template <auto F>
struct Free {
    template <typename T>
    void operator()(T* pointer) const {
        F(pointer);
    }
};
using HeightField = std::unique_ptr<rcHeightfield, Free<rcFreeHeightField>>;
using CompactField = std::unique_ptr<rcCompactHeightfield, Free<rcFreeCompactHeightfield>>;

int cellsOf(float length, float cellHeight) {
    return static_cast<int>(std::ceil(length / cellHeight));
}

/// A tile's triangles as Recast takes them: x, height, y.
struct Soup {
    std::vector<float> corners;
    std::vector<unsigned char> areas;
};

bool isIn(world::LayerMask layers, const world::MapGeometry& map, std::uint32_t triangle) {
    return std::ranges::any_of(map.layers, [&](const world::LayerRange& range) {
        return (layerBit(range.layer) & layers) != 0 && triangle >= range.firstTriangle &&
               triangle - range.firstTriangle < range.triangleCount;
    });
}

Soup soupOf(const world::MapGeometry& map, std::span<const std::uint32_t> triangles, const Options& options) {
    Soup soup;
    for (const auto triangle : triangles) {
        std::array<glm::vec3, 3> corners{};
        for (std::size_t i = 0; i < 3; ++i) {
            corners.at(i) = map.positions[map.indices[3 * std::size_t{triangle} + i]];
            soup.corners.insert(soup.corners.end(), {corners.at(i).x, corners.at(i).z, corners.at(i).y});
        }
        const auto normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
        const bool flat = normal.z >= options.leastNormalZ * glm::length(normal) && isIn(options.layers, map, triangle);
        soup.areas.push_back(flat ? RC_WALKABLE_AREA : RC_NULL_AREA);
    }
    return soup;
}

/// Makes the floors of one tile.
class TileFloors {
public:
    TileFloors(const world::MapGeometry& map, const Tiles& tiles, const Options& options)
        : map_(map), tiles_(tiles), options_(options) {}

    /// Row by row, of the tile without its border. False if memory ran out.
    bool make(std::size_t tile, std::vector<std::vector<Floor>>& columns) const {
        const auto range = tiles_.range(tile);
        columns.resize(std::size_t{range.columns} * range.rows);
        if (tiles_.triangles(tile).empty())
            return true;
        const auto soup = soupOf(map_, tiles_.triangles(tile), options_);
        const float band = static_cast<float>(kTallestBand) * options_.cellHeight / 2;
        for (float low = map_.minimum.z - options_.cellHeight; low <= map_.maximum.z; low += band) {
            if (!addBand(range, soup, low, low + band, columns))
                return false;
        }
        return true;
    }

private:
    bool addBand(const TileRange& range, const Soup& soup, float low, float high,
                 std::vector<std::vector<Floor>>& columns) const {
        const int border = tiles_.border();
        const int width = static_cast<int>(range.columns) + 2 * border;
        const int depth = static_cast<int>(range.rows) + 2 * border;
        // Columns have their middle on a multiple of their width.
        const float x = tiles_.cell() * (static_cast<float>(range.west - border) - 0.5F);
        const float y = tiles_.cell() * (static_cast<float>(range.south - border) - 0.5F);
        const float top = std::min(high + 2 * options_.height, map_.maximum.z + 2 * options_.cellHeight);
        const std::array<float, 3> from{x, low, y};
        const std::array<float, 3> to{x + tiles_.cell() * static_cast<float>(width), std::max(top, low + 1),
                                      y + tiles_.cell() * static_cast<float>(depth)};
        rcContext context(false);
        const HeightField solid(rcAllocHeightfield());
        const CompactField open(rcAllocCompactHeightfield());
        const int height = cellsOf(options_.height, options_.cellHeight);
        const int step = cellsOf(options_.step, options_.cellHeight);
        if (!solid || !open ||
            !rcCreateHeightfield(&context, *solid, width, depth, from.data(), to.data(), tiles_.cell(),
                                 options_.cellHeight) ||
            !rcRasterizeTriangles(&context, soup.corners.data(), soup.areas.data(), static_cast<int>(soup.areas.size()),
                                  *solid, 1))
            return false;
        rcFilterLowHangingWalkableObstacles(&context, step, *solid);
        rcFilterWalkableLowHeightSpans(&context, height, *solid);
        if (!rcBuildCompactHeightfield(&context, height, cellsOf(options_.climb, options_.cellHeight), *solid, *open))
            return false;
        const int radius = static_cast<int>(std::ceil(options_.radius / tiles_.cell()));
        if (radius > 0 && !rcErodeWalkableArea(&context, radius, *open))
            return false;
        take(*open, range, low, high, columns);
        return true;
    }

    void take(const rcCompactHeightfield& open, const TileRange& range, float low, float high,
              std::vector<std::vector<Floor>>& columns) const {
        for (std::uint32_t row = 0; row < range.rows; ++row) {
            for (std::uint32_t column = 0; column < range.columns; ++column) {
                const auto border = static_cast<std::size_t>(tiles_.border());
                const auto& cell = open.cells[(row + border) * static_cast<std::size_t>(open.width) + column + border];
                const std::size_t end = std::size_t{cell.index} + cell.count;
                for (std::size_t i = cell.index; i < end; ++i) {
                    const float height = low + static_cast<float>(open.spans[i].y) * options_.cellHeight;
                    if (open.areas[i] == RC_NULL_AREA || height < low || height >= high)
                        continue;
                    columns[std::size_t{row} * range.columns + column].push_back(
                        {height, static_cast<float>(open.spans[i].h) * options_.cellHeight, false});
                }
            }
        }
    }

    const world::MapGeometry& map_;
    const Tiles& tiles_;
    const Options& options_;
};

Floors joined(const Tiles& tiles, const std::vector<std::vector<std::vector<Floor>>>& perTile) {
    Floors floors;
    floors.cell = tiles.cell();
    floors.west = tiles.west();
    floors.south = tiles.south();
    floors.columns = tiles.columns();
    floors.rows = tiles.rows();
    floors.first.reserve(std::size_t{floors.columns} * floors.rows + 1);
    for (std::uint32_t row = 0; row < floors.rows; ++row) {
        for (std::uint32_t column = 0; column < floors.columns; ++column) {
            floors.first.push_back(static_cast<std::uint32_t>(floors.all.size()));
            const auto tile = tiles.tileOf(column, row);
            const auto range = tiles.range(tile);
            const auto& list = perTile[tile][std::size_t{row - range.row} * range.columns + column - range.column];
            floors.all.insert(floors.all.end(), list.begin(), list.end());
        }
    }
    floors.first.push_back(static_cast<std::uint32_t>(floors.all.size()));
    return floors;
}

} // namespace

bool available() {
    return true;
}

tl::expected<Floors, std::string> findFloors(const world::MapGeometry& map, const Options& options,
                                             const Progress& progress) {
    const Tiles tiles(map, options);
    std::vector<std::vector<std::vector<Floor>>> perTile(tiles.count());
    std::vector<char> enough(tiles.count(), 1);
    const TileFloors floors(map, tiles, options);
    const bool whole = parallel::run(
        tiles.count(), [&](std::size_t tile) { enough[tile] = floors.make(tile, perTile[tile]) ? 1 : 0; }, progress);
    if (!whole)
        return tl::unexpected(std::string());
    if (std::find(enough.begin(), enough.end(), 0) != enough.end())
        return tl::unexpected(texts::format("there is not enough memory for the floors of the map"));
    return joined(tiles, perTile);
}

} // namespace navsmith::walkable
