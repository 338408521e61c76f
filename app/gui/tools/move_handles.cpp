#include "app/gui/tools/move_handles.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/ground.h"
#include "app/gui/tools/operation_parameters.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_edit.h"
#include "core/model/property.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace navsmith::gui {

using model::Element;
using render::GizmoPart;

namespace {

/// Shift inverts the preference for one drag.
bool neighboursFollow(Qt::KeyboardModifiers modifiers) {
    return valueOf(settings::kNeighboursFollow) != modifiers.testFlag(Qt::ShiftModifier);
}

QString titleOf(const symbol::Handle& handle) {
    return handle.title.empty()
               ? handle.type == symbol::HandleType::Height ? MoveHandles::tr("Set Height") : MoveHandles::tr("Move")
               : fromUtf8(handle.title);
}

/// Whether dragging the handle moves the element as a whole or one of its ends.
bool moves(const symbol::Handle& handle, const model::ElementType& type) {
    return handle.type == symbol::HandleType::Point &&
           (handle.drag != nullptr || type.findProperty(handle.property) != nullptr);
}

model::WriteOutcome dragBy(model::Transaction& tx, const symbol::Handle& handle, model::ElementTypeId type,
                           std::span<const model::Slot> rows, const symbol::Drag& by) {
    if (handle.drag != nullptr) {
        handle.drag(tx, rows, by);
        return {};
    }
    const auto& property = *tx.model().schema().type(type).findProperty(handle.property);
    const bool vector = property.type == model::PropertyType::Vector;
    const auto alone = by.by.x + by.by.y + by.by.z; // a scalar property has only one nonzero axis
    return model::addToValue(tx, type, property, rows, vector ? glm::dvec3(by.by) : glm::dvec3(alone, 0, 0));
}

/// A number without an axis moves along the first axis of the handle.
glm::dvec3 firstOf(const glm::vec3& axes) {
    return axes.x != 0 ? glm::dvec3(1, 0, 0) : axes.y != 0 ? glm::dvec3(0, 1, 0) : glm::dvec3(0, 0, 1);
}

/// The reason first: there may be no room for both.
QString withReason(const QString& text, const std::string& whyStopped) {
    return whyStopped.empty() ? text : QStringLiteral("%1 %2").arg(fromUtf8(whyStopped), text);
}

/// Moves the elements that are not locked.
MoveHandles::Outcome moveElements(const Viewport& viewport, model::Transaction& tx, std::span<const Element> elements,
                                  const glm::vec3& delta, bool follow) {
    const auto& scene = *viewport.activeScene();
    std::map<model::ElementTypeId, std::vector<model::Slot>> movable;
    std::vector<Element> moved;
    for (const auto& element : elements) {
        if (scene.isLocked(element)) // what is selected in a table may be locked in the view
            continue;
        movable[element.type].push_back(element.slot);
        moved.push_back(element);
    }
    MoveHandles::Outcome outcome;
    for (auto& [type, rows] : movable) {
        std::ranges::sort(rows);
        const auto* symbol = scene.symbolOf(type);
        if (symbol == nullptr)
            continue;
        for (const auto& handle : symbol->handles) {
            if (moves(handle, tx.model().schema().type(type)))
                outcome.clamped += dragBy(tx, handle, type, rows, {delta, follow, &outcome.whyStopped}).clamped;
        }
    }
    if (valueOf(settings::kFollowGround))
        keepHeightsAboveGround(*viewport.document(), tx, moved, glm::dvec3(delta));
    return outcome;
}

} // namespace

bool MoveHandles::grab(QPointF position) {
    grabbedAt_ = position;
    handle_ = handleAt(viewport(), toVec(position));
    held_ = handle_ ? std::optional(render::AxisGizmo(handle_->at, true)) : gizmo();
    part_ = handle_ ? partOf(handle_->handle->axes)
            : held_ ? held_->pick(viewport().camera(), toVec(position))
                    : GizmoPart::None;
    if (part_ == GizmoPart::None)
        return false;
    label_ = handle_ ? document::editTitle(viewport().document()->model(), titleOf(*handle_->handle),
                                           std::span(&handle_->element, 1))
                     : moveLabel();
    return true;
}

bool MoveHandles::grabSelection(QPointF position) {
    grabbedAt_ = position;
    handle_.reset();
    held_ = gizmo();
    if (!held_)
        return false;
    part_ = planeInView();
    label_ = moveLabel();
    return true;
}

GizmoPart MoveHandles::planeInView() const {
    constexpr float kFlat = 0.2F; // sine of the angle at which the ground is too flat for the mouse
    const auto ahead = glm::abs(viewport().camera().forward());
    if (ahead.z > kFlat || !held_->withHeight())
        return GizmoPart::XY;
    return ahead.y > ahead.x ? GizmoPart::XZ : GizmoPart::YZ;
}

