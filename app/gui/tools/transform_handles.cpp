#include "app/gui/tools/transform_handles.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/operation_parameters.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_edit.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace navsmith::gui {

using model::Element;
using render::GizmoPart;

namespace {

constexpr float kLabelOut = 1.15F; ///< factor for the distance of a label from the centre

/// Without zeros at the end; angles and factors are rounded already.
QString number(double value) {
    return QString::number(value, 'g', 6);
}

symbol::Label labelAt(const glm::vec3& at, const QString& text) {
    return {at, render::kHeldColour, text.toStdString()};
}

/// "Scale by 2", "Scale x and y by 2", "Scale x and y by 2 and 3".
QString scaleTitle(const glm::dvec3& factors) {
    if (factors.x == factors.y && factors.y == factors.z)
        return ScaleHandles::tr("Scale by %1").arg(number(factors.x));
    QStringList axes;
    QStringList numbers;
    for (int axis = 0; axis < 3; ++axis) {
        if (factors[axis] == 1)
            continue;
        axes << QString(QChar(u'x' + static_cast<char16_t>(axis)));
        numbers << number(factors[axis]);
    }
    if (numbers.count(numbers.front()) == numbers.size())
        numbers = {numbers.front()};
    const auto conjunction = ScaleHandles::tr(" and ");
    return ScaleHandles::tr("Scale %1 by %2").arg(axes.join(conjunction), numbers.join(conjunction));
}

/// `last`: the element selected last.
glm::dvec3 pivotOf(std::span<const systems::Place> places, const Element& last, bool atLast) {
    std::vector<systems::Place> own;
    if (atLast)
        std::ranges::copy_if(places, std::back_inserter(own), [&](const auto& place) { return place.element == last; });
    return systems::boundsOf(own.empty() ? places : std::span<const systems::Place>(own)).centre();
}

} // namespace

// TransformHandles ---------------------------------------------------------------------------------------------------

TransformHandles::Subject TransformHandles::findSubject() const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return {};
    auto elements = document->selection().elements();
    std::erase_if(elements, [&](const Element& e) { return viewport().activeScene()->isLocked(e); });
    if (elements.empty())
        return {};
    Subject subject{.refusal = systems::whyNotTransform(document->model(), elements)};
    if (!subject.refusal.empty())
        return subject;
    subject.places = systems::placesOf(document->model(), elements);
    subject.bounds = systems::boundsOf(subject.places);
    subject.pivot = pivotOf(subject.places, document->selection().primary(), valueOf(settings::kPivotAtLast));
    subject.turnStep = systems::turnStepOf(document->model(), subject.places);
    if (subject.places.empty() || !changes(subject.bounds)) {
        subject.places.clear();
        subject.refusal = tr("Select elements in different places.").toStdString();
    }
    return subject;
}

const TransformHandles::Subject& TransformHandles::subject() const {
    if (!subject_)
        subject_ = findSubject();
    return *subject_;
}

void TransformHandles::refresh() {
    if (!held_)
        subject_.reset();
}

bool TransformHandles::grab(QPointF position) {
    subject_.reset(); // what is locked may have changed
    grabbedAt_ = position;
    held_ = hasHandles() && take(position);
    return held_;
}

bool TransformHandles::grabSelection(QPointF position) {
    subject_.reset();
    grabbedAt_ = position;
    held_ = hasHandles();
    if (held_)
        takeSelection();
    return held_;
}

void TransformHandles::endDrag() {
    held_ = false;
    refresh();
}

QString TransformHandles::hint() const {
    return subject().refusal.empty() ? dragHint() : fromUtf8(subject().refusal);
}

std::vector<Element> TransformHandles::changedElements() const {
    std::vector<Element> changed;
    for (const auto& place : subject().places) {
        if (changed.empty() || changed.back() != place.element)
            changed.push_back(place.element);
    }
    return changed;
}

