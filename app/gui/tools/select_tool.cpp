#include "app/gui/tools/select_tool.h"

#include "app/gui/preferences/settings.h"
#include "app/gui/tools/duplicate.h"
#include "app/gui/viewport/viewport.h"
#include "core/model/property.h"
#include "render/qt3d/scene_view.h"

#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using model::Element;

namespace {

constexpr double kSlowly = 0.1; ///< part of the mouse's movement that counts while Shift slows a drag down

constexpr Qt::KeyboardModifiers kCopies = Qt::ControlModifier | Qt::ShiftModifier; ///< for a drag of the selection

} // namespace

SelectTool::SelectTool(Viewport& viewport, const HeightLimits& heights, std::unique_ptr<Manipulator> handles)
    : Tool(viewport), handles_(std::move(handles)), heights_(heights) {}

void SelectTool::begin() {
    refresh();
}

void SelectTool::press(const QMouseEvent& event) {
    if (doing_ != Doing::Nothing)
        return;
    pressedAt_ = event.position();
    onHandle_ = !boxNext_ && handles_->grab(pressedAt_);
    if (onHandle_ && (event.modifiers() != kCopies || handles_->handleTakesShift()))
        beginDrag(pressedAt_, event.modifiers());
    else
        doing_ = Doing::Pressed;
}

void SelectTool::beginBox() {
    boxNext_ = true;
    Q_EMIT hintChanged();
}

bool SelectTool::dragSelection(QPointF position, quint64 mergeKey) {
    if (doing_ != Doing::Nothing || viewport().document() == nullptr || !handles_->grabSelection(position))
        return false;
    withoutButton_ = true;
    beginDrag(position, Qt::NoModifier, mergeKey);
    viewport().redrawTool();
    return true;
}

void SelectTool::beginDrag(QPointF position, Qt::KeyboardModifiers modifiers, quint64 mergeKey) {
    doing_ = Doing::Dragging;
    viewport().showMessage({}); // which would hide what the drag does
    handles_->clearReport();
    preview_ = viewport().document()->beginPreview(mergeKey);
    mouse_ = draggedTo_ = position;
    draggedWith_ = modifiers;
    Q_EMIT hintChanged();
}

std::optional<quint64> SelectTool::grabCopy() {
    auto& document = *viewport().document();
    const auto originals = document.selection().elements();
    handles_->endDrag();
    const auto mergeKey = duplicateInPlace(viewport());
    if (!mergeKey)
        return std::nullopt;
    copy_ = {&document, originals, document.stateId()};
    if (onHandle_ ? handles_->grab(pressedAt_) : handles_->grabSelection(pressedAt_))
        return mergeKey;
    takeBackCopy();
    return std::nullopt;
}

bool SelectTool::takeBackCopy() {
    const auto [document, originals, state] = std::exchange(copy_, {});
    if (document == nullptr)
        return false;
    // It may be closed by now, or the copy undone.
    if (document == viewport().document() && document->stateId() == state) {
        document->takeBack();
        document->selection().set(originals);
    }
    return true;
}

bool SelectTool::canSlowDown() const {
    return withoutButton_ && !handles_->takesShift();
}

void SelectTool::move(const QMouseEvent& event) {
    const auto mouse = event.position();
    const bool begins = doing_ == Doing::Pressed && (mouse - pressedAt_).manhattanLength() > kClickPixels;
    if (begins && (onHandle_ || (isOnSelected(event.modifiers()) && handles_->grabSelection(pressedAt_)))) {
        const auto mergeKey = event.modifiers() == kCopies ? grabCopy() : 0;
        if (!mergeKey) {
            doing_ = Doing::Nothing;
            return;
        }
        beginDrag(pressedAt_, event.modifiers(), *mergeKey);
    } else if (begins) {
        doing_ = Doing::Marquee;
        const bool lasso = !boxNext_ && valueOf(settings::kLasso);
        marquee_.begin(lasso ? Marquee::Shape::Lasso : Marquee::Shape::Rectangle, pressedAt_);
    }
    if (doing_ == Doing::Marquee) {
        marquee_.extendTo(viewport(), mouse);
        viewport().redrawTool();
    } else if (doing_ == Doing::Dragging) {
        const bool slowly = event.modifiers().testFlag(Qt::ShiftModifier) && canSlowDown();
        draggedTo_ += (mouse - std::exchange(mouse_, mouse)) * (slowly ? kSlowly : 1);
        draggedWith_ = copy_.document != nullptr ? Qt::NoModifier
                       : slowly                  ? event.modifiers() & ~Qt::ShiftModifier
                                                 : event.modifiers();
        drag();
    }
}

