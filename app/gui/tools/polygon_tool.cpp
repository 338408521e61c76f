#include "app/gui/tools/polygon_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"
#include "core/document/last_operation.h"
#include "core/document/run_edit.h"
#include "core/model/wording.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace navsmith::gui {

namespace {

constexpr auto kOutlineColour = symbol::rgb(0xFFD166);
constexpr double kCloses = 10; ///< pixels from a corner

} // namespace

PolygonTool::PolygonTool(Viewport& viewport, const systems::PolygonMaker& maker) : Tool(viewport), maker_(maker) {}

/// What is seen there of the map; without one, and beside it, the plane of the corner before.
std::optional<glm::vec3> PolygonTool::groundAt(QPointF position) const {
    const auto snap = Snap::in(viewport().document());
    if (const auto hit = viewport().surfaceHitAt(position))
        return snap.point(hit->point);
    if (const auto hit = viewport().pickAt(position)) // the surface of an area
        return snap.point(viewport().camera().pointAt(
            {static_cast<float>(position.x()), static_cast<float>(position.y())}, hit->depth));
    const auto at = viewport().groundAt(position, corners_.empty() ? 0.0F : corners_.back().z);
    return at ? std::optional(snap.point(*at)) : std::nullopt;
}

bool PolygonTool::closesAt(QPointF position) const {
    if (corners_.size() < 3)
        return false;
    return std::ranges::any_of(std::array{corners_.front(), corners_.back()}, [&](const glm::vec3& corner) {
        const auto pixel = viewport().camera().project(corner);
        return pixel &&
               (QPointF(static_cast<double>(pixel->x), static_cast<double>(pixel->y)) - position).manhattanLength() <=
                   kCloses;
    });
}

void PolygonTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
}

void PolygonTool::move(const QMouseEvent& event) {
    mouse_ = closesAt(event.position()) ? std::optional(corners_.front()) : groundAt(event.position());
    viewport().redrawTool();
}

void PolygonTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed || (event.position() - *pressed).manhattanLength() > kClickPixels || viewport().document() == nullptr)
        return;
    if (closesAt(event.position()))
        return finish();
    const auto at = groundAt(event.position());
    if (!at)
        return viewport().showMessage(tr("The ground is too far away."));
    if (corners_.empty() || corners_.back() != *at)
        corners_.push_back(*at);
    of_ = viewport().document();
    changed();
}

bool PolygonTool::rightClick(QPointF /*position*/) {
    takeBack();
    return true;
}

bool PolygonTool::takesKey(const QKeyEvent& event) const {
    const auto key = event.key();
    return !corners_.empty() && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Backspace);
}

void PolygonTool::pressKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Backspace)
        takeBack();
    else
        finish();
}

std::vector<double> PolygonTool::numbers() const {
    auto& document = *viewport().document();
    const auto* operation = document::LastOperation::of(document).current();
    if (operation != nullptr && operation->title == fromUtf8(maker_.title))
        return operation->numbers;
    std::vector<double> initial;
    for (const auto& parameter : maker_.parameters)
        initial.push_back(parameter.initial);
    return initial;
}

void PolygonTool::takeBack() {
    if (corners_.empty())
        return;
    corners_.pop_back();
    changed();
}

void PolygonTool::finish() {
    if (corners_.size() < 3)
        return viewport().showMessage(tr("A polygon has three corners or more."));
    auto& document = *viewport().document();
    systems::Polygon polygon{.name = tr("the polygon").toStdString(), .object = {}, .rings = {{}}, .hasFront = false};
    for (const auto& corner : corners_)
        polygon.rings.front().emplace_back(corner);
    const document::Operation::Run make = [&document, &maker = maker_, polygon = std::move(polygon)](
                                              model::Transaction& tx, std::span<const model::Element> /*selected*/,
                                              std::span<const double> numbers) -> systems::EditResult {
        auto result = maker.make(tx, {&polygon, 1}, document::argumentsFor(document, numbers, maker.parameters));
        if (!result)
            return tl::unexpected(std::move(result.error()));
        if (!result->leftOut.empty())
            return tl::unexpected(model::EditError{
                model::capitalised(result->leftOut.front().name + ' ' + result->leftOut.front().reason + '.')});
        for (auto& sentence : result->report)
            tx.note(std::move(sentence));
        return std::move(result->elements);
    };
    const auto title = fromUtf8(maker_.title);
    const auto values = numbers();
    auto& last = document::LastOperation::of(document);
    last.expect({.title = title,
                 .parameters = {maker_.parameters, document.model()},
                 .numbers = values,
                 .selected = document.selection().elements(),
                 .run = make,
                 .repeatable = false});
    if (document::runBuilding(document, title, [&](model::Transaction& tx) { return make(tx, {}, values); }))
        corners_.clear();
    last.forget();
    changed();
}

void PolygonTool::changed() {
    viewport().redrawTool();
    Q_EMIT hintChanged();
}

bool PolygonTool::cancel() {
    const bool isDrawing = !corners_.empty();
    corners_.clear();
    mouse_.reset();
    pressedAt_.reset();
    changed();
    return isDrawing;
}

void PolygonTool::refresh() {
    if (!corners_.empty() && of_ != viewport().document())
        cancel();
}

void PolygonTool::leave() {
    mouse_.reset();
}

symbol::Primitives PolygonTool::marks() const {
    symbol::Primitives out;
    auto points = corners_;
    if (mouse_)
        points.push_back(*mouse_);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto shape = i == 0 ? symbol::Shape::Ring : symbol::Shape::Disc;
        out.mark(points[i], kOutlineColour, i == 0 ? 14.0F : 9.0F, shape);
        if (points.size() < 2)
            continue;
        const bool closes = i + 1 == points.size();
        const auto& to = points[(i + 1) % points.size()];
        out.line(points[i], to, kOutlineColour, 2, closes ? symbol::SegmentDashed : symbol::SegmentPlain);
    }
    return out;
}

QString PolygonTool::hint() const {
    if (corners_.empty())
        return tr("Click the corners on the ground, around the polygon. Esc exits the tool.");
    return tr("Click the first corner or press Enter to close. Right-click takes the last corner back, Esc all.");
}

} // namespace navsmith::gui
