// What a 3D view draws and draws with.
#pragma once

#include "render/qt3d/ambient_occlusion.h"
#include "render/qt3d/backdrop_entity.h"
#include "render/qt3d/frame_graph.h"
#include "render/qt3d/grid_entity.h"
#include "render/qt3d/ground_entity.h"
#include "render/qt3d/label_atlas.h"
#include "render/qt3d/label_entities.h"
#include "render/qt3d/materials.h"
#include "render/qt3d/model_entities.h"
#include "render/qt3d/primitive_entities.h"
#include "render/qt3d/scene_entities.h"
#include "render/qt3d/scene_view.h"
#include "render/qt3d/screen_entities.h"
#include "render/qt3d/surface_effects.h"
#include "render/qt3d/textured_map_entity.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include <memory>
#include <vector>

namespace navsmith::render::qt3d {

/// A new entity or shader appears from the second frame on, and the first frames of a new window are blank.
inline constexpr int kFramesAfterBuilding = 3;

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

} // namespace navsmith::render::qt3d
