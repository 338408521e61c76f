// A map on the graphics card: its triangles unchanged, one entity per layer, shaded by orientation,
// with their edges.
#pragma once

#include "core/world/backdrop.h"
#include "render/backdrop_look.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/materials.h"

#include <QPointer>
#include <Qt3DCore/QEntity>

#include <array>
#include <memory>
#include <vector>

namespace navsmith::render::qt3d {

class BackdropEntity {
public:
    explicit BackdropEntity(const Materials& materials) : materials_(&materials) {}
    ~BackdropEntity();
    BackdropEntity(const BackdropEntity&) = delete;
    BackdropEntity& operator=(const BackdropEntity&) = delete;
    BackdropEntity(BackdropEntity&&) = delete;
    BackdropEntity& operator=(BackdropEntity&&) = delete;

    /// Replaces the map; null: none. Takes effect from the second frame on.
    void show(const FrameGraph& graph, const world::Backdrop* backdrop);
    void setLook(const BackdropLook& look);
    /// Lightens surfaces, 0 to 1, for elements drawn in dark colours.
    void setPaper(float paper);

private:
    struct Layer {
        world::MapLayer layer = world::MapLayer::Solid;
        Qt3DCore::QEntity* entity = nullptr;
        std::array<Qt3DRender::QMaterial*, Materials::kMapWays> ways{}; ///< by Materials::mapWay()
        Qt3DCore::QEntity* edges = nullptr;                             ///< null if it has none
        Qt3DRender::QMaterial* edgeMaterial = nullptr;
    };

    void apply();

    const Materials* materials_;
    QPointer<Qt3DCore::QEntity> root_;
    std::vector<Layer> layers_;
    HeightRange heights_; ///< of the map
    BackdropLook look_;
    float paper_ = 0;
};

} // namespace navsmith::render::qt3d
