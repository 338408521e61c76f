// A map on the graphics card: its triangles unchanged, in each pane one entity per layer, shaded by orientation,
// with their edges.
#pragma once

#include "core/world/backdrop.h"
#include "render/backdrop_look.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/surface_effects.h"

#include <QPointer>
#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include <array>
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
    /// Draws the map in so many panes.
    void setPanes(std::size_t panes);
    void setLook(const BackdropLook& look, std::size_t pane = 0);
    /// Layers whose surfaces something else draws while the look needs textures.
    void setTextured(world::LayerMask layers);
    /// Whether there is a sky, which surfaces of that layer show while the look needs textures.
    void setSky(bool there);
    /// Lightens surfaces, 0 to 1, for elements drawn in dark colours.
    void setPaper(float paper);

private:
    /// What is drawn in one pane.
    struct Drawn {
        Qt3DCore::QEntity* entity = nullptr;
        Qt3DRender::QMaterial* material = nullptr;
        Qt3DCore::QEntity* edges = nullptr; ///< null if it has none
        Qt3DRender::QMaterial* edgeMaterial = nullptr;
    };
    struct Layer {
        world::MapLayer layer = world::MapLayer::Solid;
        Qt3DRender::QGeometryRenderer* surfaces = nullptr;
        Qt3DRender::QGeometryRenderer* edges = nullptr; ///< null if it has none
        std::array<Drawn, kMostPanes> drawn{};
    };

    /// Draws all layers in a pane.
    void build(std::size_t pane);
    void apply();
    void apply(std::size_t pane);
    /// `line`: their colour in a wireframe; alpha 0: they are dark lines on surfaces.
    static void applyEdges(const Drawn& layer, const BackdropLook& look, bool shown, bool textured,
                           const QVector4D& line);

    const Materials* materials_;
    SurfaceEffects* effects_;
    const FrameGraph* graph_ = nullptr;
    std::size_t panes_ = 1;
    std::array<QPointer<Qt3DCore::QEntity>, kMostPanes> roots_; ///< the first one has the buffers
    std::vector<Layer> layers_;
    HeightRange heights_; ///< of the map
    std::array<BackdropLook, kMostPanes> looks_;
    world::LayerMask textured_ = 0;
    bool sky_ = false;
    float paper_ = 0;
};

} // namespace navsmith::render::qt3d
