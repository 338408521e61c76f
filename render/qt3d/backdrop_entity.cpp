#include "render/qt3d/backdrop_entity.h"

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace navsmith::render::qt3d {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;
using Qt3DCore::QEntity;
using Qt3DCore::QGeometry;
using Qt3DCore::QGeometryView;
using Qt3DRender::QGeometryRenderer;

namespace {

/// Opacity of water, so that the ground below it stays visible.
constexpr float kWaterOpacity = 0.55F;
constexpr float kPaperOfColours = 0.4F; ///< share of the paper that leaves colours distinct
constexpr float kWireBrightness = 1.25F;
constexpr float kEdgesOfTextures = 0.3F; ///< textures show most edges by themselves

template <typename T>
QByteArray bytesOf(const std::vector<T>& items) {
    const auto bytes = std::as_bytes(std::span(items));
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QAttribute* attribute(QBuffer* buffer, QAttribute::AttributeType type, QAttribute::VertexBaseType base, unsigned size,
                      std::size_t count, std::size_t first = 0) {
    auto* a = new QAttribute;
    a->setAttributeType(type);
    a->setBuffer(buffer);
    a->setVertexBaseType(base);
    a->setVertexSize(size);
    a->setByteStride(0);
    a->setByteOffset(static_cast<unsigned>(first * sizeof(std::uint32_t)));
    a->setCount(static_cast<unsigned>(count));
    return a;
}

void addVectors(QGeometry* geometry, const char* name, QBuffer* vectors, std::size_t count) {
    auto* a = attribute(vectors, QAttribute::VertexAttribute, QAttribute::Float, 3, count);
    a->setName(QString::fromLatin1(name));
    geometry->addAttribute(a);
}

/// Draws so many corners; the first attribute is the position. `late`, 0 to 1: when, among the entities of the step.
QGeometryRenderer* draw(QEntity* parent, QGeometry* geometry, QGeometryView::PrimitiveType type, std::size_t corners,
                        float late) {
    geometry->setBoundingVolumePositionAttribute(geometry->attributes().constFirst());
    auto* view = new QGeometryView(parent);
    view->setGeometry(geometry);
    view->setPrimitiveType(type);
    view->setVertexCount(static_cast<int>(corners));
    auto* renderer = new QGeometryRenderer(parent);
    renderer->setView(view);
    // Explicit dummy bounds: Qt would scan all vertices to compute them. Qt culls nothing here.
    renderer->setMinPoint({-1, -1, -1});
    renderer->setMaxPoint({1, 1, 1});
    renderer->setSortIndex(sortIndexOf(Step::Backdrop) - late);
    return renderer;
}

QBuffer* bufferOf(QEntity* parent, const QByteArray& bytes) {
    auto* buffer = new QBuffer(parent);
    buffer->setData(bytes);
    return buffer;
}

QGeometryRenderer* edgesOf(QEntity* parent, const std::vector<glm::vec3>& positions,
                           const std::vector<world::MapEdge>& edges, float late) {
    std::vector<glm::vec3> ends;
    std::array<std::vector<glm::vec3>, 2> normals;
    for (const auto& edge : edges) {
        ends.insert(ends.end(), {positions[edge.from], positions[edge.to]});
        for (std::size_t i = 0; i < normals.size(); ++i)
            normals[i].insert(normals[i].end(), 2, edge.normals[i]);
    }
    auto* geometry = new QGeometry(parent);
    addVectors(geometry, "position", bufferOf(parent, bytesOf(ends)), ends.size());
    addVectors(geometry, "normal", bufferOf(parent, bytesOf(normals[0])), ends.size());
    addVectors(geometry, "otherNormal", bufferOf(parent, bytesOf(normals[1])), ends.size());
    return draw(parent, geometry, QGeometryView::Lines, ends.size(), late);
}

} // namespace

BackdropEntity::~BackdropEntity() {
    for (const auto& root : roots_)
        delete root;
}

void BackdropEntity::show(const FrameGraph& graph, const world::Backdrop* backdrop) {
    graph_ = &graph;
    for (auto& root : roots_)
        delete root;
    layers_.clear();
    if (backdrop == nullptr || backdrop->geometry.indices.empty())
        return;
    const auto& map = backdrop->geometry;
    // Attach it when complete: Qt loses a buffer that is added to the live tree before its geometry.
    auto* root = new QEntity;
    auto* positions = bufferOf(root, bytesOf(map.positions));
    auto* indices = bufferOf(root, bytesOf(map.indices));
    for (std::size_t i = 0; i < map.layers.size(); ++i) {
        const auto& range = map.layers[i];
        // Draw water after what is visible through it, and edges after their surface.
        const float late = range.layer == world::MapLayer::Water ? 0.5F : 0.0F;
        auto* geometry = new QGeometry(root);
        addVectors(geometry, "position", positions, map.positions.size());
        const std::size_t corners = std::size_t{range.triangleCount} * 3;
        geometry->addAttribute(attribute(indices, QAttribute::IndexAttribute, QAttribute::UnsignedInt, 1, corners,
                                         std::size_t{range.firstTriangle} * 3));
        auto& layer = layers_.emplace_back();
        layer.layer = range.layer;
        layer.surfaces = draw(root, geometry, QGeometryView::Triangles, corners, late);
        if (i < backdrop->edges.size() && !backdrop->edges[i].empty())
            layer.edges = edgesOf(root, map.positions, backdrop->edges[i], late + 0.25F);
    }
    heights_ = {map.minimum.z, map.maximum.z};
    roots_[0] = root;
    for (std::size_t pane = 0; pane < panes_; ++pane)
        build(pane);
}

void BackdropEntity::build(std::size_t pane) {
    auto* root = pane == 0 ? roots_[0].data() : new QEntity;
    roots_[pane] = root;
    for (auto& layer : layers_) {
        auto& drawn = layer.drawn[pane];
        drawn.entity = new QEntity(root);
        drawn.entity->addComponent(layer.surfaces);
        drawn.material = makeMaterial(drawn.entity, effects_->of({}),
                                      {{QStringLiteral("colour"), QVector3D()},
                                       {QStringLiteral("opacity"), 1.0F},
                                       {QStringLiteral("slice"), QVector2D()},
                                       {QStringLiteral("tint"), QVector2D()},
                                       {QStringLiteral("lineStep"), 0.0F},
                                       {QStringLiteral("paper"), 0.0F},
                                       {QStringLiteral("picture"), QVariant::fromValue(materials_->noPicture)},
                                       {QStringLiteral("pictureArea"), QVector4D(0, 0, 1, 1)},
                                       {QStringLiteral("pictureShare"), 0.0F}});
        drawn.entity->addComponent(drawn.material);
        if (layer.edges == nullptr)
            continue;
        drawn.edges = new QEntity(root);
        drawn.edges->addComponent(layer.edges);
        drawn.edgeMaterial = makeMaterial(drawn.edges, materials_->mapEdges,
                                          {{QStringLiteral("slice"), QVector2D()},
                                           {QStringLiteral("backFaces"), 0.0F},
                                           {QStringLiteral("weight"), 1.0F},
                                           {QStringLiteral("line"), QVector4D()}});
        drawn.edges->addComponent(drawn.edgeMaterial);
    }
    apply(pane);
    root->setParent(graph_->panes[pane]->parentOf(Step::Backdrop));
}

void BackdropEntity::setPanes(std::size_t panes) {
    panes_ = panes;
    for (std::size_t pane = 1; pane < panes_ && roots_[0]; ++pane) {
        if (!roots_[pane])
            build(pane);
    }
}

void BackdropEntity::setLook(const BackdropLook& look, std::size_t pane) {
    if (std::exchange(looks_[pane], look) != look)
        apply(pane);
}

void BackdropEntity::setPaper(float paper) {
    paper_ = paper;
    apply();
}

void BackdropEntity::setTextured(world::LayerMask layers) {
    if (std::exchange(textured_, layers) != layers)
        apply();
}

void BackdropEntity::setSky(bool there) {
    if (std::exchange(sky_, there) != there)
        apply();
}

void BackdropEntity::apply() {
    for (std::size_t pane = 0; pane < kMostPanes; ++pane)
        apply(pane);
}

void BackdropEntity::apply(std::size_t pane) {
    constexpr float solid = 0.995F;
    if (!roots_[pane])
        return;
    const auto& look = looks_[pane];
    const bool textured = textured_ != 0 && needsTextures(look.surfaces);
    const bool wire = look.surfaces == SurfaceLook::Wireframe;
    const auto& slice = look.slice;
    const QVector2D cut(slice.bottom, slice.top);
    const QVector2D tint(std::max(slice.bottom, heights_.bottom), std::min(slice.top, heights_.top));
    for (const auto& layer : layers_) {
        const auto& drawn = layer.drawn[pane];
        const auto bit = world::layerBit(layer.layer);
        const bool isLayerShown = (look.layers & bit) != 0;
        const bool sky = textured && sky_ && layer.layer == world::MapLayer::Sky;
        const float most = layer.layer == world::MapLayer::Water ? kWaterOpacity : 1.0F;
        const float opacity = std::min(look.opacity, most);
        // From behind, the sky of a closed map would hide all of it.
        const SurfaceWay way{.kind = sky    ? SurfaceKind::Sky
                                     : wire ? SurfaceKind::Wire
                                            : SurfaceKind::Plain,
                             .seeThrough = !sky && opacity < solid,
                             .backFaces = !sky && look.backFaces};
        drawn.material->setEffect(effects_->of(way));
        const auto set = [&](const char* name, const QVariant& value) {
            parameterOf(drawn.material, QLatin1String(name))->setValue(value);
        };
        const auto colour = layerColour(layer.layer, look.surfaces) * (wire ? kWireBrightness : 1.0F);
        set("colour", QVector3D(colour.x, colour.y, colour.z));
        set("opacity", opacity);
        set("slice", cut);
        set("tint", look.tinted ? tint : QVector2D());
        set("paper", look.surfaces == SurfaceLook::BySurface ? paper_ * kPaperOfColours : paper_);
        set("lineStep", look.heightLines ? kLineStep : 0.0F);
        const bool elsewhere = textured && (textured_ & bit) != 0;
        // A wireframe without the diagonals of its faces, if the edges are known.
        const bool edgesAlone = wire && drawn.edges != nullptr;
        drawn.entity->setEnabled(look.shown && isLayerShown && !elsewhere && !edgesAlone);
        if (drawn.edges != nullptr)
            applyEdges(drawn, look, look.shown && isLayerShown && (wire || (look.edges && !sky)), textured,
                       wire ? QVector4D(colour.x, colour.y, colour.z, opacity) : QVector4D());
    }
}

void BackdropEntity::applyEdges(const Drawn& layer, const BackdropLook& look, bool shown, bool textured,
                                const QVector4D& line) {
    const auto set = [&](const char* name, const QVariant& value) {
        parameterOf(layer.edgeMaterial, QLatin1String(name))->setValue(value);
    };
    set("slice", QVector2D(look.slice.bottom, look.slice.top));
    set("backFaces", look.backFaces || line.w() > 0 ? 1.0F : 0.0F);
    set("line", line);
    set("weight", textured ? kEdgesOfTextures : 1.0F);
    layer.edges->setEnabled(shown);
}

} // namespace navsmith::render::qt3d
