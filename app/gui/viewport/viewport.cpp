#include "app/gui/viewport/viewport.h"

#include "app/gui/viewport/tool.h"
#include "core/model/property.h"
#include "core/opening/cross_document_exchange.h"
#include "render/axes.h"
#include "render/highlight.h"
#include "render/qt3d/scene_view.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace navsmith::gui {

using document::Document;
using model::Element;

namespace {

constexpr int kHoverMilliseconds = 12;
constexpr float kPickPixels = 5;

/// Radius to show around a single element so that its surroundings are visible, in world units of the system.
float surroundings(const symbol::View& view) {
    return view.fullSizeAt * 2 / 15;
}

/// Looks at what is in the middle of the picture, seen from above. In a level view, that may be anything far behind.
void lookAtMiddle(Viewport& viewport) {
    constexpr float steep = -0.35F;
    constexpr float reach = 60; // pixels
    auto& camera = viewport.camera();
    const auto* scene = viewport.activeScene();
    if (scene == nullptr || camera.forward().z > steep)
        return;
    const auto middle = glm::vec2(camera.viewport) * 0.5F;
    auto at = viewport.surfaceAt(QPointF(middle.x, middle.y));
    if (const auto hit = at ? std::nullopt : render::pick(*scene, camera, middle, reach))
        at = scene->anchor(hit->element);
    if (!at)
        return;
    const float depth = camera.depthOf(*at);
    if (camera.orthographic)
        camera.position += camera.forward() * (depth - camera.focus);
    else
        camera.focus = std::max(1.0F, depth);
}

bool shareWorld(const Document& a, const Document& b) {
    return &a == &b || opening::shareWorld(a.whereabouts(), b.whereabouts());
}

} // namespace

Viewport::Viewport(document::Workspace& workspace, ViewStates& views, QWidget* parent, int samples)
    : QWidget(parent), workspace_(workspace), views_(views), view_(new render::qt3d::SceneView(samples)),
      controller_(
          camera_, [this](QPointF p) { return pointUnder(p); }, [this] { return flyPace(); }),
      default_(new Tool(*this)), tool_(default_) {
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
            [this](float speed) { Q_EMIT statusMessage(tr("Fly speed: %L1 units/s").arg(std::lround(speed))); });
    connect(&controller_, &CameraController::clicked, this, &Viewport::rightClicked);
    connect(&controller_, &CameraController::altClicked, this, &Viewport::listRequested);
    connect(&workspace_, &document::Workspace::added, this, &Viewport::show);
    connect(&workspace_, &document::Workspace::closing, this, &Viewport::drop);
    connect(&workspace_, &document::Workspace::activeChanged, this, [this] {
        followActive();
        showBackdrop();
        showSelection();
        tool_->refresh();
        redrawMarks();
    });
    connect(&views_, &ViewStates::othersLookChanged, this, &Viewport::uploadScenes);
    for (std::size_t i = 0; i < workspace_.count(); ++i)
        show(&workspace_.at(i));
}

Viewport::~Viewport() {
    // Remove the scenes before the container deletes the window that draws them.
    view_->setScenes({});
}

const render::Scene& Viewport::scene(const Document& document) const {
    return *std::ranges::find(shown_, &document, &Shown::document)->scene;
}

