// The window that shows scenes. It draws when something has changed and sleeps otherwise; input is for the owner, by an
// event filter.
#pragma once

#include "core/symbol/symbol.h"
#include "core/world/map_geometry.h"
#include "render/backdrop_look.h"
#include "render/camera.h"
#include "render/scene.h"

#include <QColor>
#include <QImage>
#include <QRectF>
#include <QStringList>
#include <QWindow>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace navsmith::render::qt3d {

/// Chooses Qt3D's OpenGL renderer. Call it first thing in main(), before the application object.
void prepareProcess();

struct Theme {
    QColor top; ///< of the gradient behind everything
    QColor bottom;
    symbol::Rgba gridCells;
    symbol::Rgba gridFine;
    symbol::Rgba gridNumbers;
    float ink = 1; ///< what the colours of labels, which are made for a dark ground, are multiplied by
};
Theme darkTheme();
Theme lightTheme();

class SceneView : public QWindow {
    Q_OBJECT

public:
    /// samples: of multisampling, 0 for none (all but the outlines of surfaces is smooth without).
    explicit SceneView(int samples = 0);
    ~SceneView() override;

    /// The scenes to show; each must outlive the view or be taken out first, and be in one view only: uploading cleans
    /// their dirty ranges.
    void setScenes(const std::vector<Scene*>& scenes);
    /// Uploads what has changed in the scenes. Cheap if nothing has.
    void sync();
    /// The camera's viewport is not looked at: the window's size counts.
    void setCamera(const Camera& camera);
    /// What the mouse is over. The selection is part of the scenes.
    void setHover(const symbol::Primitives& hover);
    /// Lays labels out anew: others rank first (Scene::setLabelRank).
    void rankLabels();
    /// Tools, drawn over everything.
    void setOverlay(const symbol::Primitives& overlay);
    void setGrid(const symbol::Grid& grid, bool visible);
    /// The map behind everything; null: none. It is copied to the graphics card.
    void setBackdrop(const world::MapGeometry* map);
    void setBackdropLook(const BackdropLook& look);
    /// In pixels from the top left corner.
    void setRubberBand(const std::optional<QRectF>& band);
    void setLabelsVisible(bool visible);
    /// How far away labels are still written: 1 is usual, 2 as far as there are any.
    void setLabelReach(float reach);
    void setTheme(const Theme& theme);

    /// Asks for some frames. The other calls do so themselves.
    void kick(int frames = 1);
    /// Draws a frame now, whether the window shows or not.
    void drawNow();
    [[nodiscard]] std::uint64_t framesDrawn() const { return framesDrawn_; }

    /// Hands over a picture of the window after one of the next frames; only while the window shows.
    void requestPicture(std::function<void(QImage)> receive);
    /// A picture of any size, drawn now; the window need not show. Null if nothing can be drawn here: no display, no
    /// OpenGL 3.3, more than the card takes.
    [[nodiscard]] QImage renderPicture(QSize size);

    /// What the compilers of the shaders had to say. Empty is well.
    [[nodiscard]] const QStringList& shaderLog() const { return shaderLog_; }
    /// Tiles of all scenes within the picture, as of the last frame.
    [[nodiscard]] std::size_t shownTiles() const;
    /// Bytes of buffers that were sent to the graphics card so far.
    [[nodiscard]] std::uint64_t uploadedBytes() const;

Q_SIGNALS:
    void frameDrawn();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Parts;

    void start();
    void applyCamera(QSize size, double ratio);
    void showGrid();
    void fadeDetail();
    [[nodiscard]] bool layLabels();

    Camera camera_;
    Theme theme_;
    symbol::Grid grid_;
    bool gridVisible_ = true;
    bool labelsVisible_ = true;
    float labelsWithin_ = 0; ///< world units
    float labelReach_ = 1;
    bool labelsStale_ = true; ///< camera, scenes or their ranks are others than when labels were laid
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
