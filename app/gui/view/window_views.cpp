#include "app/gui/view/window_views.h"

#include <algorithm>
#include <utility>

namespace navsmith::gui {

void WindowViews::setMapLook(const render::BackdropLook& look) {
    if (std::exchange(drawn_[layout_.active].look, look) != look)
        Q_EMIT mapLookChanged();
}

bool WindowViews::needsTextures() const {
    return std::ranges::any_of(drawn_.begin(), drawn_.begin() + static_cast<std::ptrdiff_t>(layout_.count),
                               [](const DocumentView& view) { return render::needsTextures(view.look.surfaces); });
}

void WindowViews::setCamera(const render::Camera& camera) {
    drawn_[layout_.active].camera = camera;
    Q_EMIT cameraChanged();
}

void WindowViews::keepLayout(const ViewLayout& layout) {
    const auto before = mapLook();
    layout_ = layout;
    if (before != mapLook())
        Q_EMIT mapLookChanged();
}

void WindowViews::keepCamera(std::size_t view, const render::Camera& camera,
                             std::optional<render::SurfaceLook> surfaces) {
    if (!drawn_[view].camera) {
        drawn_[view].look = drawn_.front().look;
        drawn_[view].look.surfaces = surfaces.value_or(drawn_[view].look.surfaces);
    }
    drawn_[view].camera = camera;
}

void WindowViews::setViews(const StoredViews& views) {
    layout_ = views.layout;
    drawn_ = views.views;
    Q_EMIT viewsChanged();
    Q_EMIT mapLookChanged();
}

} // namespace navsmith::gui