void TransformHandles::show(document::EditPreview& preview, const QString& title, systems::PlanTransform by) {
    by.centre = subject().pivot;
    const auto label = document::editTitle(viewport().document()->model(), title, changedElements());
    std::size_t clamped = 0;
    std::string refusal;
    const auto shown = preview.update(label, [&](model::Transaction& tx) {
        if (const auto outcome = systems::transform(tx, subject().places, by))
            clamped = outcome->clamped;
        else
            refusal = outcome.error().reason;
    });
    if (shown)
        report(!refusal.empty() ? fromUtf8(refusal)
               : clamped > 0    ? tr("Limited to the range that the file can store")
                                : label);
}

document::Operation TransformHandles::operationFor(const QString& title, std::span<const systems::Parameter> parameters,
                                                   std::vector<double> numbers, TransformOf transformOf,
                                                   QString (*labelOf)(std::span<const double> numbers)) const {
    const auto& document = *viewport().document();
    return {.title = title,
            .parameters = {parameters, document.model()},
            .numbers = std::move(numbers),
            .selected = document.selection().elements(),
            .run = [&view = viewport(), transformOf,
                    atLast = valueOf(settings::kPivotAtLast)](model::Transaction& tx, std::span<const Element> elements,
                                                              std::span<const double> values) -> systems::EditResult {
                std::vector<Element> unlocked(elements.begin(), elements.end());
                std::erase_if(unlocked, [&](const Element& e) { return view.activeScene()->isLocked(e); });
                if (auto why = systems::whyNotTransform(tx.model(), unlocked); !why.empty())
                    return tl::unexpected(model::EditError{std::move(why)});
                const auto places = systems::placesOf(tx.model(), unlocked);
                auto by = transformOf(values);
                by.centre = pivotOf(places, elements.empty() ? Element{} : elements.back(), atLast);
                if (const auto outcome = systems::transform(tx, places, by); !outcome)
                    return tl::unexpected(outcome.error());
                return systems::Elements(elements.begin(), elements.end());
            },
            .label =
                [&document, labelOf, changed = changedElements()](std::span<const double> values) {
                    return document::editTitle(document.model(), labelOf(values), changed);
                }};
}

// RotateHandles ------------------------------------------------------------------------------------------------------

bool RotateHandles::changes(const systems::Bounds& bounds) const {
    return bounds.size().x > 0 || bounds.size().y > 0;
}

QString RotateHandles::dragHint() const {
    return subject().turnStep > 0 ? tr("Drag the ring to rotate in steps of %1°.").arg(number(subject().turnStep))
                                  : tr("Drag the ring to rotate. Ctrl snaps to steps of 15°.");
}

bool RotateHandles::take(QPointF position) {
    takeSelection();
    return render::RingGizmo(centre()).pick(viewport().camera(), toVec(position));
}

void RotateHandles::drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) {
    const render::RingGizmo ring(centre());
    const auto turn = ring.turn(viewport().camera(), toVec(grabbedAt()), toVec(position));
    if (viewport().document() == nullptr || (!turn && typed().isEmpty()))
        return;
    if (turn)
        followed_ += std::remainder(static_cast<double>(*turn) - followed_, 360.0);
    const double step = subject().turnStep;
    const double followed = step > 0 ? std::round(followed_ / step) * step
                                     : Snap::during(viewport().document(), modifiers).angle(followed_);
    turned_ = typed().instead({0, 0, followed}, {0, 0, 1}, 0).z;
    if (const auto why = whyNotTyped(); !why.isEmpty())
        return report(why);
    show(preview, tr("Rotate by %1°").arg(number(turned_)), {.degrees = turned_});
}

QString RotateHandles::whyNotTyped() const {
    const auto [x, y, z] = typed().chosenAxes();
    return x || y ? tr("Elements turn only about z") : TransformHandles::whyNotTyped();
}

std::optional<document::Operation> RotateHandles::operation() const {
    return operationFor(
        tr("Rotate"), rotationParameters(), {turned_},
        [](std::span<const double> numbers) { return systems::PlanTransform{.degrees = numbers[0]}; },
        [](std::span<const double> numbers) { return tr("Rotate by %1°").arg(number(numbers[0])); });
}

