#include "render/qt3d/scene_entities.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace navsmith::render::qt3d {

namespace {

template <typename T>
void upload(DrawBuffer& buffer, Chunk<T>& chunk, const FrameGraph& graph, SceneEntities::Synced& synced) {
    if (!chunk.dirty() && buffer.count() == chunk.items.size())
        return;
    synced.changed = true;
    synced.built |= buffer.upload(graph, std::span<const T>(chunk.items), chunk.dirtyFirst, chunk.dirtyLast);
    chunk.clean();
}

template <typename T>
void uploadAll(DrawBuffer& buffer, Chunk<T>& chunk, const FrameGraph& graph, SceneEntities::Synced& synced) {
    chunk.touch(0, chunk.items.size());
    upload(buffer, chunk, graph, synced);
    chunk.clean();
}

float distanceTo(const Box& box, const glm::vec3& p) {
    return glm::length(p - glm::clamp(p, box.min, box.max));
}

} // namespace

SceneEntities::BatchBuffers::BatchBuffers(const PrimitiveMaterials& near, const Materials& m)
    : sprites({&layouts::sprites, near.sprites, Step::Marks}, {&layouts::dots, m.dots, Step::Marks}),
      segments({&layouts::segments, near.segments, Step::Lines}, {&layouts::lines, m.lines, Step::Lines}),
      ribbons({&layouts::ribbons, near.ribbons, Step::Lanes}), quads({&layouts::quads, near.quads, Step::Surfaces}) {}

SceneEntities::TileBuffers::TileBuffers(const Materials& materials)
    : overview(materials.scene, materials), detail(materials.detail, materials) {}

SceneEntities::Synced SceneEntities::sync(const FrameGraph& graph) {
    Synced synced;
    const auto tiles = scene_->tiles();
    // A scene that was built anew, or is new here, has other tiles in the old ones' places.
    const bool anew = generation_ != scene_->generation();
    generation_ = scene_->generation();
    if (tiles.size() < tiles_.size()) {
        tiles_.resize(tiles.size());
        synced.changed = true;
    }
    while (tiles_.size() < tiles.size())
        tiles_.push_back(std::make_unique<TileBuffers>(*materials_));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        Tile& tile = tiles[i];
        TileBuffers& buffers = *tiles_[i];
        const auto each = [&](BatchBuffers& to, Batch& from, bool whole) {
            const auto one = [&](DrawBuffer& buffer, auto& chunk) {
                whole ? uploadAll(buffer, chunk, graph, synced) : upload(buffer, chunk, graph, synced);
            };
            one(to.sprites, from.sprites);
            one(to.segments, from.segments);
            one(to.ribbons, from.ribbons);
            one(to.quads, from.quads);
        };
        each(buffers.overview, tile.overview, anew);
        if (buffers.detailVersion == tile.detailVersion && !anew)
            continue;
        buffers.detailVersion = tile.detailVersion;
        each(buffers.detail, tile.detail, true);
        synced.changed = true;
    }
    return synced;
}

void SceneEntities::show(BatchBuffers& batch, Detail detail) {
    batch.sprites.show(detail);
    batch.segments.show(detail);
    batch.ribbons.show(detail);
    batch.quads.show(detail);
}

bool SceneEntities::cull(const Camera& camera) {
    bool changed = false;
    shownTiles_ = 0;
    const auto tiles = scene_->tiles();
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const Box& box = tiles[i].bounds;
        const float distance = distanceTo(box, camera.position);
        const Detail detail = !camera.sees(box)                                  ? Detail::Hidden
                              : distance > kFarTiles * scene_->view().fullSizeAt ? Detail::Far
                                                                                 : Detail::Near;
        auto& buffers = *tiles_[i];
        shownTiles_ += detail != Detail::Hidden ? 1U : 0U;
        changed = changed || detail != buffers.shown;
        buffers.shown = detail;
        show(buffers.overview, detail);
        show(buffers.detail, detail);
    }
    return changed;
}

} // namespace navsmith::render::qt3d
