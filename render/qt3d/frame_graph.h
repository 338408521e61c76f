// The drawing order within a frame, for each of the panes of a window: pictures side by side, each with a camera of its
// own, in one frame of one window. They share the buffers on the graphics card; what draws them in a pane are entities
// below that pane's part of the tree.
#pragma once

#include <QColor>
#include <QRectF>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QViewport>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

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

inline constexpr std::size_t kMostPanes = 4;

/// What the panes of a window have in common.
struct Frames {
    std::uint64_t frame = 1;         ///< incremented with every frame submitted to Qt
    std::uint64_t uploadedBytes = 0; ///< bytes of buffers uploaded so far, without padding
    std::uint32_t drawBuffers = 0;   ///< made so far
};

/// Nodes of the frame graph of a pane and the parent entities of everything drawn in it. All belong to the root entity.
struct FrameGraph {
    /// Makes the graph of the first pane, with what the window needs besides.
    FrameGraph(Qt3DCore::QEntity* root, QWindow* window);
    /// Makes the graph of another pane of the same window.
    FrameGraph(Qt3DCore::QEntity* root, FrameGraph& first);

    /// For the first pane: whether there are more, between which `gap` shows.
    void setShared(bool shared, const QColor& gap);
    /// Draws nothing while disabled.
    void setEnabled(bool enabled);
    /// The pane's part of the window: 0 to 1, from the top left corner.
    void setArea(const QRectF& area);
    /// Whether the map is drawn into a target of its own, which has the size of the pane.
    void setMapApart(bool apart);

    [[nodiscard]] Qt3DCore::QEntity* parentOf(Step step) const {
        return step <= Step::Backdrop         ? map
               : step == Step::Occlusion      ? occlusion
               : step == Step::OccludedMap    ? occludedMap
               : step < Step::OverlaySurfaces ? world
                                              : overlay;
    }

    std::shared_ptr<Frames> frames;
    /// The panes of the window, by index, as far as there are any; begins with this one. What belongs to one pane has
    /// only index 0.
    std::array<const FrameGraph*, kMostPanes> panes{this};
    Qt3DRender::QFrameGraphNode* top = nullptr;                   ///< only the first pane has it, as the next
    Qt3DRender::QRenderTargetSelector* target = nullptr;          ///< of the whole window
    Qt3DRender::QRenderCapture* capture = nullptr;                ///< of the whole window
    Qt3DRender::QRenderTargetSelector* mapTarget = nullptr;       ///< of `map`; without a target, `target`
    Qt3DRender::QRenderTargetSelector* occlusionTarget = nullptr; ///< of `occlusion`
    Qt3DRender::QSubtreeEnabler* occluding = nullptr;
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
    Qt3DRender::QParameter* cameraRight = nullptr;
    Qt3DRender::QParameter* cameraUp = nullptr;
    Qt3DRender::QParameter* cameraAhead = nullptr;
    Qt3DRender::QParameter* cut = nullptr;
    Qt3DRender::QParameter* behindWalls = nullptr;
    Qt3DRender::QParameter* parallel = nullptr;
    Qt3DRender::QParameter* clipDepth = nullptr;
    Qt3DRender::QParameter* fullSizeAt = nullptr;
    Qt3DRender::QParameter* sky = nullptr;
    Qt3DRender::QParameter* skyTop = nullptr;
    Qt3DRender::QParameter* skyHorizon = nullptr;
    Qt3DRender::QParameter* skyBottom = nullptr;
    Qt3DRender::QParameter* haze = nullptr;
    Qt3DRender::QParameter* dimmed = nullptr;

private:
    void build(Qt3DCore::QEntity* root);

    Qt3DRender::QFrameGraphNode* panesNode_ = nullptr; ///< parent of all panes
    Qt3DRender::QCamera* camera_ = nullptr;
    Qt3DRender::QClearBuffers* gap_ = nullptr;
    Qt3DRender::QSubtreeEnabler* gapShown_ = nullptr;
    Qt3DRender::QSubtreeEnabler* enabled_ = nullptr;
    Qt3DRender::QViewport* mapArea_ = nullptr;
    std::array<Qt3DRender::QViewport*, 2> areas_{}; ///< of what is never drawn apart
    QRectF area_{0, 0, 1, 1};
    bool mapApart_ = false;
};

} // namespace navsmith::render::qt3d
