#include "app/gui/tools/select_tool.h"

#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_verb.h"
#include "core/model/property.h"
#include "render/picking.h"
#include "render/qt3d/scene_view.h"

#include <QMouseEvent>

#include <algorithm>

namespace navsmith::gui {

using model::Element;
using render::GizmoPart;

void SelectTool::press(const QMouseEvent& event) {
    if (doing_ != Doing::Nothing)
        return;
    pressedAt_ = mouse_ = event.position();
    held_ = gizmo();
    part_ = held_ ? held_->pick(viewport().camera(), toVec(pressedAt_)) : GizmoPart::None;
    doing_ = part_ == GizmoPart::None ? Doing::Pressed : Doing::Moving;
    if (doing_ == Doing::Moving)
        label_ = moveLabel();
}

void SelectTool::move(const QMouseEvent& event) {
    mouse_ = event.position();
    if (doing_ == Doing::Pressed && (mouse_ - pressedAt_).manhattanLength() > kClickPixels)
        doing_ = Doing::RubberBand;
    if (doing_ == Doing::RubberBand)
        viewport().view().setRubberBand(QRectF(pressedAt_, mouse_).normalized());
    else if (doing_ == Doing::Moving)
        dragTo(mouse_);
}

void SelectTool::release(const QMouseEvent& event) {
    const auto done = std::exchange(doing_, Doing::Nothing);
    part_ = GizmoPart::None;
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
    viewport().view().setRubberBand(std::nullopt);
    if (given == Doing::Moving && viewport().document() != nullptr)
        viewport().document()->endPreview(false);
    return given == Doing::RubberBand || given == Doing::Moving;
}

bool SelectTool::claims(QPointF position) {
    const auto handle = gizmo();
    hoveredPart_ = handle ? handle->pick(viewport().camera(), toVec(position)) : GizmoPart::None;
    return hoveredPart_ != GizmoPart::None;
}

void SelectTool::leave() {
    hoveredPart_ = GizmoPart::None;
}

glyph::Primitives SelectTool::marks() const {
    const auto handle = gizmo();
    return handle ? handle->draw(viewport().camera(), doing_ == Doing::Moving ? part_ : hoveredPart_)
                  : glyph::Primitives{};
}

QString SelectTool::hint() const {
    return tr("Click or drag a rectangle to select; Shift adds, Ctrl takes away. Drag the handle to move.");
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
