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
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

namespace navsmith::render::qt3d {

using Qt3DRender::QCamera;
using Qt3DRender::QCameraSelector;
using Qt3DRender::QClearBuffers;
using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QLayer;
using Qt3DRender::QLayerFilter;
using Qt3DRender::QParameter;
using Qt3DRender::QRenderCapture;
using Qt3DRender::QRenderSurfaceSelector;
using Qt3DRender::QRenderTargetSelector;
using Qt3DRender::QSortPolicy;
using Qt3DRender::QSubtreeEnabler;
using Qt3DRender::QTechniqueFilter;
using Qt3DRender::QViewport;

namespace {

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

FrameGraph::FrameGraph(Qt3DCore::QEntity* root, QWindow* window) {
    auto* surface = new QRenderSurfaceSelector(root);
    surface->setSurface(window);
    top = surface;
    target = new QRenderTargetSelector(surface);
    auto* filter = new QTechniqueFilter(target);
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
    parallel = parameter(QStringLiteral("parallel"), 0.0F);
    clipDepth = parameter(QStringLiteral("clipDepth"), 2.0F);
    fullSizeAt = parameter(QStringLiteral("fullSizeAt"), symbol::View().fullSizeAt);
    sky = parameter(QStringLiteral("sky"), 0.0F);
    skyTop = parameter(QStringLiteral("skyTop"), QVector3D());
    skyHorizon = parameter(QStringLiteral("skyHorizon"), QVector3D());
    skyBottom = parameter(QStringLiteral("skyBottom"), QVector3D());
    haze = parameter(QStringLiteral("haze"), 0.0F);
    dimmed = parameter(QStringLiteral("dimmed"), QVector4D());

    // The shaders get their matrix from the parameter, but Qt requires a camera.
    auto* camera = new QCamera(root);
    auto* selector = new QCameraSelector(new QViewport(filter));
    selector->setCamera(camera);

    mapTarget = new QRenderTargetSelector(selector);
    auto* clear = new QClearBuffers(mapTarget);
    clear->setBuffers(QClearBuffers::DepthBuffer); // the background overwrites all pixels
    map = layered(root, clear);
    occluding = new QSubtreeEnabler(selector);
    occluding->setEnabled(false);
    occlusionTarget = new QRenderTargetSelector(occluding);
    occlusion = layered(root, occlusionTarget);
    occludedMap = layered(root, occluding);
    world = layered(root, selector);
    // Parent of the last branch, so that it captures the result of that branch.
    capture = new QRenderCapture(selector);
    auto* clearDepth = new QClearBuffers(capture);
    clearDepth->setBuffers(QClearBuffers::DepthBuffer);
    overlay = layered(root, clearDepth);
}

} // namespace navsmith::render::qt3d
