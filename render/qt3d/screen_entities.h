// Screen-space drawing: the background gradient, the axes in the corner, the marquee.
#pragma once

#include "render/camera.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"

#include <QColor>
#include <QRectF>
#include <QSize>

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
    static void turnAxes(const FrameGraph& graph, const Camera& camera);
    /// A frame around the pane, which has so many pixels. Only one pane of a window may have it.
    void setFrame(bool shown, QSize pixels);
    /// The marquee, in pixels from the top left corner of a pane of this height. Only one pane of a window may have it.
    void setRubberBand(const std::optional<QRectF>& band, double viewportHeight, double pixelRatio);

private:
    const Materials* materials_;
    DrawBuffer background_;
    DrawBuffer axes_;
    DrawBuffer band_;
    DrawBuffer frame_;
};

} // namespace navsmith::render::qt3d
