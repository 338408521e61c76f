// A scene's arrays, cut into square tiles: what is uploaded, and what of it has changed since the last upload.
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

/// Items of one primitive type and the elements they belong to. Items of rows that are gone or hidden are blank (they
/// draw nothing) until the batch is packed.
template <typename T>
struct Chunk {
    std::vector<T> items;
    std::vector<model::Element> owners; ///< parallel to items; invalid for a blank
    DirtyRanges dirty;                  ///< of items
    std::size_t blanks = 0;
};

/// Items that are drawn alike, by primitive type.
struct Batch {
    Chunk<symbol::Sprite> sprites;
    Chunk<symbol::Segment> segments;
    Chunk<symbol::Ribbon> ribbons;
    Chunk<symbol::Quad> quads;
    Chunk<symbol::Label> labels; ///< not uploaded as they are: those that have room are laid out for each picture
    std::uint32_t packs = 0;     ///< counts up whenever items moved to other places
};

struct Tile {
    std::pair<int, int> key;
    Box bounds; ///< of what the overview draws; may be larger than needed after edits
    Batch overview;
    bool detailShown = false; ///< near the camera: detail is filled
    bool detailStale = false; ///< filled, but to be filled anew
    Batch detail;
    Batch selected;                        ///< highlights of the elements that are selected
    Box selectedBounds;                    ///< of `selected`; may be larger than needed
    std::vector<model::Element> residents; ///< elements that are shown and whose anchor lies in the tile
    bool changed = false;                  ///< since the last upload
};

/// Notes which tiles are written.
class Tiles {
public:
    [[nodiscard]] std::size_t size() const { return tiles_.size(); }
    [[nodiscard]] std::span<const Tile> all() const { return tiles_; }
    [[nodiscard]] const Tile& operator[](std::size_t tile) const { return tiles_[tile]; }
    /// A tile to be written to, which needs an upload afterwards.
    Tile& change(std::uint32_t tile);
    /// A tile whose bookkeeping is written to.
    Tile& at(std::uint32_t tile) { return tiles_[tile]; }
    void add(std::pair<int, int> key) { tiles_.emplace_back().key = key; }
    void clear();
    [[nodiscard]] std::span<const std::uint32_t> changed() const { return changed_; }
    /// Forgets what has changed.
    void clean();

private:
    std::vector<Tile> tiles_;
    std::vector<std::uint32_t> changed_;
};

} // namespace navsmith::render
