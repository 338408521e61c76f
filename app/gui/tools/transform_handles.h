// The handles that turn the selection, or scale it, about its middle or the element selected last.
#pragma once

#include "app/gui/tools/manipulator.h"
#include "core/model/transaction.h"
#include "core/systems/transform.h"
#include "render/axis_gizmo.h"
#include "render/ring_gizmo.h"

#include <QCoreApplication>

#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <vector>

namespace navsmith::gui {

/// What both have in common: the places to change, which stay those of the beginning during a drag.
class TransformHandles : public Manipulator {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::TransformHandles)

public:
    using Manipulator::Manipulator;

    bool grab(QPointF position) final;
    bool grabSelection(QPointF position) final;
    void endDrag() final;
    void refresh() final;
    [[nodiscard]] QString hint() const final;

protected:
    struct Subject {
        std::vector<systems::Place> places{}; ///< of what is selected and not locked; empty: there are no handles
        systems::Bounds bounds{};
        glm::dvec3 pivot{0};   ///< stays where it is
        double turnStep = 0;   ///< degrees that it can be turned by; 0: any angle
        std::string refusal{}; ///< why there are no handles; empty if nothing is selected
    };
    [[nodiscard]] const Subject& subject() const;
    [[nodiscard]] bool hasHandles() const { return !subject().places.empty(); }
    [[nodiscard]] glm::vec3 centre() const { return glm::vec3(subject().pivot); }
    [[nodiscard]] QPointF grabbedAt() const { return grabbedAt_; }
    [[nodiscard]] bool isHeld() const { return held_; }
    /// Previews the edit about the pivot. Where it is refused, nothing changes. `title`: "Rotate by 45°".
    void show(document::EditPreview& preview, const QString& title, systems::PlanTransform by);

    using TransformOf = systems::PlanTransform (*)(std::span<const double> numbers);
    /// Does the transform to elements that are not locked, about their pivot.
    [[nodiscard]] document::Operation operationFor(const QString& title, std::span<const systems::Parameter> parameters,
                                                   std::vector<double> numbers, TransformOf transformOf,
                                                   QString (*labelOf)(std::span<const double> numbers)) const;
    /// What changes, once each.
    [[nodiscard]] std::vector<model::Element> changedElements() const;

    virtual bool take(QPointF position) = 0; ///< grab() of a handle that is there
    virtual void takeSelection() = 0;        ///< grabSelection() of what has handles
    /// Whether elements in these bounds would change.
    [[nodiscard]] virtual bool changes(const systems::Bounds& bounds) const = 0;
    [[nodiscard]] virtual QString dragHint() const = 0;

private:
    [[nodiscard]] Subject findSubject() const;

    mutable std::optional<Subject> subject_;
    QPointF grabbedAt_;
    bool held_ = false;
};

/// A ring about the vertical axis.
class RotateHandles final : public TransformHandles {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::RotateHandles)

public:
    using TransformHandles::TransformHandles;

    void drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] std::optional<document::Operation> operation() const override;
    bool hover(QPointF position) override;
    void leave() override { hovered_ = false; }
    [[nodiscard]] QString whyNotTyped() const override;
    [[nodiscard]] symbol::Primitives marks() const override;

private:
    bool take(QPointF position) override;
    void takeSelection() override { followed_ = turned_ = 0; }
    [[nodiscard]] bool changes(const systems::Bounds& bounds) const override;
    [[nodiscard]] QString dragHint() const override;

    double followed_ = 0; ///< degrees that the mouse has gone round; more than a full turn counts
    double turned_ = 0;   ///< the same, snapped
    bool hovered_ = false;
};

/// Axes with knobs, and squares for two axes at a time.
class ScaleHandles final : public TransformHandles {
    Q_DECLARE_TR_FUNCTIONS(navsmith::gui::ScaleHandles)

public:
    using TransformHandles::TransformHandles;

    void drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] std::optional<document::Operation> operation() const override;
    bool hover(QPointF position) override;
    void leave() override { hovered_ = render::GizmoPart::None; }
    [[nodiscard]] QString whyNotTyped() const override;
    [[nodiscard]] bool handleTakesShift() const override { return true; }
    [[nodiscard]] symbol::Primitives marks() const override;

private:
    bool take(QPointF position) override;
    void takeSelection() override;
    [[nodiscard]] bool changes(const systems::Bounds& bounds) const override;
    [[nodiscard]] QString dragHint() const override;
    [[nodiscard]] render::AxisGizmo gizmo() const;

    render::GizmoPart part_ = render::GizmoPart::None;
    render::GizmoPart hovered_ = render::GizmoPart::None;
    bool allAxes_ = false;  ///< the drag scales all axes alike
    double factor_ = 1;     ///< of the drag
    glm::dvec3 stretch_{1}; ///< the same for each axis
};

} // namespace navsmith::gui
