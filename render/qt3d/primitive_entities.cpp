#include "render/qt3d/primitive_entities.h"

#include <algorithm>
#include <cstddef>

namespace navsmith::render::qt3d {

namespace {

/// Uploads the range from the first to the last item that differs.
template <typename T>
bool showIn(DrawBuffer& buffer, const FrameGraph& graph, std::vector<T>& shown, const std::vector<T>& items) {
    const auto common = std::min(shown.size(), items.size());
    const auto same = [](const T& a, const T& b) { return a == b; };
    const auto first =
        std::mismatch(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(common), shown.begin(), same).first;
    ItemRange changed{static_cast<std::size_t>(first - items.begin()), items.size()};
    if (items.size() == shown.size()) {
        while (changed.last > changed.first && items[changed.last - 1] == shown[changed.last - 1])
            --changed.last;
        if (changed.first == changed.last)
            return false;
    }
    shown = items;
    return buffer.upload(graph, std::span<const T>(items), std::span(&changed, 1));
}

} // namespace

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
    bool built = showIn(sprites_, graph, shown_.sprites, primitives.sprites);
    built |= showIn(segments_, graph, shown_.segments, primitives.segments);
    built |= showIn(ribbons_, graph, shown_.ribbons, primitives.ribbons);
    built |= showIn(quads_, graph, shown_.quads, primitives.quads);
    built |= showIn(words_, graph, shownWords_, words);
    return built;
}

} // namespace navsmith::render::qt3d
