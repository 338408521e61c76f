// navsmith --screenshot: renders documents to an image without showing a window.
#pragma once

#include "render/backdrop_look.h"
#include "render/camera.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace navsmith::gui {

enum class ScreenshotView { Top, Iso };

struct ScreenshotRequest {
    QString output;
    QSize size{1600, 1000};
    ScreenshotView view = ScreenshotView::Iso;
    std::optional<render::Box> at = {};                         ///< what to show, in world units; empty: everything
    render::SurfaceLook surfaces = render::SurfaceLook::Shaded; ///< of the map
    render::Atmosphere atmosphere = {};
    int samples = 0; ///< for smooth outlines; 0: none
    QStringList paths;
};

/// Returns the exit status: 0, or 2 with a message on standard error.
int takeScreenshot(const ScreenshotRequest& request);

} // namespace navsmith::gui