void Viewport::show(Document* document) {
    const bool first = shown_.empty();
    auto scene = std::make_unique<render::Scene>(document->model(), document->system().view);
    auto& view = views_.of(*document);
    scene->rebuild(view.overrides());
    scene->setLabelRank([this, document](Element e) {
        const bool hovered = document == workspace_.active() && e == hovered_;
        return hovered ? 0U : document->selection().contains(e) ? 1U : 2U;
    });
    shown_.push_back({document, std::move(scene), document->model().map()});
    connect(document, &Document::changed, this,
            [this, document](const model::Change& change) { follow(*document, change); });
    connect(document, &Document::mapChanged, this, [this, document] { followMap(*document); });
    connect(&view, &ViewState::overridesChanged, this,
            [this, &view](const symbol::RowsByType& changed) { followOverrides(view, changed); });
    connect(&view, &ViewState::mapLookChanged, this, [this, &view] {
        if (&view.document() == workspace_.active())
            showLook();
    });
    connect(&view, &ViewState::cameraChanged, this, [this, &view] {
        if (&view.document() == workspace_.active() && camera_ != *view.camera()) {
            camera_ = *view.camera();
            cameraMoved();
        }
    });
    connect(&document->selection(), &document::Selection::changed, this, [this] {
        showSelection();
        tool_->refresh();
        redrawMarks();
        hoverSoon();
    });
    if (!first)
        return; // it is shown when it becomes active
    lastActive_ = document;
    view_->setGrid(document->system().view.grid, gridVisible_);
    uploadScenes();
    showWhole();
}

bool Viewport::isVisible(const Shown& shown) const {
    const auto* document = this->document();
    return document == nullptr || views_.isDrawn(*shown.document, *document);
}

void Viewport::followActive() {
    const auto* document = this->document();
    if (document == nullptr)
        return;
    if (document == lastActive_) { // the first document, or one that has replaced another one of its world
        views_.of(*document).setCamera(camera_);
        return;
    }
    const auto* before = lastActive_;
    const auto camera = views_.of(*document).camera(); // camera when the document was last active
    lastActive_ = document;
    view_->setGrid(document->system().view.grid, gridVisible_);
    uploadScenes();
    if (before != nullptr && shareWorld(*before, *document))
        return;
    if (!camera) {
        showWhole();
        return;
    }
    camera_ = *camera;
    cameraMoved();
}

void Viewport::drop(Document* document) {
    std::erase_if(shown_, [&](const Shown& s) { return s.document == document; });
    if (lastActive_ == document) { // another document of the same world replaces it, so the camera stays
        const auto other =
            std::ranges::find_if(shown_, [&](const Shown& s) { return shareWorld(*s.document, *document); });
        lastActive_ = other == shown_.end() ? nullptr : other->document;
    }
    document->disconnect(this);
    document->selection().disconnect(this);
    hovered_ = {};
    hoveredOther_.reset();
    tool_->cancel();
    uploadScenes();
    redrawMarks();
}

void Viewport::uploadScenes() {
    std::vector<render::Scene*> scenes;
    std::vector<render::Scene*> hidden; // they stay on the card, for a quick change of tabs
    const auto* active = document();
    for (const auto& s : shown_) {
        if (isVisible(s))
            s.scene->setDimmed(active != nullptr && views_.isDimmed(*s.document, *active));
        (isVisible(s) ? scenes : hidden).push_back(s.scene.get());
    }
    view_->setScenes(scenes, hidden);
    cameraMoved();
}

void Viewport::follow(const Document& document, const model::Change& change) {
    auto& scene = *std::ranges::find(shown_, &document, &Shown::document)->scene;
    scene.apply(change);
    scene.updateDetail(camera_);
    view_->sync();
    tool_->refresh();
    redrawMarks();
    hoverSoon();
}

void Viewport::followMap(const Document& document) {
    showBackdrop();
    auto& shown = *std::ranges::find(shown_, &document, &Shown::document);
    const auto& map = document.model().map();
    if (std::exchange(shown.map, map) == map)
        return;
    shown.scene->rebuild(shown.scene->overrides());
    tool_->refresh();
    uploadScenes(); // documents on the same map may share a world
    redrawMarks();
    if (&document == this->document() && document.map() && shown.scene->bounds().empty())
        showWhole(); // look at the map: there is nothing else yet
}

const Viewport::Shown* Viewport::active() const {
    const auto it = std::ranges::find(shown_, workspace_.active(), &Shown::document);
    return it == shown_.end() ? nullptr : &*it;
}