void SelectTool::drag() {
    if (!preview_.isActive()) {
        cancel(); // undone or saved meanwhile: the drag cannot continue
        return;
    }
    const auto before = hint();
    handles_->drag(preview_, draggedTo_, draggedWith_);
    if (hint() != before)
        Q_EMIT hintChanged();
    viewport().redrawTool(); // the drag may have changed nothing but its own marks
}

void SelectTool::finishDrag() {
    const bool without = std::exchange(withoutButton_, false);
    auto& last = document::LastOperation::of(*viewport().document());
    if (auto operation = handles_->operation())
        last.expect(std::move(*operation));
    handles_->endDrag();
    handles_->typed().clear();
    if (!handles_->report().isEmpty())
        viewport().showMessage(handles_->report());
    preview_.commit(); // which may have more to say
    last.forget();
    copy_ = {};
    Q_EMIT hintChanged();
    if (without)
        Q_EMIT selectionDragged();
}

bool SelectTool::takesKey(const QKeyEvent& event) const {
    const bool confirms = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool drags = doing_ == Doing::Dragging;
    const bool cancels = event.key() == Qt::Key_Escape; // with the modifiers of the drag, too
    return (drags && (confirms || TypedNumbers::means(event))) || ((drags || doing_ == Doing::Marquee) && cancels);
}

void SelectTool::pressKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) {
        viewport().cancelTool();
    } else if (TypedNumbers::means(event)) {
        const auto before = hint();
        handles_->typed().take(event);
        drag();
        if (hint() != before)
            Q_EMIT hintChanged();
    } else if (const auto why = handles_->whyNotTyped(); !why.isEmpty()) {
        viewport().showMessage(why);
    } else {
        doing_ = Doing::Nothing;
        finishDrag();
    }
}

void SelectTool::release(const QMouseEvent& event) {
    const auto done = std::exchange(doing_, Doing::Nothing);
    if (std::exchange(boxNext_, false))
        Q_EMIT hintChanged();
    auto* document = viewport().document();
    if (done != Doing::Dragging || document == nullptr)
        handles_->endDrag();
    if (document == nullptr)
        return;
    if (done == Doing::Pressed)
        click(event.position(), event.modifiers());
    else if (done == Doing::Marquee)
        finishMarquee(event.modifiers());
    else if (done == Doing::Dragging && !withoutButton_ && clicksThrough(event)) {
        preview_.abandon();
        handles_->endDrag();
        if (!takeBackCopy())
            click(event.position(), event.modifiers());
    } else if (done == Doing::Dragging)
        finishDrag();
}

bool SelectTool::rightClick(QPointF /*position*/) {
    return withoutButton_ && cancel();
}

bool SelectTool::cancel() {
    const bool without = std::exchange(withoutButton_, false);
    const auto former = std::exchange(doing_, Doing::Nothing);
    const bool boxed = std::exchange(boxNext_, false);
    if (boxed)
        Q_EMIT hintChanged();
    marquee_.end(viewport());
    preview_.abandon();
    handles_->endDrag();
    handles_->typed().clear();
    takeBackCopy();
    if (former == Doing::Dragging)
        Q_EMIT hintChanged();
    if (without)
        Q_EMIT selectionDragged();
    return boxed || former == Doing::Marquee || former == Doing::Dragging;
}

