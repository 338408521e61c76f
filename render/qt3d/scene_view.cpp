#include "render/qt3d/scene_view.h"

#include "render/qt3d/backdrop_entity.h"
#include "render/qt3d/convert.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/grid_entity.h"
#include "render/qt3d/label_entities.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/picture.h"
#include "render/qt3d/primitive_entities.h"
#include "render/qt3d/scene_entities.h"
#include "render/qt3d/screen_entities.h"

#include <QCoreApplication>
#include <QResizeEvent>
#include <QSurfaceFormat>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include <spdlog/spdlog.h>

#include <algorithm>

namespace navsmith::render::qt3d {

namespace {

constexpr int kDepthBits = 24;

// A new entity or shader shows from the second frame on, and the first frames of a new window stay blank.
constexpr int kFramesAfterBuilding = 3;
constexpr int kFramesForPicture = 60; ///< after which a picture is given up; it takes about seven

} // namespace

void prepareProcess() {
    // Qt3D's other renderer takes no shaders for OpenGL and then draws nothing, without a word.
    qputenv("QT3D_RENDERER", "opengl");
    // Qt3D makes its context of the default format, and with Mesa a window has the buffers of the context that first
    // draws in it: without one for depth nothing hides what lies behind it.
    auto format = QSurfaceFormat::defaultFormat();
    format.setDepthBufferSize(kDepthBits);
    QSurfaceFormat::setDefaultFormat(format);
}

Theme darkTheme() {
    return {QColor(0x22, 0x26, 0x33), QColor(0x0D, 0x0E, 0x12), symbol::rgb(0x55719E, 150), symbol::rgb(0x596273, 105),
            symbol::rgb(0x6F86AE, 170)};
}

Theme lightTheme() {
    return {QColor(0xE9, 0xED, 0xF3),   QColor(0xC9, 0xD0, 0xDA),   symbol::rgb(0x4A6FA5, 170),
            symbol::rgb(0x7D8896, 110), symbol::rgb(0x3E5F92, 200), 0.28F};
}

/// Everything of Qt3D. Members go in reverse order: what hangs below the root before the engine, which owns it.
struct SceneView::Parts {
    Parts(SceneView* view, const ShaderLog& log)
        : engine(std::make_unique<Qt3DCore::QAspectEngine>()), root(new Qt3DCore::QEntity), graph(root, view),
          atlas(root, view->devicePixelRatio()), materials(root, atlas, log), shaderProbe(root), screen(materials),
          grid(root, materials), backdrop(materials), hover(materials.highlight, steps::highlight),
          labels(materials, atlas), overlay(materials.overlay, steps::overlay) {
        auto* settings = new Qt3DRender::QRenderSettings(root);
        settings->setActiveFrameGraph(graph.top);
        settings->setRenderPolicy(Qt3DRender::QRenderSettings::Always); // whenever we ask, and only then
        root->addComponent(settings);
        screen.build(graph);
        engine->registerAspect(new Qt3DRender::QRenderAspect);
        engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
    }

    std::unique_ptr<Qt3DCore::QAspectEngine> engine;
    Qt3DCore::QEntity* root;
    FrameGraph graph;
    LabelAtlas atlas;
    Materials materials;
    ShaderProbe shaderProbe;
    ScreenEntities screen;
    GridEntity grid;
    BackdropEntity backdrop;
    PrimitiveEntities hover;
    LabelEntities labels;
    PrimitiveEntities overlay;
    std::vector<std::unique_ptr<SceneEntities>> scenes;
    bool started = false;
};

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
    parts_->screen.setBackground(theme_.top, theme_.bottom);
    showGrid();
    setCamera(camera_);
}

SceneView::~SceneView() {
    if (!parts_->started) // the engine owns the root from the start on
        parts_->engine->setRootEntity(Qt3DCore::QEntityPtr(parts_->root));
}

