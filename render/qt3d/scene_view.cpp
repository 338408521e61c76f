#include "render/qt3d/scene_view.h"

#include "render/qt3d/convert.h"
#include "render/qt3d/picture.h"
#include "render/qt3d/scene_view_parts.h"

#include <QCoreApplication>
#include <QResizeEvent>
#include <QSurfaceFormat>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

constexpr int kDepthBits = 24;
/// Labels reach less far than other details, but at least as far as Go To frames an element of usual size.
constexpr float kLabelReach = 0.7F;

constexpr int kFramesForPicture = 60; ///< before renderPicture() gives up; it needs about seven

} // namespace

void prepareProcess() {
    // Qt3D's other renderer does not support OpenGL shaders and silently draws nothing.
    qputenv("QT3D_RENDERER", "opengl");
    // Qt3D creates its context from the default format, and with Mesa a window gets the buffers of the first context
    // that draws in it: without a depth buffer there is no occlusion.
    auto format = QSurfaceFormat::defaultFormat();
    format.setDepthBufferSize(kDepthBits);
    QSurfaceFormat::setDefaultFormat(format);
}

Theme darkTheme() {
    return {QColor(0x22, 0x26, 0x33),
            QColor(0x0D, 0x0E, 0x12),
            symbol::rgb(0x55719E, 150),
            symbol::rgb(0x596273, 105),
            symbol::rgb(0x6F86AE, 170),
            1,
            true,
            QColor(0x1A, 0x22, 0x34),
            QColor(0x4A, 0x58, 0x6C),
            QColor(0x12, 0x14, 0x19)};
}

Theme lightTheme() {
    return {QColor(0xE9, 0xED, 0xF3),
            QColor(0xC9, 0xD0, 0xDA),
            symbol::rgb(0x4A6FA5, 170),
            symbol::rgb(0x7D8896, 110),
            symbol::rgb(0x3E5F92, 200),
            0.28F,
            true,
            QColor(0xA9, 0xC6, 0xEA),
            QColor(0xF1, 0xF4, 0xF7),
            QColor(0xC9, 0xD0, 0xDA)};
}

Theme highContrastTheme() {
    return {QColor(0, 0, 0), QColor(0, 0, 0), symbol::rgb(0x8FB4F0, 220), symbol::rgb(0x8A93A4, 160),
            symbol::rgb(0xC8DBFF, 255)};
}

SceneView::SceneView(int samples) : theme_(darkTheme()), samples_(samples) {
    setSurfaceType(QSurface::OpenGLSurface);
    QSurfaceFormat format;
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(kDepthBits);
    format.setSamples(samples);
    setFormat(format);
    resize(1280, 800);
    parts_ = std::make_unique<Parts>(this, [this](const QString& text) {
        shaderLog_.append(text);
        spdlog::error("shader {}", text.toStdString());
    });
    parts_->panes.front()->screen.setBackground(theme_.top, theme_.bottom);
    showGrid();
    setCamera(Camera());
    // From the thread that makes the parts.
    connect(
        &parts_->ground, &GroundEntity::ready, this,
        [this] {
            if (parts_->ground.update())
                requestFrames(kFramesAfterBuilding);
        },
        Qt::QueuedConnection);
    connect(
        &parts_->models, &ModelEntities::ready, this,
        [this] {
            if (parts_->models.update()) {
                coverGround();
                requestFrames(kFramesAfterBuilding);
            }
        },
        Qt::QueuedConnection);
}

SceneView::~SceneView() {
    if (!parts_->started) // the engine owns the root once started
        parts_->engine->setRootEntity(Qt3DCore::QEntityPtr(parts_->root));
}

void SceneView::start() {
    if (parts_->started)
        return;
    parts_->started = true;
    create();
    parts_->engine->setRootEntity(Qt3DCore::QEntityPtr(parts_->root));
    requestFrames(kFramesAfterBuilding);
}

void SceneView::setScenes(const std::vector<Scene*>& scenes, const std::vector<Scene*>& hidden) {
    auto before = std::exchange(parts_->scenes, {});
    std::ranges::move(std::exchange(parts_->hidden, {}), std::back_inserter(before));
    const auto take = [&](Scene* scene) {
        const auto it = std::ranges::find_if(before, [&](const auto& of) { return of && of->scene() == scene; });
        return it != before.end() ? std::move(*it) : std::make_unique<SceneEntities>(*scene, parts_->materials);
    };
    for (Scene* scene : scenes)
        parts_->scenes.push_back(take(scene));
    for (Scene* scene : hidden) {
        parts_->hidden.push_back(take(scene));
        parts_->hidden.back()->hide();
    }
    for (const auto& scene : parts_->scenes) {
        for (std::size_t pane = 0; pane < kMostPanes; ++pane) {
            if (pane < parts_->shownPanes)
                scene->cull(parts_->panes[pane]->camera, pane);
            else
                scene->hide(pane);
        }
    }
    relabel();
    fadeDetail();
    sync();
    requestFrames(kFramesAfterBuilding);
}

