#include "app/gui/tools/build_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/ground.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/last_operation.h"
#include "core/document/run_edit.h"

#include <QMouseEvent>

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace navsmith::gui {

using model::Element;
using systems::Builder;
using systems::Gesture;

namespace {

constexpr auto kMark = symbol::rgb(0xFFD166);
constexpr auto kText = symbol::rgb(0xFFE9B8);

// Sampling of the ground for lines drawn on it. Lengths are in reaches of the ground (MapBinding::reach): it may lie
// one above the straight line.
constexpr float kPiece = 0.5F;  ///< distance between two samples
constexpr int kMostPieces = 32; ///< maximum number of samples per line
constexpr float kDownwards = 7; ///< the ground may lie this far below the line; anything deeper is another floor

} // namespace

BuildTool::BuildTool(Viewport& viewport, const Builder& builder) : Tool(viewport), builder_(builder) {
    for (const auto& parameter : builder.parameters)
        values_.push_back(parameter.initial);
}

void BuildTool::setValues(std::vector<double> values) {
    values_ = std::move(values);
}

void BuildTool::setHeight(double height) {
    height_ = height;
}

void BuildTool::begin() {
    chain_.clear();
    floorsUp_ = 0;
    next_.reset();
    of_ = viewport().document();
    if (of_ == nullptr)
        return;
    if (of_->selection().size() == 1) // with several selected, it is unclear which one to continue
        continueFrom(of_->selection().primary());
    if (chain_.empty())
        takeHeightOfView();
}

void BuildTool::continueFrom(Element element) {
    const auto* document = viewport().document();
    if (document == nullptr || !element.valid() || !document->model().isLive(element))
        return;
    if (builder_.continues == nullptr || !builder_.continues(document->model(), element, arguments()))
        return;
    chain_.push_back(element);
    if (const auto at = viewport().activeScene()->anchor(element)) {
        height_ = static_cast<double>(at->z);
        Q_EMIT heightChanged(height_);
    }
    if (builder_.propose != nullptr && chain_.size() == 1) {
        values_ = systems::initialNumbers(builder_, document->model(), element);
        Q_EMIT valuesChanged();
    }
    Q_EMIT hintChanged();
}

void BuildTool::takeHeightOfView() {
    // Use the height of the element nearest to the centre of the view: better than 0 in a city on a hill.
    const auto& scene = *viewport().activeScene();
    const auto middle = glm::vec2(viewport().camera().viewport) * 0.5F;
    float nearest = std::numeric_limits<float>::max();
    for (const auto& tile : scene.tiles()) {
        if (!viewport().camera().sees(tile.bounds))
            continue;
        for (const auto& element : tile.residents) {
            const auto at = scene.anchor(element);
            const auto pixel = at ? viewport().camera().project(*at) : std::nullopt;
            if (!pixel || glm::length(*pixel - middle) >= nearest)
                continue;
            nearest = glm::length(*pixel - middle);
            height_ = static_cast<double>(at->z);
        }
    }
    Q_EMIT heightChanged(height_);
}

systems::EditArguments BuildTool::arguments() const {
    return document::argumentsFor(*viewport().document(), values_, builder_.parameters);
}

Element BuildTool::from() const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return {};
    for (auto it = chain_.rbegin(); it != chain_.rend(); ++it) {
        if (document->model().isLive(*it))
            return *it;
    }
    return {};
}

bool BuildTool::isContinuing() const {
    const auto last = from();
    return last.valid() && builder_.continues != nullptr &&
           builder_.continues(viewport().document()->model(), last, arguments());
}

float BuildTool::reach() const {
    return static_cast<float>(viewport().document()->system().map.reach);
}

glm::vec3 BuildTool::onGround(glm::vec3 p, float downwards) const {
    const auto& map = viewport().document()->map();
    const auto floor = map ? map->backdrop->rays.ground(p.x, p.y, p.z + reach()) : std::nullopt;
    if (floor && p.z - floor->point.z < downwards)
        p.z = floor->point.z;
    return p;
}

glm::vec3 BuildTool::snapped(const glm::vec3& at) const {
    const auto snap = Snap::in(viewport().document());
    const auto grid = snap.point(at);
    if (grid == at)
        return at;
    const float slope = std::max(reach(), static_cast<float>(snap.step));
    return onGround(grid, slope);
}