bool SelectTool::claims(QPointF position) {
    const auto before = handles_->hint();
    const bool claimed = handles_->hover(position);
    if (handles_->hint() != before)
        Q_EMIT hintChanged();
    return claimed;
}

void SelectTool::leave() {
    handles_->leave();
    Q_EMIT hintChanged();
}

void SelectTool::refresh() {
    handles_->refresh();
    Q_EMIT hintChanged();
}

symbol::Primitives SelectTool::marks() const {
    auto marks = handles_->marks();
    marks.append(marquee_.marks(viewport()));
    return marks;
}

QString SelectTool::hint() const {
    if (doing_ == Doing::Dragging) {
        const auto keys = !handles_->typed().isEmpty()
                              ? tr("%1. Enter confirms, Esc cancels.").arg(handles_->typed().text())
                          : withoutButton_ && canSlowDown()
                              ? tr("Move the mouse, with Shift a tenth as far, or type a number, x, y or z. Click or "
                                   "Enter confirms, right click or Esc cancels.")
                          : withoutButton_ ? tr("Move the mouse, or type a number, x, y or z. Click or Enter confirms, "
                                                "right click or Esc cancels.")
                                           : tr("Type a number for an exact value, x, y or z for an axis.");
        return handles_->report().isEmpty() ? keys : QStringLiteral("%1 – %2").arg(handles_->report(), keys);
    }
    if (boxNext_)
        return tr("Drag a box. Shift adds what is inside to the selection, Ctrl removes it, Esc cancels.");
    return handles_->hint();
}

void SelectTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
    auto& selection = viewport().document()->selection();
    const auto element = beneath(position);
    if (!element.valid()) {
        if (modifiers & (Qt::ControlModifier | Qt::ShiftModifier))
            return;
        if (const auto other = viewport().pickOther(position)) {
            viewport().switchTo(*other);
        } else {
            selection.clear();
            viewport().clickedNothing(position);
        }
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

bool SelectTool::clicksThrough(const QMouseEvent& event) const {
    if ((event.position() - pressedAt_).manhattanLength() > kClickPixels)
        return false;
    return (event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0 || repeatsClick(pressedAt_);
}

bool SelectTool::repeatsClick(QPointF position) const {
    const auto& selection = viewport().document()->selection();
    return clicked_.valid() && selection.size() == 1 && selection.primary() == clicked_ &&
           (position - clickedAt_).manhattanLength() <= kClickPixels;
}

bool SelectTool::isOnSelected(Qt::KeyboardModifiers modifiers) const {
    const bool moves = modifiers == Qt::NoModifier || modifiers == kCopies;
    if (boxNext_ || !moves || !valueOf(settings::kDragSelected) || viewport().document() == nullptr)
        return false;
    const auto hits = viewport().pickAllAt(pressedAt_);
    return !hits.empty() && viewport().document()->selection().contains(hits.front().element);
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
    menu->popup(viewport().toGlobal(position));
}

void SelectTool::finishMarquee(Qt::KeyboardModifiers modifiers) {
    auto elements = marquee_.elements(viewport());
    marquee_.end(viewport());
    auto& document = *viewport().document();
    std::erase_if(elements, [&](Element e) { return !heights_.holds(*viewport().activeScene(), e); });
    // Without a filter, select only the most wanted type: areas rather than the spots in them.
    if (!symbol::isSelectionFiltered(viewport().activeScene()->overrides())) {
        for (const auto type : symbol::selectionOrder(document.system().view)) {
            if (std::ranges::none_of(elements, [&](Element e) { return e.type == type; }))
                continue;
            std::erase_if(elements, [&](Element e) { return e.type != type; });
            break;
        }
    }
    auto& selection = document.selection();
    if (modifiers & Qt::ControlModifier)
        selection.remove(elements);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(elements);
    else
        selection.set(std::move(elements));
}

} // namespace navsmith::gui
