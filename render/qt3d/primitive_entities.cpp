#include "render/qt3d/primitive_entities.h"

namespace navsmith::render::qt3d {

namespace {

template <typename T>
std::span<const T> all(const std::vector<T>& items) {
    return items;
}

} // namespace

PrimitiveEntities::PrimitiveEntities(const PrimitiveMaterials& materials, const PrimitiveSteps& steps)
    : sprites_({&layouts::sprites, materials.sprites, steps.marks}),
      segments_({&layouts::segments, materials.segments, steps.lines}),
      ribbons_({&layouts::ribbons, materials.ribbons, steps.lanes}),
      quads_({&layouts::quads, materials.quads, steps.surfaces}),
      words_({&layouts::words, materials.labels, steps.labels}) {}

bool PrimitiveEntities::show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Primitives& primitives) {
    laid_.clear();
    for (const auto& label : primitives.labels)
        atlas.lay(label.text, label.position, label.colour, laid_);
    bool built = sprites_.upload(graph, all(primitives.sprites));
    built |= segments_.upload(graph, all(primitives.segments));
    built |= ribbons_.upload(graph, all(primitives.ribbons));
    built |= quads_.upload(graph, all(primitives.quads));
    built |= words_.upload(graph, all(laid_));
    return built;
}

} // namespace navsmith::render::qt3d