void SceneView::start() {
    if (parts_->started)
        return;
    parts_->started = true;
    create();
    parts_->engine->setRootEntity(Qt3DCore::QEntityPtr(parts_->root));
    kick(kFramesAfterBuilding);
}

void SceneView::setScenes(const std::vector<Scene*>& scenes) {
    // All are uploaded as if new: a scene may be another one at the same address.
    parts_->scenes.clear();
    for (Scene* scene : scenes)
        parts_->scenes.push_back(std::make_unique<SceneEntities>(*scene, parts_->materials));
    labelsStale_ = true;
    fadeDetail();
    sync();
    kick();
}

void SceneView::fadeDetail() {
    // All of it well before the tiles drop it, so that it never ends at the straight border of a tile; labels before
    // the rest, so that they crowd nowhere.
    labelsWithin_ = 1;
    float detailWithin = 1e8F;
    // What stands densest decides how large everything is: larger, it would be one mass.
    float fullSizeAt = parts_->scenes.empty() ? symbol::View().fullSizeAt : 1e8F;
    for (const auto& scene : parts_->scenes) {
        fullSizeAt = std::min(fullSizeAt, scene->scene()->view().fullSizeAt);
        const float reach = scene->scene()->view().detailDistance;
        labelsWithin_ = std::max(labelsWithin_, reach * 0.5F * labelReach_);
        detailWithin = std::min(detailWithin, reach);
    }
    parts_->graph.fullSizeAt->setValue(fullSizeAt);
    parts_->materials.fadeDetail(detailWithin * 0.7F, detailWithin);
    parameterOf(parts_->materials.scene.labels, QStringLiteral("fade"))
        ->setValue(QVector2D(labelsWithin_ * 0.8F, labelsWithin_));
}

void SceneView::sync() {
    SceneEntities::Synced all;
    for (auto& scene : parts_->scenes) {
        const auto synced = scene->sync(parts_->graph);
        all.changed |= synced.changed;
        all.built |= synced.built;
        // Bounds may have grown and tiles may be new.
        if (synced.changed)
            scene->cull(camera_);
    }
    labelsStale_ = labelsStale_ || all.changed;
    if (all.changed)
        kick(all.built ? kFramesAfterBuilding : 1);
}

void SceneView::setCamera(const Camera& camera) {
    camera_ = camera;
    applyCamera(size(), devicePixelRatio());
    kick();
}

void SceneView::applyCamera(QSize size, double ratio) {
    camera_.viewport = {std::max(1, size.width()), std::max(1, size.height())};
    auto& graph = parts_->graph;
    const auto scale = static_cast<float>(ratio);
    graph.viewProjection->setValue(QVariant::fromValue(toQt(camera_.viewProjection())));
    graph.viewportSize->setValue(toQt(glm::vec2(camera_.viewport) * scale));
    graph.pixelRatio->setValue(scale);
    graph.pixelsPerUnit->setValue(camera_.pixelsPerUnit() * scale);
    graph.eye->setValue(toQt(camera_.position));
    parts_->grid.follow(camera_);
    parts_->screen.turnAxes(camera_);
    parts_->screen.setRubberBand(band_, size.height(), ratio);
    for (auto& scene : parts_->scenes)
        scene->cull(camera_);
    labelsStale_ = true;
}

void SceneView::setHover(const symbol::Primitives& hover) {
    kick(parts_->hover.show(parts_->graph, parts_->atlas, hover) ? kFramesAfterBuilding : 1);
}

void SceneView::rankLabels() {
    labelsStale_ = true;
    kick();
}

void SceneView::setOverlay(const symbol::Primitives& overlay) {
    kick(parts_->overlay.show(parts_->graph, parts_->atlas, overlay) ? kFramesAfterBuilding : 1);
}

void SceneView::setGrid(const symbol::Grid& grid, bool visible) {
    grid_ = grid;
    gridVisible_ = visible;
    showGrid();
}

void SceneView::showGrid() {
    parts_->grid.show(parts_->graph, parts_->atlas, grid_, gridVisible_,
                      {theme_.gridCells, theme_.gridFine, theme_.gridNumbers});
    kick(kFramesAfterBuilding);
}

