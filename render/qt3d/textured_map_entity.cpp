#include "render/qt3d/textured_map_entity.h"

#include "render/qt3d/picture.h"

#include <QVector2D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DCore/QGeometryView>
#include <Qt3DRender/QGeometryRenderer>

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace navsmith::render::qt3d {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;
using Qt3DCore::QEntity;
using Qt3DCore::QGeometry;
using Qt3DCore::QGeometryView;

namespace {

constexpr float kTexturedWaterOpacity = 0.75F; ///< so that the ground below it stays visible
constexpr float kPaper = 0.4F;                 ///< share of the paper that leaves textures recognisable

template <typename T>
QBuffer* bufferOf(QEntity* parent, const std::vector<T>& items) {
    const auto bytes = std::as_bytes(std::span(items));
    auto* buffer = new QBuffer(parent);
    buffer->setData({reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())});
    return buffer;
}

/// After the opaque surfaces; water is at 0.5.
float lateness(const TexturedBatch& batch) {
    return batch.blend == world::TextureBlend::Translucent ? 0.75F
           : batch.layer == world::MapLayer::Water         ? 0.5F
                                                           : 0.0F;
}

} // namespace

TexturedMapEntity::TexturedMapEntity(const FrameGraph& graph, SurfaceEffects& effects, MapTextures map)
    : effects_(&effects), graph_(&graph), layers_(map.layers()), hasLight_(!map.light.rgb.empty()) {
    // Attach it when complete: Qt loses a buffer that is added to the live tree before its geometry.
    auto* root = new QEntity;
    auto* corners = bufferOf(root, map.corners);
    auto* indices = bufferOf(root, map.indices);
    const auto count = static_cast<unsigned>(map.corners.size());
    std::vector<Qt3DRender::QAbstractTexture*> arrays;
    for (auto& array : map.arrays)
        arrays.push_back(array.images == 0 ? nullptr : makeTextureArray(root, std::move(array)));
    light_ = makeLightTexture(root, std::move(map.light));
    for (const auto& batch : map.batches) {
        auto* geometry = new QGeometry(root);
        const auto attribute = [&](const char* name, QAttribute::VertexBaseType type, unsigned size,
                                   std::size_t offset) {
            auto* result = new QAttribute(corners, QLatin1String(name), type, size, count,
                                          static_cast<unsigned>(offset), sizeof(TexturedCorner), geometry);
            geometry->addAttribute(result);
            return result;
        };
        geometry->setBoundingVolumePositionAttribute(
            attribute("position", QAttribute::Float, 3, offsetof(TexturedCorner, position)));
        attribute("spot", QAttribute::Float, 3, offsetof(TexturedCorner, texture));
        attribute("lamp", QAttribute::UnsignedShort, 2, offsetof(TexturedCorner, light));
        auto* index = new QAttribute(geometry);
        index->setAttributeType(QAttribute::IndexAttribute);
        index->setBuffer(indices);
        index->setVertexBaseType(QAttribute::UnsignedInt);
        index->setCount(batch.indexCount);
        index->setByteOffset(static_cast<unsigned>(batch.firstIndex * sizeof(std::uint32_t)));
        geometry->addAttribute(index);
        auto* view = new QGeometryView(root);
        view->setGeometry(geometry);
        view->setPrimitiveType(QGeometryView::Triangles);
        view->setVertexCount(static_cast<int>(batch.indexCount));
        auto* renderer = new Qt3DRender::QGeometryRenderer(root);
        renderer->setView(view);
        // Explicit dummy bounds: Qt would scan all vertices to compute them. Qt culls nothing here.
        renderer->setMinPoint({-1, -1, -1});
        renderer->setMaxPoint({1, 1, 1});
        renderer->setSortIndex(sortIndexOf(Step::Backdrop) - lateness(batch));
        batches_.push_back({batch.layer, batch.blend, renderer, arrays[batch.array]});
    }
    graph.frames->uploadedBytes +=
        map.corners.size() * sizeof(TexturedCorner) + map.indices.size() * sizeof(std::uint32_t);
    roots_[0] = root;
    build(0);
}

TexturedMapEntity::~TexturedMapEntity() {
    for (const auto& root : roots_)
        delete root;
}

void TexturedMapEntity::build(std::size_t pane) {
    auto* root = pane == 0 ? roots_[0].data() : new QEntity;
    roots_[pane] = root;
    for (auto& batch : batches_) {
        auto* entity = new QEntity(root);
        entity->addComponent(batch.renderer);
        auto* material = makeMaterial(entity, effects_->of({SurfaceKind::Textured}),
                                      {{QStringLiteral("images"), QVariant::fromValue(batch.images)},
                                       {QStringLiteral("lightmap"), QVariant::fromValue(light_)},
                                       {QStringLiteral("opacity"), 1.0F},
                                       {QStringLiteral("slice"), QVector2D()},
                                       {QStringLiteral("tint"), QVector2D()},
                                       {QStringLiteral("lineStep"), 0.0F},
                                       {QStringLiteral("paper"), 0.0F}});
        entity->addComponent(material);
        entity->setEnabled(false);
        batch.drawn[pane] = {entity, material};
    }
    root->setEnabled(visible_[pane]);
    root->setParent(graph_->panes[pane]->parentOf(Step::Backdrop));
}

void TexturedMapEntity::hide(std::size_t pane) {
    for (const auto& batch : batches_) {
        if (batch.drawn[pane].entity != nullptr)
            batch.drawn[pane].entity->setEnabled(false);
    }
}

void TexturedMapEntity::setVisible(bool visible, std::size_t pane) {
    visible_[pane] = visible;
    if (roots_[pane])
        roots_[pane]->setEnabled(visible);
}

void TexturedMapEntity::setLook(const BackdropLook& look, const HeightRange& heights, float paper, std::size_t pane) {
    if (!look.shown || !needsTextures(look.surfaces)) {
        hide(pane);
        return;
    }
    if (!roots_[pane])
        build(pane);
    constexpr float solid = 0.995F;
    const auto kind = !hasLight_ || look.surfaces == SurfaceLook::Textured ? SurfaceKind::Textured
                      : look.surfaces == SurfaceLook::Lit                  ? SurfaceKind::Lit
                                                                           : SurfaceKind::LightOnly;
    const auto& slice = look.slice;
    const QVector2D tint(std::max(slice.bottom, heights.bottom), std::min(slice.top, heights.top));
    for (const auto& batch : batches_) {
        const auto& drawn = batch.drawn[pane];
        const bool translucent = batch.blend == world::TextureBlend::Translucent;
        const bool water = batch.layer == world::MapLayer::Water && !translucent;
        const float opacity = std::min(look.opacity, water ? kTexturedWaterOpacity : 1.0F);
        drawn.material->setEffect(effects_->of({.kind = kind,
                                                .masked = batch.blend == world::TextureBlend::Masked,
                                                .translucent = translucent,
                                                .seeThrough = translucent || opacity < solid,
                                                .backFaces = look.backFaces}));
        const auto set = [&](const char* name, const QVariant& value) {
            parameterOf(drawn.material, QLatin1String(name))->setValue(value);
        };
        set("opacity", opacity);
        set("slice", QVector2D(slice.bottom, slice.top));
        set("tint", look.tinted ? tint : QVector2D());
        set("lineStep", look.heightLines ? kLineStep : 0.0F);
        set("paper", paper * kPaper);
        drawn.entity->setEnabled((look.layers & world::layerBit(batch.layer)) != 0);
    }
}

} // namespace navsmith::render::qt3d
