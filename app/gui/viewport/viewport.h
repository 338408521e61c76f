// The 3D view of the open documents: shows scenes, points at elements. What the mouse does lies in CameraController and
// in the current tool (tools/); what is drawn, in render.
#pragma once

#include "app/gui/view/view_states.h"
#include "app/gui/viewport/camera_controller.h"
#include "app/gui/viewport/mouse.h"
#include "core/document/workspace.h"
#include "core/symbol/overrides.h"
#include "core/symbol/symbol.h"
#include "render/camera.h"
#include "render/picking.h"
#include "render/scene.h"

#include <QPointF>
#include <QTimer>
#include <QWidget>

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
    /// samples: of multisampling, 0 for none.
    Viewport(document::Workspace& workspace, ViewStates& views, QWidget* parent = nullptr, int samples = 0);
    ~Viewport() override;

    [[nodiscard]] render::Camera& camera() { return camera_; }
    [[nodiscard]] const render::Camera& camera() const { return camera_; }
    [[nodiscard]] CameraController& cameraController() { return controller_; }
    /// The window that draws and that mouse and keys go to.
    [[nodiscard]] render::qt3d::SceneView& view() { return *view_; }
    /// Of a document in the workspace.
    [[nodiscard]] const render::Scene& scene(const document::Document& document) const;

    /// Shows the camera's new place. Call it after changing camera().
    void cameraMoved();
    void frameSelection();
    void frameAll();
    void lookFromTop();
    void lookFromSouthWest();
    void goTo(model::Element element);
    void setGridVisible(bool visible);
    [[nodiscard]] bool isGridVisible() const { return gridVisible_; }
    void setLabelsVisible(bool visible);
    [[nodiscard]] bool areLabelsVisible() const { return labelsVisible_; }
    void selectAll();
    void invertSelection();

    /// The current tool; never null.
    [[nodiscard]] Tool& tool() const { return *tool_; }
    /// Null: back to the default. The tool must live until another one is current.
    void setTool(Tool* tool);
    /// The tool that others give way to; until one is set, the mouse only points. It must outlive the viewport's use.
    void setDefaultTool(Tool* tool);
    /// Gives up what the tool has under way, or else the tool. False if there was nothing to give up.
    bool cancelTool();

    // For tools ------------------------------------------------------------------------------------------------
    /// The active document, and how it is shown; null if nothing is open, and while the active one is being closed.
    [[nodiscard]] document::Document* document() const;
    [[nodiscard]] const render::Scene* activeScene() const;
    /// Around the anchors of what is selected.
    [[nodiscard]] render::Box selectionBox() const;
    /// What the mouse would take at a place of the window, of what counts for the tool; empty: all.
    [[nodiscard]] std::optional<render::Hit> pickAt(QPointF position, const render::Pickable& counts = {}) const;
    /// An element of another document that is drawn here.
    struct Other {
        document::Document* document = nullptr;
        model::Element element;
        bool operator==(const Other&) const = default;
    };
    /// What a click would take of the other documents, if the active one has nothing there.
    [[nodiscard]] std::optional<Other> pickOther(QPointF position) const;
    /// Goes on with another document, with this element selected.
    void goOnWith(const Other& other);
    /// Where the ray through a place of the window meets the level plane at a height.
    [[nodiscard]] std::optional<glm::vec3> groundAt(QPointF position, float height) const;
    /// The map's surface under a place of the window, as it is shown; nothing without a map.
    [[nodiscard]] std::optional<glm::vec3> surfaceAt(QPointF position) const;
    /// Where the mouse was last over the view, if it has been there.
    [[nodiscard]] std::optional<QPointF> mouse() const;
    [[nodiscard]] std::vector<model::Element> pickWithin(QPointF corner, QPointF opposite) const;
    /// Within a line around them, in places of the window.
    [[nodiscard]] std::vector<model::Element> pickWithin(std::span<const QPointF> outline) const;
    /// Elements that come within a distance of a point of the world, of what counts for the tool.
    [[nodiscard]] std::vector<model::Element> pickAround(const glm::vec3& centre, float radius,
                                                         const render::Pickable& counts) const;
    /// Draws these over everything, besides the tool's marks; each owner has its own.
    void setMarks(const QObject* owner, symbol::Primitives marks);
    /// Draws the tool's marks anew.
    void redrawTool();
    void tell(const QString& message) { Q_EMIT told(message); }

Q_SIGNALS:
    /// The point of the ground under the mouse, and what is there.
    void pointed(glm::vec3 place, const QString& what);
    void told(const QString& message);
    void toolChanged();
    /// A click with the right button that is not the tool's.
    void menuRequested(const QPoint& onScreen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown {
        document::Document* document;
        std::unique_ptr<render::Scene> scene;
        std::shared_ptr<const world::Backdrop> map; ///< that the scene was built with
    };

    void show(document::Document* document);
    void drop(document::Document* document);
    void follow(const document::Document& document, const model::Change& change);
    void followOverrides(const ViewState& view, const symbol::RowsByType& changed);
    /// What is drawn may look at the map: all of it is drawn anew when that is another.
    void followMap(const document::Document& document);
    /// Only documents of one world are drawn together: those of the active one's.
    [[nodiscard]] bool isVisible(const Shown& shown) const;
    void uploadScenes();
    /// Another document is active: it is looked at from where it was last, or where others of its world are.
    void followActive();
    void showBackdrop();
    /// What is selected in the active document is highlighted.
    void showSelection();
    /// What the mouse is over, and the tool's marks.
    void redrawMarks();
    [[nodiscard]] const Shown* active() const;
    [[nodiscard]] std::optional<glm::vec3> pointUnder(QPointF position) const;
    [[nodiscard]] render::Box selectionExtent() const;
    /// Of all that is drawn; of the map, if that is nothing.
    [[nodiscard]] render::Box wholeBox(render::Box (render::Scene::*of)() const) const;
    [[nodiscard]] render::Box boxOfFile(model::Slot file) const;
    [[nodiscard]] bool isPickable(model::Element element) const;
    static bool isPickable(const Shown& shown, model::Element element);
    void pointAtOther(const Other& other);
    void mousePressed(const QMouseEvent& event);
    void mouseMoved(const QMouseEvent& event);
    void rightClicked(QPointF position);
    void hover();
    void hoverSoon();

    document::Workspace& workspace_;
    ViewStates& views_;
    render::qt3d::SceneView* view_;
    render::Camera camera_;
    CameraController controller_;
    std::vector<Shown> shown_;
    const document::Document* lastActive_ = nullptr;
    std::map<const QObject*, symbol::Primitives> marks_; ///< besides the tool's
    Tool* default_;
    Tool* tool_;
    QPointF mouse_;
    bool mouseSeen_ = false;
    bool gridVisible_ = true;
    bool labelsVisible_ = true;
    bool inside_ = false; ///< the mouse is over the view
    model::Element hovered_;
    std::optional<Other> hoveredOther_;
    QTimer hoverTimer_;
};

} // namespace navsmith::gui