void Viewport::cameraMoved() {
    camera_.viewport = {std::max(1, view_->width()), std::max(1, view_->height())};
    for (const auto& s : shown_)
        s.scene->updateDetail(camera_);
    view_->setCamera(camera_);
    view_->sync();
    if (const auto* document = this->document())
        views_.of(*document).setCamera(camera_);
    redrawTool();
    hoverSoon();
}

void Viewport::showSelection() {
    const auto* shown = active();
    for (const auto& s : shown_) {
        const bool isActive = shown != nullptr && s.document == shown->document;
        s.scene->setSelection(isActive ? std::span(s.document->selection().elements()) : std::span<const Element>());
    }
    view_->sync();
    view_->rankLabels();
}

void Viewport::redrawMarks() {
    symbol::Primitives under;
    if (const auto* shown = active()) {
        if (hovered_.valid() && !shown->document->selection().contains(hovered_))
            under = render::highlight(*shown->scene, std::span(&hovered_, 1), render::Highlight::Hovered);
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
    auto marks = tool_->marks();
    for (const auto& [owner, more] : marks_)
        marks.append(more);
    markLostEye(marks);
    view_->setOverlay(marks);
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
    const bool given = tool_->cancel();
    if (!given && tool_ != default_) {
        setTool(nullptr);
        return true;
    }
    redrawMarks();
    return given;
}

Document* Viewport::document() const {
    const auto* shown = active();
    return shown == nullptr ? nullptr : shown->document;
}

const render::Scene* Viewport::activeScene() const {
    const auto* shown = active();
    return shown == nullptr ? nullptr : shown->scene.get();
}

std::optional<render::Hit> Viewport::pickAt(QPointF position, const render::Pickable& counts) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return std::nullopt;
    const auto pickable = [&](Element e) { return isPickable(e) && (!counts || counts(e)); };
    return render::pick(*scene, camera_, toVec(position), kPickPixels, pickable);
}

std::optional<Viewport::Other> Viewport::pickOther(QPointF position) const {
    std::optional<Other> best;
    float pixels = 0;
    for (const auto& shown : shown_) {
        if (shown.document == workspace_.active() || !isVisible(shown))
            continue;
        const auto hit = render::pick(*shown.scene, camera_, toVec(position), kPickPixels,
                                      [&](Element e) { return isPickable(shown, e); });
        if (hit && !hit->faint && (!best || hit->pixels < pixels)) {
            best = {shown.document, hit->element};
            pixels = hit->pixels;
        }
    }
    return best;
}

void Viewport::goOnWith(const Other& other) {
    hoveredOther_.reset();
    workspace_.activate(other.document);
    other.document->selection().set({other.element});
}

std::optional<glm::vec3> Viewport::groundAt(QPointF position, float height) const {
    return camera_.onPlane(toVec(position), height);
}

std::optional<glm::vec3> Viewport::surfaceAt(QPointF position) const {
    const auto* document = this->document();
    if (document == nullptr || !document->map())
        return std::nullopt;
    const auto look = lookOf(*document);
    if (!look.shown)
        return std::nullopt;
    const auto& rays = document->map()->backdrop->rays;
    const auto ray = camera_.ray(toVec(position));
    world::RayOptions options;
    options.layers = look.layers;
    options.facing = look.backFaces ? world::Facing::Both : world::Facing::Front; // as in the view
    auto from = ray.origin;
    // Skip surfaces hidden by the slice. No map has more surfaces than this behind each other.
    constexpr int mostSurfaces = 64;
    constexpr float past = 0.05F; // world units behind the last surface
    for (int i = 0; i < mostSurfaces; ++i) {
        const auto hit = rays.cast(from, ray.direction, options);
        if (!hit)
            return std::nullopt;
        if (look.slice.holds(hit->point.z))
            return hit->point;
        from = hit->point + ray.direction * past;
    }
    return std::nullopt;
}

