#include "render/qt3d/label_entities.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace navsmith::render::qt3d {

namespace {

/// Number of characters of a UTF-8 text: the bytes that start one.
std::uint32_t lettersOf(std::string_view text) {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

LabelEntities::LabelEntities(const Materials& materials, const LabelAtlas& atlas)
    : metrics_{{atlas.cellSize().x(), atlas.cellSize().y()}, atlas.advance(), atlas.descent(), kLabelOffset},
      words_({&layouts::words, materials.scene.labels, Step::Labels}) {}

bool LabelEntities::show(const FrameGraph& graph, std::span<Scene* const> scenes, std::span<const symbol::Label> ofMap,
                         const Camera& camera, float within, const HeightRange& heights) {
    spots_.clear();
    labels_.clear();
    for (std::size_t s = 0; s < scenes.size(); ++s) {
        const Scene& scene = *scenes[s];
        for (const auto& tile : std::as_const(*scenes[s]).tiles()) {
            const auto& labels = tile.detail.labels;
            if (labels.items.empty() || !camera.sees(tile.bounds))
                continue;
            for (std::size_t i = 0; i < labels.items.size(); ++i) {
                const auto& label = labels.items[i];
                const auto owner = labels.owners[i];
                if (!owner.valid() || !heights.holds(label.position.z))
                    continue; // no text, or cut off
                const auto key = static_cast<std::uint64_t>(s) << 48U | std::uint64_t{owner.type} << 32U | owner.slot;
                spots_.push_back({label.position, lettersOf(label.text), scene.labelRank(owner), key});
                labels_.push_back(&label);
            }
        }
    }
    for (std::size_t i = 0; i < ofMap.size(); ++i) {
        if (!heights.holds(ofMap[i].position.z))
            continue;
        spots_.push_back({ofMap[i].position, lettersOf(ofMap[i].text), std::numeric_limits<std::uint32_t>::max(),
                          static_cast<std::uint64_t>(scenes.size()) << 48U | i});
        labels_.push_back(&ofMap[i]);
    }
    if (!scenes.empty())
        metrics_.fullSizeAt = scenes.front()->view().fullSizeAt;
    laid_.clear();
    for (const auto i : legibleLabels(spots_, camera, metrics_, within))
        LabelAtlas::lay(labels_[i]->text, labels_[i]->position, labels_[i]->colour, laid_);
    // If the camera moves only a little, the labels are mostly the same.
    return words_.replace(graph, shown_, laid_);
}

} // namespace navsmith::render::qt3d
