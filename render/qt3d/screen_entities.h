// Screen-space drawing: the background gradient, the axes in the corner, the marquee.
#pragma once

#include "render/camera.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"

#include <QColor>
#include <QRectF>

#include <array>
#include <optional>

namespace navsmith::render::qt3d {

class ScreenEntities {
public:
    explicit ScreenEntities(const Materials& materials);

    void build(const FrameGraph& graph);
    /// Colours of x, y and z.
    void setAxes(const FrameGraph& graph, const std::array<symbol::Rgba, 3>& colours);
    void setBackground(const QColor& top, const QColor& bottom);
    void turnAxes(const Camera& camera);
    /// In pixels from the top left corner of a viewport of this height.
    void setRubberBand(const std::optional<QRectF>& band, double viewportHeight, double pixelRatio);

private:
    const Materials* materials_;
    DrawBuffer background_;
    DrawBuffer axes_;
    DrawBuffer band_;
};

} // namespace navsmith::render::qt3d