void Viewport::showBackdrop() {
    const auto* document = this->document();
    view_->setBackdrop(document != nullptr && document->map() ? &document->map()->backdrop->geometry : nullptr);
    showLook();
}

void Viewport::showLook() {
    if (const auto* document = this->document())
        view_->setLook(lookOf(*document));
}

/// A document without a map has no panel that sets a look.
render::BackdropLook Viewport::lookOf(const Document& document) const {
    return document.map() ? views_.of(document).mapLook() : render::BackdropLook();
}

std::optional<QPointF> Viewport::mouse() const {
    return mouseSeen_ ? std::optional(mouse_) : std::nullopt;
}

std::vector<render::Hit> Viewport::pickAllAt(QPointF position) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickAll(*scene, camera_, toVec(position), kPickPixels, [this](Element e) { return isPickable(e); });
}

std::vector<Element> Viewport::pickWithin(QPointF corner, QPointF opposite) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickRectangle(*scene, camera_, toVec(corner), toVec(opposite),
                                 [this](Element e) { return isPickable(e); });
}

std::vector<Element> Viewport::pickWithin(std::span<const QPointF> outline) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    std::vector<glm::vec2> pixels(outline.size());
    std::ranges::transform(outline, pixels.begin(), toVec);
    return render::pickPolygon(*scene, camera_, pixels, [this](Element e) { return isPickable(e); });
}

std::vector<Element> Viewport::pickAround(const glm::vec3& centre, float radius, const render::Pickable& counts) const {
    const auto* scene = activeScene();
    if (scene == nullptr)
        return {};
    return render::pickAround(*scene, centre, radius, [&](Element e) { return isPickable(e) && counts(e); });
}

render::Box Viewport::selectionBox() const {
    render::Box box;
    if (const auto* shown = active()) {
        for (const auto& e : shown->document->selection().elements()) {
            if (const auto at = shown->scene->anchor(e))
                box.add(*at);
        }
    }
    return box;
}

/// Bounds of the selection as drawn: an area is larger than its anchor.
render::Box Viewport::selectionExtent() const {
    render::Box box;
    if (const auto* shown = active()) {
        for (const auto& e : shown->document->selection().elements())
            box.add(shown->scene->extent(e));
    }
    return box;
}

void Viewport::frameSelection() {
    const auto box = selectionExtent();
    if (box.empty()) {
        frameAll();
        return;
    }
    camera_.frame(box, surroundings(active()->document->system().view));
    cameraMoved();
}

render::Box Viewport::wholeBox(render::Box (render::Scene::*of)() const) const {
    render::Box box;
    for (const auto& s : shown_) {
        if (isVisible(s))
            box.add((s.scene.get()->*of)());
    }
    const auto* document = this->document();
    if (box.empty() && document != nullptr && document->map()) {
        const auto& map = document->map()->backdrop->geometry;
        box.add(map.minimum);
        box.add(map.maximum);
    }
    return box;
}

void Viewport::frameAll() {
    camera_.frame(wholeBox(&render::Scene::bounds));
    cameraMoved();
}

void Viewport::lookFrom(Side side) {
    constexpr float quarter = std::numbers::pi_v<float> / 2;
    switch (side) {
    case Side::Top:
        return lookAlong(0, -quarter);
    case Side::SouthWest:
        return lookAlong(quarter / 3, -quarter / 2.1F);
    case Side::South:
        return lookAlong(0, 0);
    case Side::East:
        return lookAlong(-quarter, 0);
    }
}

void Viewport::lookAlong(float yaw, float pitch) {
    lookAtMiddle(*this);
    camera_.lookAlong(yaw, pitch);
    cameraMoved();
}

void Viewport::setOrthographic(bool on) {
    lookAtMiddle(*this);
    camera_.orthographic = on;
    cameraMoved();
}

