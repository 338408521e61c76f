#include "app/gui/tools/select_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/preferences/settings.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/run_edit.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"

#include <QMenu>
#include <QMouseEvent>

#include <glm/geometric.hpp>

#include <algorithm>

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
               ? handle.type == symbol::HandleType::Height ? SelectTool::tr("Set Height") : SelectTool::tr("Move")
               : fromUtf8(handle.title);
}

/// Whether dragging the handle moves the element as a whole or one of its ends.
bool moves(const symbol::Handle& handle, const model::ElementType& type) {
    return handle.type == symbol::HandleType::Point &&
           (handle.drag != nullptr || type.findProperty(handle.property) != nullptr);
}

model::WriteOutcome drag(model::Transaction& tx, const symbol::Handle& handle, model::ElementTypeId type,
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

} // namespace

SelectTool::SelectTool(Viewport& viewport, const HeightLimits& heights) : Tool(viewport), heights_(heights) {
    connect(&viewport, &Viewport::listRequested, this, &SelectTool::showList);
}

void SelectTool::press(const QMouseEvent& event) {
    if (doing_ != Doing::Nothing)
        return;
    pressedAt_ = event.position();
    handle_ = handleAt(viewport(), toVec(pressedAt_));
    held_ = handle_ ? std::optional(render::MoveGizmo(handle_->at, true)) : gizmo();
    part_ = handle_ ? partOf(handle_->handle->axes)
            : held_ ? held_->pick(viewport().camera(), toVec(pressedAt_))
                    : GizmoPart::None;
    doing_ = part_ == GizmoPart::None ? Doing::Pressed : Doing::Moving;
    if (doing_ != Doing::Moving)
        return;
    label_ = handle_ ? document::editTitle(viewport().document()->model(), titleOf(*handle_->handle),
                                           std::span(&handle_->element, 1))
                     : moveLabel();
    preview_ = viewport().document()->beginPreview();
}

void SelectTool::move(const QMouseEvent& event) {
    const auto mouse = event.position();
    if (doing_ == Doing::Pressed && (mouse - pressedAt_).manhattanLength() > kClickPixels) {
        doing_ = Doing::Marquee;
        marquee_.begin(valueOf(settings::kLasso) ? Marquee::Shape::Lasso : Marquee::Shape::Rectangle, pressedAt_);
    }
    if (doing_ == Doing::Marquee) {
        marquee_.goOn(viewport(), mouse);
        viewport().redrawTool();
    } else if (doing_ == Doing::Moving && !preview_.isActive()) {
        cancel(); // undone or saved meanwhile: the drag cannot continue
    } else if (doing_ == Doing::Moving) {
        const bool follow = neighboursFollow(event.modifiers());
        handle_ ? dragHandleTo(mouse, follow) : dragTo(mouse, follow);
    }
}

void SelectTool::release(const QMouseEvent& event) {
    const auto done = std::exchange(doing_, Doing::Nothing);
    part_ = GizmoPart::None;
    handle_.reset();
    auto* document = viewport().document();
    if (document == nullptr)
        return;
    if (done == Doing::Pressed)
        click(event.position(), event.modifiers());
    else if (done == Doing::Marquee)
        finishMarquee(event.modifiers());
    else if (done == Doing::Moving && repeatsClick(pressedAt_) && repeatsClick(event.position())) {
        preview_.abandon(); // the arrows cover the element that the user clicks on again
        click(event.position(), event.modifiers());
    } else if (done == Doing::Moving)
        preview_.commit();
}

bool SelectTool::cancel() {
    const auto given = std::exchange(doing_, Doing::Nothing);
    part_ = GizmoPart::None;
    handle_.reset();
    marquee_.end(viewport());
    preview_.abandon();
    return given == Doing::Marquee || given == Doing::Moving;
}

bool SelectTool::claims(QPointF position) {
    const auto move = gizmo();
    hover(handleAt(viewport(), toVec(position)));
    if (hoveredHandle_) {
        hoveredPart_ = GizmoPart::None;
        return true;
    }
    hoveredPart_ = move ? move->pick(viewport().camera(), toVec(position)) : GizmoPart::None;
    return hoveredPart_ != GizmoPart::None;
}