GizmoPart MoveHandles::followedPart() const {
    const auto [x, y, z] = typed().chosenAxes();
    const glm::vec3 axes(x ? 1 : 0, y ? 1 : 0, z ? 1 : 0);
    const bool isPossible = axes != glm::vec3(0) && held_ && (axes.z == 0 || held_->withHeight());
    if (!handle_ && part_ != GizmoPart::None && isPossible) {
        using enum GizmoPart;
        for (const auto part : {X, Y, Z, XY, XZ, YZ}) {
            if (render::AxisGizmo::axesOf(part) == axes)
                return part;
        }
    }
    return part_;
}

void MoveHandles::drag(document::EditPreview& preview, QPointF position, Qt::KeyboardModifiers modifiers) {
    const auto free = held_->drag(followedPart(), viewport().camera(), toVec(grabbedAt_), toVec(position));
    if (viewport().document() == nullptr || (!free && typed().isEmpty()))
        return;
    const auto axes = render::AxisGizmo::axesOf(part_);
    const auto dragged =
        free ? Snap::during(viewport().document(), modifiers).movement(held_->origin(), *free) : glm::vec3(0);
    delta_ = glm::vec3(typed().instead(glm::dvec3(dragged), firstOf(axes), 0));
    if (handle_)
        delta_ *= axes;
    follow_ = neighboursFollow(modifiers);
    handle_ ? dragHandle(preview) : dragSelection(preview);
}

void MoveHandles::endDrag() {
    part_ = GizmoPart::None;
    handle_.reset();
    delta_ = glm::vec3(0);
}

bool MoveHandles::takesShift() const {
    const auto& document = *viewport().document();
    return std::ranges::any_of(document.selection().types(), [&](model::ElementTypeId type) {
        const auto* symbol = viewport().activeScene()->symbolOf(type);
        const auto& spec = document.model().schema().type(type);
        return symbol != nullptr && std::ranges::any_of(symbol->handles, [&](const symbol::Handle& handle) {
                   return handle.neighbours && moves(handle, spec);
               });
    });
}

bool MoveHandles::handleTakesShift() const {
    return handle_ ? handle_->handle->neighbours : takesShift();
}

bool MoveHandles::hover(QPointF position) {
    const auto move = gizmo();
    hoveredHandle_ = handleAt(viewport(), toVec(position));
    hoveredPart_ = move && !hoveredHandle_ ? move->pick(viewport().camera(), toVec(position)) : GizmoPart::None;
    return hoveredHandle_ || hoveredPart_ != GizmoPart::None;
}

void MoveHandles::leave() {
    hoveredPart_ = GizmoPart::None;
    hoveredHandle_.reset();
}

symbol::Primitives MoveHandles::marks() const {
    const auto move = gizmo();
    const auto part = followedPart();
    auto marks =
        move ? move->draw(viewport().camera(), part != GizmoPart::None ? part : hoveredPart_) : symbol::Primitives{};
    if (move && part != GizmoPart::None && part != part_)
        marks.append(move->guides(viewport().camera(), part));
    for (const auto& placed : handlesOf(viewport()))
        drawHandle(placed, handle_ ? *handle_ == placed : hoveredHandle_ && *hoveredHandle_ == placed, marks);
    return marks;
}

QString MoveHandles::hint() const {
    if (!hoveredHandle_) {
        const auto select = valueOf(settings::kLasso)
                                ? tr("Click or drag an outline to select. Shift adds, Ctrl removes, Alt+click "
                                     "lists. Drag the arrows to move.")
                                : tr("Click or drag a rectangle to select. Shift adds, Ctrl removes, "
                                     "Alt+click lists. Drag the arrows to move.");
        const auto* document = viewport().document();
        const bool canCopy = document != nullptr && !document->selection().empty() && valueOf(settings::kDragSelected);
        return canCopy ? select + u' ' + tr("Ctrl+Shift+drag on the selection moves a copy.") : select;
    }
    const auto what = titleOf(*hoveredHandle_->handle);
    return !hoveredHandle_->handle->neighbours    ? tr("%1: drag.").arg(what)
           : valueOf(settings::kNeighboursFollow) ? tr("%1: drag. Neighbours follow unless Shift is held.").arg(what)
                                                  : tr("%1: drag. With Shift, neighbours follow.").arg(what);
}

void MoveHandles::dragHandle(document::EditPreview& preview) {
    const auto type = handle_->element.type;
    const auto slot = handle_->element.slot;
    const auto& handle = *handle_->handle;
    std::string whyStopped;
    const auto result = preview.update(label_, [&](auto& tx) {
        dragBy(tx, handle, type, std::span(&slot, 1), {delta_, follow_, &whyStopped});
    });
    if (!result)
        return;
    const auto by = [&](float along) { return tr("by %1").arg(decimal(along, 2)); };
    const auto how = handle.dragText != nullptr ? fromUtf8(handle.dragText(viewport().document()->model(), slot))
                     : handle.type == symbol::HandleType::Height
                         ? tr("height %1").arg(decimal(handle_->at.z + delta_.z, 2))
                         : by(glm::length(delta_));
    const auto text = QStringLiteral("%1: %2").arg(titleOf(handle), how);
    report(withReason(text, whyStopped));
}

