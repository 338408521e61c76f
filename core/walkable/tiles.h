// Divides a map into squares that are worked on one by one, so that memory does not grow with the map.
#pragma once

#include "core/walkable/walkable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace navsmith::walkable {

/// Columns of a tile.
struct TileRange {
    std::uint32_t column = 0; ///< of the first one in the grid
    std::uint32_t row = 0;
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::int32_t west = 0; ///< the middle of the first column, in widths of a column
    std::int32_t south = 0;
};

class Tiles {
public:
    Tiles(const world::MapGeometry& map, const Options& options);

    [[nodiscard]] std::size_t count() const { return triangles_.size(); }
    [[nodiscard]] float cell() const { return cell_; }
    [[nodiscard]] std::int32_t west() const { return west_; }
    [[nodiscard]] std::int32_t south() const { return south_; }
    [[nodiscard]] std::uint32_t columns() const { return columns_; }
    [[nodiscard]] std::uint32_t rows() const { return rows_; }
    /// Columns around each tile that it needs to see.
    [[nodiscard]] int border() const { return border_; }
    [[nodiscard]] std::size_t tileOf(std::uint32_t column, std::uint32_t row) const;
    [[nodiscard]] TileRange range(std::size_t tile) const;
    /// The triangles that reach into the tile or its border; indexes of MapGeometry's triangles.
    [[nodiscard]] std::span<const std::uint32_t> triangles(std::size_t tile) const { return triangles_[tile]; }

private:
    void sort(const world::MapGeometry& map, world::LayerMask layers);

    float cell_ = 0;
    std::int32_t west_ = 0;
    std::int32_t south_ = 0;
    std::uint32_t columns_ = 0;
    std::uint32_t rows_ = 0;
    std::uint32_t across_ = 0; ///< tiles from west to east
    int border_ = 0;
    std::vector<std::vector<std::uint32_t>> triangles_;
};

} // namespace navsmith::walkable
