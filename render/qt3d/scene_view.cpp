#include "render/qt3d/scene_view.h"

#include "render/qt3d/ambient_occlusion.h"
#include "render/qt3d/backdrop_entity.h"
#include "render/qt3d/convert.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/grid_entity.h"
#include "render/qt3d/ground_entity.h"
#include "render/qt3d/label_entities.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/model_entities.h"
#include "render/qt3d/picture.h"
#include "render/qt3d/primitive_entities.h"
#include "render/qt3d/scene_entities.h"
#include "render/qt3d/screen_entities.h"
#include "render/qt3d/surface_effects.h"
#include "render/qt3d/textured_map_entity.h"

#include <QCoreApplication>
#include <QResizeEvent>
#include <QSurfaceFormat>
#include <QVector4D>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace navsmith::render::qt3d {

namespace {

constexpr int kDepthBits = 24;
/// Labels reach less far than other details, but at least as far as Go To frames an element of usual size.
constexpr float kLabelReach = 0.7F;

// A new entity or shader appears from the second frame on, and the first frames of a new window are blank.
constexpr int kFramesAfterBuilding = 3;
constexpr std::size_t kTexturedMaps = 3; ///< as many keep their textures on the card
constexpr float kLeastHaze = 1500;       ///< world units
constexpr float kHazeOfMap = 0.9F;       ///< of the map's extent
constexpr int kFramesForPicture = 60;    ///< before renderPicture() gives up; it needs about seven

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

/// All Qt3D objects. Members are destroyed in reverse order: first what is below the root, then the engine, which owns
/// it.
struct SceneView::Parts {
    Parts(SceneView* view, const ShaderLog& log)
        : engine(std::make_unique<Qt3DCore::QAspectEngine>()), root(new Qt3DCore::QEntity), graph(root, view),
          atlas(root, view->devicePixelRatio()), materials(root, atlas, log), surfaces(root, log), shaderProbe(root),
          occlusion(graph, root, log), screen(materials), grid(root, materials), backdrop(materials, surfaces),
          ground(materials), models(surfaces), hover(materials.highlight, steps::highlight), labels(materials, atlas),
          overlay(materials.overlay, steps::overlay) {
        auto* settings = new Qt3DRender::QRenderSettings(root);
        settings->setActiveFrameGraph(graph.top);
        // every frame; the scene view alone triggers frames
        settings->setRenderPolicy(Qt3DRender::QRenderSettings::Always);
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
    SurfaceEffects surfaces;
    ShaderProbe shaderProbe;
    AmbientOcclusion occlusion;
    ScreenEntities screen;
    GridEntity grid;
    BackdropEntity backdrop;
    struct Textured {
        std::weak_ptr<const world::Backdrop> of;
        std::unique_ptr<TexturedMapEntity> entity;
    };
    std::vector<Textured> textured; ///< the last used one is the last
    GroundEntity ground;
    ModelEntities models;
    PrimitiveEntities hover;
    LabelEntities labels;
    PrimitiveEntities overlay;
    std::vector<std::unique_ptr<SceneEntities>> scenes;
    std::vector<std::unique_ptr<SceneEntities>> hidden; ///< uploaded, but not shown
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
    // From the thread that makes the parts.
    connect(
        &parts_->ground, &GroundEntity::ready, this,
        [this] {
            if (parts_->ground.update())
                kick(kFramesAfterBuilding);
        },
        Qt::QueuedConnection);
    connect(
        &parts_->models, &ModelEntities::ready, this,
        [this] {
            if (parts_->models.update()) {
                coverGround();
                kick(kFramesAfterBuilding);
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
    kick(kFramesAfterBuilding);
}

void SceneView::setScenes(const std::vector<Scene*>& scenes, const std::vector<Scene*>& hidden) {
    auto before = std::exchange(parts_->scenes, {});
    std::ranges::move(std::exchange(parts_->hidden, {}), std::back_inserter(before));
    const auto take = [&](Scene* scene) {
        const auto known = std::ranges::find_if(before, [&](const auto& of) { return of && of->scene() == scene; });
        return known != before.end() ? std::move(*known) : std::make_unique<SceneEntities>(*scene, parts_->materials);
    };
    for (Scene* scene : scenes)
        parts_->scenes.push_back(take(scene));
    for (Scene* scene : hidden) {
        parts_->hidden.push_back(take(scene));
        parts_->hidden.back()->hide();
    }
    for (const auto& scene : parts_->scenes)
        scene->cull(camera_);
    labelsStale_ = true;
    fadeDetail();
    sync();
    kick(kFramesAfterBuilding);
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
    parts_->graph.fullSizeAt->setValue(fullSizeAt);
    parts_->materials.fadeDetail(detailWithin * 0.7F, detailWithin);
    parameterOf(parts_->materials.scene.labels, QStringLiteral("fade"))
        ->setValue(QVector2D(labelsWithin_ * 0.8F, labelsWithin_));
}

void SceneView::sync() {
    SceneEntities::Synced all;
    for (auto& scene : parts_->scenes) {
        const auto synced = scene->sync(parts_->graph, camera_);
        all.changed |= synced.changed;
        all.built |= synced.built;
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
    graph.eyeOfGrid->setValue(toQt(camera_.eyeOfGrid()));
    graph.parallel->setValue(camera_.orthographic ? camera_.focus : 0.0F);
    graph.clipDepth->setValue(camera_.clipDepth());
    parts_->occlusion.follow(camera_, size * ratio);
    parts_->grid.follow(camera_);
    parts_->screen.turnAxes(camera_);
    parts_->screen.setRubberBand(band_, size.height(), ratio);
    for (auto& scene : parts_->scenes)
        scene->cull(camera_);
    parts_->ground.follow(camera_);
    parts_->models.follow(camera_);
    coverGround();
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
    auto shown = overlay;
    symbol::showAxes(palette_, shown);
    kick(parts_->overlay.show(parts_->graph, parts_->atlas, shown) ? kFramesAfterBuilding : 1);
}

void SceneView::setGrid(const symbol::Grid& grid, bool visible) {
    grid_ = grid;
    gridVisible_ = visible;
    showGrid();
}

void SceneView::showGrid() {
    parts_->grid.show(parts_->graph, parts_->atlas, grid_, gridVisible_,
                      {theme_.gridCells, theme_.gridFine, theme_.gridNumbers, symbol::axisColours(palette_)});
    kick(kFramesAfterBuilding);
}

void SceneView::setBackdrop(std::shared_ptr<const world::Backdrop> backdrop) {
    if (backdrop != backdrop_ || backdrop == nullptr)
        parts_->backdrop.show(parts_->graph, backdrop.get());
    backdrop_ = backdrop;
    parts_->ground.show(parts_->graph, std::move(backdrop));
    showMap();
}

void SceneView::setTextures(const std::shared_ptr<const world::Backdrop>& of, MapTextures textures) {
    auto& all = parts_->textured;
    std::erase_if(all, [&](const auto& one) { return one.of.expired() || one.of.lock() == of; });
    if (all.size() >= kTexturedMaps)
        all.erase(all.begin());
    all.push_back({of, std::make_unique<TexturedMapEntity>(parts_->graph, parts_->surfaces, std::move(textures))});
    showMap();
}

bool SceneView::hasTextures(const world::Backdrop& of) const {
    return std::ranges::any_of(parts_->textured, [&](const auto& one) { return one.of.lock().get() == &of; });
}

void SceneView::setModels(const std::shared_ptr<const world::Backdrop>& of, world::FindGameFile find,
                          std::size_t bytes) {
    std::erase_if(models_, [&](const auto& one) { return one.of.expired() || one.of.lock() == of; });
    models_.push_back({of, std::move(find), bytes});
    showMap();
}

bool SceneView::hasModels(const world::Backdrop& of) const {
    return std::ranges::any_of(models_, [&](const auto& one) { return one.of.lock().get() == &of; });
}

void SceneView::coverGround() {
    const auto& models = parts_->models;
    parts_->ground.cover(models.cells(), models.shown(), models.outside());
}

void SceneView::setLook(const BackdropLook& look) {
    look_ = look;
    parts_->ground.setLook(look);
    heights_ = look.ofElements();
    parts_->materials.cut(heights_);
    parts_->materials.showHidden(look.hiddenElements && backdrop_ != nullptr);
    labelsStale_ = true;
    showMap();
}

void SceneView::setAtmosphere(const Atmosphere& atmosphere) {
    atmosphere_ = atmosphere;
    showMap();
}

/// Everything that follows from the map, its look, the theme and the atmosphere.
void SceneView::showMap() {
    constexpr float lightest = 0.8F;
    const float paper = (1.0F - theme_.ink) * lightest;
    auto& all = parts_->textured;
    const auto own =
        std::ranges::find_if(all, [&](const auto& one) { return backdrop_ && one.of.lock() == backdrop_; });
    world::LayerMask layers = 0;
    if (own != all.end()) {
        std::rotate(own, own + 1, all.end());
        const auto& map = backdrop_->geometry;
        layers = all.back().entity->layers();
        all.back().entity->setLook(look_, {map.minimum.z, map.maximum.z}, paper);
    }
    for (const auto& one : all) {
        if (layers == 0 || &one != &all.back())
            one.entity->hide();
    }
    const auto source =
        std::ranges::find_if(models_, [&](const auto& one) { return backdrop_ && one.of.lock() == backdrop_; });
    if (source != models_.end()) {
        const auto& map = backdrop_->geometry;
        parts_->models.show(parts_->graph, backdrop_, source->find, source->bytes);
        parts_->models.setLook(look_, {map.minimum.z, map.maximum.z}, paper);
    } else {
        parts_->models.show(parts_->graph, nullptr, nullptr, 0);
    }
    coverGround();
    const bool sky = atmosphere_.sky && theme_.sky;
    parts_->backdrop.setTextured(layers);
    parts_->backdrop.setSky(sky);
    parts_->backdrop.setPaper(paper);
    parts_->backdrop.setLook(look_);
    parts_->ground.setPaper(paper);
    auto& graph = parts_->graph;
    graph.sky->setValue(sky ? 1.0F : 0.0F);
    graph.skyTop->setValue(toVector(theme_.skyTop));
    graph.skyHorizon->setValue(toVector(theme_.skyHorizon));
    graph.skyBottom->setValue(toVector(theme_.skyBottom));
    float haze = 0;
    if (atmosphere_.haze && theme_.sky && backdrop_ != nullptr) {
        const auto extent = backdrop_->geometry.maximum - backdrop_->geometry.minimum;
        haze = std::max(kLeastHaze, std::max(extent.x, extent.y) * kHazeOfMap);
    }
    graph.haze->setValue(haze);
    parts_->occlusion.show(atmosphere_.occlusion && backdrop_ != nullptr);
    const auto ground = toVector(theme_.bottom);
    graph.dimmed->setValue(QVector4D(ground.x(), ground.y(), ground.z(), 1 - look_.brightness));
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
    // Letters get an outline in the colour of the background.
    parts_->materials.setLabelGround(theme_.bottom, theme_.ink);
    showMap();
    showGrid();
}

void SceneView::setPalette(symbol::Palette palette) {
    palette_ = palette;
    parts_->screen.setAxes(parts_->graph, symbol::axisColours(palette));
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
    return parts_->labels.show(parts_->graph, scenes, camera_, labelsVisible_ ? labelsWithin_ : 0, heights_);
}

void SceneView::drawNow() {
    if (drawing_)
        return; // a frame processes events, which may request another one
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
        receive(reply->image().convertToFormat(QImage::Format_RGB32)); // alpha is only a leftover of blending
        reply->deleteLater();
    });
    kick(kFramesAfterBuilding);
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
    applyCamera(size, scale);
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
    applyCamera(this->size(), devicePixelRatio());
    kick(kFramesAfterBuilding);
    return image;
}

} // namespace navsmith::render::qt3d