void SceneView::fadeDetail() {
    // Fade details out well before the tiles drop them, so that no straight tile borders show; labels earlier, to avoid
    // clutter.
    labelsWithin_ = 1;
    float detailWithin = 1e8F;
    // The densest scene limits the size of elements, so that they do not merge into one mass.
    float fullSizeAt = parts_->scenes.empty() ? symbol::View().fullSizeAt : 1e8F;
    for (const auto& scene : parts_->scenes) {
        fullSizeAt = std::min(fullSizeAt, scene->scene()->view().fullSizeAt);
        const float reach = scene->scene()->view().detailDistance;
        labelsWithin_ = std::max(labelsWithin_, reach * kLabelReach * labelReach_);
        detailWithin = std::min(detailWithin, reach);
    }
    for (const auto& pane : parts_->panes)
        pane->graph->fullSizeAt->setValue(fullSizeAt);
    parts_->materials.fadeDetail(detailWithin * 0.7F, detailWithin);
    parameterOf(parts_->materials.scene.labels, QStringLiteral("fade"))
        ->setValue(QVector2D(labelsWithin_ * 0.8F, labelsWithin_));
}

void SceneView::sync() {
    SceneEntities::Synced all;
    const auto cameras = parts_->ofShown(&Parts::Pane::camera);
    for (auto& scene : parts_->scenes) {
        const auto synced = scene->sync(parts_->graph, cameras);
        all.changed |= synced.changed;
        all.built |= synced.built;
    }
    if (!all.changed)
        return;
    relabel();
    requestFrames(all.built ? kFramesAfterBuilding : 1);
}

void SceneView::relabel() {
    for (auto& pane : parts_->panes)
        pane->labelsStale = true;
}

void SceneView::setHover(const symbol::Primitives& hover) {
    requestFrames(parts_->hover.show(parts_->graph, parts_->atlas, hover) ? kFramesAfterBuilding : 1);
}

void SceneView::setMapLabels(std::vector<symbol::Label> labels) {
    mapLabels_ = std::move(labels);
    relabel();
    requestFrames();
}

void SceneView::rankLabels() {
    relabel();
    requestFrames();
}

void SceneView::setOverlay(const symbol::Primitives& overlay, std::size_t pane) {
    if (pane >= parts_->shownPanes)
        return;
    auto shown = overlay;
    symbol::showAxes(palette_, shown);
    auto& at = *parts_->panes[pane];
    requestFrames(at.overlay.show(*at.graph, parts_->atlas, shown) ? kFramesAfterBuilding : 1);
}

void SceneView::setGrid(const symbol::Grid& grid, bool visible) {
    grid_ = grid;
    gridVisible_ = visible;
    showGrid();
}

void SceneView::showGrid() {
    for (const auto& pane : parts_->panes)
        pane->grid.show(*pane->graph, parts_->atlas, grid_, gridVisible_,
                        {theme_.gridCells, theme_.gridFine, theme_.gridNumbers, symbol::axisColours(palette_)});
    requestFrames(kFramesAfterBuilding);
}

void SceneView::setRubberBand(const std::optional<QRectF>& band) {
    band_ = band;
    for (std::size_t i = 0; i < parts_->panes.size(); ++i)
        parts_->panes[i]->screen.setRubberBand(i == active_ ? band_ : std::nullopt, areaOf(i, size()).height(),
                                               devicePixelRatio());
    requestFrames();
}

void SceneView::setLabelsVisible(bool visible) {
    labelsVisible_ = visible;
    relabel();
    requestFrames();
}

float SceneView::labelWidth(qsizetype letters) const {
    return parts_->atlas.advance() * static_cast<float>(letters);
}

void SceneView::setLabelReach(float reach) {
    labelReach_ = reach;
    fadeDetail();
    relabel();
    requestFrames();
}

