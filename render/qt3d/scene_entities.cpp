#include "render/qt3d/scene_entities.h"

#include <algorithm>
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

constexpr float kHalo = 32; ///< maximum extent in pixels of a highlight beyond its element

template <typename T>
bool areSelected(const Scene& scene, const Chunk<T>& chunk) {
    return std::ranges::all_of(chunk.owners,
                               [&](model::Element owner) { return !owner.valid() || scene.isSelected(owner); });
}

} // namespace

SceneEntities::BatchBuffers::BatchBuffers(const PrimitiveMaterials& close, const FarMaterials& distant,
                                          const PrimitiveSteps& steps)
    : sprites({&layouts::sprites, close.sprites, steps.marks}, {&layouts::dots, distant.dots, steps.marks}),
      segments({&layouts::segments, close.segments, steps.lines}, {&layouts::lines, distant.lines, steps.lines}),
      ribbons({&layouts::ribbons, close.ribbons, steps.lanes}), quads({&layouts::quads, close.quads, steps.surfaces}) {}

SceneEntities::TileBuffers::TileBuffers(const Materials& materials)
    : overview(materials.scene, materials.distant, steps::scene),
      detail(materials.detail, materials.distant, steps::scene),
      selected(materials.highlight, materials.farHighlight, steps::highlight) {}

SceneEntities::Synced SceneEntities::sync(const FrameGraph& graph, std::span<const Camera> cameras) {
    Synced synced;
    const auto tiles = std::as_const(*scene_).tiles();
    // After a rebuild, or in a scene that is new here, the tiles are different ones.
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
    const std::vector<Sight> sights(cameras.begin(), cameras.end());
    const auto syncTile = [&](std::size_t i) {
        sync(tiles_[i]->overview, tiles[i].overview);
        sync(tiles_[i]->detail, tiles[i].detail);
        sync(tiles_[i]->selected, tiles[i].selected);
        tiles_[i]->dotsCovered = areSelected(*scene_, tiles[i].overview.sprites);
        tiles_[i]->linesCovered = areSelected(*scene_, tiles[i].overview.segments);
        for (std::size_t pane = 0; pane < sights.size(); ++pane)
            synced.built |= cullTile(i, sights[pane], pane); // its bounds may have grown
    };
    for (std::size_t i = 0; all && i < tiles.size(); ++i)
        syncTile(i);
    for (const auto i : scene_->changedTiles())
        syncTile(i);
    scene_->markUploaded();
    return synced;
}

bool SceneEntities::show(BatchBuffers& batch, Detail detail, std::size_t pane) {
    bool built = false;
    for (auto* buffer : {&batch.sprites, &batch.segments, &batch.ribbons, &batch.quads})
        built |= buffer->show(detail, pane);
    return built;
}

void SceneEntities::hide(std::size_t pane) {
    for (auto& tile : tiles_) {
        tile->shown[pane] = Detail::Hidden;
        for (auto* batch : {&tile->overview, &tile->detail, &tile->selected})
            show(*batch, Detail::Hidden, pane);
    }
}

void SceneEntities::hide() {
    for (std::size_t pane = 0; pane < kMostPanes; ++pane)
        hide(pane);
}

bool SceneEntities::cull(const Camera& camera, std::size_t pane) {
    const Sight sight(camera);
    const auto tiles = std::min(tiles_.size(), std::as_const(*scene_).tiles().size()); // sync() may be due
    bool built = false;
    for (std::size_t i = 0; i < tiles; ++i)
        built |= cullTile(i, sight, pane);
    return built;
}

SceneEntities::Sight::Sight(const Camera& camera) : picture(camera), withHalos(camera, kHalo) {}

bool SceneEntities::cullTile(std::size_t tile, const Sight& sight, std::size_t pane) {
    const auto& of = std::as_const(*scene_).tiles()[tile];
    const bool distant = sight.picture.distanceTo(of.bounds) > kFarTiles * scene_->view().fullSizeAt;
    auto& buffers = *tiles_[tile];
    const auto shown = !sight.picture.mayTouch(of.bounds) ? Detail::Hidden : distant ? Detail::Far : Detail::Near;
    buffers.shown[pane] = shown;
    bool built = show(buffers.overview, shown, pane);
    built |= show(buffers.detail, shown, pane);
    // A few selected elements must catch the eye from afar; of many, each is as small as the rest.
    const bool asDots = distant && scene_->isSelectionCrowd();
    built |= show(buffers.selected,
                  !sight.withHalos.mayTouch(of.selectedBounds) ? Detail::Hidden
                  : asDots                                     ? Detail::Far
                                                               : Detail::Near,
                  pane);
    // Dots and lines of what is selected hide those of the overview.
    if (asDots && buffers.dotsCovered)
        buffers.overview.sprites.show(Detail::Hidden, pane);
    if (asDots && buffers.linesCovered)
        buffers.overview.segments.show(Detail::Hidden, pane);
    return built;
}

std::size_t SceneEntities::shownTiles() const {
    std::size_t shown = 0;
    for (const auto& tile : tiles_)
        shown += kMostPanes - static_cast<std::size_t>(std::ranges::count(tile->shown, Detail::Hidden));
    return shown;
}

} // namespace navsmith::render::qt3d
