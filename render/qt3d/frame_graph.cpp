#include "render/qt3d/frame_graph.h"

#include "core/symbol/symbol.h"

#include <QMatrix4x4>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <QWindow>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

#include <algorithm>

namespace navsmith::render::qt3d {

using Qt3DRender::QCamera;
using Qt3DRender::QCameraSelector;
using Qt3DRender::QClearBuffers;
using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QLayer;
using Qt3DRender::QLayerFilter;
using Qt3DRender::QNoDraw;
using Qt3DRender::QParameter;
using Qt3DRender::QRenderCapture;
using Qt3DRender::QRenderSurfaceSelector;
using Qt3DRender::QRenderTargetSelector;
using Qt3DRender::QSortPolicy;
using Qt3DRender::QSubtreeEnabler;
using Qt3DRender::QTechniqueFilter;
using Qt3DRender::QViewport;

namespace {

constexpr float kBoundless = 1e30F;

/// An entity whose descendants are all in one layer.
Qt3DCore::QEntity* layered(Qt3DCore::QEntity* root, QFrameGraphNode* branch) {
    auto* entity = new Qt3DCore::QEntity(root);
    auto* layer = new QLayer(entity);
    layer->setRecursive(true);
    entity->addComponent(layer);

    auto* sort = new QSortPolicy(branch);
    sort->setSortTypes(QVector<QSortPolicy::SortType>{QSortPolicy::BackToFront});
    auto* filter = new QLayerFilter(sort);
    filter->addLayer(layer);
    return entity;
}

} // namespace

FrameGraph::FrameGraph(Qt3DCore::QEntity* root, QWindow* window) : frames(std::make_shared<Frames>()) {
    auto* surface = new QRenderSurfaceSelector(root);
    surface->setSurface(window);
    top = surface;
    target = new QRenderTargetSelector(surface);
    gapShown_ = new QSubtreeEnabler(target);
    gapShown_->setEnabled(false);
    gap_ = new QClearBuffers(gapShown_);
    gap_->setBuffers(QClearBuffers::ColorBuffer); // a pane's background overwrites all of its pixels
    new QNoDraw(gap_);
    panesNode_ = new QFrameGraphNode(target);
    build(root);
    auto* all = new QCameraSelector(target); // after all panes
    all->setCamera(camera_);
    capture = new QRenderCapture(all);
    new QNoDraw(capture);
}

FrameGraph::FrameGraph(Qt3DCore::QEntity* root, FrameGraph& first)
    : frames(first.frames), panesNode_(first.panesNode_) {
    build(root);
    *std::ranges::find(first.panes, nullptr) = this;
}

void FrameGraph::build(Qt3DCore::QEntity* root) {
    enabled_ = new QSubtreeEnabler(panesNode_);
    auto* filter = new QTechniqueFilter(enabled_);
    const auto parameter = [&](const QString& name, const QVariant& value) {
        auto* p = new QParameter(name, value, filter);
        filter->addParameter(p);
        return p;
    };
    viewProjection = parameter(QStringLiteral("viewProjection"), QVariant::fromValue(QMatrix4x4()));
    viewportSize = parameter(QStringLiteral("viewportSize"), QVector2D(1, 1));
    pixelRatio = parameter(QStringLiteral("pixelRatio"), 1.0F);
    pixelsPerUnit = parameter(QStringLiteral("pixelsPerUnit"), 1.0F);
    eye = parameter(QStringLiteral("eye"), QVector3D());
    eyeOfGrid = parameter(QStringLiteral("eyeOfGrid"), QVector3D());
    cameraRight = parameter(QStringLiteral("cameraRight"), QVector3D(1, 0, 0));
    cameraUp = parameter(QStringLiteral("cameraUp"), QVector3D(0, 0, 1));
    cameraAhead = parameter(QStringLiteral("cameraAhead"), QVector3D(0, 1, 0));
    parallel = parameter(QStringLiteral("parallel"), 0.0F);
    clipDepth = parameter(QStringLiteral("clipDepth"), 2.0F);
    fullSizeAt = parameter(QStringLiteral("fullSizeAt"), symbol::View().fullSizeAt);
    cut = parameter(QStringLiteral("cut"), QVector2D(-kBoundless, kBoundless));
    behindWalls = parameter(QStringLiteral("behindWalls"), 0.0F);
    sky = parameter(QStringLiteral("sky"), 0.0F);
    skyTop = parameter(QStringLiteral("skyTop"), QVector3D());
    skyHorizon = parameter(QStringLiteral("skyHorizon"), QVector3D());
    skyBottom = parameter(QStringLiteral("skyBottom"), QVector3D());
    haze = parameter(QStringLiteral("haze"), 0.0F);
    dimmed = parameter(QStringLiteral("dimmed"), QVector4D());

    // The shaders get their matrix from the parameter, but Qt requires a camera.
    camera_ = new QCamera(root);
    auto* selector = new QCameraSelector(filter);
    selector->setCamera(camera_);

    mapTarget = new QRenderTargetSelector(selector);
    mapArea_ = new QViewport(mapTarget);
    auto* clear = new QClearBuffers(mapArea_);
    clear->setBuffers(QClearBuffers::DepthBuffer); // the background overwrites all pixels
    map = layered(root, clear);
    occluding = new QSubtreeEnabler(selector);
    occluding->setEnabled(false);
    occlusionTarget = new QRenderTargetSelector(occluding);
    occlusion = layered(root, occlusionTarget);
    areas_ = {new QViewport(occluding), new QViewport(selector)};
    occludedMap = layered(root, areas_[0]);
    world = layered(root, areas_[1]);
    auto* clearDepth = new QClearBuffers(areas_[1]);
    clearDepth->setBuffers(QClearBuffers::DepthBuffer);
    overlay = layered(root, clearDepth);
}

void FrameGraph::setShared(bool shared, const QColor& gap) {
    gap_->setClearColor(gap);
    gapShown_->setEnabled(shared);
}

void FrameGraph::setEnabled(bool enabled) {
    enabled_->setEnabled(enabled);
    for (auto* entity : {map, occlusion, occludedMap, world, overlay})
        entity->setEnabled(enabled);
}

void FrameGraph::setArea(const QRectF& area) {
    area_ = area;
    for (auto* each : areas_)
        each->setNormalizedRect(area_);
    mapArea_->setNormalizedRect(mapApart_ ? QRectF(0, 0, 1, 1) : area_);
}

void FrameGraph::setMapApart(bool apart) {
    mapApart_ = apart;
    setArea(area_);
}

} // namespace navsmith::render::qt3d
