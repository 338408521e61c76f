// The 3D view of the open documents: shows scenes and picks elements. CameraController and the current tool (tools/)
// handle the mouse; render draws.
#pragma once

#include "app/gui/view/view_states.h"
#include "app/gui/viewport/camera_controller.h"
#include "app/gui/viewport/mouse.h"
#include "core/document/workspace.h"
#include "core/symbol/overrides.h"
#include "core/symbol/symbol.h"
#include "core/world/ray_caster.h"
#include "render/camera.h"
#include "render/picking.h"
#include "render/scene.h"
#include "render/sight.h"

#include <QPointF>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace navsmith::render::qt3d {
class SceneView;
} // namespace navsmith::render::qt3d

namespace navsmith::gui {

class Tool;

class Viewport : public QWidget {
    Q_OBJECT

public:
    /// `samples`: multisampling; 0: none. `own`: what it shows of each document in another window than the main one.
    Viewport(document::Workspace& workspace, ViewStates& views, QWidget* parent = nullptr, int samples = 0,
             FindWindowViews own = {});
    ~Viewport() override;

    [[nodiscard]] render::Camera& camera() { return camera_; }
    [[nodiscard]] const render::Camera& camera() const { return camera_; }
    [[nodiscard]] CameraController& cameraController() { return controller_; }
    /// Has the keyboard focus of the view.
    [[nodiscard]] QWidget& container() { return *container_; }
    /// The window that draws and receives mouse and key events.
    [[nodiscard]] render::qt3d::SceneView& view() { return *view_; }
    /// The scene of a document in the workspace.
    [[nodiscard]] const render::Scene& scene(const document::Document& document) const;

    /// Updates the view; call after changing camera().
    void cameraMoved();
    /// Shows all of a box, in linked views, too. Smaller boxes than `smallest` count as that large. Perspective views
    /// turn so that the map does not hide these points.
    void frame(const render::Box& box, float smallest = 40, const std::vector<glm::vec3>& points = {});

    // Several views --------------------------------------------------------------------------------------------
    // Side by side in the one window: mouse positions, camera() and everything else that has to do with a view are of
    // the active one, which is that under the mouse, otherwise the one clicked last.
    [[nodiscard]] const ViewLayout& layout() const { return layout_; }
    /// Cameras and looks of a document in this window.
    [[nodiscard]] WindowViews& viewsOf(const document::Document& document) const {
        return own_ ? own_(document) : views_.of(document);
    }
    /// 1, 2 or 4. A view that is new looks at what the first one looks at.
    void setViewCount(std::size_t count);
    /// Only the active one of several is shown, or all again.
    void toggleMaximised();
    void setLinked(bool linked);
    void nextView();
    /// What a view shows: usual ways to look, which its menu offers.
    enum class Direction { Perspective, Top, Front, Side };
    void setDirection(Direction direction);
    /// How the active view looks, in words.
    [[nodiscard]] QString directionText() const;
    /// The menu of the active view.
    void openViewMenu();
    /// The place of the active view in the window.
    [[nodiscard]] QRect activeArea() const;
    [[nodiscard]] QPoint toGlobal(QPointF position) const;
    /// The place of the button in the corner of a view; empty if there is none.
    [[nodiscard]] QRect viewButton() const;
    void frameSelection();
    void frameAll();
    /// Where the camera looks from. The point looked at and its distance stay.
    enum class Side { Top, Bottom, SouthWest, South, North, East, West };
    void lookFrom(Side side);
    void lookAlong(float yaw, float pitch);
    /// Shows everything, slanted from the south-west.
    void showWhole();
    /// The point looked at keeps its size.
    void setOrthographic(bool on);
    void goTo(model::Element element);
    void setGridVisible(bool visible);
    [[nodiscard]] bool isGridVisible() const { return gridVisible_; }
    /// World units between the lines of the grid over the map.
    void setGridStep(float step);
    void setLabelsVisible(bool visible);
    [[nodiscard]] bool areLabelsVisible() const { return labelsVisible_; }
    void selectAll();
    void invertSelection();
    /// Selects the element after, or before, the one selected last, of the same type; without a selection the first of
    /// the most wanted type. Goes round at the end, and leaves out what the mouse cannot select.
    void selectNext(bool forward);
    /// Emits menuRequested() at the element selected last, otherwise in the middle of the view.
    void openMenu();
    /// Whether it takes the keyboard focus when the mouse enters it.
    void setFocusFollowsMouse(bool follows) { focusFollowsMouse_ = follows; }
    /// Colours of everything drawn.
    void setPalette(symbol::Palette palette);
    /// What is open, and what of it is selected, in words.
    [[nodiscard]] QString description() const;

    /// The current tool; never null.
    [[nodiscard]] Tool& tool() const { return *tool_; }
    /// Null selects the default tool. The tool must live until another one is current.
    void setTool(Tool* tool);
    /// The default tool. Until it is set, the mouse only highlights elements. The tool must outlive the viewport.
    void setDefaultTool(Tool* tool);
    /// Cancels the tool's operation in progress, otherwise returns to the default tool. Returns false if there was
    /// nothing to cancel.
    bool cancelTool();

