// Primitives outside the tiles: selection, hover, tools.
#pragma once

#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"

namespace navsmith::render::qt3d {

/// The drawing step of each primitive type.
struct PrimitiveSteps {
    Step surfaces;
    Step lanes;
    Step lines;
    Step marks;
    Step labels;
};

namespace steps {
constexpr PrimitiveSteps scene{Step::Surfaces, Step::Lanes, Step::Lines, Step::Marks, Step::Labels};
constexpr PrimitiveSteps highlight{Step::HighlightSurfaces, Step::HighlightSurfaces, Step::HighlightLines,
                                   Step::HighlightMarks, Step::Labels};
constexpr PrimitiveSteps overlay{Step::OverlaySurfaces, Step::OverlaySurfaces, Step::OverlayLines, Step::OverlayMarks,
                                 Step::OverlayLabels};
} // namespace steps

class PrimitiveEntities {
public:
    PrimitiveEntities(const PrimitiveMaterials& materials, const PrimitiveSteps& steps);

    /// Replaces what is shown; uploads only the differences from the previous call. True if it created entities.
    bool show(const FrameGraph& graph, const LabelAtlas& atlas, const symbol::Primitives& primitives);

    /// Draws in the first so many panes; in one until then.
    void setPanes(std::size_t panes);

private:
    DrawBuffer sprites_;
    DrawBuffer segments_;
    DrawBuffer ribbons_;
    DrawBuffer quads_;
    DrawBuffer words_;
    symbol::Primitives shown_;     ///< everything but its labels is also in the buffers
    std::vector<Word> shownWords_; ///< also in the buffers
};

} // namespace navsmith::render::qt3d