void SelectTool::hover(std::optional<PlacedHandle> handle) {
    const bool other = handle != hoveredHandle_;
    hoveredHandle_ = handle;
    if (other)
        Q_EMIT hintChanged();
}

void SelectTool::leave() {
    hoveredPart_ = GizmoPart::None;
    hover(std::nullopt);
}

symbol::Primitives SelectTool::marks() const {
    const auto move = gizmo();
    auto marks =
        move ? move->draw(viewport().camera(), doing_ == Doing::Moving ? part_ : hoveredPart_) : symbol::Primitives{};
    for (const auto& placed : handlesOf(viewport()))
        drawHandle(placed, handle_ ? *handle_ == placed : hoveredHandle_ && *hoveredHandle_ == placed, marks);
    marks.append(marquee_.marks(viewport()));
    return marks;
}

QString SelectTool::hint() const {
    if (hoveredHandle_) {
        const auto what = titleOf(*hoveredHandle_->handle);
        return !hoveredHandle_->handle->neighbours ? tr("%1: drag.").arg(what)
               : valueOf(settings::kNeighboursFollow)
                   ? tr("%1: drag. Neighbours follow unless Shift is held.").arg(what)
                   : tr("%1: drag. With Shift, neighbours follow.").arg(what);
    }
    return valueOf(settings::kLasso) ? tr("Click or drag an outline to select. Shift adds, Ctrl removes, Alt+click "
                                          "lists. Drag the arrows to move.")
                                     : tr("Click or drag a rectangle to select. Shift adds, Ctrl removes, Alt+click "
                                          "lists. Drag the arrows to move.");
}

void SelectTool::dragHandleTo(QPointF position, bool follow) {
    auto* document = viewport().document();
    const auto free = held_->drag(part_, viewport().camera(), toVec(pressedAt_), toVec(position));
    if (document == nullptr || !free)
        return;
    const auto type = handle_->element.type;
    const auto slot = handle_->element.slot;
    const auto& handle = *handle_->handle;
    const auto delta = Snap::current().movement(held_->origin(), *free);
    const auto result = preview_.update(label_, [&](auto& tx) {
        drag(tx, handle, type, std::span(&slot, 1), {delta, follow});
    });
    if (!result)
        return;
    const auto by = [&](float along) { return tr("by %1").arg(static_cast<double>(along), 0, 'f', 2); };
    const auto how = handle.dragText != nullptr ? fromUtf8(handle.dragText(document->model(), slot))
                     : handle.type == symbol::HandleType::Height
                         ? tr("height %1").arg(static_cast<double>(handle_->at.z + delta.z), 0, 'f', 2)
                         : by(glm::length(delta));
    viewport().showMessage(QStringLiteral("%1: %2").arg(titleOf(handle), how));
}

/// The selected rows of a type without the locked ones.
std::vector<model::Slot> SelectTool::movableRows(model::ElementTypeId type) const {
    auto rows = viewport().document()->selection().rows(type);
    std::erase_if(rows, [&](model::Slot row) { return viewport().activeScene()->isLocked({type, row}); });
    return rows;
}

bool SelectTool::hasHandle(model::ElementTypeId type, bool& withHeight) const {
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

std::optional<render::MoveGizmo> SelectTool::gizmo() const {
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
    return render::MoveGizmo(at ? *at : viewport().selectionBox().centre(), withHeight);
}

void SelectTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
    auto& selection = viewport().document()->selection();
    const auto element = beneath(position);
    if (!element.valid()) {
        if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
            return;
        if (const auto other = viewport().pickOther(position))
            viewport().goOnWith(*other);
        else
            selection.clear();
        return;
    }
    if (modifiers & Qt::ControlModifier)
        selection.toggle(element);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(std::span(&element, 1));
    else
        selection.set({element});
    clickedAt_ = position;
    clicked_ = modifiers == Qt::NoModifier ? element : Element{};
}

bool SelectTool::repeatsClick(QPointF position) const {
    const auto& selection = viewport().document()->selection();
    return clicked_.valid() && selection.size() == 1 && selection.primary() == clicked_ &&
           (position - clickedAt_).manhattanLength() <= kClickPixels;
}