    // For tools ------------------------------------------------------------------------------------------------
    /// The active document and its scene; null if nothing is open and while the active document is being closed.
    [[nodiscard]] document::Document* document() const;
    [[nodiscard]] const render::Scene* activeScene() const;
    /// Bounds of the anchors of the selected elements.
    [[nodiscard]] render::Box selectionBox() const;
    /// Where the selection is drawn; the whole view without one that can be seen.
    [[nodiscard]] QRect selectionOnScreen() const;
    /// The element of the active document under a position in the window, rather one that the map does not hide;
    /// `counts` filters elements, empty accepts all.
    [[nodiscard]] std::optional<render::Hit> pickAt(QPointF position, const render::Pickable& counts = {}) const;
    /// All of them, in the order of render::pickAll().
    [[nodiscard]] std::vector<render::Hit> pickAllAt(QPointF position) const;
    /// An element of another visible document.
    struct Other {
        document::Document* document = nullptr;
        model::Element element;
        bool operator==(const Other&) const = default;
    };
    /// The element of another document under a position, if the active one has nothing there.
    [[nodiscard]] std::optional<Other> pickOther(QPointF position) const;
    /// Activates the other document and selects this element.
    void switchTo(const Other& other);
    /// What the map hides in the active view.
    [[nodiscard]] render::Sight sight() const { return sight(layout_.active); }
    /// Intersects the ray through a position in the window with the horizontal plane at a height.
    [[nodiscard]] std::optional<glm::vec3> groundAt(QPointF position, float height) const;
    /// World units from the eye down to the map, or to the lowest element of the surroundings; negative below it. None
    /// if there is neither. Measured when the camera moves.
    [[nodiscard]] std::optional<float> heightAboveGround() const { return height_; }
    /// The visible map surface under a position in the window; nothing without a map.
    [[nodiscard]] std::optional<glm::vec3> surfaceAt(QPointF position) const;
    [[nodiscard]] std::optional<world::RayHit> surfaceHitAt(QPointF position) const;
    /// The last mouse position over the view, if any.
    [[nodiscard]] std::optional<QPointF> mouse() const;
    [[nodiscard]] std::vector<model::Element> pickWithin(QPointF corner, QPointF opposite) const;
    /// Elements inside an outline in window coordinates.
    [[nodiscard]] std::vector<model::Element> pickWithin(std::span<const QPointF> outline) const;
    /// Elements within a distance of a point in the world that `counts` accepts.
    [[nodiscard]] std::vector<model::Element> pickAround(const glm::vec3& centre, float radius,
                                                         const render::Pickable& counts) const;
    /// Draws these primitives on top of everything, in addition to the tool's marks; each owner has its own.
    void setMarks(const QObject* owner, symbol::Primitives marks);
    /// Redraws the tool's marks.
    void redrawTool();
    /// Whether the marks that a tool is asked for are those of the view that the mouse works in.
    [[nodiscard]] bool areMarksForMouse() const { return marksForMouse_; }
    void showMessage(const QString& message) { Q_EMIT statusMessage(message); }
    /// A click has hit no element.
    void clickedNothing(QPointF position) { Q_EMIT nothingClicked(position); }
    /// Names what else than an element is under a position; empty: nothing.
    void setNamer(std::function<QString(QPointF)> namer) { namer_ = std::move(namer); }

Q_SIGNALS:
    /// The ground point under the mouse and the element there.
    void pointed(glm::vec3 place, const QString& what);
    /// The mouse has left the view.
    void left();
    void statusMessage(const QString& message);
    void toolChanged();
    /// Alt+click: the user wants a list of what lies there.
    void listRequested(QPointF position);
    void nothingClicked(QPointF position);
    /// A right click that the tool has not used.
    void menuRequested(const QPoint& onScreen);
    /// Another view is active, or they are arranged otherwise.
    void layoutChanged();
    /// It has got the keyboard focus, by a click for example.
    void focused();
    /// Tab or Shift+Tab: the focus should go on to what comes after, or before, the view.
    void focusLeaves(bool forward);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// What an open document adds to the view.
    struct Layer {
        document::Document* document;
        std::unique_ptr<render::Scene> scene;
        std::shared_ptr<const world::Backdrop> map; ///< the map that the scene was built with
    };

