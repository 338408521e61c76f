// The drawing order within a frame.
#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSubtreeEnabler>

#include <cstdint>

class QWindow;

namespace navsmith::render::qt3d {

/// Drawing steps; later ones draw over earlier ones. From OverlaySurfaces on, nothing in the world occludes anything.
enum class Step : std::uint8_t {
    Background,
    Grid,
    GridNumbers,
    Backdrop,
    Occlusion,   ///< how much light from around reaches the map
    OccludedMap, ///< the map in that light
    Surfaces,
    Lanes,
    Lines,
    Marks,
    HighlightSurfaces,
    HighlightLines,
    HighlightMarks,
    Labels,
    OverlaySurfaces,
    OverlayLines,
    OverlayMarks,
    OverlayLabels,
    Screen,
};

/// Position of a step in Qt's back-to-front sort: greater is earlier. Zero would mean "by distance".
constexpr float sortIndexOf(Step step) {
    return 100.0F - static_cast<float>(step);
}

/// Nodes of the frame graph and the parent entities of everything drawn. All belong to the root entity.
struct FrameGraph {
    FrameGraph(Qt3DCore::QEntity* root, QWindow* window);

    [[nodiscard]] Qt3DCore::QEntity* parentOf(Step step) const {
        return step <= Step::Backdrop         ? map
               : step == Step::Occlusion      ? occlusion
               : step == Step::OccludedMap    ? occludedMap
               : step < Step::OverlaySurfaces ? world
                                              : overlay;
    }

    std::uint64_t frame = 1;                 ///< incremented with every frame submitted to Qt
    mutable std::uint64_t uploadedBytes = 0; ///< bytes of buffers uploaded so far, without padding
    mutable std::uint32_t drawBuffers = 0;   ///< made so far
    Qt3DRender::QFrameGraphNode* top = nullptr;
    Qt3DRender::QRenderTargetSelector* target = nullptr;
    Qt3DRender::QRenderTargetSelector* mapTarget = nullptr;       ///< of `map`; without a target, `target`
    Qt3DRender::QRenderTargetSelector* occlusionTarget = nullptr; ///< of `occlusion`
    Qt3DRender::QSubtreeEnabler* occluding = nullptr;
    Qt3DRender::QRenderCapture* capture = nullptr;
    Qt3DCore::QEntity* map = nullptr;         ///< with what lies behind and below it
    Qt3DCore::QEntity* occlusion = nullptr;   ///< only drawn while `occluding` is enabled, as the next
    Qt3DCore::QEntity* occludedMap = nullptr; ///< into `target`
    Qt3DCore::QEntity* world = nullptr;
    Qt3DCore::QEntity* overlay = nullptr;

    // Available to every shader.
    Qt3DRender::QParameter* viewProjection = nullptr;
    Qt3DRender::QParameter* viewportSize = nullptr;
    Qt3DRender::QParameter* pixelRatio = nullptr;
    Qt3DRender::QParameter* pixelsPerUnit = nullptr;
    Qt3DRender::QParameter* eye = nullptr;
    Qt3DRender::QParameter* eyeOfGrid = nullptr;
    Qt3DRender::QParameter* parallel = nullptr;
    Qt3DRender::QParameter* clipDepth = nullptr;
    Qt3DRender::QParameter* fullSizeAt = nullptr;
    Qt3DRender::QParameter* sky = nullptr;
    Qt3DRender::QParameter* skyTop = nullptr;
    Qt3DRender::QParameter* skyHorizon = nullptr;
    Qt3DRender::QParameter* skyBottom = nullptr;
    Qt3DRender::QParameter* haze = nullptr;
    Qt3DRender::QParameter* dimmed = nullptr;
};

} // namespace navsmith::render::qt3d
