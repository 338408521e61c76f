#include "render/qt3d/scene_entities.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <span>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

/// Uploads what has changed in a chunk, or all of it. True if it created entities.
template <typename T>
bool upload(DrawBuffer& buffer, const Chunk<T>& chunk, const FrameGraph& graph, bool all) {
    const std::span<const T> items(chunk.items);
    if (all)
        return buffer.upload(graph, items);
    const bool same = chunk.dirty.empty() && buffer.count() == items.size();
    return !same && buffer.upload(graph, items, chunk.dirty.ranges());
}

float distanceTo(const Box& box, const glm::vec3& p) {
    return glm::length(p - glm::clamp(p, box.min, box.max));
}

} // namespace

SceneEntities::BatchBuffers::BatchBuffers(const PrimitiveMaterials& near, const Materials& m)
    : sprites({&layouts::sprites, near.sprites, Step::Marks}, {&layouts::dots, m.dots, Step::Marks}),
      segments({&layouts::segments, near.segments, Step::Lines}, {&layouts::lines, m.lines, Step::Lines}),
      ribbons({&layouts::ribbons, near.ribbons, Step::Lanes}), quads({&layouts::quads, near.quads, Step::Surfaces}) {}

SceneEntities::BatchBuffers::BatchBuffers(const PrimitiveMaterials& materials, const PrimitiveSteps& steps)
    : sprites({&layouts::sprites, materials.sprites, steps.marks}),
      segments({&layouts::segments, materials.segments, steps.lines}),
      ribbons({&layouts::ribbons, materials.ribbons, steps.lanes}),
      quads({&layouts::quads, materials.quads, steps.surfaces}) {}

SceneEntities::TileBuffers::TileBuffers(const Materials& materials)
    : overview(materials.scene, materials), detail(materials.detail, materials),
      selected(materials.highlight, steps::highlight) {}

SceneEntities::Synced SceneEntities::sync(const FrameGraph& graph) {
    Synced synced;
    const auto tiles = std::as_const(*scene_).tiles();
    // After a rebuild, or for a new scene, the tile indexes mean other tiles.
    const bool all = generation_ != scene_->generation();
    generation_ = scene_->generation();
    synced.changed = all || !scene_->changedTiles().empty();
    if (tiles.size() < tiles_.size())
        tiles_.resize(tiles.size());
    while (tiles_.size() < tiles.size())
        tiles_.push_back(std::make_unique<TileBuffers>(*materials_));
    const auto sync = [&](BatchBuffers& to, const Batch& from) {
        synced.built |= upload(to.sprites, from.sprites, graph, all);
        synced.built |= upload(to.segments, from.segments, graph, all);
        synced.built |= upload(to.ribbons, from.ribbons, graph, all);
        synced.built |= upload(to.quads, from.quads, graph, all);
    };
    const auto syncTile = [&](std::size_t i) {
        sync(tiles_[i]->overview, tiles[i].overview);
        sync(tiles_[i]->detail, tiles[i].detail);
        sync(tiles_[i]->selected, tiles[i].selected);
    };
    for (std::size_t i = 0; all && i < tiles.size(); ++i)
        syncTile(i);
    for (const auto i : scene_->changedTiles())
        syncTile(i);
    scene_->markUploaded();
    return synced;
}

void SceneEntities::show(BatchBuffers& batch, Detail detail) {
    batch.sprites.show(detail);
    batch.segments.show(detail);
    batch.ribbons.show(detail);
    batch.quads.show(detail);
}

bool SceneEntities::cull(const Camera& camera) {
    constexpr float halo = 32; // maximum extent in pixels of a highlight beyond its element
    bool changed = false;
    shownTiles_ = 0;
    const auto tiles = std::as_const(*scene_).tiles();
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const Box& box = tiles[i].bounds;
        const float distance = distanceTo(box, camera.position);
        const Detail detail = !camera.sees(box)                                  ? Detail::Hidden
                              : distance > kFarTiles * scene_->view().fullSizeAt ? Detail::Far
                                                                                 : Detail::Near;
        const bool selected = camera.sees(tiles[i].selectedBounds, halo);
        auto& buffers = *tiles_[i];
        shownTiles_ += detail != Detail::Hidden ? 1U : 0U;
        changed = changed || detail != buffers.shown || selected != buffers.selectedShown;
        buffers.shown = detail;
        buffers.selectedShown = selected;
        show(buffers.overview, detail);
        show(buffers.detail, detail);
        show(buffers.selected, selected ? Detail::Near : Detail::Hidden);
    }
    return changed;
}

} // namespace navsmith::render::qt3d