    void show(document::Document* document);
    void drop(document::Document* document);
    void follow(const document::Document& document, const model::Change& change);
    void followOverrides(const ViewState& view, const symbol::RowsByType& changed);
    /// Symbols may use the map, so redraws everything if the map changed.
    void followMap(const document::Document& document);
    void followSettings(const document::Document& document);
    /// Only documents of the active document's world are drawn.
    [[nodiscard]] bool isVisible(const Layer& layer) const;
    void uploadScenes();
    void showActive();
    /// Restores the camera of the newly active document, unless it shares the world of the previous one.
    void followActive();
    void showBackdrop();
    void showLook();
    /// Highlights the selection of the active document.
    void showSelection();
    /// Redraws the hover highlight and the tool's marks.
    void redrawMarks();
    /// Adds the labels of selected elements that are too far away to have one otherwise.
    void labelSelection(symbol::Primitives& marks) const;
    void measureHeight();
    [[nodiscard]] std::optional<float> measuredHeight() const;
    /// Tells that the eye is below the ground, where there may be nothing to see.
    void markLostEye(symbol::Primitives& marks) const;
    [[nodiscard]] float flyPace() const;
    /// The look in the active view, or in the given one.
    [[nodiscard]] render::BackdropLook lookOf(const document::Document& document) const;
    [[nodiscard]] render::BackdropLook lookOf(const document::Document& document, std::size_t view) const;
    // Defined in viewport_views.cpp.
    [[nodiscard]] render::Sight sight(std::size_t view) const;
    [[nodiscard]] std::vector<std::size_t> shownViews() const;
    [[nodiscard]] QRect areaOf(std::size_t view) const;
    [[nodiscard]] QRect cellOf(std::size_t view) const;
    [[nodiscard]] std::optional<std::size_t> viewAt(QPointF inWindow) const;
    [[nodiscard]] const render::Camera& cameraOf(std::size_t view) const;
    [[nodiscard]] std::vector<render::Camera> shownCameras() const;
    void activateView(std::size_t view);
    void arrangeViews();
    void keepLayout();
    void takeViews(const WindowViews& views);
    void followLinks();
    [[nodiscard]] render::Camera usualCamera(std::size_t view) const;
    void addButton(std::size_t view, symbol::Primitives& marks) const;
    [[nodiscard]] symbol::Primitives marksNow() const;
    /// Whether the event belongs to what is between the views, or switches between them.
    bool handleAcrossViews(QEvent& event);
    bool dragSplit(QPointF inWindow);
    void splitEvenly();
    [[nodiscard]] Qt::CursorShape cursorOfGap(QPointF inWindow) const;
    [[nodiscard]] bool isCut(const Layer& layer, model::Element element) const;
    /// Looks along the axis whose end in the indicator is under the mouse.
    bool pressAxis(QPointF position);
    void lookAtMiddle();
    [[nodiscard]] const Layer* activeLayer() const;
    [[nodiscard]] std::optional<glm::vec3> pointUnder(QPointF position) const;
    [[nodiscard]] render::Box selectionExtent() const;
    /// What of an element should be in view.
    [[nodiscard]] std::vector<glm::vec3> pointsOf(model::Element element) const;
    /// Bounds of everything drawn, otherwise of the map.
    [[nodiscard]] render::Box wholeBox(render::Box (render::Scene::*of)() const) const;
    [[nodiscard]] render::Box boxOfFile(model::Slot file) const;
    [[nodiscard]] bool isPickable(model::Element element) const;
    [[nodiscard]] bool isPickable(const Layer& layer, model::Element element) const;
    void pointAtOther(const Other& other);
    /// Handles a mouse event inside a view.
    bool handleMouse(QMouseEvent& event);
    void mousePressed(const QMouseEvent& event);
    void mouseMoved(const QMouseEvent& event);
    void rightClicked(QPointF position);
    void hover();
    void hoverSoon();
    bool pressKey(const QKeyEvent& event);
    void showFocus(bool focus);
    void focusOnEnter();
    void describe();
    /// Makes the view a picture for screen readers.
    static void installAccessibility();

    document::Workspace& workspace_;
    ViewStates& views_;
    FindWindowViews own_; ///< empty: those of `views_`
    render::qt3d::SceneView* view_;
    render::Camera camera_;
    CameraController controller_;
    std::vector<Layer> layers_;
    const document::Document* lastActive_ = nullptr;
    std::map<const QObject*, symbol::Primitives> marks_; ///< in addition to the tool's
    Tool* default_;
    Tool* tool_;
    QPointF mouse_;
    bool mouseSeen_ = false;
    QWidget* container_ = nullptr;
    symbol::Palette palette_ = symbol::Palette::Standard;
    bool focused_ = false;
    bool focusFollowsMouse_ = false;
    bool gridVisible_ = true;
    float gridStep_ = 0;
    std::function<QString(QPointF)> namer_;
    bool labelsVisible_ = true;
    std::optional<float> height_; ///< of the eye above the ground
    bool axisPressed_ = false;    ///< the press belonged to the axis indicator
    bool inside_ = false;         ///< the mouse is over the view
    model::Element hovered_;
    std::optional<Other> hoveredOther_;
    QTimer hoverTimer_;
    ViewLayout layout_;
    std::array<render::Camera, ViewLayout::kMost> cameras_; ///< that of the active view is camera_
    std::size_t clicked_ = 0;                               ///< the view that is active without the mouse
    struct Split {
        bool across = false; ///< the gap between columns
        bool down = false;   ///< the gap between rows
    };
    std::optional<Split> split_; ///< being dragged
    bool marksForMouse_ = true;
    bool buttonHovered_ = false;
    bool buttonPressed_ = false;
};

} // namespace navsmith::gui