Element SelectTool::beneath(QPointF position) {
    const auto hits = viewport().pickAllAt(position);
    if (hits.empty())
        return {};
    if (!repeatsClick(position))
        return hits.front().element;
    const auto last = std::ranges::find(hits, clicked_, &render::Hit::element);
    if (last == hits.end() || std::next(last) == hits.end())
        return hits.front().element;
    return std::next(last)->element;
}

void SelectTool::showList(QPointF position) {
    auto* document = viewport().document();
    const auto hits = viewport().pickAllAt(position);
    if (document == nullptr || hits.empty())
        return;
    auto* menu = new QMenu(&viewport());
    menu->setObjectName(QStringLiteral("viewport.list"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    constexpr std::size_t most = 30;
    for (const auto& hit : std::span(hits).first(std::min(hits.size(), most))) {
        auto* action = menu->addAction(QString::fromStdString(model::elementName(document->model(), hit.element)));
        connect(action, &QAction::triggered, document,
                [document, element = hit.element] { document->selection().set({element}); });
    }
    menu->popup(viewport().view().mapToGlobal(position.toPoint()));
}

void SelectTool::finishMarquee(Qt::KeyboardModifiers modifiers) {
    auto found = marquee_.elements(viewport());
    marquee_.end(viewport());
    auto& document = *viewport().document();
    std::erase_if(found, [&](Element e) { return !heights_.holds(*viewport().activeScene(), e); });
    // Without a filter, select only the most wanted type: areas rather than the spots in them.
    if (!symbol::isSelectionFiltered(viewport().activeScene()->overrides())) {
        for (const auto type : symbol::wantedTypes(document.system().view)) {
            if (std::ranges::none_of(found, [&](Element e) { return e.type == type; }))
                continue;
            std::erase_if(found, [&](Element e) { return e.type != type; });
            break;
        }
    }
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
    std::erase_if(
        moved, [&](const Element& e) { return viewport().activeScene()->isLocked(e) || !hasHandle(e.type, ignored); });
    return document::editTitle(document.model(), tr("Move"), moved);
}

void SelectTool::dragTo(QPointF position, bool follow) {
    auto* document = viewport().document();
    const auto free = held_->drag(part_, viewport().camera(), toVec(pressedAt_), toVec(position));
    if (document == nullptr || !free)
        return;
    const auto delta = Snap::current().movement(held_->origin(), *free);
    std::size_t clamped = 0;
    if (preview_.update(label_, [&](auto& tx) { clamped = moveSelection(tx, delta, follow); }))
        showMoved(delta, clamped);
}

std::size_t SelectTool::moveSelection(model::Transaction& tx, const glm::vec3& delta, bool follow) const {
    const auto& selection = viewport().document()->selection();
    std::size_t clamped = 0;
    for (const auto type : selection.types()) {
        const auto* symbol = viewport().activeScene()->symbolOf(type);
        const auto rows = movableRows(type); // what is selected in a table may be locked in the view
        if (symbol == nullptr || rows.empty())
            continue;
        for (const auto& handle : symbol->handles) {
            if (moves(handle, tx.model().schema().type(type)))
                clamped += drag(tx, handle, type, rows, {delta, follow}).clamped;
        }
    }
    return clamped;
}

void SelectTool::nudge(const glm::vec3& delta) {
    auto* document = viewport().document();
    if (document == nullptr || doing_ != Doing::Nothing || !gizmo())
        return;
    quint64 key = qHash(QLatin1String("nudge"));
    for (const auto& element : document->selection().elements())
        key = qHashMulti(key, element.type, element.slot);
    std::size_t clamped = 0;
    if (document->edit(
            moveLabel(), [&](auto& tx) { clamped = moveSelection(tx, delta, valueOf(settings::kNeighboursFollow)); },
            std::max<quint64>(key, 1)))
        showMoved(delta, clamped);
}

void SelectTool::showMoved(const glm::vec3& delta, std::size_t clamped) {
    if (clamped > 0)
        viewport().showMessage(tr("Limited to the range that the file can store"));
    else
        viewport().showMessage(tr("Moved by %1, %2, %3")
                                   .arg(static_cast<double>(delta.x), 0, 'f', 2)
                                   .arg(static_cast<double>(delta.y), 0, 'f', 2)
                                   .arg(static_cast<double>(delta.z), 0, 'f', 2));
}

} // namespace navsmith::gui
