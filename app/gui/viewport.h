// The 3D view of the open documents: shows scenes, picks, selects, moves. What the keys and buttons of the window do
// lies here and in CameraController; what is drawn, in render.
#pragma once

#include "app/gui/camera_controller.h"
#include "core/document/workspace.h"
#include "core/glyph/glyph.h"
#include "render/camera.h"
#include "render/gizmo.h"
#include "render/scene.h"

#include <QPointF>
#include <QRectF>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace navsmith::render::qt3d {
class SceneView;
} // namespace navsmith::render::qt3d

namespace navsmith::gui {

class Viewport : public QWidget {
    Q_OBJECT

public:
    explicit Viewport(document::Workspace& workspace, QWidget* parent = nullptr);
    ~Viewport() override;

    [[nodiscard]] render::Camera& camera() { return camera_; }
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
    void setOverrides(const glyph::Overrides& overrides);
    void setGridVisible(bool visible);
    void setLabelsVisible(bool visible);
    /// Gives up the drag or rubber band that is under way. False if there is none.
    bool cancelTool();
    void selectAll();
    void invertSelection();

Q_SIGNALS:
    /// The point of the ground under the mouse, and what is there.
    void pointed(glm::vec3 place, const QString& what);
    void told(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Shown {
        document::Document* document;
        std::unique_ptr<render::Scene> scene;
    };
    enum class Tool { None, Pressed, RubberBand, Move };

    void show(document::Document* document);
    void drop(document::Document* document);
    void follow(const document::Document& document, const model::Change& change);
    void uploadScenes();
    /// Selection, what the mouse is over, and the handle.
    void redrawMarks();
    /// The handle alone: it changes with the camera.
    void redrawHandle();
    [[nodiscard]] Shown* active();
    [[nodiscard]] render::Box selectionBox();
    [[nodiscard]] std::optional<render::MoveGizmo> gizmo();
    [[nodiscard]] bool hasHandle(model::KindId kind, bool& withHeight);
    [[nodiscard]] std::optional<glm::vec3> pointUnder(QPointF position);
    [[nodiscard]] bool isPickable(model::Element element) const;

    void mousePressed(const QMouseEvent& event);
    void mouseMoved(const QMouseEvent& event);
    void mouseReleased(const QMouseEvent& event);
    void click(QPointF position, Qt::KeyboardModifiers modifiers);
    void finishRubberBand(Qt::KeyboardModifiers modifiers);
    void dragTo(QPointF position);
    void hover();

    document::Workspace& workspace_;
    render::qt3d::SceneView* view_;
    render::Camera camera_;
    CameraController controller_;
    std::vector<Shown> shown_;
    Tool tool_ = Tool::None;
    QPointF pressedAt_;
    QPointF mouse_;
    std::optional<render::MoveGizmo> held_; ///< the handle as it was when the drag began
    render::GizmoPart part_ = render::GizmoPart::None;
    render::GizmoPart hoveredPart_ = render::GizmoPart::None;
    model::Element hovered_;
    QTimer hoverTimer_;
};

} // namespace navsmith::gui