bool BuildTool::step(int up) {
    if (viewport().document() == nullptr || !viewport().document()->map())
        return false;
    const auto mouse = viewport().mouse();
    if (!mouse || !surfaceAt(*mouse)) {
        viewport().showMessage(tr("There is no ground under the mouse."));
        return true;
    }
    const auto before = surfaceAt(*mouse);
    floorsUp_ += up;
    const auto now = surfaceAt(*mouse);
    if (before == now) {
        floorsUp_ -= up;
        viewport().showMessage(up > 0 ? tr("There is no floor above.") : tr("There is no floor below."));
        return true;
    }
    viewport().showMessage(floorsUp_ == 0 ? tr("Building on the visible surface")
                                          : tr("Building on another floor: height %1").arg(decimal(now->z, 2)));
    if (!byDragging())
        next_ = clickAt(*mouse, false);
    viewport().redrawTool();
    return true;
}

std::optional<glm::vec3> BuildTool::surfaceAt(QPointF position) const {
    const auto hit = viewport().surfaceHitAt(position);
    if (!hit)
        return std::nullopt;
    const auto& map = *viewport().document()->map()->backdrop;
    std::optional<glm::vec3> at = hit->point;
    // The water of a game's world covers all of it, also where no ground is known.
    if (hit->layer == world::MapLayer::Water && !map.rays.ground(at->x, at->y, at->z))
        return std::nullopt;
    if (floorsUp_ == 0)
        return at;
    const auto floors = floorsAt(map, at->x, at->y);
    if (floors.empty())
        return at;
    const auto distance = [&](float height) { return std::abs(height - at->z); };
    const auto nearest = std::ranges::min_element(floors, {}, distance) - floors.begin();
    const auto last = std::ssize(floors) - 1;
    at->z = floors[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(nearest - floorsUp_, 0, last))];
    return at;
}

std::optional<Builder::Click> BuildTool::clickAt(QPointF position, bool anew) const {
    if (viewport().document() == nullptr)
        return std::nullopt;
    Builder::Click click;
    click.from = anew ? Element{} : from();
    const auto& model = viewport().document()->model();
    const auto joins = [&](Element e) {
        return e != click.from && (builder_.joins == nullptr || builder_.joins(model, e, arguments()));
    };
    if (const auto hit = floorsUp_ == 0 ? viewport().pickAt(position, joins) : std::nullopt) {
        click.onto = hit->element;
        click.at = viewport().camera().pointAt(toVec(position), hit->depth);
        // A place on a surface snaps; a node or line that the user clicks keeps its own.
        const auto grid = Snap::in(viewport().document()).point(click.at);
        const auto pixel = grid == click.at ? std::nullopt : viewport().camera().project(grid);
        const auto there = pixel ? viewport().pickAt({pixel->x, pixel->y}, joins) : std::nullopt;
        if (there && there->element == hit->element)
            click.at = grid;
        return click;
    }
    // Without ground, use the height of the element that the chain continues.
    auto at = surfaceAt(position);
    if (!at)
        at = viewport().groundAt(position, static_cast<float>(height_));
    if (!at)
        return std::nullopt;
    click.at = snapped(*at);
    return click;
}

std::optional<Builder::Click> BuildTool::dragFrom(QPointF position, bool anew) const {
    const auto* document = viewport().document();
    if (document == nullptr)
        return std::nullopt;
    Builder::Click click;
    click.from = anew ? Element{} : from();
    const auto joins = [&](Element e) {
        return builder_.joins == nullptr || builder_.joins(document->model(), e, arguments());
    };
    auto at = surfaceAt(position);
    if (const auto hit = viewport().pickAt(position, joins)) {
        click.onto = hit->element;
        at = viewport().camera().pointAt(toVec(position), hit->depth);
    }
    if (!at)
        at = viewport().groundAt(position, static_cast<float>(height_));
    if (!at)
        return std::nullopt;
    click.start = click.at = snapped(*at);
    return click;
}

bool BuildTool::dragTo(QPointF position) {
    // If the drag starts on an element, stay at its height; otherwise follow the ground.
    auto at = next_->onto.valid() ? std::nullopt : surfaceAt(position);
    if (!at)
        at = viewport().groundAt(position, next_->start.z);
    if (!at)
        return false;
    next_->at = snapped(*at);
    return true;
}

void BuildTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
    if (byDragging())
        next_ = dragFrom(event.position(), event.modifiers().testFlag(Qt::ControlModifier));
}

void BuildTool::move(const QMouseEvent& event) {
    const bool anew = event.modifiers().testFlag(Qt::ControlModifier);
    if (!byDragging()) {
        next_ = clickAt(event.position(), anew);
    } else if (!pressedAt_) {
        next_ = event.buttons() == Qt::NoButton ? dragFrom(event.position(), anew) : std::nullopt;
    } else if (next_) {
        const bool began = !dragging_ && (event.position() - *pressedAt_).manhattanLength() > kClickPixels;
        dragging_ = dragging_ || began;
        if (dragging_)
            dragTo(event.position());
        if (began)
            Q_EMIT hintChanged();
    }
    viewport().redrawTool();
}

void BuildTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed)
        return;
    if (byDragging()) {
        finishDrag(event.position());
        return;
    }
    if ((event.position() - *pressed).manhattanLength() > kClickPixels)
        return;
    if (const auto click = clickAt(event.position(), event.modifiers().testFlag(Qt::ControlModifier)))
        place(*click);
    else
        viewport().showMessage(tr("The ground is too far away."));
}

void BuildTool::finishDrag(QPointF position) {
    const bool dragged = std::exchange(dragging_, false);
    Q_EMIT hintChanged();
    if (!next_ || (dragged && !dragTo(position))) {
        viewport().showMessage(tr("The ground is too far away."));
    } else if (!dragged) {
        viewport().showMessage(hint());
    } else {
        const auto size = glm::abs(next_->at - next_->start);
        const bool flat = builder_.gesture == Gesture::Rectangle ? size.x == 0 || size.y == 0 : size.x + size.y == 0;
        if (flat)
            viewport().showMessage(tr("Too small. Drag further."));
        else
            place(Builder::Click(*next_));
    }
    next_.reset();
    viewport().redrawTool();
}

void BuildTool::place(const Builder::Click& click) {
    auto& document = *viewport().document();
    auto& last = document::LastOperation::of(document);
    last.expect(
        {.title = fromUtf8(builder_.title),
         .parameters = {builder_.parameters, document.model()},
         .numbers = values_,
         .selected = document.selection().elements(),
         .run =
             [&document, &builder = builder_, click](model::Transaction& tx, std::span<const Element> /*selected*/,
                                                     std::span<const double> numbers) {
                 return systems::place(builder, tx, click,
                                       document::argumentsFor(document, numbers, builder.parameters));
             },
         .repeatable = false});
    const auto result = document::runBuilding(document, fromUtf8(builder_.title), [&](model::Transaction& tx) {
        return systems::place(builder_, tx, click, arguments());
    });
    last.forget();
    if (!result)
        return;
    const auto& placed = *result;
    if (!click.from.valid())
        chain_.clear();
    if (!placed.empty()) {
        chain_.push_back(placed.back());
        if (const auto at = viewport().activeScene()->anchor(placed.back())) {
            height_ = static_cast<double>(at->z);
            Q_EMIT heightChanged(height_);
        }
    }
    next_.reset();
    viewport().redrawTool();
    Q_EMIT hintChanged();
}

bool BuildTool::rightClick(QPointF /*position*/) {
    cancel();
    return true; // end the chain; no context menu
}

bool BuildTool::cancel() {
    if (std::exchange(dragging_, false)) { // cancel only the drag
        next_.reset();
        pressedAt_.reset();
        viewport().redrawTool();
        Q_EMIT hintChanged();
        return true;
    }
    const bool building = isContinuing();
    chain_.clear();
    next_.reset();
    pressedAt_.reset();
    viewport().redrawTool();
    Q_EMIT hintChanged();
    return building;
}

void BuildTool::refresh() {
    // from() skips elements removed by undo.
    if (std::exchange(of_, viewport().document()) != viewport().document())
        chain_.clear();
    continueFromRebuilt();
    if (!dragging_)
        next_.reset();
}