bool RotateHandles::hover(QPointF position) {
    hovered_ = hasHandles() && render::RingGizmo(centre()).pick(viewport().camera(), toVec(position));
    return hovered_;
}

symbol::Primitives RotateHandles::marks() const {
    if (!hasHandles())
        return {};
    const auto& camera = viewport().camera();
    const render::RingGizmo ring(centre());
    auto marks = ring.draw(camera, isHeld() || hovered_);
    if (!isHeld())
        return marks;
    const auto from = toVec(grabbedAt());
    marks.append(ring.drawTurn(camera, from, static_cast<float>(turned_)));
    marks.labels.push_back(labelAt(marks.segments.back().b.position, tr("%1°").arg(number(turned_))));
    return marks;
}

// ScaleHandles -------------------------------------------------------------------------------------------------------

bool ScaleHandles::changes(const systems::Bounds& bounds) const {
    return bounds.size() != glm::dvec3(0);
}

QString ScaleHandles::dragHint() const {
    return tr("Drag a knob or square to scale. Shift scales all axes, Ctrl snaps to steps of 0.1.");
}

render::AxisGizmo ScaleHandles::gizmo() const {
    return {centre(), subject().bounds.size().z > 0, render::GizmoTips::Knobs};
}

void ScaleHandles::takeSelection() {
    stretch_ = glm::dvec3(1);
    factor_ = 1;
    part_ = GizmoPart::XY;
    allAxes_ = true;
}

bool ScaleHandles::take(QPointF position) {
    takeSelection();
    allAxes_ = false;
    part_ = gizmo().pick(viewport().camera(), toVec(position));
    return part_ != GizmoPart::None;
}

void ScaleHandles::drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) {
    const auto growth = gizmo().growth(part_, viewport().camera(), toVec(grabbedAt()), toVec(position));
    if (viewport().document() == nullptr || (!growth && typed().isEmpty()))
        return;
    factor_ = growth ? Snap::during(viewport().document(), modifiers).factor(static_cast<double>(*growth)) : 1;
    const auto axes =
        allAxes_ || modifiers.testFlag(Qt::ShiftModifier) ? glm::vec3(1) : render::AxisGizmo::axesOf(part_);
    const glm::dvec3 along(axes);
    stretch_ = typed().instead(along * (factor_ - 1) + 1.0, along, 1);
    for (int axis = 0; axis < 3; ++axis) {
        if (stretch_[axis] <= 0) // "-" or "0" on the way to a number
            return;
        if (stretch_[axis] != 1)
            factor_ = stretch_[axis];
    }
    show(preview, scaleTitle(stretch_), {.factors = stretch_});
}

QString ScaleHandles::whyNotTyped() const {
    const bool isScale = stretch_.x > 0 && stretch_.y > 0 && stretch_.z > 0;
    return isScale ? TransformHandles::whyNotTyped() : tr("A scale must be above 0. Mirror is an edit of its own.");
}

std::optional<document::Operation> ScaleHandles::operation() const {
    return operationFor(
        tr("Scale"), scaleParameters(), {stretch_.x, stretch_.y, stretch_.z},
        [](std::span<const double> numbers) {
            return systems::PlanTransform{.factors = {numbers[0], numbers[1], numbers[2]}};
        },
        [](std::span<const double> numbers) {
            return scaleTitle({numbers[0], numbers[1], numbers[2]});
        });
}

bool ScaleHandles::hover(QPointF position) {
    hovered_ = hasHandles() ? gizmo().pick(viewport().camera(), toVec(position)) : GizmoPart::None;
    return hovered_ != GizmoPart::None;
}

symbol::Primitives ScaleHandles::marks() const {
    if (!hasHandles())
        return {};
    const auto& camera = viewport().camera();
    if (!isHeld())
        return gizmo().draw(camera, hovered_);
    auto marks = gizmo().draw(camera, part_, glm::vec3(stretch_));
    marks.labels.push_back(
        labelAt(gizmo().endOf(part_, camera, glm::vec3(stretch_) * kLabelOut), tr("×%1").arg(number(factor_))));
    return marks;
}

} // namespace navsmith::gui
