// Loose primitives that belong to no tile: selection, hover, tools.
#pragma once

#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"

namespace navsmith::render::qt3d {

/// The steps that each type of primitive is drawn in.
struct PrimitiveSteps {
    Step surfaces;
    Step lanes;
    Step lines;
    Step marks;
    Step labels;
};

namespace steps {
constexpr PrimitiveSteps highlight{Step::HighlightSurfaces, Step::HighlightSurfaces, Step::HighlightLines,
                                   Step::HighlightMarks, Step::Labels};
constexpr PrimitiveSteps overlay{Step::OverlaySurfaces, Step::OverlaySurfaces, Step::OverlayLines, Step::OverlayMarks,
                                 Step::OverlayLabels};
} // namespace steps

class PrimitiveEntities {
public:
    PrimitiveEntities(const PrimitiveMaterials& materials, const PrimitiveSteps& steps);

    /// Shows these and nothing else; uploads what differs from those that were shown before. True if entities were
    /// made.
    bool show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Primitives& primitives);

private:
    DrawBuffer sprites_;
    DrawBuffer segments_;
    DrawBuffer ribbons_;
    DrawBuffer quads_;
    DrawBuffer words_;
    symbol::Primitives shown_;     ///< all but its labels are what the buffers hold
    std::vector<Word> shownWords_; ///< likewise
};

} // namespace navsmith::render::qt3d
