// The labels of all scenes, thinned out to stay readable.
#pragma once

#include "render/backdrop_look.h"
#include "render/label_layout.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"
#include "render/scene.h"

#include <span>
#include <vector>

namespace navsmith::render::qt3d {

class LabelEntities {
public:
    LabelEntities(const Materials& materials, const LabelAtlas& atlas);

    /// Shows the labels within a distance for which there is room, those of the map after those of the scenes. True if
    /// it created entities.
    bool show(const FrameGraph& graph, std::span<Scene* const> scenes, std::span<const symbol::Label> ofMap,
              const Camera& camera, float within, const HeightRange& heights);

private:
    LabelMetrics metrics_;
    DrawBuffer words_;
    std::vector<LabelSpot> spots_;
    std::vector<const symbol::Label*> labels_; ///< parallel to spots_
    std::vector<Word> laid_;
    std::vector<Word> shown_; ///< on the graphics card
};

} // namespace navsmith::render::qt3d
