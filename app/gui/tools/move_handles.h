// The handles that move the selection: arrows and squares, and the shape handles of a single element.
#pragma once

#include "app/gui/tools/handles.h"
#include "app/gui/tools/manipulator.h"
#include "core/model/transaction.h"
#include "render/axis_gizmo.h"

#include <QCoreApplication>

#include <glm/vec3.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace navsmith::gui {

class MoveHandles : public Manipulator {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::MoveHandles)

public:
    using Manipulator::Manipulator;

    /// What became of a movement.
    struct Outcome {
        std::size_t clamped = 0; ///< values that were limited to what the file can store
        std::string whyStopped;  ///< see symbol::Drag
    };

    bool grab(QPointF position) override;
    bool grabSelection(QPointF position) override;
    void drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) override;
    void endDrag() override;
    [[nodiscard]] bool takesShift() const override;
    [[nodiscard]] bool handleTakesShift() const override;
    [[nodiscard]] std::optional<document::Operation> operation() const override;
    bool hover(QPointF position) override;
    void leave() override;
    [[nodiscard]] symbol::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;
    /// Moves the selection by `delta`, in world units. Moves in a row are one step of the history.
    void nudge(const glm::vec3& delta);

private:
    [[nodiscard]] std::optional<render::AxisGizmo> gizmo() const;
    /// The plane in which the mouse moves the selection without a handle.
    [[nodiscard]] render::GizmoPart planeInView() const;
    [[nodiscard]] QString moveLabel() const;
    [[nodiscard]] bool hasHandle(model::ElementTypeId type, bool& withHeight) const;
    void dragSelection(document::EditPreview& preview);
    void dragHandle(document::EditPreview& preview);
    /// The part whose axes are typed, or else the dragged part.
    [[nodiscard]] render::GizmoPart followedPart() const;
    static QString movedText(const glm::vec3& delta, const Outcome& outcome);

    QString label_; ///< undo label of the drag
    QPointF grabbedAt_;
    std::optional<render::AxisGizmo> held_; ///< the gizmo when the drag began
    glm::vec3 delta_{0};                    ///< of the drag
    bool follow_ = false;                   ///< neighbours follow the drag
    render::GizmoPart part_ = render::GizmoPart::None;
    render::GizmoPart hoveredPart_ = render::GizmoPart::None;
    std::optional<PlacedHandle> handle_; ///< the handle being dragged
    std::optional<PlacedHandle> hoveredHandle_;
};

} // namespace navsmith::gui
