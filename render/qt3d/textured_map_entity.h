// The textured surfaces of a map on the graphics card.
#pragma once

#include "render/backdrop_look.h"
#include "render/map_textures.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/surface_effects.h"

#include <QPointer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QGeometryRenderer>

#include <array>
#include <vector>

namespace navsmith::render::qt3d {

class TexturedMapEntity {
public:
    /// Uploads it with the next frames; it appears from the second one on. Hidden until setLook() shows it.
    TexturedMapEntity(const FrameGraph& graph, SurfaceEffects& effects, MapTextures map);
    ~TexturedMapEntity();
    TexturedMapEntity(const TexturedMapEntity&) = delete;
    TexturedMapEntity& operator=(const TexturedMapEntity&) = delete;
    TexturedMapEntity(TexturedMapEntity&&) = delete;
    TexturedMapEntity& operator=(TexturedMapEntity&&) = delete;

    /// The layers that it draws.
    [[nodiscard]] world::LayerMask layers() const { return layers_; }
    /// `heights`: of the whole map. `paper` lightens surfaces, 0 to 1. Draws nothing unless the look needs textures.
    void setLook(const BackdropLook& look, const HeightRange& heights, float paper, std::size_t pane = 0);
    void hide(std::size_t pane);
    /// Whether what the look shows is drawn at all in a pane; at first, it is.
    void setVisible(bool visible, std::size_t pane = 0);

private:
    /// What is drawn in one pane.
    struct Drawn {
        Qt3DCore::QEntity* entity = nullptr;
        Qt3DRender::QMaterial* material = nullptr;
    };
    struct Batch {
        world::MapLayer layer = world::MapLayer::Solid;
        world::TextureBlend blend = world::TextureBlend::Opaque;
        Qt3DRender::QGeometryRenderer* renderer = nullptr;
        Qt3DRender::QAbstractTexture* images = nullptr;
        std::array<Drawn, kMostPanes> drawn{};
    };

    void build(std::size_t pane);

    SurfaceEffects* effects_;
    const FrameGraph* graph_;
    Qt3DRender::QAbstractTexture* light_ = nullptr;
    std::array<QPointer<Qt3DCore::QEntity>, kMostPanes> roots_; ///< the first one has the buffers
    std::array<bool, kMostPanes> visible_{true, true, true, true};
    std::vector<Batch> batches_;
    world::LayerMask layers_ = 0;
    bool hasLight_ = false;
};

} // namespace navsmith::render::qt3d
