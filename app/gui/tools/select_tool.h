// Selects by click, rubber band or lasso, and moves the selection by handles.
#pragma once

#include "app/gui/tools/handles.h"
#include "app/gui/tools/marquee.h"
#include "app/gui/viewport/tool.h"
#include "core/document/document.h"
#include "core/model/ids.h"
#include "render/camera.h"
#include "render/gizmo.h"

#include <optional>
#include <vector>

namespace navsmith::gui {

class SelectTool : public Tool {
    Q_OBJECT

public:
    /// `heights` must outlive the tool.
    SelectTool(Viewport& viewport, const HeightLimits& heights);

    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool cancel() override;
    bool claims(QPointF position) override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;
    /// Moves the selection by `delta`, in world units. Moves in a row are one step of the history.
    void nudge(const glm::vec3& delta);

private:
    enum class Doing { Nothing, Pressed, Marquee, Moving };

    void dragHandleTo(QPointF position, bool follow);
    [[nodiscard]] std::optional<render::MoveGizmo> gizmo() const;
    [[nodiscard]] QString moveLabel() const;
    [[nodiscard]] std::vector<model::Slot> movableRows(model::ElementTypeId type) const;
    [[nodiscard]] bool hasHandle(model::ElementTypeId type, bool& withHeight) const;
    void hover(std::optional<PlacedHandle> handle);
    void click(QPointF position, Qt::KeyboardModifiers modifiers);
    /// The element that a click selects: the front one, or for another click at the same place the next one beneath.
    [[nodiscard]] model::Element beneath(QPointF position);
    /// Whether a click here repeats the last one, which selected what is still selected.
    [[nodiscard]] bool repeatsClick(QPointF position) const;
    /// A menu of all elements at the position.
    void showList(QPointF position);
    void finishMarquee(Qt::KeyboardModifiers modifiers);
    void dragTo(QPointF position, bool follow);
    /// Moves what is selected and not locked. Returns how many values were limited to what the file can store.
    std::size_t moveSelection(model::Transaction& tx, const glm::vec3& delta, bool follow) const;
    void showMoved(const glm::vec3& delta, std::size_t clamped);

    Doing doing_ = Doing::Nothing;
    QString label_; ///< undo label of the drag
    document::EditPreview preview_;
    QPointF pressedAt_;
    QPointF clickedAt_;
    model::Element clicked_;                ///< what the last click selected
    std::optional<render::MoveGizmo> held_; ///< the gizmo when the drag began
    render::GizmoPart part_ = render::GizmoPart::None;
    render::GizmoPart hoveredPart_ = render::GizmoPart::None;
    const HeightLimits& heights_;
    Marquee marquee_;
    std::optional<PlacedHandle> handle_; ///< the handle being dragged
    std::optional<PlacedHandle> hoveredHandle_;
};

} // namespace navsmith::gui
