#include "app/gui/tools/select_tool.h"

#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_verb.h"
#include "core/model/property.h"
#include "render/picking.h"
#include "render/qt3d/scene_view.h"

#include <QMouseEvent>

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::gui {

using model::Element;
using render::GizmoPart;

void SelectTool::press(const QMouseEvent& event) {
    if (doing_ != Doing::Nothing)
        return;
    pressedAt_ = mouse_ = event.position();
    grip_ = gripAt(pressedAt_);
    held_ = grip_ ? std::optional(render::MoveGizmo(grip_->at, true)) : gizmo();
    part_ = grip_ ? GizmoPart::Z : held_ ? held_->pick(viewport().camera(), toVec(pressedAt_)) : GizmoPart::None;
    doing_ = part_ == GizmoPart::None ? Doing::Pressed : Doing::Moving;
    if (doing_ == Doing::Moving)
        label_ = grip_ ? document::editTitle(viewport().document()->model(), tr("Set the height"),
                                             std::span(&grip_->element, 1))
                       : moveLabel();
}

void SelectTool::move(const QMouseEvent& event) {
    mouse_ = event.position();
    if (doing_ == Doing::Pressed && (mouse_ - pressedAt_).manhattanLength() > kClickPixels)
        doing_ = Doing::RubberBand;
    if (doing_ == Doing::RubberBand)
        viewport().view().setRubberBand(QRectF(pressedAt_, mouse_).normalized());
    else if (doing_ == Doing::Moving)
        grip_ ? dragGripTo(mouse_) : dragTo(mouse_);
}

void SelectTool::release(const QMouseEvent& event) {
    const auto done = std::exchange(doing_, Doing::Nothing);
    part_ = GizmoPart::None;
    grip_.reset();
    auto* document = viewport().document();
    if (document == nullptr)
        return;
    if (done == Doing::Pressed)
        click(event.position(), event.modifiers());
    else if (done == Doing::RubberBand)
        finishRubberBand(event.modifiers());
    else if (done == Doing::Moving)
        document->endPreview(true);
}

bool SelectTool::cancel() {
    const auto given = std::exchange(doing_, Doing::Nothing);
    part_ = GizmoPart::None;
    grip_.reset();
    viewport().view().setRubberBand(std::nullopt);
    if (given == Doing::Moving && viewport().document() != nullptr)
        viewport().document()->endPreview(false);
    return given == Doing::RubberBand || given == Doing::Moving;
}

bool SelectTool::claims(QPointF position) {
    const auto handle = gizmo();
    hoveredGrip_ = gripAt(position);
    if (hoveredGrip_) {
        hoveredPart_ = GizmoPart::None;
        return true;
    }
    hoveredPart_ = handle ? handle->pick(viewport().camera(), toVec(position)) : GizmoPart::None;
    return hoveredPart_ != GizmoPart::None;
}

void SelectTool::leave() {
    hoveredPart_ = GizmoPart::None;
    hoveredGrip_.reset();
}

glyph::Primitives SelectTool::marks() const {
    const auto handle = gizmo();
    auto marks = handle ? handle->draw(viewport().camera(), doing_ == Doing::Moving ? part_ : hoveredPart_)
                        : glyph::Primitives{};
    for (const auto& grip : grips()) {
        const bool lit = grip_ ? *grip_ == grip : hoveredGrip_ && *hoveredGrip_ == grip;
        marks.sprites.push_back({grip.at, lit ? glyph::rgb(0xFFE066) : glyph::rgb(0xFFFFFF), lit ? 13.0F : 10.0F,
                                 static_cast<std::uint32_t>(glyph::Shape::Square)});
    }
    return marks;
}

QString SelectTool::hint() const {
    return tr("Click or drag a rectangle to select; Shift adds, Ctrl takes away. Drag the handle to move.");
}

std::vector<SelectTool::Grip> SelectTool::grips() const {
    std::vector<Grip> grips;
    const auto* document = viewport().document();
    if (document == nullptr || document->selection().size() != 1)
        return grips;
    const auto element = document->selection().primary();
    const auto& scene = *viewport().activeScene();
    const auto* glyph = scene.glyphOf(element.kind);
    if (glyph == nullptr || scene.overrides().isLocked(element.kind) || scene.overrides().isHidden(element))
        return grips;
    for (const auto& handle : glyph->handles) {
        if (handle.type != glyph::HandleType::Height)
            continue;
        if (const auto at = handle.at(document->model(), element.slot))
            grips.push_back({&handle, element, *at});
    }
    return grips;
}

std::optional<SelectTool::Grip> SelectTool::gripAt(QPointF position) const {
    constexpr float reach = 9; // pixels
    std::optional<Grip> nearest;
    float best = reach;
    for (const auto& grip : grips()) {
        const auto pixel = viewport().camera().project(grip.at);
        if (!pixel)
            continue;
        if (const float distance = glm::length(*pixel - toVec(position)); distance < best) {
            best = distance;
            nearest = grip;
        }
    }
    return nearest;
}

void SelectTool::dragGripTo(QPointF position) {
    auto* document = viewport().document();
    const auto free = held_->drag(GizmoPart::Z, viewport().camera(), toVec(pressedAt_), toVec(position));
    if (document == nullptr || !free)
        return;
    const auto kind = grip_->element.kind;
    const auto* property = document->model().schema().kind(kind).findProperty(grip_->handle->property);
    const auto delta = Snap::current().movement(held_->origin(), *free);
    const auto result = document->preview(label_, [&](auto& tx) {
        model::addToValue(tx, kind, *property, std::span(&grip_->element.slot, 1), {delta.z, 0, 0});
    });
    if (result)
        viewport().tell(tr("Height %1").arg(static_cast<double>(grip_->at.z + delta.z), 0, 'f', 2));
}

bool SelectTool::hasHandle(model::KindId kind, bool& withHeight) const {
    const auto* glyph = viewport().activeScene()->glyphOf(kind);
    if (glyph == nullptr || viewport().activeScene()->overrides().isLocked(kind))
        return false;
    for (const auto& handle : glyph->handles) {
        const auto* property = viewport().document()->model().schema().kind(kind).findProperty(handle.property);
        if (handle.type == glyph::HandleType::Point && property != nullptr) {
            withHeight = withHeight || property->components.size() == 3;
            return true;
        }
    }
    return false;
}

std::optional<render::MoveGizmo> SelectTool::gizmo() const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return std::nullopt;
    const auto& selection = document->selection();
    bool withHeight = false;
    bool movable = false;
    for (const auto kind : selection.kinds())
        movable = hasHandle(kind, withHeight) || movable;
    if (!movable)
        return std::nullopt;
    // On the last chosen, where the user is looking; else in the middle of all.
    bool ignored = false;
    const auto primary = selection.primary();
    const auto at = hasHandle(primary.kind, ignored) ? viewport().activeScene()->anchor(primary) : std::nullopt;
    return render::MoveGizmo(at.value_or(viewport().selectionBox().centre()), withHeight);
}

void SelectTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
    auto& selection = viewport().document()->selection();
    const auto hit = viewport().pickAt(position);
    if (!hit) {
        if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
            selection.clear();
        return;
    }
    if (modifiers & Qt::ControlModifier)
        selection.toggle(hit->element);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(std::span(&hit->element, 1));
    else
        selection.set({hit->element});
}

void SelectTool::finishRubberBand(Qt::KeyboardModifiers modifiers) {
    viewport().view().setRubberBand(std::nullopt);
    auto found = viewport().pickWithin(pressedAt_, mouse_);
    auto& document = *viewport().document();
    // A rectangle is for the kind that is drawn on top, nodes as a rule; with none of them in it, for what is there.
    const auto top = document.system().view.glyphs.back().kind;
    if (std::ranges::any_of(found, [&](Element e) { return e.kind == top; }))
        std::erase_if(found, [&](Element e) { return e.kind != top; });
    auto& selection = document.selection();
    if (modifiers & Qt::ControlModifier)
        selection.remove(found);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(found);
    else
        selection.set(std::move(found));
}

QString SelectTool::moveLabel() const {
    const auto& document = *viewport().document();
    auto moved = document.selection().elements();
    bool ignored = false;
    std::erase_if(moved, [&](const Element& e) { return !hasHandle(e.kind, ignored); });
    return document::editTitle(document.model(), tr("Move"), moved);
}

void SelectTool::dragTo(QPointF position) {
    auto* document = viewport().document();
    const auto free = held_->drag(part_, viewport().camera(), toVec(pressedAt_), toVec(position));
    if (document == nullptr || !free)
        return;
    const auto delta = Snap::current().movement(held_->origin(), *free);
    const auto kinds = document->selection().kinds();
    std::size_t clamped = 0;
    const auto result = document->preview(label_, [&](auto& tx) {
        for (const auto kind : kinds) {
            const auto* glyph = viewport().activeScene()->glyphOf(kind);
            if (glyph == nullptr || viewport().activeScene()->overrides().isLocked(kind))
                continue; // chosen in a table perhaps, but not for the mouse
            for (const auto& handle : glyph->handles) {
                const auto* property = document->model().schema().kind(kind).findProperty(handle.property);
                if (handle.type != glyph::HandleType::Point || property == nullptr)
                    continue;
                const auto rows = document->selection().rows(kind);
                clamped += model::addToValue(tx, kind, *property, rows, glm::dvec3(delta)).clamped;
            }
        }
    });
    if (clamped > 0)
        viewport().tell(tr("Held at the edge of what the file can store"));
    else if (result)
        viewport().tell(tr("Moved by %1, %2, %3")
                            .arg(static_cast<double>(delta.x), 0, 'f', 2)
                            .arg(static_cast<double>(delta.y), 0, 'f', 2)
                            .arg(static_cast<double>(delta.z), 0, 'f', 2));
}

} // namespace navsmith::gui
