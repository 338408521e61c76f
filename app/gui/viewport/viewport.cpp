#include "app/gui/viewport/viewport.h"

#include "app/gui/viewport/step_grid.h"
#include "app/gui/viewport/tool.h"
#include "core/opening/cross_document.h"
#include "render/highlight.h"
#include "render/qt3d/scene_view.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace navsmith::gui {

using document::Document;
using model::Element;

namespace {

constexpr int kHoverMilliseconds = 12;
constexpr std::size_t kFewSelected = 12; ///< so few have their labels at any distance

constexpr int kFocusFrame = 2; ///< pixels around the view, which show that it has the keyboard focus

bool shareWorld(const Document& a, const Document& b) {
    return &a == &b || opening::shareWorld(a.whereabouts(), b.whereabouts());
}

} // namespace

Viewport::Viewport(document::Workspace& workspace, ViewStates& views, QWidget* parent, int samples, FindWindowViews own)
    : QWidget(parent), workspace_(workspace), views_(views), own_(std::move(own)),
      view_(new render::qt3d::SceneView(samples)),
      controller_(
          camera_, [this](QPointF p) { return pointUnder(p); }, [this] { return flyPace(); }),
      default_(new Tool(*this)), tool_(default_) {
    setObjectName("viewport");
    installAccessibility(); // before the first event of accessibility, which keeps what it finds
    setAccessibleName(tr("3D view"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kFocusFrame, kFocusFrame, kFocusFrame, kFocusFrame);
    container_ = QWidget::createWindowContainer(view_, this);
    container_->setObjectName("viewport.window");
    container_->setAccessibleName(accessibleName());
    container_->setFocusPolicy(Qt::StrongFocus);
    container_->setMinimumSize(200, 150);
    layout->addWidget(container_);
    view_->installEventFilter(this);

    hoverTimer_.setSingleShot(true);
    hoverTimer_.setInterval(kHoverMilliseconds);
    connect(&hoverTimer_, &QTimer::timeout, this, &Viewport::hover);
    connect(&controller_, &CameraController::moved, this, &Viewport::cameraMoved);
    connect(&controller_, &CameraController::speedChanged, this,
            [this](float speed) { Q_EMIT statusMessage(tr("Fly speed: %L1 units/s").arg(std::lround(speed))); });
    connect(&controller_, &CameraController::clicked, this, &Viewport::rightClicked);
    connect(&controller_, &CameraController::altClicked, this, &Viewport::listRequested);
    connect(&workspace_, &document::Workspace::added, this, &Viewport::show);
    connect(&workspace_, &document::Workspace::closing, this, &Viewport::drop);
    connect(&workspace_, &document::Workspace::activeChanged, this, &Viewport::showActive);
    connect(&views_, &ViewStates::othersLookChanged, this, &Viewport::uploadScenes);
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        show(&workspace_.at(i));
    if (document() != nullptr)
        showActive();
}

void Viewport::showActive() {
    followActive();
    showBackdrop();
    showSelection();
    tool_->refresh();
    redrawMarks();
    describe();
}

Viewport::~Viewport() {
    // Remove the scenes before the container deletes the window that draws them.
    view_->setScenes({});
}

const render::Scene& Viewport::scene(const Document& document) const {
    return *std::ranges::find(layers_, &document, &Layer::document)->scene;
}

void Viewport::show(Document* document) {
    const bool first = layers_.empty();
    auto scene = std::make_unique<render::Scene>(document->model(), document->system().view);
    auto& view = views_.of(*document);
    scene->setPalette(palette_);
    scene->rebuild(view.overrides());
    scene->setLabelRank([this, document](Element e) {
        const bool hovered = document == workspace_.active() && e == hovered_;
        return hovered ? 0U : document->selection().contains(e) ? 1U : 2U;
    });
    layers_.push_back({document, std::move(scene), document->model().map()});
    connect(document, &Document::changed, this,
            [this, document](const model::Change& change) { follow(*document, change); });
    connect(document, &Document::mapChanged, this, [this, document] { followMap(*document); });
    connect(document, &Document::settingsChanged, this, [this, document] { followSettings(*document); });
    connect(&view, &ViewState::overridesChanged, this,
            [this, &view](const symbol::RowsByType& changed) { followOverrides(view, changed); });
    auto& own = viewsOf(*document);
    connect(&own, &WindowViews::viewsChanged, this, [this, document, &own] {
        if (document == workspace_.active())
            takeViews(own);
    });
    connect(&own, &WindowViews::mapLookChanged, this, [this, document] {
        if (document == workspace_.active())
            showLook();
    });
    connect(&own, &WindowViews::cameraChanged, this, [this, document, &own] {
        if (document == workspace_.active() && camera_ != *own.camera()) {
            camera_ = *own.camera();
            cameraMoved();
        }
    });
    connect(&document->selection(), &document::Selection::changed, this, [this] {
        showSelection();
        tool_->refresh();
        redrawMarks();
        hoverSoon();
        describe();
    });
    if (!first)
        return; // it is shown when it becomes active
    lastActive_ = document;
    layout_ = {};
    clicked_ = 0;
    arrangeViews();
    view_->setGrid(document->system().view.grid, gridVisible_);
    uploadScenes();
    showWhole();
}

bool Viewport::isVisible(const Layer& layer) const {
    const auto* document = this->document();
    return document == nullptr || views_.isDrawn(*layer.document, *document);
}

void Viewport::followActive() {
    const auto* document = this->document();
    if (document == nullptr)
        return;
    if (document == lastActive_) { // the first document, or one that has replaced another one of its world
        keepLayout();
        viewsOf(*document).setCamera(camera_);
        return;
    }
    const auto* before = lastActive_;
    auto& state = viewsOf(*document);
    const StoredViews former{state.layout(), state.drawnViews()}; // when the document was last active
    lastActive_ = document;
    view_->setGrid(document->system().view.grid, gridVisible_);
    uploadScenes();
    if (before != nullptr && shareWorld(*before, *document)) {
        keepLayout();
        return;
    }
    if (!former.views[former.layout.active].camera) {
        layout_ = {};
        clicked_ = 0;
        arrangeViews();
        showWhole();
        return;
    }
    state.setViews(former); // takeViews() follows
}

void Viewport::drop(Document* document) {
    std::erase_if(layers_, [&](const Layer& layer) { return layer.document == document; });
    if (lastActive_ == document) { // another document of the same world replaces it, so the camera stays
        const auto other =
            std::ranges::find_if(layers_, [&](const Layer& layer) { return shareWorld(*layer.document, *document); });
        lastActive_ = other == layers_.end() ? nullptr : other->document;
    }
    document->disconnect(this);
    document->selection().disconnect(this);
    hovered_ = {};
    hoveredOther_.reset();
    tool_->cancel();
    if (layers_.empty()) {
        layout_ = {};
        clicked_ = 0;
        arrangeViews();
    }
    uploadScenes();
    redrawMarks();
}

void Viewport::uploadScenes() {
    std::vector<render::Scene*> scenes;
    std::vector<render::Scene*> hidden; // they stay on the card, for a quick change of tabs
    const auto* active = document();
    for (const auto& layer : layers_) {
        if (isVisible(layer))
            layer.scene->setDimmed(active != nullptr && views_.isDimmed(*layer.document, *active));
        (isVisible(layer) ? scenes : hidden).push_back(layer.scene.get());
    }
    view_->setScenes(scenes, hidden);
    cameraMoved();
}

void Viewport::follow(const Document& document, const model::Change& change) {
    auto& scene = *std::ranges::find(layers_, &document, &Layer::document)->scene;
    scene.apply(change);
    scene.updateDetail(shownCameras());
    view_->sync();
    tool_->refresh();
    redrawMarks();
    hoverSoon();
    describe();
}

void Viewport::followMap(const Document& document) {
    showBackdrop();
    auto& layer = *std::ranges::find(layers_, &document, &Layer::document);
    const auto& map = document.model().map();
    if (std::exchange(layer.map, map) == map)
        return;
    layer.scene->rebuild(layer.scene->overrides());
    tool_->refresh();
    uploadScenes(); // documents on the same map may share a world
    redrawMarks();
    if (&document == this->document() && document.map() && layer.scene->bounds().empty())
        showWhole(); // look at the map: there is nothing else yet
}

/// Drawings read them.
void Viewport::followSettings(const Document& document) {
    auto& layer = *std::ranges::find(layers_, &document, &Layer::document);
    layer.scene->rebuild(layer.scene->overrides());
    layer.scene->updateDetail(shownCameras());
    view_->sync();
    tool_->refresh();
    redrawMarks();
    hoverSoon();
}

const Viewport::Layer* Viewport::activeLayer() const {
    const auto it = std::ranges::find(layers_, workspace_.active(), &Layer::document);
    return it == layers_.end() ? nullptr : &*it;
}

void Viewport::cameraMoved() {
    const auto area = activeArea();
    camera_.viewport = {std::max(1, area.width()), std::max(1, area.height())};
    followLinks();
    const auto cameras = shownCameras();
    for (const auto& layer : layers_)
        layer.scene->updateDetail(cameras);
    for (std::size_t pane = 0; pane < cameras.size(); ++pane)
        view_->setCamera(cameras[pane], pane);
    view_->sync();
    if (const auto* document = this->document()) {
        auto& state = viewsOf(*document);
        for (std::size_t i = 0; i < layout_.count && layout_.count > 1; ++i)
            state.keepCamera(i, cameraOf(i));
        state.setCamera(camera_);
    }
    measureHeight();
    redrawTool();
    hoverSoon();
}

void Viewport::showSelection() {
    const auto* activeDocument = document();
    for (const auto& layer : layers_) {
        const bool isActive = layer.document == activeDocument;
        layer.scene->setSelection(isActive ? std::span(layer.document->selection().elements())
                                           : std::span<const Element>());
    }
    view_->sync();
    view_->rankLabels();
}

void Viewport::redrawMarks() {
    symbol::Primitives under;
    if (const auto* layer = activeLayer()) {
        if (hovered_.valid() && !layer->document->selection().contains(hovered_))
            under = render::highlight(*layer->scene, std::span(&hovered_, 1), render::Highlight::Hovered);
        if (hoveredOther_)
            under = render::highlight(scene(*hoveredOther_->document), std::span(&hoveredOther_->element, 1),
                                      render::Highlight::Hovered);
    }
    view_->setHover(under);
    redrawTool();
}

/// The element or handle under a resting mouse may change when elements move.
void Viewport::hoverSoon() {
    if (inside_ && !hoverTimer_.isActive() && QGuiApplication::mouseButtons() == Qt::NoButton)
        hoverTimer_.start();
}

void Viewport::setMarks(const QObject* owner, symbol::Primitives marks) {
    marks_[owner] = std::move(marks);
    redrawTool();
}

void Viewport::redrawTool() {
    const auto views = shownViews();
    const auto own = camera_;
    for (std::size_t pane = 0; pane < views.size(); ++pane) {
        // Tools draw for the camera of the viewport.
        camera_ = views[pane] == layout_.active ? own : cameras_[views[pane]];
        marksForMouse_ = views[pane] == layout_.active;
        auto marks = marksNow();
        if (layout_.count > 1 && activeScene() != nullptr) // null while the shown document closes
            addButton(views[pane], marks);
        view_->setOverlay(marks, pane);
    }
    camera_ = own;
    marksForMouse_ = true;
}

symbol::Primitives Viewport::marksNow() const {
    auto marks = tool_->marks();
    for (const auto& [owner, more] : marks_)
        marks.append(more);
    labelSelection(marks);
    const auto* document = this->document();
    if (gridVisible_ && document != nullptr && document->map())
        marks.append(stepGrid(camera_, gridStep_));
    if (marksForMouse_ && !camera_.orthographic && height_.value_or(0) < 0)
        markLostEye(marks);
    return marks;
}

void Viewport::labelSelection(symbol::Primitives& marks) const {
    const auto* layer = activeLayer();
    if (layer == nullptr || !labelsVisible_ || layer->document->selection().size() > kFewSelected)
        return;
    for (auto& label : render::labelsOf(*layer->scene, layer->document->selection().elements())) {
        if (camera_.depthOf(label.position) >= view_->labelsVanishAt())
            marks.labels.push_back(std::move(label));
    }
}

void Viewport::setTool(Tool* tool) {
    Tool* next = tool == nullptr ? default_ : tool;
    if (next == tool_)
        return;
    tool_->end();
    tool_ = next;
    tool_->begin();
    redrawMarks();
    Q_EMIT toolChanged();
}

void Viewport::setDefaultTool(Tool* tool) {
    const bool current = tool_ == default_;
    default_ = tool;
    if (current)
        setTool(nullptr);
}

bool Viewport::cancelTool() {
    const bool isHandled = tool_->cancel();
    if (!isHandled && tool_ != default_) {
        setTool(nullptr);
        return true;
    }
    redrawMarks();
    return isHandled;
}

Document* Viewport::document() const {
    const auto* layer = activeLayer();
    return layer == nullptr ? nullptr : layer->document;
}

const render::Scene* Viewport::activeScene() const {
    const auto* layer = activeLayer();
    return layer == nullptr ? nullptr : layer->scene.get();
}

void Viewport::switchTo(const Other& other) {
    hoveredOther_.reset();
    workspace_.activate(other.document);
    other.document->selection().set({other.element});
}

void Viewport::showBackdrop() {
    const auto* document = this->document();
    view_->setBackdrop(document != nullptr && document->map() ? document->map()->backdrop : nullptr);
    showLook();
    measureHeight();
}

void Viewport::showLook() {
    const auto* document = this->document();
    const auto views = shownViews();
    for (std::size_t pane = 0; document != nullptr && pane < views.size(); ++pane)
        view_->setLook(lookOf(*document, views[pane]), pane);
}

/// A document without a map has no panel that sets a look.
render::BackdropLook Viewport::lookOf(const Document& document) const {
    return lookOf(document, layout_.active);
}

render::BackdropLook Viewport::lookOf(const Document& document, std::size_t view) const {
    return document.map() ? viewsOf(document).drawnViews()[view].look : render::BackdropLook();
}

std::optional<QPointF> Viewport::mouse() const {
    return mouseSeen_ ? std::optional(mouse_) : std::nullopt;
}

void Viewport::followOverrides(const ViewState& view, const symbol::RowsByType& changed) {
    auto& scene = *std::ranges::find(layers_, &view.document(), &Layer::document)->scene;
    scene.setOverrides(view.overrides(), changed);
    scene.updateDetail(shownCameras());
    view_->sync();
    redrawTool();
    hoverSoon();
}

void Viewport::setGridVisible(bool visible) {
    gridVisible_ = visible;
    if (const auto* layer = activeLayer())
        view_->setGrid(layer->document->system().view.grid, visible);
    redrawTool();
}

void Viewport::setGridStep(float step) {
    gridStep_ = step;
    redrawTool();
}

void Viewport::setLabelsVisible(bool visible) {
    labelsVisible_ = visible;
    view_->setLabelsVisible(visible);
    redrawTool();
}

} // namespace navsmith::gui
