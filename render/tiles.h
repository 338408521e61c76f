// A scene's arrays, split into square tiles, and what has changed in them since the last upload.
#pragma once

#include "core/model/ids.h"
#include "core/symbol/primitives.h"
#include "render/camera.h"
#include "render/dirty_ranges.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace navsmith::render {

/// Items of one primitive type and their elements. Items of erased or hidden rows are blank (draw nothing) until the
/// batch is packed.
template <typename T>
struct Chunk {
    std::vector<T> items;
    std::vector<model::Element> owners; ///< parallel to items; invalid for a blank
    DirtyRanges dirty;                  ///< of items
    std::size_t blanks = 0;
};

/// Items drawn in the same way, by primitive type.
struct Batch {
    Chunk<symbol::Sprite> sprites;
    Chunk<symbol::Segment> segments;
    Chunk<symbol::Ribbon> ribbons;
    Chunk<symbol::Quad> quads;
    Chunk<symbol::Label> labels; ///< not uploaded directly: labels are laid out for each picture
    std::uint32_t packs = 0;     ///< incremented when items move
};

struct Tile {
    std::pair<int, int> key;
    Box bounds; ///< of the overview; may be too large after edits
    Batch overview;
    bool detailShown = false; ///< near the camera: detail is filled
    bool detailStale = false; ///< detail is filled but outdated
    Batch detail;
    Batch selected;                        ///< highlights of selected elements
    Box selectedBounds;                    ///< of `selected`; may be too large
    std::vector<model::Element> residents; ///< visible elements with their anchor in the tile
    bool changed = false;                  ///< since the last upload
};

/// Tracks which tiles are written.
class Tiles {
public:
    [[nodiscard]] std::size_t size() const { return tiles_.size(); }
    [[nodiscard]] std::span<const Tile> all() const { return tiles_; }
    [[nodiscard]] const Tile& operator[](std::size_t tile) const { return tiles_[tile]; }
    /// A tile for writing; marks it for upload.
    Tile& change(std::uint32_t tile);
    /// A tile for updating its bookkeeping; does not mark it.
    Tile& at(std::uint32_t tile) { return tiles_[tile]; }
    void add(std::pair<int, int> key) { tiles_.emplace_back().key = key; }
    void clear();
    [[nodiscard]] std::span<const std::uint32_t> changed() const { return changed_; }
    /// Clears the change marks.
    void clean();

private:
    std::vector<Tile> tiles_;
    std::vector<std::uint32_t> changed_;
};

} // namespace navsmith::render