void Viewport::showWhole() {
    const auto box = wholeBox(&render::Scene::usualBounds);
    camera_.viewport = {std::max(1, view_->width()), std::max(1, view_->height())};
    camera_.lookFromSouthWest(box);
    cameraMoved();
}

std::optional<float> Viewport::heightAboveGround() const {
    const auto* document = this->document();
    if (document == nullptr)
        return std::nullopt;
    const auto& eye = camera_.position;
    if (document->map()) {
        if (const auto hit = document->map()->backdrop->rays.cast(eye, {0, 0, -1}))
            return hit->distance;
        return eye.z - document->map()->backdrop->geometry.minimum.z;
    }
    // The elements around the eye in plan; if there are none, those of the nearest tile.
    const glm::vec2 plan(eye);
    const auto away = [&](const render::Box& box) {
        return glm::distance(plan, glm::clamp(plan, glm::vec2(box.min), glm::vec2(box.max)));
    };
    std::vector<float> heights;
    const render::Tile* nearest = nullptr;
    const render::Scene* holder = nullptr;
    const auto take = [&](const render::Scene& scene, const render::Tile& tile, float reach) {
        for (const auto& element : tile.residents) {
            const auto at = scene.anchor(element);
            if (at && glm::distance(glm::vec2(*at), plan) < reach)
                heights.push_back(at->z);
        }
    };
    for (const auto& shown : shown_) {
        const float reach = shown.scene->view().tileSize / 2;
        for (const auto& tile : isVisible(shown) ? shown.scene->tiles() : std::span<const render::Tile>()) {
            if (tile.residents.empty() || tile.bounds.empty())
                continue;
            if (away(tile.bounds) < reach)
                take(*shown.scene, tile, reach);
            if (nearest == nullptr || away(tile.bounds) < away(nearest->bounds)) {
                nearest = &tile;
                holder = shown.scene.get();
            }
        }
    }
    if (heights.empty() && nearest != nullptr)
        take(*holder, *nearest, std::numeric_limits<float>::max());
    if (heights.empty())
        return std::nullopt;
    constexpr std::size_t odd = 25; // the lowest of so many may lie anywhere
    const auto low = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / odd);
    std::ranges::nth_element(heights, low);
    return eye.z - *low;
}

/// As fast as the game near the ground; from high above, as far in a second as the ground is away.
float Viewport::flyPace() const {
    constexpr float perScale = 320.0F / 900; // a player of Quake runs 320 units a second
    const float scale = document() == nullptr ? symbol::View().fullSizeAt : document()->system().view.fullSizeAt;
    return std::max(scale * perScale, heightAboveGround().value_or(0));
}

void Viewport::markLostEye(symbol::Primitives& marks) const {
    if (camera_.orthographic || heightAboveGround().value_or(0) >= 0)
        return;
    constexpr auto colour = symbol::rgb(0xFFB020);
    constexpr float depth = 10;
    constexpr glm::vec2 fromMiddle(-190, 0);
    const glm::vec2 top(static_cast<float>(camera_.viewport.x) / 2, 40);
    marks.labels.push_back({camera_.pointAt(top + fromMiddle, depth), colour,
                            tr("Below the ground: Home shows all, E flies up").toStdString()});
}

bool Viewport::pressAxis(QPointF position) {
    const auto end = render::axes::endAt(toVec(position), camera_);
    if (!end)
        return false;
    // From the end towards the origin; from above and below, north stays up.
    const bool upright = std::abs(end->z) > 0.5F;
    lookAlong(upright ? 0 : std::atan2(-end->x, -end->y), upright ? -end->z * std::numbers::pi_v<float> / 2 : 0);
    return true;
}

void Viewport::goTo(Element element) {
    const auto* shown = active();
    if (shown == nullptr)
        return;
    auto box = shown->scene->extent(element);
    if (box.empty() && element.type == model::kFileType)
        box = boxOfFile(element.slot);
    if (box.empty())
        return;
    camera_.frame(box, surroundings(shown->document->system().view));
    cameraMoved();
}

