#include "render/tiles.h"

namespace navsmith::render {

Tile& Tiles::change(std::uint32_t tile) {
    auto& changed = tiles_[tile];
    if (!changed.changed) {
        changed.changed = true;
        changed_.push_back(tile);
    }
    return changed;
}

void Tiles::clear() {
    tiles_.clear();
    changed_.clear();
}

void Tiles::clean() {
    for (const auto index : changed_) {
        auto& tile = tiles_[index];
        for (auto* batch : {&tile.overview, &tile.detail, &tile.selected}) {
            batch->sprites.dirty.clear();
            batch->segments.dirty.clear();
            batch->ribbons.dirty.clear();
            batch->quads.dirty.clear();
            batch->labels.dirty.clear();
        }
        tile.changed = false;
    }
    changed_.clear();
}

} // namespace navsmith::render
