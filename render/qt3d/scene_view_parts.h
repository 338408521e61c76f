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
#include <span>
#include <utility>
#include <vector>

namespace navsmith::render::qt3d {

/// A new entity or shader appears from the second frame on, and the first frames of a new window are blank.
inline constexpr int kFramesAfterBuilding = 3;

/// All Qt3D objects. Members are destroyed in reverse order: first what is below the root, then the engine, which owns
/// it.
struct SceneView::Parts {
    /// A picture of its own in the window.
    struct Pane {
        Pane(FrameGraph& of, Qt3DCore::QEntity* root, const Materials& materials, const LabelAtlas& atlas,
             const ShaderLog& log)
            : graph(&of), occlusion(of, root, log), screen(materials), grid(root, materials), labels(materials, atlas),
              overlay(materials.overlay, steps::overlay) {
            screen.build(of);
        }

        FrameGraph* graph;
        AmbientOcclusion occlusion;
        ScreenEntities screen;
        GridEntity grid;
        LabelEntities labels;
        PrimitiveEntities overlay;
        Camera camera;
        BackdropLook look;
        HeightRange heights;     ///< of elements
        bool labelsStale = true; ///< camera, scenes or ranks have changed since the last label layout
    };

    Parts(SceneView* view, ShaderLog shaderLog)
        : log(std::move(shaderLog)), engine(std::make_unique<Qt3DCore::QAspectEngine>()), root(new Qt3DCore::QEntity),
          graph(root, view), atlas(root, view->devicePixelRatio()), materials(root, atlas, log), surfaces(root, log),
          shaderProbe(root), backdrop(materials, surfaces), ground(materials), models(surfaces),
          hover(materials.highlight, steps::highlight) {
        auto* settings = new Qt3DRender::QRenderSettings(root);
        settings->setActiveFrameGraph(graph.top);
        // every frame; the scene view alone triggers frames
        settings->setRenderPolicy(Qt3DRender::QRenderSettings::Always);
        root->addComponent(settings);
        panes.push_back(std::make_unique<Pane>(graph, root, materials, atlas, log));
        engine->registerAspect(new Qt3DRender::QRenderAspect);
        engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
    }

    void addPane() {
        moreGraphs.push_back(std::make_unique<FrameGraph>(root, graph));
        panes.push_back(std::make_unique<Pane>(*moreGraphs.back(), root, materials, atlas, log));
    }
    /// The panes that are shown.
    [[nodiscard]] std::span<const std::unique_ptr<Pane>> shown() const { return std::span(panes).first(shownPanes); }
    template <typename T>
    [[nodiscard]] std::vector<T> ofShown(T Pane::*part) const {
        std::vector<T> all;
        for (const auto& pane : shown())
            all.push_back((*pane).*part);
        return all;
    }

    ShaderLog log;
    std::unique_ptr<Qt3DCore::QAspectEngine> engine;
    Qt3DCore::QEntity* root;
    FrameGraph graph;                                    ///< of the first pane
    std::vector<std::unique_ptr<FrameGraph>> moreGraphs; ///< of the others
    LabelAtlas atlas;
    Materials materials;
    SurfaceEffects surfaces;
    ShaderProbe shaderProbe;
    BackdropEntity backdrop;
    struct Textured {
        std::weak_ptr<const world::Backdrop> of;
        std::unique_ptr<TexturedMapEntity> entity;
    };
    std::vector<Textured> textured; ///< the last used one is the last
    GroundEntity ground;
    ModelEntities models;
    PrimitiveEntities hover;
    std::vector<std::unique_ptr<Pane>> panes; ///< as many as have ever been shown
    std::size_t shownPanes = 1;
    std::vector<std::unique_ptr<SceneEntities>> scenes;
    std::vector<std::unique_ptr<SceneEntities>> hidden; ///< uploaded, but not shown
    bool started = false;
};

} // namespace navsmith::render::qt3d