/// A file has no position of its own: use its elements.
render::Box Viewport::boxOfFile(model::Slot file) const {
    const auto& model = document()->model();
    render::Box box;
    for (const auto& tile : activeScene()->tiles()) {
        for (const auto& element : tile.residents) {
            if (model.fileOf(element) != file)
                continue;
            if (const auto at = activeScene()->anchor(element))
                box.add(*at);
        }
    }
    return box;
}

void Viewport::followOverrides(const ViewState& view, const symbol::RowsByType& changed) {
    auto& scene = *std::ranges::find(shown_, &view.document(), &Shown::document)->scene;
    scene.setOverrides(view.overrides(), changed);
    scene.updateDetail(camera_);
    view_->sync();
    redrawTool();
    hoverSoon();
}

void Viewport::setGridVisible(bool visible) {
    gridVisible_ = visible;
    if (const auto* shown = active())
        view_->setGrid(shown->document->system().view.grid, visible);
}

void Viewport::setLabelsVisible(bool visible) {
    labelsVisible_ = visible;
    view_->setLabelsVisible(visible);
}

bool Viewport::isPickable(Element element) const {
    const auto* shown = active();
    return shown != nullptr && isPickable(*shown, element);
}

bool Viewport::isPickable(const Shown& shown, Element element) const {
    return !shown.scene->isHidden(element) && !shown.scene->isLocked(element) && !isCut(shown, element);
}

/// Whether the slice of heights leaves the element out.
bool Viewport::isCut(const Shown& shown, Element element) const {
    const auto* document = this->document();
    const auto heights = document == nullptr ? render::HeightRange() : lookOf(*document).ofElements();
    if (heights == render::HeightRange())
        return false;
    const auto box = shown.scene->extent(element);
    return !box.empty() && !heights.overlaps(box.min.z, box.max.z);
}

void Viewport::selectAll() {
    const auto* shown = active();
    if (shown == nullptr)
        return;
    auto& selection = shown->document->selection();
    const auto take = [&](const std::vector<model::ElementTypeId>& types, bool onlyFirst) {
        std::vector<Element> all;
        for (const auto type : types) {
            if (onlyFirst && !all.empty())
                break;
            shown->document->model().forEachLive(type, [&](model::Slot row) {
                if (isPickable({type, row}))
                    all.push_back({type, row});
            });
        }
        return all;
    };
    // All of the selected types; without a selection, of those that the filter takes or of the most wanted one.
    auto all = take(selection.types(), false);
    if (all.empty())
        all = take(symbol::wantedTypes(shown->document->system().view),
                   !symbol::isSelectionFiltered(shown->scene->overrides()));
    selection.set(std::move(all));
}

void Viewport::invertSelection() {
    const auto* shown = active();
    if (shown == nullptr)
        return;
    auto& selection = shown->document->selection();
    std::vector<Element> rest;
    for (const auto type : selection.types()) {
        shown->document->model().forEachLive(type, [&](model::Slot row) {
            if (!selection.contains({type, row}) && isPickable({type, row}))
                rest.push_back({type, row});
        });
    }
    selection.set(std::move(rest));
}

std::optional<glm::vec3> Viewport::pointUnder(QPointF position) const {
    if (const auto* shown = active()) {
        if (const auto hit = render::pick(*shown->scene, camera_, toVec(position))) {
            if (const auto at = shown->scene->anchor(hit->element))
                return at;
        }
    }
    if (const auto surface = surfaceAt(position))
        return surface;
    const auto box = selectionBox();
    return camera_.onPlane(toVec(position), box.empty() ? 0.0F : box.centre().z);
}

// Events ------------------------------------------------------------------------------------------------------