bool MoveHandles::hasHandle(model::ElementTypeId type, bool& withHeight) const {
    const auto* symbol = viewport().activeScene()->symbolOf(type);
    if (symbol == nullptr)
        return false;
    const auto& spec = viewport().document()->model().schema().type(type);
    for (const auto& handle : symbol->handles) {
        if (!moves(handle, spec))
            continue;
        const auto* property = spec.findProperty(handle.property);
        withHeight =
            withHeight || (property != nullptr ? property->components.size() == 3 : (handle.axes & symbol::AxisZ) != 0);
        return true;
    }
    return false;
}

std::optional<render::AxisGizmo> MoveHandles::gizmo() const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return std::nullopt;
    const auto& selection = document->selection();
    bool withHeight = false;
    bool movable = false;
    const auto& scene = *viewport().activeScene();
    for (const auto type : selection.types()) {
        const bool unlocked = std::ranges::any_of(
            selection.elements(), [&](const Element& e) { return e.type == type && !scene.isLocked(e); });
        movable = (unlocked && hasHandle(type, withHeight)) || movable;
    }
    if (!movable)
        return std::nullopt;
    // At the last selected element, where the user is looking, otherwise in the centre of the selection.
    bool ignored = false;
    const auto primary = selection.primary();
    const bool canMove = !scene.isLocked(primary) && hasHandle(primary.type, ignored);
    const auto at = canMove ? scene.anchor(primary) : std::nullopt;
    return render::AxisGizmo(at ? *at : viewport().selectionBox().centre(), withHeight);
}

QString MoveHandles::moveLabel() const {
    const auto& document = *viewport().document();
    auto moved = document.selection().elements();
    bool ignored = false;
    std::erase_if(
        moved, [&](const Element& e) { return viewport().activeScene()->isLocked(e) || !hasHandle(e.type, ignored); });
    return document::editTitle(document.model(), tr("Move"), moved);
}

void MoveHandles::dragSelection(document::EditPreview& preview) {
    Outcome outcome;
    const auto& selected = viewport().document()->selection().elements();
    if (preview.update(label_, [&](auto& tx) { outcome = moveElements(viewport(), tx, selected, delta_, follow_); }))
        report(movedText(delta_, outcome));
}

std::optional<document::Operation> MoveHandles::operation() const {
    const auto& document = *viewport().document();
    document::Operation operation{.title = handle_ ? titleOf(*handle_->handle) : tr("Move"),
                                  .parameters = {movementParameters(), document.model()},
                                  .numbers = {delta_.x, delta_.y, delta_.z},
                                  .selected = document.selection().elements(),
                                  .repeatable = !handle_};
    const auto deltaOf = [](std::span<const double> numbers) {
        return glm::vec3(glm::dvec3(numbers[0], numbers[1], numbers[2]));
    };
    if (handle_) {
        operation.run = [placed = *handle_, follow = follow_, deltaOf](model::Transaction& tx,
                                                                       std::span<const Element> elements,
                                                                       std::span<const double> numbers) {
            const auto delta = deltaOf(numbers) * render::AxisGizmo::axesOf(partOf(placed.handle->axes));
            dragBy(tx, *placed.handle, placed.element.type, std::span(&placed.element.slot, 1), {delta, follow});
            return systems::EditResult(systems::Elements(elements.begin(), elements.end()));
        };
    } else {
        operation.run = [&view = viewport(), follow = follow_, deltaOf](model::Transaction& tx,
                                                                        std::span<const Element> elements,
                                                                        std::span<const double> numbers) {
            moveElements(view, tx, elements, deltaOf(numbers), follow);
            return systems::EditResult(systems::Elements(elements.begin(), elements.end()));
        };
    }
    return operation;
}

void MoveHandles::nudge(const glm::vec3& delta) {
    auto* document = viewport().document();
    if (document == nullptr || !gizmo())
        return;
    quint64 key = qHash(QLatin1String("nudge"));
    for (const auto& element : document->selection().elements())
        key = qHashMulti(key, element.type, element.slot);
    Outcome outcome;
    const auto& selected = document->selection().elements();
    delta_ = delta;
    follow_ = valueOf(settings::kNeighboursFollow);
    auto& last = document::LastOperation::of(*document);
    last.expect(*operation());
    if (document->edit(
            moveLabel(), [&](auto& tx) { outcome = moveElements(viewport(), tx, selected, delta, follow_); },
            std::max<quint64>(key, 1)))
        viewport().showMessage(movedText(delta, outcome));
    last.forget();
    endDrag();
}

QString MoveHandles::movedText(const glm::vec3& delta, const Outcome& outcome) {
    if (outcome.clamped > 0)
        return tr("Limited to the range that the file can store");
    const auto text = tr("Moved by %1").arg(positionText(delta));
    return withReason(text, outcome.whyStopped);
}

} // namespace navsmith::gui
