// A map on the graphics card: its triangles unchanged, one entity per layer, shaded by orientation,
// with their edges.
#pragma once

#include "core/world/backdrop.h"
#include "render/backdrop_look.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/surface_effects.h"

#include <QPointer>
#include <Qt3DCore/QEntity>

#include <memory>
#include <vector>

namespace navsmith::render::qt3d {

class BackdropEntity {
public:
    BackdropEntity(const Materials& materials, SurfaceEffects& effects) : materials_(&materials), effects_(&effects) {}
    ~BackdropEntity();
    BackdropEntity(const BackdropEntity&) = delete;
    BackdropEntity& operator=(const BackdropEntity&) = delete;
    BackdropEntity(BackdropEntity&&) = delete;
    BackdropEntity& operator=(BackdropEntity&&) = delete;

    /// Replaces the map; null: none. Takes effect from the second frame on.
    void show(const FrameGraph& graph, const world::Backdrop* backdrop);
    void setLook(const BackdropLook& look);
    /// Layers whose surfaces something else draws while the look needs textures.
    void setTextured(world::LayerMask layers);
    /// Whether there is a sky, which surfaces of that layer show while the look needs textures.
    void setSky(bool there);
    /// Lightens surfaces, 0 to 1, for elements drawn in dark colours.
    void setPaper(float paper);

private:
    struct Layer {
        world::MapLayer layer = world::MapLayer::Solid;
        Qt3DCore::QEntity* entity = nullptr;
        Qt3DRender::QMaterial* material = nullptr;
        Qt3DCore::QEntity* edges = nullptr; ///< null if it has none
        Qt3DRender::QMaterial* edgeMaterial = nullptr;
    };

    void apply();
    void applyEdges(const Layer& layer, bool shown, bool textured) const;

    const Materials* materials_;
    SurfaceEffects* effects_;
    QPointer<Qt3DCore::QEntity> root_;
    std::vector<Layer> layers_;
    HeightRange heights_; ///< of the map
    BackdropLook look_;
    world::LayerMask textured_ = 0;
    bool sky_ = false;
    float paper_ = 0;
};

} // namespace navsmith::render::qt3d