bool Viewport::eventFilter(QObject* watched, QEvent* event) {
    if (watched != view_)
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // the second of two quick clicks counts as well
        view_->requestActivate();
        mousePressed(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseMove:
        mouseMoved(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        if (std::exchange(axisPressed_, false))
            return true;
        if (!controller_.release(*static_cast<QMouseEvent*>(event)) &&
            static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
            tool_->release(*static_cast<QMouseEvent*>(event));
            redrawMarks();
            hoverSoon();
        }
        return true;
    case QEvent::Wheel:
        return controller_.wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::ShortcutOverride:
        // While flying, W A S D Q E control the camera and trigger no shortcuts.
        if (controller_.isFlying() && controller_.keyPress(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        return QCoreApplication::sendEvent(this, event) && event->isAccepted(); // keys of the view's commands
    case QEvent::KeyPress:
        return controller_.keyPress(*static_cast<QKeyEvent*>(event)) || QCoreApplication::sendEvent(this, event);
    case QEvent::KeyRelease:
        return controller_.keyRelease(*static_cast<QKeyEvent*>(event));
    case QEvent::FocusOut:
        controller_.letGo();
        return false;
    case QEvent::Leave:
        hovered_ = {};
        hoveredOther_.reset();
        inside_ = false;
        hoverTimer_.stop();
        tool_->leave();
        view_->rankLabels();
        redrawMarks();
        Q_EMIT left();
        return false;
    case QEvent::Resize:
        cameraMoved();
        return false;
    default:
        return false;
    }
}

void Viewport::mousePressed(const QMouseEvent& event) {
    if (controller_.press(event) || event.button() != Qt::LeftButton)
        return;
    axisPressed_ = pressAxis(event.position());
    if (axisPressed_)
        return;
    mouse_ = event.position();
    tool_->press(event);
    redrawMarks();
}

void Viewport::mouseMoved(const QMouseEvent& event) {
    mouse_ = event.position();
    mouseSeen_ = true;
    inside_ = true;
    if (controller_.move(event))
        return;
    tool_->move(event);
    if (event.buttons() == Qt::NoButton && !hoverTimer_.isActive())
        hoverTimer_.start();
}

void Viewport::rightClicked(QPointF position) {
    if (tool_->rightClick(position) || document() == nullptr)
        return;
    // The context menu applies to the clicked element, so select it first.
    const auto hit = pickAt(position);
    if (hit && !document()->selection().contains(hit->element))
        document()->selection().set({hit->element});
    else if (const auto other = hit ? std::nullopt : pickOther(position))
        goOnWith(*other);
    Q_EMIT menuRequested(view_->mapToGlobal(position.toPoint()));
}

void Viewport::hover() {
    if (document() == nullptr)
        return;
    const bool onAxis = render::axes::endAt(toVec(mouse_), camera_).has_value();
    view_->setCursor(onAxis ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const bool claimed = onAxis || tool_->claims(mouse_);
    const auto hit = claimed ? std::nullopt : pickAt(mouse_);
    const auto element = hit ? hit->element : Element{};
    // Build and paint tools work only in the active document.
    const auto other = claimed || hit || tool_ != default_ ? std::nullopt : pickOther(mouse_);
    if (element != hovered_ || other != hoveredOther_) {
        hovered_ = element;
        hoveredOther_ = other;
        view_->rankLabels();
        redrawMarks();
    } else {
        redrawTool();
    }
    if (other) {
        pointAtOther(*other);
        return;
    }
    const auto at = hit ? activeScene()->anchor(element) : camera_.onPlane(toVec(mouse_), 0);
    Q_EMIT pointed(at.value_or(camera_.position),
                   hit ? QString::fromStdString(model::elementName(document()->model(), element)) : QString());
}

void Viewport::pointAtOther(const Other& other) {
    const auto at = scene(*other.document).anchor(other.element);
    Q_EMIT pointed(at.value_or(camera_.position),
                   tr("%1 in %2 (click to switch to it)")
                       .arg(QString::fromStdString(model::elementName(other.document->model(), other.element)),
                            other.document->title()));
}

} // namespace navsmith::gui
