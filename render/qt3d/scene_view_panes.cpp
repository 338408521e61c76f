// Pictures side by side in the window: their places and their cameras.
#include "render/qt3d/convert.h"
#include "render/qt3d/scene_view_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

/// An area in device pixels.
QRect pixelsOf(const QRect& area, double ratio) {
    const auto pixel = [&](int v) { return static_cast<int>(std::lround(v * ratio)); };
    return QRect(QPoint(pixel(area.left()), pixel(area.top())),
                 QPoint(pixel(area.right() + 1) - 1, pixel(area.bottom() + 1) - 1));
}

/// The share of a window, of which Qt3D makes whole pixels again by leaving out their fractions.
QRectF shareOf(const QRect& pixels, QSize window) {
    constexpr double little = 0.01;
    const QSizeF all(std::max(1, window.width()), std::max(1, window.height()));
    return {(pixels.left() + little) / all.width(), (pixels.top() - 2 * little) / all.height(),
            (pixels.width() + little) / all.width(), (pixels.height() + little) / all.height()};
}

} // namespace

void SceneView::setPanes(const std::vector<QRect>& areas, QSize size, std::size_t active) {
    const std::size_t shown = areas.size() > 1 ? std::min(areas.size(), kMostPanes) : 1;
    active_ = std::min(active, shown - 1);
    const auto next = shown > 1 ? areas : std::vector<QRect>();
    if (next == areas_ && (next.empty() || size == areasOf_)) {
        if (!next.empty())
            showFrame(this->size(), devicePixelRatio());
        return;
    }
    areas_ = next;
    areasOf_ = size;
    auto& parts = *parts_;
    const bool other = std::exchange(parts.shownPanes, shown) != shown;
    while (parts.panes.size() < shown) {
        parts.addPane();
        parts.panes.back()->screen.setBackground(theme_.top, theme_.bottom);
        parts.panes.back()->screen.setAxes(*parts.panes.back()->graph, symbol::axisColours(palette_));
    }
    for (std::size_t i = 0; i < parts.panes.size(); ++i)
        parts.panes[i]->graph->setEnabled(i < shown);
    for (auto& scene : parts.scenes) {
        for (std::size_t i = shown; i < kMostPanes; ++i)
            scene->hide(i);
    }
    showGap();
    if (other) {
        parts.hover.setPanes(shown);
        parts.backdrop.setPanes(shown);
        fadeDetail();
        showGrid();
        applyLooks();
    }
    applyCameras(this->size(), devicePixelRatio());
    requestFrames(kFramesAfterBuilding);
}

void SceneView::showGap() {
    const auto& colour = theme_.gridFine;
    parts_->graph.setShared(!areas_.empty(), {colour.r, colour.g, colour.b});
}

void SceneView::showFrame(QSize size, double ratio) {
    for (std::size_t i = 0; i < parts_->panes.size(); ++i)
        parts_->panes[i]->screen.setFrame(!areas_.empty() && i == active_, pixelsOf(areaOf(i, size), ratio).size());
    requestFrames();
}

QRect SceneView::areaOf(std::size_t pane, QSize size) const {
    if (areas_.empty() || pane >= areas_.size())
        return {QPoint(), size};
    if (size == areasOf_)
        return areas_[pane];
    const auto& area = areas_[pane];
    const auto scaled = [](int at, int to, int from) { return from == 0 ? 0 : at * to / from; };
    return QRect(QPoint(scaled(area.left(), size.width(), areasOf_.width()),
                        scaled(area.top(), size.height(), areasOf_.height())),
                 QPoint(scaled(area.right() + 1, size.width(), areasOf_.width()) - 1,
                        scaled(area.bottom() + 1, size.height(), areasOf_.height()) - 1));
}

void SceneView::setCamera(const Camera& camera, std::size_t pane) {
    if (pane >= parts_->shownPanes)
        return;
    auto& shown = parts_->panes[pane]->camera;
    auto next = camera;
    next.viewport = shown.viewport;
    if (!areas_.empty() && next == shown)
        return; // only the others have moved
    shown = next;
    const bool built = applyCamera(pane, size(), devicePixelRatio());
    followCameras();
    requestFrames(built ? kFramesAfterBuilding : 1);
}

void SceneView::applyCameras(QSize size, double ratio) {
    bool built = false;
    for (std::size_t pane = 0; pane < parts_->shownPanes; ++pane)
        built |= applyCamera(pane, size, ratio);
    if (built)
        requestFrames(kFramesAfterBuilding);
    if (parts_->panes.size() > 1)
        showFrame(size, ratio);
    followCameras();
}

void SceneView::followCameras() {
    const auto cameras = parts_->ofShown(&Parts::Pane::camera);
    parts_->ground.follow(cameras);
    parts_->models.follow(cameras);
    coverGround();
}

bool SceneView::applyCamera(std::size_t index, QSize size, double ratio) {
    auto& pane = *parts_->panes[index];
    auto& camera = pane.camera;
    const auto area = areaOf(index, size);
    camera.viewport = {std::max(1, area.width()), std::max(1, area.height())};
    auto& graph = *pane.graph;
    graph.setArea(areas_.empty() ? QRectF(0, 0, 1, 1) : shareOf(pixelsOf(area, ratio), size * ratio));
    const auto scale = static_cast<float>(ratio);
    graph.viewProjection->setValue(QVariant::fromValue(toQt(camera.viewProjection())));
    graph.viewportSize->setValue(toQt(glm::vec2(camera.viewport) * scale));
    graph.pixelRatio->setValue(scale);
    graph.pixelsPerUnit->setValue(camera.pixelsPerUnit() * scale);
    graph.eye->setValue(toQt(camera.position));
    graph.eyeOfGrid->setValue(toQt(camera.eyeOfGrid()));
    graph.parallel->setValue(camera.orthographic ? camera.focus : 0.0F);
    graph.clipDepth->setValue(camera.clipDepth());
    pane.occlusion.follow(camera, pixelsOf(area, ratio).size());
    pane.grid.follow(camera);
    ScreenEntities::turnAxes(graph, camera);
    if (index == active_)
        pane.screen.setRubberBand(band_, area.height(), ratio);
    pane.labelsStale = true;
    bool built = false;
    for (auto& scene : parts_->scenes)
        built |= scene->cull(camera, index);
    return built;
}

} // namespace navsmith::render::qt3d
