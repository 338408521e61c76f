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

namespace {

/// Indexed by world::MapLayer; muted, so that the edited elements stand out.
const std::array kLayerColours{
    QVector3D(0.52F, 0.53F, 0.55F), QVector3D(0.50F, 0.55F, 0.60F), QVector3D(0.25F, 0.40F, 0.55F),
    QVector3D(0.45F, 0.55F, 0.70F), QVector3D(0.75F, 0.50F, 0.25F), QVector3D(0.60F, 0.35F, 0.60F),
    QVector3D(0.62F, 0.66F, 0.35F), QVector3D(0.55F, 0.45F, 0.35F), QVector3D(0.55F, 0.50F, 0.45F),
    QVector3D(0.60F, 0.62F, 0.66F), QVector3D(0.30F, 0.62F, 0.52F)};
/// Opacity of water, so that the ground below it stays visible.
constexpr float kWaterOpacity = 0.55F;
constexpr float kLineStep = 16; ///< world units between height lines: a stair's riser has at least one
static_assert(kLayerColours.size() > static_cast<std::size_t>(world::MapLayer::Walkable));

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
void draw(QEntity* entity, QGeometry* geometry, QGeometryView::PrimitiveType type, std::size_t corners, float late) {
    geometry->setBoundingVolumePositionAttribute(geometry->attributes().constFirst());
    auto* view = new QGeometryView(entity);
    view->setGeometry(geometry);
    view->setPrimitiveType(type);
    view->setVertexCount(static_cast<int>(corners));
    auto* renderer = new Qt3DRender::QGeometryRenderer;
    renderer->setView(view);
    // Explicit dummy bounds: Qt would scan all vertices to compute them. Qt culls nothing here.
    renderer->setMinPoint({-1, -1, -1});
    renderer->setMaxPoint({1, 1, 1});
    renderer->setSortIndex(sortIndexOf(Step::Backdrop) - late);
    entity->addComponent(renderer);
}

QBuffer* bufferOf(QEntity* parent, const QByteArray& bytes) {
    auto* buffer = new QBuffer(parent);
    buffer->setData(bytes);
    return buffer;
}

QEntity* edgesOf(QEntity* parent, const std::vector<glm::vec3>& positions, const std::vector<world::MapEdge>& edges,
                 float late) {
    std::vector<glm::vec3> ends;
    std::array<std::vector<glm::vec3>, 2> normals;
    for (const auto& edge : edges) {
        ends.insert(ends.end(), {positions[edge.from], positions[edge.to]});
        for (std::size_t i = 0; i < normals.size(); ++i)
            normals[i].insert(normals[i].end(), 2, edge.normals[i]);
    }
    auto* entity = new QEntity(parent);
    auto* geometry = new QGeometry(entity);
    addVectors(geometry, "position", bufferOf(entity, bytesOf(ends)), ends.size());
    addVectors(geometry, "normal", bufferOf(entity, bytesOf(normals[0])), ends.size());
    addVectors(geometry, "otherNormal", bufferOf(entity, bytesOf(normals[1])), ends.size());
    draw(entity, geometry, QGeometryView::Lines, ends.size(), late);
    return entity;
}

} // namespace

BackdropEntity::~BackdropEntity() {
    delete root_;
}

void BackdropEntity::show(const FrameGraph& graph, const world::Backdrop* backdrop) {
    delete root_;
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
        auto* entity = new QEntity(root);
        auto* geometry = new QGeometry(entity);
        addVectors(geometry, "position", positions, map.positions.size());
        const std::size_t corners = std::size_t{range.triangleCount} * 3;
        geometry->addAttribute(attribute(indices, QAttribute::IndexAttribute, QAttribute::UnsignedInt, 1, corners,
                                         std::size_t{range.firstTriangle} * 3));
        draw(entity, geometry, QGeometryView::Triangles, corners, late);
        const Values values{{QStringLiteral("colour"), kLayerColours[static_cast<std::size_t>(range.layer)]},
                            {QStringLiteral("opacity"), 1.0F},
                            {QStringLiteral("slice"), QVector2D()},
                            {QStringLiteral("tint"), QVector2D()},
                            {QStringLiteral("lineStep"), 0.0F},
                            {QStringLiteral("paper"), 0.0F},
                            {QStringLiteral("picture"), QVariant::fromValue(materials_->noPicture)},
                            {QStringLiteral("pictureArea"), QVector4D(0, 0, 1, 1)},
                            {QStringLiteral("pictureShare"), 0.0F}};
        auto& layer = layers_.emplace_back(Layer{range.layer, entity, {}, nullptr, nullptr});
        std::ranges::transform(materials_->map, layer.ways.begin(),
                               [&](auto* effect) { return makeMaterial(entity, effect, values); });
        entity->addComponent(layer.ways.front());
        if (i >= backdrop->edges.size() || backdrop->edges[i].empty())
            continue;
        layer.edges = edgesOf(root, map.positions, backdrop->edges[i], late + 0.25F);
        layer.edgeMaterial =
            makeMaterial(layer.edges, materials_->mapEdges,
                         {{QStringLiteral("slice"), QVector2D()}, {QStringLiteral("backFaces"), 0.0F}});
        layer.edges->addComponent(layer.edgeMaterial);
    }
    heights_ = {map.minimum.z, map.maximum.z};
    root_ = root;
    apply();
    root->setParent(graph.parentOf(Step::Backdrop));
}

void BackdropEntity::setLook(const BackdropLook& look) {
    if (look == look_)
        return;
    look_ = look;
    apply();
}

void BackdropEntity::setPaper(float paper) {
    paper_ = paper;
    apply();
}

void BackdropEntity::apply() {
    constexpr float solid = 0.995F;
    for (const auto& layer : layers_) {
        const float most = layer.layer == world::MapLayer::Water ? kWaterOpacity : 1.0F;
        const float opacity = std::min(look_.opacity, most);
        auto* wanted = layer.ways[Materials::mapWay(opacity < solid, look_.backFaces)];
        if (!layer.entity->components().contains(wanted)) {
            for (auto* other : layer.ways)
                layer.entity->removeComponent(other);
            layer.entity->addComponent(wanted);
        }
        const auto& slice = look_.slice;
        const QVector2D tint(std::max(slice.bottom, heights_.bottom), std::min(slice.top, heights_.top));
        parameterOf(wanted, QStringLiteral("opacity"))->setValue(opacity);
        parameterOf(wanted, QStringLiteral("slice"))->setValue(QVector2D(slice.bottom, slice.top));
        parameterOf(wanted, QStringLiteral("tint"))->setValue(look_.tinted ? tint : QVector2D());
        parameterOf(wanted, QStringLiteral("paper"))->setValue(paper_);
        parameterOf(wanted, QStringLiteral("lineStep"))->setValue(look_.heightLines ? kLineStep : 0.0F);
        const bool shown = look_.shown && (look_.layers & world::layerBit(layer.layer)) != 0;
        layer.entity->setEnabled(shown);
        if (layer.edges != nullptr) {
            parameterOf(layer.edgeMaterial, QStringLiteral("slice"))->setValue(QVector2D(slice.bottom, slice.top));
            parameterOf(layer.edgeMaterial, QStringLiteral("backFaces"))->setValue(look_.backFaces ? 1.0F : 0.0F);
            layer.edges->setEnabled(shown && look_.edges);
        }
    }
}

} // namespace navsmith::render::qt3d
