#include "render/qt3d/primitive_entities.h"

namespace navsmith::render::qt3d {

PrimitiveEntities::PrimitiveEntities(const PrimitiveMaterials& materials, const PrimitiveSteps& steps)
    : sprites_({&layouts::sprites, materials.sprites, steps.marks}),
      segments_({&layouts::segments, materials.segments, steps.lines}),
      ribbons_({&layouts::ribbons, materials.ribbons, steps.lanes}),
      quads_({&layouts::quads, materials.quads, steps.surfaces}),
      words_({&layouts::words, materials.labels, steps.labels}) {}

bool PrimitiveEntities::show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Primitives& primitives) {
    std::vector<Word> words;
    for (const auto& label : primitives.labels)
        atlas.lay(label.text, label.position, label.colour, words);
    bool built = sprites_.replace(graph, shown_.sprites, primitives.sprites);
    built |= segments_.replace(graph, shown_.segments, primitives.segments);
    built |= ribbons_.replace(graph, shown_.ribbons, primitives.ribbons);
    built |= quads_.replace(graph, shown_.quads, primitives.quads);
    built |= words_.replace(graph, shownWords_, words);
    return built;
}

void PrimitiveEntities::setPanes(std::size_t panes) {
    for (auto* buffer : {&sprites_, &segments_, &ribbons_, &quads_, &words_}) {
        for (std::size_t pane = 0; pane < kMostPanes; ++pane)
            buffer->show(pane < panes ? Detail::Near : Detail::Hidden, pane);
    }
}

} // namespace navsmith::render::qt3d