void SceneView::setBackdrop(const world::MapGeometry* map) {
    parts_->backdrop.show(parts_->graph, map);
    kick(kFramesAfterBuilding);
}

void SceneView::setBackdropLook(const BackdropLook& look) {
    parts_->backdrop.setLook(look);
    kick(kFramesAfterBuilding);
}

void SceneView::setRubberBand(const std::optional<QRectF>& band) {
    band_ = band;
    parts_->screen.setRubberBand(band_, height(), devicePixelRatio());
    kick();
}

void SceneView::setLabelsVisible(bool visible) {
    labelsVisible_ = visible;
    labelsStale_ = true;
    kick();
}

void SceneView::setLabelReach(float reach) {
    labelReach_ = reach;
    fadeDetail();
    labelsStale_ = true;
    kick();
}

void SceneView::setTheme(const Theme& theme) {
    theme_ = theme;
    parts_->screen.setBackground(theme_.top, theme_.bottom);
    // Letters stand out from the ground by an outline of its brightness.
    parts_->materials.setLabelGround(theme_.bottom, theme_.ink);
    showGrid();
}

std::size_t SceneView::shownTiles() const {
    std::size_t shown = 0;
    for (const auto& scene : parts_->scenes)
        shown += scene->shownTiles();
    return shown;
}

std::uint64_t SceneView::uploadedBytes() const {
    return parts_->graph.uploadedBytes;
}

void SceneView::kick(int frames) {
    framesWanted_ = std::max(framesWanted_, frames);
    if (!updateRequested_ && parts_ && parts_->started && isExposed()) {
        updateRequested_ = true;
        requestUpdate();
    }
}

bool SceneView::layLabels() {
    if (!std::exchange(labelsStale_, false))
        return false;
    std::vector<Scene*> scenes;
    for (const auto& scene : parts_->scenes)
        scenes.push_back(scene->scene());
    return parts_->labels.show(parts_->graph, scenes, camera_, labelsVisible_ ? labelsWithin_ : 0);
}

void SceneView::drawNow() {
    if (drawing_)
        return; // a frame lets events through, which may ask for another
    start();
    const bool built = layLabels();
    drawing_ = true;
    parts_->engine->processFrame();
    ++parts_->graph.frame;
    drawing_ = false;
    if (++framesDrawn_ == kFramesAfterBuilding) {
        parts_->shaderProbe.poke();
        kick(2);
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
                kick();
        }
        return true;
    }
    if (event->type() == QEvent::Expose) {
        const bool handled = QWindow::event(event);
        if (isExposed()) {
            start();
            kick(kFramesAfterBuilding);
        }
        return handled;
    }
    return QWindow::event(event);
}

void SceneView::resizeEvent(QResizeEvent* event) {
    QWindow::resizeEvent(event);
    applyCamera(event->size(), devicePixelRatio());
    kick(kFramesAfterBuilding);
}

void SceneView::requestPicture(std::function<void(QImage)> receive) {
    auto* reply = parts_->graph.capture->requestCapture(QRect());
    connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this, [reply, receive = std::move(receive)] {
        receive(reply->image().convertToFormat(QImage::Format_RGB32)); // alpha is what blending has left
        reply->deleteLater();
    });
    kick(kFramesAfterBuilding);
}

QImage SceneView::renderPicture(QSize size) {
    if (size.isEmpty())
        return {};
    start();
    auto& graph = parts_->graph;
    // Smooth edges by drawing twice as large: Qt3D's multisampled textures make no complete target here.
    const int scale = samples_ > 0 ? 2 : 1;
    auto* target = makeTarget(parts_->root, size * scale);
    graph.target->setTarget(target);
    applyCamera(size, scale);
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
    applyCamera(this->size(), devicePixelRatio());
    kick(kFramesAfterBuilding);
    return image;
}

} // namespace navsmith::render::qt3d