void SceneView::setTheme(const Theme& theme) {
    theme_ = theme;
    parts_->panes.front()->screen.setBackground(theme_.top, theme_.bottom);
    showGap();
    // Letters get an outline in the colour of the background.
    parts_->materials.setLabelGround(theme_.bottom, theme_.ink);
    showMap();
    showGrid();
}

void SceneView::setPalette(symbol::Palette palette) {
    palette_ = palette;
    for (const auto& pane : parts_->panes)
        pane->screen.setAxes(*pane->graph, symbol::axisColours(palette));
    showGrid();
}

std::size_t SceneView::shownTiles() const {
    std::size_t shown = 0;
    for (const auto& scene : parts_->scenes)
        shown += scene->shownTiles();
    return shown;
}

std::uint64_t SceneView::uploadedBytes() const {
    return parts_->graph.frames->uploadedBytes;
}

void SceneView::requestFrames(int frames) {
    framesWanted_ = std::max(framesWanted_, frames);
    if (!updateRequested_ && parts_ && parts_->started && isExposed()) {
        updateRequested_ = true;
        requestUpdate();
    }
}

bool SceneView::layLabels() {
    std::vector<Scene*> scenes;
    bool built = false;
    for (const auto& pane : parts_->shown()) {
        if (!std::exchange(pane->labelsStale, false))
            continue;
        if (scenes.empty()) {
            for (const auto& scene : parts_->scenes)
                scenes.push_back(scene->scene());
        }
        built |= pane->labels.show(*pane->graph, scenes, mapLabels_, pane->camera, labelsVisible_ ? labelsWithin_ : 0,
                                   pane->heights);
    }
    return built;
}

void SceneView::drawNow() {
    if (drawing_)
        return; // a frame processes events, which may request another one
    start();
    const bool built = layLabels();
    drawing_ = true;
    parts_->engine->processFrame();
    ++parts_->graph.frames->frame;
    drawing_ = false;
    if (++framesDrawn_ == kFramesAfterBuilding) {
        parts_->shaderProbe.poke();
        requestFrames(2);
    }
    framesWanted_ = std::max(built ? kFramesAfterBuilding : 0, framesWanted_ - 1);
    Q_EMIT frameDrawn();
}

bool SceneView::event(QEvent* event) {
    if (event->type() == QEvent::UpdateRequest) {
        updateRequested_ = false;
        if (isExposed() && framesWanted_ > 0) {
            drawNow();
            if (framesWanted_ > 0)
                requestFrames();
        }
        return true;
    }
    if (event->type() == QEvent::Expose) {
        const bool handled = QWindow::event(event);
        if (isExposed()) {
            start();
            requestFrames(kFramesAfterBuilding);
        }
        return handled;
    }
    return QWindow::event(event);
}

void SceneView::resizeEvent(QResizeEvent* event) {
    QWindow::resizeEvent(event);
    applyCameras(event->size(), devicePixelRatio());
    requestFrames(kFramesAfterBuilding);
}

void SceneView::requestPicture(std::function<void(QImage)> receive) {
    auto* reply = parts_->graph.capture->requestCapture(QRect());
    connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this, [reply, receive = std::move(receive)] {
        receive(reply->image().convertToFormat(QImage::Format_RGB32)); // alpha is only a leftover of blending
        reply->deleteLater();
    });
    requestFrames(kFramesAfterBuilding);
}

QImage SceneView::renderPicture(QSize size) {
    if (size.isEmpty())
        return {};
    start();
    auto& graph = parts_->graph;
    // Antialias by rendering at twice the size: Qt3D's multisampled textures do not give a complete render target here.
    const int scale = samples_ > 0 ? 2 : 1;
    auto* target = makeTarget(parts_->root, size * scale).target;
    graph.target->setTarget(target);
    applyCameras(size, scale);
    parts_->ground.wait();
    parts_->ground.update();
    parts_->models.wait();
    coverGround();
    QImage image;
    Qt3DRender::QRenderCaptureReply* reply = nullptr;
    for (int i = 0; i < kFramesForPicture && image.isNull(); ++i) {
        if (i == kFramesAfterBuilding + 2)
            reply = graph.capture->requestCapture(QRect());
        drawNow();
        if (reply != nullptr && reply->isComplete())
            image = reply->image().convertToFormat(QImage::Format_RGB32);
    }
    delete reply;
    if (scale != 1 && !image.isNull())
        image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    graph.target->setTarget(nullptr);
    delete target;
    applyCameras(this->size(), devicePixelRatio());
    requestFrames(kFramesAfterBuilding);
    return image;
}

} // namespace navsmith::render::qt3d
