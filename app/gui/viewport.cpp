#include "app/gui/viewport.h"

#include "core/model/property.h"
#include "render/highlight.h"
#include "render/picking.h"
#include "render/qt3d/scene_view.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <glm/geometric.hpp>

#include <algorithm>

namespace navsmith::gui {

using document::Document;
using model::Element;
using render::GizmoPart;

namespace {

constexpr int kDragPixels = 4; ///< a press that moves less is a click
constexpr int kHoverMilliseconds = 12;

glm::vec2 toVec(QPointF p) {
    return {static_cast<float>(p.x()), static_cast<float>(p.y())};
}

} // namespace

Viewport::Viewport(document::Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), view_(new render::qt3d::SceneView()),
      controller_(camera_, [this](QPointF p) { return pointUnder(p); }) {
    setObjectName("viewport");
    setAccessibleName(tr("3D view"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* container = QWidget::createWindowContainer(view_, this);
    container->setObjectName("viewport.window");
    container->setFocusPolicy(Qt::StrongFocus);
    container->setMinimumSize(200, 150);
    layout->addWidget(container);
    view_->installEventFilter(this);

    hoverTimer_.setSingleShot(true);
    hoverTimer_.setInterval(kHoverMilliseconds);
    connect(&hoverTimer_, &QTimer::timeout, this, &Viewport::hover);
    connect(&controller_, &CameraController::moved, this, &Viewport::cameraMoved);
    connect(&controller_, &CameraController::speedChanged, this,
            [this](float speed) { Q_EMIT told(tr("Flying at %1 units a second").arg(std::lround(speed))); });
    connect(&workspace_, &document::Workspace::added, this, &Viewport::show);
    connect(&workspace_, &document::Workspace::closing, this, &Viewport::drop);
    connect(&workspace_, &document::Workspace::activeChanged, this, [this] { redrawMarks(); });
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        show(&workspace_.at(i));
}

Viewport::~Viewport() {
    // Its scenes go before the window that draws them, which the container deletes.
    view_->setScenes({});
}

const render::Scene& Viewport::scene(const Document& document) const {
    return *std::ranges::find(shown_, &document, &Shown::document)->scene;
}

void Viewport::show(Document* document) {
    const bool first = shown_.empty();
    auto scene = std::make_unique<render::Scene>(document->model(), document->system().view);
    scene->rebuild({});
    shown_.push_back({document, std::move(scene)});
    connect(document, &Document::changed, this,
            [this, document](const model::Change& change) { follow(*document, change); });
    connect(&document->selection(), &document::Selection::changed, this, &Viewport::redrawMarks);
    view_->setGrid(document->system().view.grid, true);
    uploadScenes();
    if (first)
        lookFromSouthWest();
}

void Viewport::drop(Document* document) {
    std::erase_if(shown_, [&](const Shown& s) { return s.document == document; });
    document->disconnect(this);
    document->selection().disconnect(this);
    hovered_ = {};
    cancelTool();
    uploadScenes();
    redrawMarks();
}

void Viewport::uploadScenes() {
    std::vector<render::Scene*> scenes;
    for (const auto& s : shown_)
        scenes.push_back(s.scene.get());
    view_->setScenes(scenes);
    cameraMoved();
}

void Viewport::follow(const Document& document, const model::Change& change) {
    auto& scene = *std::ranges::find(shown_, &document, &Shown::document)->scene;
    scene.apply(change);
    scene.updateDetail(camera_);
    view_->sync();
    redrawMarks();
}

Viewport::Shown* Viewport::active() {
    const auto it = std::ranges::find(shown_, workspace_.active(), &Shown::document);
    return it == shown_.end() ? nullptr : &*it;
}

void Viewport::cameraMoved() {
    camera_.viewport = {std::max(1, view_->width()), std::max(1, view_->height())};
    for (const auto& s : shown_)
        s.scene->updateDetail(camera_);
    view_->setCamera(camera_);
    view_->sync();
    redrawHandle();
}

void Viewport::redrawMarks() {
    glyph::Primitives selected;
    glyph::Primitives under;
    if (auto* shown = active()) {
        const auto& selection = shown->document->selection();
        selected = render::highlight(*shown->scene, selection.elements(), render::Highlight::Selected);
        if (hovered_.valid() && !selection.contains(hovered_))
            under = render::highlight(*shown->scene, std::span(&hovered_, 1), render::Highlight::Hovered);
    }
    view_->setHighlights(selected, under);
    redrawHandle();
}

void Viewport::redrawHandle() {
    const auto handle = gizmo();
    view_->setOverlay(handle ? handle->draw(camera_, tool_ == Tool::Move ? part_ : hoveredPart_) : glyph::Primitives{});
}

render::Box Viewport::selectionBox() {
    render::Box box;
    if (auto* shown = active()) {
        for (const auto& e : shown->document->selection().elements()) {
            if (const auto at = shown->scene->anchor(e))
                box.add(*at);
        }
    }
    return box;
}

bool Viewport::hasHandle(model::KindId kind, bool& withHeight) {
    const auto* glyph = active()->scene->glyphOf(kind);
    if (glyph == nullptr)
        return false;
    for (const auto& handle : glyph->handles) {
        const auto* property = active()->document->model().schema().kind(kind).findProperty(handle.property);
        if (handle.type == glyph::HandleType::Point && property != nullptr) {
            withHeight = withHeight || property->components.size() == 3;
            return true;
        }
    }
    return false;
}

std::optional<render::MoveGizmo> Viewport::gizmo() {
    auto* shown = active();
    if (shown == nullptr)
        return std::nullopt;
    const auto& selection = shown->document->selection();
    bool withHeight = false;
    bool movable = false;
    for (const auto kind : selection.kinds())
        movable = hasHandle(kind, withHeight) || movable;
    if (!movable)
        return std::nullopt;
    // On the last chosen, where the user is looking; else in the middle of all.
    bool ignored = false;
    const auto primary = selection.primary();
    const auto at = hasHandle(primary.kind, ignored) ? shown->scene->anchor(primary) : std::nullopt;
    return render::MoveGizmo(at.value_or(selectionBox().centre()), withHeight);
}

void Viewport::frameSelection() {
    const auto box = selectionBox();
    if (box.empty()) {
        frameAll();
        return;
    }
    camera_.frame(box);
    cameraMoved();
}

void Viewport::frameAll() {
    render::Box box;
    for (const auto& s : shown_)
        box.add(s.scene->bounds());
    camera_.frame(box);
    cameraMoved();
}

void Viewport::lookFromTop() {
    const auto selected = selectionBox();
    render::Box box = selected;
    for (const auto& s : shown_) {
        if (selected.empty())
            box.add(s.scene->bounds());
    }
    camera_.viewport = {std::max(1, view_->width()), std::max(1, view_->height())};
    camera_.lookFromTop(box);
    cameraMoved();
}

void Viewport::lookFromSouthWest() {
    render::Box box;
    for (const auto& s : shown_)
        box.add(s.scene->bounds());
    camera_.viewport = {std::max(1, view_->width()), std::max(1, view_->height())};
    camera_.lookFromSouthWest(box);
    cameraMoved();
}

void Viewport::goTo(Element element) {
    auto* shown = active();
    if (shown == nullptr)
        return;
    if (const auto at = shown->scene->anchor(element)) {
        render::Box box;
        box.add(*at);
        camera_.frame(box);
        cameraMoved();
    }
}

void Viewport::setOverrides(const glyph::Overrides& overrides) {
    if (auto* shown = active()) {
        shown->scene->rebuild(overrides);
        cameraMoved();
    }
}

void Viewport::setGridVisible(bool visible) {
    if (auto* shown = active())
        view_->setGrid(shown->document->system().view.grid, visible);
}

void Viewport::setLabelsVisible(bool visible) {
    view_->setLabelsVisible(visible);
}

bool Viewport::isPickable(Element element) const {
    const auto it = std::ranges::find(shown_, workspace_.active(), &Shown::document);
    return it != shown_.end() && !it->scene->overrides().isHidden(element);
}

void Viewport::selectAll() {
    auto* shown = active();
    if (shown == nullptr)
        return;
    // Of the kinds that are selected; with nothing selected, of the kind that is drawn on top.
    auto& selection = shown->document->selection();
    auto kinds = selection.kinds();
    if (kinds.empty())
        kinds.push_back(shown->document->system().view.glyphs.back().kind);
    std::vector<Element> all;
    for (const auto kind : kinds) {
        shown->document->model().forEachLive(kind, [&](model::Slot row) {
            if (isPickable({kind, row}))
                all.push_back({kind, row});
        });
    }
    selection.set(std::move(all));
}

void Viewport::invertSelection() {
    auto* shown = active();
    if (shown == nullptr)
        return;
    auto& selection = shown->document->selection();
    std::vector<Element> rest;
    for (const auto kind : selection.kinds()) {
        shown->document->model().forEachLive(kind, [&](model::Slot row) {
            if (!selection.contains({kind, row}) && isPickable({kind, row}))
                rest.push_back({kind, row});
        });
    }
    selection.set(std::move(rest));
}

std::optional<glm::vec3> Viewport::pointUnder(QPointF position) {
    if (auto* shown = active()) {
        if (const auto hit = render::pick(*shown->scene, camera_, toVec(position))) {
            if (const auto at = shown->scene->anchor(hit->element))
                return at;
        }
    }
    const auto box = selectionBox();
    return camera_.onPlane(toVec(position), box.empty() ? 0.0F : box.centre().z);
}

// Events ------------------------------------------------------------------------------------------------------

bool Viewport::eventFilter(QObject* watched, QEvent* event) {
    if (watched != view_)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        view_->requestActivate();
        mousePressed(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseMove:
        mouseMoved(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        mouseReleased(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::Wheel:
        return controller_.wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::ShortcutOverride:
        // While flying, W A S D Q E are the camera's and no shortcut's.
        if (controller_.isFlying() && controller_.keyPress(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        return false;
    case QEvent::KeyPress:
        return controller_.keyPress(*static_cast<QKeyEvent*>(event));
    case QEvent::KeyRelease:
        return controller_.keyRelease(*static_cast<QKeyEvent*>(event));
    case QEvent::FocusOut:
        controller_.letGo();
        return false;
    case QEvent::Leave:
        hovered_ = {};
        hoverTimer_.stop();
        redrawMarks();
        return false;
    case QEvent::Resize:
        cameraMoved();
        return false;
    default:
        return false;
    }
}

void Viewport::mousePressed(const QMouseEvent& event) {
    if (tool_ != Tool::None || controller_.press(event) || event.button() != Qt::LeftButton)
        return;
    pressedAt_ = mouse_ = event.position();
    held_ = gizmo();
    part_ = held_ ? held_->pick(camera_, toVec(pressedAt_)) : GizmoPart::None;
    tool_ = part_ == GizmoPart::None ? Tool::Pressed : Tool::Move;
    redrawMarks();
}

void Viewport::mouseMoved(const QMouseEvent& event) {
    mouse_ = event.position();
    if (controller_.move(event))
        return;
    if (tool_ == Tool::Pressed && (mouse_ - pressedAt_).manhattanLength() > kDragPixels)
        tool_ = Tool::RubberBand;
    if (tool_ == Tool::RubberBand)
        view_->setRubberBand(QRectF(pressedAt_, mouse_).normalized());
    else if (tool_ == Tool::Move)
        dragTo(mouse_);
    else if (tool_ == Tool::None && !hoverTimer_.isActive())
        hoverTimer_.start();
}

void Viewport::mouseReleased(const QMouseEvent& event) {
    if (controller_.release(event) || event.button() != Qt::LeftButton)
        return;
    const auto tool = std::exchange(tool_, Tool::None);
    part_ = GizmoPart::None;
    auto* shown = active();
    if (shown == nullptr)
        return;
    if (tool == Tool::Pressed)
        click(event.position(), event.modifiers());
    else if (tool == Tool::RubberBand)
        finishRubberBand(event.modifiers());
    else if (tool == Tool::Move)
        shown->document->endPreview(true);
    redrawMarks();
}

bool Viewport::cancelTool() {
    const auto tool = std::exchange(tool_, Tool::None);
    part_ = GizmoPart::None;
    view_->setRubberBand(std::nullopt);
    if (tool == Tool::Move && active() != nullptr)
        active()->document->endPreview(false);
    if (tool != Tool::None)
        redrawMarks();
    return tool == Tool::RubberBand || tool == Tool::Move;
}

void Viewport::click(QPointF position, Qt::KeyboardModifiers modifiers) {
    auto* shown = active();
    auto& selection = shown->document->selection();
    const auto hit = render::pick(*shown->scene, camera_, toVec(position));
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

void Viewport::finishRubberBand(Qt::KeyboardModifiers modifiers) {
    view_->setRubberBand(std::nullopt);
    auto* shown = active();
    auto found = render::pickRectangle(*shown->scene, camera_, toVec(pressedAt_), toVec(mouse_));
    // A rectangle is for the kind that is drawn on top, nodes as a rule; with none of them in it, for what is there.
    const auto top = shown->document->system().view.glyphs.back().kind;
    if (std::ranges::any_of(found, [&](Element e) { return e.kind == top; }))
        std::erase_if(found, [&](Element e) { return e.kind != top; });
    auto& selection = shown->document->selection();
    if (modifiers & Qt::ControlModifier)
        selection.remove(found);
    else if (modifiers & Qt::ShiftModifier)
        selection.add(found);
    else
        selection.set(std::move(found));
}

void Viewport::dragTo(QPointF position) {
    auto* shown = active();
    const auto delta = held_->drag(part_, camera_, toVec(pressedAt_), toVec(position));
    if (shown == nullptr || !delta)
        return;
    auto& document = *shown->document;
    const auto kinds = document.selection().kinds();
    const auto count = document.selection().size();
    std::size_t clamped = 0;
    const auto result = document.preview(tr("Move %n element(s)", nullptr, static_cast<int>(count)), [&](auto& tx) {
        for (const auto kind : kinds) {
            for (const auto& handle : shown->scene->glyphOf(kind) == nullptr ? std::vector<glyph::Handle>()
                                                                             : shown->scene->glyphOf(kind)->handles) {
                const auto* property = document.model().schema().kind(kind).findProperty(handle.property);
                if (handle.type != glyph::HandleType::Point || property == nullptr)
                    continue;
                const auto rows = document.selection().rows(kind);
                clamped += model::addToValue(tx, kind, *property, rows, glm::dvec3(*delta)).clamped;
            }
        }
    });
    if (clamped > 0)
        Q_EMIT told(tr("Held at the edge of what the file can store"));
    else if (result)
        Q_EMIT told(tr("Moved by %1, %2, %3")
                        .arg(static_cast<double>(delta->x), 0, 'f', 2)
                        .arg(static_cast<double>(delta->y), 0, 'f', 2)
                        .arg(static_cast<double>(delta->z), 0, 'f', 2));
}

void Viewport::hover() {
    auto* shown = active();
    if (shown == nullptr || tool_ != Tool::None)
        return;
    const auto handle = gizmo();
    const auto part = handle ? handle->pick(camera_, toVec(mouse_)) : GizmoPart::None;
    const auto hit = part == GizmoPart::None ? render::pick(*shown->scene, camera_, toVec(mouse_)) : std::nullopt;
    const auto element = hit ? hit->element : Element{};
    if (element != hovered_ || part != hoveredPart_) {
        hovered_ = element;
        hoveredPart_ = part;
        redrawMarks();
    }
    const auto at = hit ? shown->scene->anchor(element) : camera_.onPlane(toVec(mouse_), 0);
    Q_EMIT pointed(at.value_or(camera_.position),
                   hit ? QString::fromStdString(model::elementName(shown->document->model(), element)) : QString());
}

} // namespace navsmith::gui
