// Click, rubber band, and the handle that moves what is selected.
#pragma once

#include "app/gui/viewport/tool.h"
#include "core/glyph/glyph.h"
#include "core/model/ids.h"
#include "render/camera.h"
#include "render/gizmo.h"

#include <optional>
#include <vector>

namespace navsmith::gui {

class SelectTool : public Tool {
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const QMouseEvent& event) override;
    void move(const QMouseEvent& event) override;
    void release(const QMouseEvent& event) override;
    bool cancel() override;
    bool claims(QPointF position) override;
    void leave() override;
    [[nodiscard]] glyph::Primitives marks() const override;
    [[nodiscard]] QString hint() const override;

private:
    enum class Doing { Nothing, Pressed, RubberBand, Moving };

    /// A handle of one element that is held by itself.
    struct Grip {
        const glyph::Handle* handle = nullptr;
        model::Element element;
        glm::vec3 at{0};

        bool operator==(const Grip& other) const { return handle == other.handle && element == other.element; }
    };

    [[nodiscard]] std::vector<Grip> grips() const;
    [[nodiscard]] std::optional<Grip> gripAt(QPointF position) const;
    void dragGripTo(QPointF position);
    [[nodiscard]] std::optional<render::MoveGizmo> gizmo() const;
    [[nodiscard]] QString moveLabel() const;
    [[nodiscard]] bool hasHandle(model::KindId kind, bool& withHeight) const;
    void click(QPointF position, Qt::KeyboardModifiers modifiers);
    void finishRubberBand(Qt::KeyboardModifiers modifiers);
    void dragTo(QPointF position);

    Doing doing_ = Doing::Nothing;
    QString label_; ///< of the step that a drag makes
    QPointF pressedAt_;
    QPointF mouse_;
    std::optional<render::MoveGizmo> held_; ///< the handle as it was when the drag began
    render::GizmoPart part_ = render::GizmoPart::None;
    render::GizmoPart hoveredPart_ = render::GizmoPart::None;
    std::optional<Grip> grip_; ///< that is being dragged
    std::optional<Grip> hoveredGrip_;
};

} // namespace navsmith::gui
