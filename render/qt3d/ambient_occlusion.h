// Darkens the map where little light from around reaches it, by what has been drawn of it: whatever its form, only
// pixels count, and what belongs to elements stays as it is. While it is on, the map is first drawn into a target of
// its own, because the depths of a window cannot be read, so that outlines of surfaces have no multisampling.
#pragma once

#include "render/camera.h"
#include "render/qt3d/draw_buffer.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/picture.h"

#include <QSize>

namespace navsmith::render::qt3d {

class AmbientOcclusion {
public:
    /// Off at first, when it costs nothing. All that is passed must outlive it.
    AmbientOcclusion(FrameGraph& graph, Qt3DCore::QEntity* root, ShaderLog log);

    void show(bool shown);
    /// `pixels`: of the pane.
    void follow(const Camera& camera, QSize pixels);

private:
    void build();
    void makeTargets();
    void dropTargets();
    void applyCamera();

    FrameGraph* graph_;
    Qt3DCore::QEntity* root_;
    ShaderLog log_;
    bool shown_ = false;
    Camera camera_;
    QSize pixels_{1, 1};
    Qt3DRender::QMaterial* measuring_ = nullptr; ///< null before it was first shown
    Qt3DRender::QMaterial* darkening_ = nullptr;
    std::vector<DrawBuffer> rectangles_;
    Target map_;
    Target measured_;
    QSize targetPixels_;
};

} // namespace navsmith::render::qt3d
