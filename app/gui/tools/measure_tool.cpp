#include "app/gui/tools/measure_tool.h"

#include "app/gui/panels/schema_text.h"
#include "app/gui/tools/snap.h"
#include "app/gui/viewport/viewport.h"

#include <QMouseEvent>

#include <fmt/format.h>
#include <glm/geometric.hpp>

namespace navsmith::gui {

namespace {

constexpr auto kMeasureLine = symbol::rgb(0xF78FB3);
constexpr auto kMeasureText = symbol::rgb(0xFFD9E6);

} // namespace

std::optional<glm::vec3> MeasureTool::pointAt(QPointF position) const {
    if (const auto hit = viewport().pickAt(position)) {
        if (const auto at = viewport().activeScene()->anchor(hit->element))
            return at;
    }
    const auto at = viewport().groundAt(position, points_.empty() ? 0.0F : points_.back().z);
    return at ? std::optional(Snap::in(viewport().document()).point(*at)) : std::nullopt;
}

void MeasureTool::press(const QMouseEvent& event) {
    pressedAt_ = event.position();
}

void MeasureTool::move(const QMouseEvent& event) {
    mouse_ = pointAt(event.position());
    viewport().redrawTool();
}

void MeasureTool::release(const QMouseEvent& event) {
    const auto pressed = std::exchange(pressedAt_, std::nullopt);
    if (!pressed || (event.position() - *pressed).manhattanLength() > kClickPixels)
        return;
    if (const auto at = pointAt(event.position()))
        points_.push_back(*at);
    viewport().redrawTool();
    if (points_.size() < 2)
        return;
    const auto way = points_.back() - points_.front();
    viewport().showMessage(tr("Path %1 units, direct %2, horizontal %3, vertical %4")
                               .arg(decimal(length(), 2))
                               .arg(decimal(glm::length(way), 2))
                               .arg(decimal(glm::length(glm::vec2(way)), 2))
                               .arg(decimal(way.z, 2)));
}

bool MeasureTool::rightClick(QPointF /*position*/) {
    cancel();
    return true;
}

bool MeasureTool::cancel() {
    const bool measuring = !points_.empty();
    points_.clear();
    mouse_.reset();
    viewport().redrawTool();
    return measuring;
}

double MeasureTool::length() const {
    double sum = 0;
    for (std::size_t i = 1; i < points_.size(); ++i)
        sum += static_cast<double>(glm::length(points_[i] - points_[i - 1]));
    return sum;
}

void MeasureTool::leave() {
    mouse_.reset();
}

symbol::Primitives MeasureTool::marks() const {
    symbol::Primitives out;
    auto points = points_;
    if (mouse_ && !points.empty())
        points.push_back(*mouse_);
    for (std::size_t i = 0; i < points.size(); ++i) {
        out.mark(points[i], kMeasureLine, 9, symbol::Shape::Diamond);
        if (i == 0)
            continue;
        out.line(points[i - 1], points[i], kMeasureLine, 2);
        out.labels.push_back({(points[i - 1] + points[i]) * 0.5F, kMeasureText,
                              fmt::format("{:.2f}", glm::length(points[i] - points[i - 1]))});
    }
    if (points.size() > 2) {
        double sum = 0;
        for (std::size_t i = 1; i < points.size(); ++i)
            sum += static_cast<double>(glm::length(points[i] - points[i - 1]));
        out.labels.push_back({points.back(), kMeasureText, fmt::format("= {:.2f}", sum)});
    }
    return out;
}

QString MeasureTool::hint() const {
    return tr("Click points to measure. Right-click or Esc starts over.");
}

} // namespace navsmith::gui