/// An adjusted click has built other elements in place of those that end the chain.
void BuildTool::continueFromRebuilt() {
    if (of_ == nullptr || chain_.empty() || of_->model().isLive(chain_.back()) || of_->selection().size() != 1)
        return;
    const auto* operation = document::LastOperation::of(*viewport().document()).current();
    if (operation != nullptr && operation->title == fromUtf8(builder_.title))
        chain_.push_back(of_->selection().primary());
}

void BuildTool::leave() {
    if (!dragging_)
        next_.reset();
}

std::optional<systems::Description> BuildTool::described() const {
    if (builder_.describe == nullptr || (byDragging() && !dragging_))
        return std::nullopt;
    return systems::describe(builder_, viewport().document()->model(), *next_, arguments());
}

void BuildTool::markDrag(symbol::Primitives& out) const {
    const auto draped = [&](const glm::vec3& p) { return next_->onto.valid() ? p : onGround(p, kDownwards * reach()); };
    const auto line = [&](const glm::vec3& from, const glm::vec3& to) {
        const auto pieces = std::clamp(static_cast<int>(glm::distance(from, to) / (kPiece * reach())), 1, kMostPieces);
        auto last = draped(from);
        for (int i = 1; i <= pieces; ++i) {
            const auto next = draped(glm::mix(from, to, static_cast<float>(i) / static_cast<float>(pieces)));
            out.line(last, next, kMark, 2.5F);
            last = next;
        }
    };
    const auto& from = next_->start;
    const auto& to = next_->at;
    if (builder_.gesture == Gesture::Line) { // straight, such as a ladder on a wall
        out.line(from, to, kMark, 2.5F);
        out.labels.push_back({to, kText, fmt::format("{:.1f}", glm::distance(from, to))});
        return;
    }
    const float middle = (from.z + to.z) / 2;
    const std::array corners{from, glm::vec3(to.x, from.y, middle), to, glm::vec3(from.x, to.y, middle)};
    for (std::size_t i = 0; i < corners.size(); ++i)
        line(corners[i], corners[(i + 1) % corners.size()]);
    out.quads.push_back({{draped(corners[0]), draped(corners[1]), draped(corners[2]), draped(corners[3])},
                         {kMark.r, kMark.g, kMark.b, 60},
                         {kMark.r, kMark.g, kMark.b, 0}});
    const auto size = glm::abs(to - from);
    out.labels.push_back({to, kText, fmt::format("{:.1f} x {:.1f}", size.x, size.y)});
}

symbol::Primitives BuildTool::marks() const {
    symbol::Primitives out;
    if (!next_ || viewport().document() == nullptr)
        return out;
    if (const auto description = described()) {
        out = description->marks;
        if (!description->text.empty())
            out.labels.push_back({next_->at, kText, description->text});
        return out;
    }
    if (dragging_) {
        markDrag(out);
        return out;
    }
    const auto* scene = viewport().activeScene();
    const bool onNode = next_->onto.valid() && builder_.continues != nullptr &&
                        builder_.continues(viewport().document()->model(), next_->onto, arguments());
    const auto to = onNode ? scene->anchor(next_->onto).value_or(next_->at) : next_->at;
    out.mark(to, kMark, 14, next_->onto.valid() ? symbol::Shape::Ring : symbol::Shape::Disc);
    if (byDragging())
        return out; // a drag starts here, regardless of the chain
    if (const auto start = next_->from.valid() ? scene->anchor(next_->from) : std::nullopt) {
        out.line(*start, to, kMark, 2.5F, symbol::SegmentDashed);
        out.labels.push_back({to, kText, fmt::format("{:.1f}", glm::length(to - *start))});
    }
    return out;
}

QString BuildTool::hint() const {
    if (byDragging() && dragging_)
        return tr("Release to build. Right-click or Esc cancels.");
    if (builder_.gesture == Gesture::Rectangle)
        return tr("Drag from corner to corner. Esc exits the tool.");
    if (builder_.gesture == Gesture::Line)
        return tr("Drag from end to end. Esc exits the tool.");
    if (from().valid() && !isContinuing())
        return tr("Click to place another one. Esc exits the tool.");
    return from().valid()
               ? tr("Click to continue, or click an element to join it. Ctrl+click starts a new one. Right-click "
                    "or Esc finishes.")
               : tr("Click the ground or an element to start. Esc exits the tool.");
}

} // namespace navsmith::gui
