// The window that shows scenes. It draws only when something has changed; the owner handles input through an event
// filter.
#pragma once

#include "core/symbol/colour_scheme.h"
#include "core/world/backdrop.h"
#include "render/backdrop_look.h"
#include "render/camera.h"
#include "render/map_textures.h"
#include "render/scene.h"

#include <QColor>
#include <QImage>
#include <QRect>
#include <QRectF>
#include <QSize>
#include <QStringList>
#include <QWindow>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace navsmith::render::qt3d {

/// Selects Qt3D's OpenGL renderer. Call it first in main(), before creating the application object.
void prepareProcess();

struct Theme {
    QColor top; ///< top colour of the background gradient
    QColor bottom;
    symbol::Rgba gridCells;
    symbol::Rgba gridFine;
    symbol::Rgba gridNumbers;
    float ink = 1;    ///< multiplier for label colours, which are designed for a dark background
    bool sky = false; ///< there may be one
    QColor skyTop = {};
    QColor skyHorizon = {};
    QColor skyBottom = {}; ///< below the horizon
};
Theme darkTheme();
Theme lightTheme();
Theme highContrastTheme();

class SceneView : public QWindow {
    Q_OBJECT

public:
    /// samples: for multisampling, 0 for none (everything but surface outlines is smooth without it).
    explicit SceneView(int samples = 0);
    ~SceneView() override;

    /// The scenes to show, and others that stay on the card until they are shown again. Each must outlive the view or
    /// be removed first, and may be in one view only, because uploading clears its dirty ranges.
    void setScenes(const std::vector<Scene*>& scenes, const std::vector<Scene*>& hidden = {});
    /// Uploads changes in the scenes. Cheap if there are none.
    void sync();
    /// Pictures side by side in the window, up to four, each with a camera, a look of the map and an overlay of its
    /// own. What is drawn in several is on the graphics card once. `areas`: in pixels from the top left corner of a
    /// window of this `size`; fewer than two: one picture fills the window. A frame marks the active one if there are
    /// several.
    void setPanes(const std::vector<QRect>& areas, QSize size, std::size_t active);
    /// Ignores the camera's viewport and uses the size of the pane.
    void setCamera(const Camera& camera, std::size_t pane = 0);
    /// The highlight under the mouse. The selection is part of the scenes.
    void setHover(const symbol::Primitives& hover);
    /// Labels of what a map holds, shown where those of the scenes leave room.
    void setMapLabels(std::vector<symbol::Label> labels);
    /// Lays labels out again after their ranks have changed (Scene::setLabelRank).
    void rankLabels();
    /// Primitives of tools, drawn on top of everything in a pane.
    void setOverlay(const symbol::Primitives& overlay, std::size_t pane = 0);
    void setGrid(const symbol::Grid& grid, bool visible);
    /// The map behind everything; null: none. Copied to the graphics card; a world of placed meshes comes part by part.
    void setBackdrop(std::shared_ptr<const world::Backdrop> backdrop);
    /// Textures and light of a map, shown while it is the backdrop and the look needs them. The view keeps those of the
    /// last few maps.
    void setTextures(const std::shared_ptr<const world::Backdrop>& of, MapTextures textures);
    [[nodiscard]] bool hasTextures(const world::Backdrop& of) const;
    /// Models and textures of a world of placed meshes, which are loaded and dropped as the camera moves, while it is
    /// the backdrop and the look needs them. `find`: see ModelMaps; null: there are none. `bytes`: of what is loaded.
    void setModels(const std::shared_ptr<const world::Backdrop>& of, world::FindGameFile find, std::size_t bytes);
    [[nodiscard]] bool hasModels(const world::Backdrop& of) const;
    /// The look of the map; its slice may also cut elements.
    void setLook(const BackdropLook& look, std::size_t pane = 0);
    /// Off at first. Themes without a sky have no atmosphere.
    void setAtmosphere(const Atmosphere& atmosphere);
    /// The marquee, in pixels from the top left corner of the active pane.
    void setRubberBand(const std::optional<QRectF>& band);
    void setLabelsVisible(bool visible);
    /// World units from the camera at which labels have vanished.
    [[nodiscard]] float labelsVanishAt() const { return labelsWithin_; }
    /// The width in pixels of a label with so many letters.
    [[nodiscard]] float labelWidth(qsizetype letters) const;
    /// Label range: 1 is normal, 2 the maximum.
    void setLabelReach(float reach);
    void setTheme(const Theme& theme);
    /// The palette of the axes, also in what setOverlay() shows. Scenes have their own.
    void setPalette(symbol::Palette palette);

    /// Requests some frames. The other functions do so themselves.
    void requestFrames(int frames = 1);
    /// Draws a frame immediately, even if the window is hidden.
    void drawNow();
    [[nodiscard]] std::uint64_t framesDrawn() const { return framesDrawn_; }

    /// Passes a picture of the window to `receive` after one of the next frames; only while the window is visible.
    void requestPicture(std::function<void(QImage)> receive);
    /// Renders a picture of any size immediately, even if the window is hidden. Null if drawing is impossible: no
    /// display, no OpenGL 3.3, or beyond the card's limits.
    [[nodiscard]] QImage renderPicture(QSize size);

    /// Output of the shader compilers; empty on success.
    [[nodiscard]] const QStringList& shaderLog() const { return shaderLog_; }
    /// Number of visible tiles of all scenes in the last frame, in all panes.
    [[nodiscard]] std::size_t shownTiles() const;
    /// Bytes of buffers uploaded to the graphics card so far.
    [[nodiscard]] std::uint64_t uploadedBytes() const;

Q_SIGNALS:
    void frameDrawn();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Parts;

    void start();
    void applyCameras(QSize size, double ratio);
    /// True if it created entities.
    bool applyCamera(std::size_t index, QSize size, double ratio);
    void followCameras();
    [[nodiscard]] QRect areaOf(std::size_t pane, QSize size) const;
    void showFrame(QSize size, double ratio);
    void showGap();
    void applyLooks();
    void showGrid();
    void fadeDetail();
    void showMap();
    void relabel();
    /// The ground gives way to models.
    void coverGround();
    [[nodiscard]] bool layLabels();

    std::vector<QRect> areas_; ///< empty: one pane fills the window
    QSize areasOf_;            ///< the window's size with these areas
    std::size_t active_ = 0;
    Theme theme_;
    symbol::Palette palette_ = symbol::Palette::Standard;
    symbol::Grid grid_;
    bool gridVisible_ = true;
    bool labelsVisible_ = true;
    float labelsWithin_ = 0; ///< world units
    std::vector<symbol::Label> mapLabels_;
    float labelReach_ = 1;
    struct ModelSource {
        std::weak_ptr<const world::Backdrop> of;
        world::FindGameFile find;
        std::size_t bytes = 0;
    };
    std::vector<ModelSource> models_;
    std::shared_ptr<const world::Backdrop> backdrop_;
    Atmosphere atmosphere_;
    std::optional<QRectF> band_;
    int samples_ = 0;
    std::unique_ptr<Parts> parts_;
    QStringList shaderLog_;
    int framesWanted_ = 0;
    bool updateRequested_ = false;
    bool drawing_ = false;
    std::uint64_t framesDrawn_ = 0;
};

} // namespace navsmith::render::qt3d
